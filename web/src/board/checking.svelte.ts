/** Why things cannot be added to an answer that is being put together: the rules are asked whenever it changes. */

import type { Refusal } from '../wire';

/** Why not, by the thing; null: it may be. */
type Verdicts = Record<string, Refusal | null>;

export class Checking<A> {
  private verdicts: Verdicts = $state.raw({});
  /** What the verdicts are about. */
  private about = $state('');

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
      void check(Object.values(asked)).then((found) => {
        if (late || found.length !== things.length) return;
        this.verdicts = Object.fromEntries(things.map((thing, i) => [thing, found[i]!]));
        this.about = about;
      });
      return () => {
        late = true;
      };
    });
  }

  /** Why the thing cannot be added, as far as the rules have said; what they said last stands until they speak again. */
  shown(thing: string): Refusal | null {
    return this.verdicts[thing] ?? null;
  }

  /** The same of the answer as it is now: null too while they have not spoken. The server has the last word anyway. */
  known(thing: string): Refusal | null {
    return this.about === JSON.stringify(this.answers()) ? this.shown(thing) : null;
  }
}
