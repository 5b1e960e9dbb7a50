/** How combat would end, as the engine foretells it. */

import { Foretelling } from '../../../board/foretold.svelte';
import type { Action, Combat, Previews } from '../wire';

export class Forecast extends Foretelling<Previews> {
  /** An attack that nobody blocks. */
  attack(places: readonly number[]): Combat | null {
    return this.find((one) => one.type === 'attack' && one.places.join() === places.join());
  }

  /** These blocks. */
  block(pairs: readonly [number, number][]): Combat | null {
    return this.find((one) => one.type === 'block' && (one.pairs ?? []).join() === pairs.join());
  }

  /** Which of these attackers could fall to a blocker that stands ready. */
  atRisk(places: readonly number[], seat: string): number[] {
    const duels = this.now?.duels ?? [];
    return places.filter((place) =>
      duels.some(
        ({ attacker, ahead }) =>
          attacker === place && ahead.falls.some((one) => one.seat === seat && one.place === place),
      ),
    );
  }

  private find(wanted: (action: Action) => boolean): Combat | null {
    return this.now?.options.find(({ action }) => wanted(action))?.ahead ?? null;
  }
}
