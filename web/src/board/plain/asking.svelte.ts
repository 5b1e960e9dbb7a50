/** A question asked a few options at a time, as the server tells them in words. */

import { settings } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';
import type { OptionInfo, OptionsReply } from '../../wire';

/** As many as there are digits to press. */
export const PAGE = 9;

/** What has been taken of an answer to the question of a step, and which page of the options is open. */
interface Taken {
  step: number;
  said: string[];
  page: number;
}

const NOTHING: string[] = [];

export class Asking {
  problem = $state('');
  private taken: Taken = $state.raw({ step: -1, said: NOTHING, page: 0 });
  private found: { said: string[]; reply: OptionsReply } | null = $state.raw(null);
  private readonly at: () => Table;

  /** Made while a component is. */
  constructor(at: () => Table) {
    this.at = at;
    $effect(() => {
      const { step, said } = this;
      const { lang } = settings;
      if (step === null) return;
      let late = false;
      void at()
        .options(said, lang)
        .then((reply) => {
          if (late) return;
          if (typeof reply === 'string') this.problem = reply;
          else [this.found, this.problem] = [{ said, reply }, ''];
        });
      return () => (late = true);
    });
  }

  /** The step that is asked about; null: nothing is. */
  private readonly step = $derived.by(() => {
    const { asked } = this.at();
    return asked && !asked.sealed ? asked.step : null;
  });
  private readonly said = $derived.by(() => (this.taken.step === this.step ? this.taken.said : NOTHING));
  private readonly told = $derived.by(() => {
    const { found, said, step } = this;
    return found && found.said === said && found.reply.step === step ? found.reply : null;
  });

  /** What may be taken now, all pages; null while the server is asked. */
  readonly options = $derived.by<OptionInfo[] | null>(() => this.told?.options ?? null);
  /** What may not be chosen, with reasons. */
  readonly refused = $derived.by<OptionInfo[]>(() => this.told?.refused ?? []);
  /** What has been taken so far, in words. */
  readonly soFar = $derived.by(() => this.told?.so_far ?? '');
  /** Whether something was taken that can be given back. */
  readonly begun = $derived.by(() => this.said.length > 0);
  readonly pages = $derived.by(() => Math.max(1, Math.ceil((this.options?.length ?? 0) / PAGE)));
  readonly page = $derived.by(() => (this.taken.step === this.step ? this.taken.page : 0));
  /** What is on the screen. */
  readonly shown = $derived.by(() => (this.options ?? []).slice(this.page * PAGE, (this.page + 1) * PAGE));

  /** How far the answer is: how many options were taken, and which page is open. */
  readonly place = $derived.by(() => `${this.said.length}.${this.page}`);

  /** Go on with an option that is no answer yet. */
  readonly take = (option: OptionInfo): void => this.open(option.said);

  /** One option back. */
  readonly back = (): void => this.open(this.said.length > 1 ? this.said.slice(0, -1) : NOTHING);

  /** The next page, or the one before; from the last to the first. */
  readonly turn = (by: 1 | -1): void => this.open(this.said, (this.page + by + this.pages) % this.pages);

  private open(said: string[], page = 0): void {
    this.taken = { step: this.step ?? -1, said, page };
  }
}
