/** The coach at a board: whether it may be asked, and what it has said of the present question. */

import type { Binding } from '../lib/bindings.svelte';
import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import { alone } from '../lib/transport';
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
      this.ask();
    });
  }

  /** Between people it is silent, and a server in the browser has none. */
  private readonly there = $derived.by(() => {
    const seats = Object.values(this.at().info?.seats ?? {});
    return settings.coach !== 'off' && !alone && seats.filter(({ kind }) => kind === 'person').length === 1;
  });
  /** Whether it may be asked now. */
  readonly open = $derived.by(() => this.there && this.answering().asked !== null && !this.silent());
  /** What it has said. */
  readonly hint = $derived.by(() => (this.there ? this.at().hint : null));

  readonly ask = (): void => void this.at().askHint();
  readonly close = (): void => void (this.at().hint = null);
}
