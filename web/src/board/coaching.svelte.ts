/** The coach at a board: whether it may be asked, and what it has said of the present question: first what to look at,
    asked again the idea, then all of it. */

import type { Binding } from '../lib/bindings.svelte';
import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import type { Answering } from './answering.svelte';

export class Coaching {
  /** For `Answering`: the key that asks. */
  readonly binding: Binding = { keys: ['H'], says: 'key-hint', run: () => this.open && (this.ask(), true) };
  private readonly at: () => Table;
  private readonly answering: () => Pick<Answering, 'asked' | 'ready'>;
  private readonly silent: () => boolean;
  private advisedAt = -1;

  /** Made while a component is; `silent` says when nothing is to be advised on. */
  constructor(at: () => Table, answering: () => Pick<Answering, 'asked' | 'ready'>, silent: () => boolean) {
    this.at = at;
    this.answering = answering;
    this.silent = silent;
    $effect(() => {
      const { asked, ready } = answering();
      if (!asked || !ready || !this.open || settings.coach !== 'always' || this.advisedAt === asked.step) return;
      this.advisedAt = asked.step;
      void at().askHint(true);
    });
  }

  private readonly there = $derived.by(() => settings.coach !== 'off' && this.at().coached);
  /** Whether it may be asked now. */
  readonly open = $derived.by(() => this.there && this.answering().asked !== null && !this.silent());
  /** What it has said. */
  readonly hint = $derived.by(() => (this.there ? this.at().hint : null));
  /** How much of it is told. */
  readonly told = $derived.by(() => this.at().told);
  /** What a board draws of it: nothing before all is told. */
  readonly whole = $derived.by(() => (this.told === 3 ? this.hint : null));

  readonly ask = (): void => void this.at().askHint();
  readonly close = (): void => void (this.at().hint = null);
}
