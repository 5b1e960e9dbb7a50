/** Why things cannot be added to an answer that is being put together: the rules are asked whenever it changes. */

import { tick } from 'svelte';
import type { Refusal } from '../wire';

/** Why not, by the thing; null: it may be. */
type Verdicts = Record<string, Refusal | null>;

export class Checking<A> {
  private verdicts: Verdicts = $state.raw({});
  /** What the verdicts are about. */
  private about = $state('');
  /** Over once the rules have spoken of the answers, or these are asked about no more. */
  private asking: Promise<void> = Promise.resolve();
  /** Over once everything that was to be done in turn has been. */
  private turn: Promise<void> = Promise.resolve();

  /** Made while a component is. `answers` are the answer with each thing added, by the thing; `check` asks the rules. */
  constructor(
    private readonly answers: () => Record<string, A>,
    check: (answers: A[]) => Promise<(Refusal | null)[]>,
  ) {
    $effect(() => {
      const asked = this.answers();
      const about = JSON.stringify(asked);
      const things = Object.keys(asked);
      if (!things.length) {
        this.verdicts = {};
        return;
      }
      let late = false;
      let over!: () => void;
      this.asking = new Promise((done) => (over = done));
      void check(Object.values(asked)).then((found) => {
        if (!late && found.length === things.length) {
          this.verdicts = Object.fromEntries(things.map((thing, i) => [thing, found[i]!]));
          this.about = about;
        }
        over();
      });
      return () => {
        late = true;
        over();
      };
    });
  }

  /** Why the thing cannot be added, as far as the rules have said; what they said last stands until they speak again. */
  shown(thing: string): Refusal | null {
    return this.verdicts[thing] ?? null;
  }

  /** The same of the answer as it is now, once they have spoken; null too where they cannot be asked: the server has the
      last word anyway. */
  async verdict(thing: string): Promise<Refusal | null> {
    let asking: Promise<void>;
    do {
      await tick(); // what was just added is asked about
      asking = this.asking;
      await asking;
    } while (asking !== this.asking);
    return this.about === JSON.stringify(this.answers()) ? this.shown(thing) : null;
  }

  /** Do one thing after another, however fast the keys come: each may wait for a verdict. */
  inTurn(act: () => void | Promise<void>): void {
    this.turn = this.turn.then(act);
  }
}
