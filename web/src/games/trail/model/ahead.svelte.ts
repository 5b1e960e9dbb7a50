/** What each move would do, as the engine foretells it. */

import { Foretelling } from '../../../board/foretold.svelte';
import type { Refusal } from '../../../wire';
import type { Action, Ahead, Blow, Play, Previews, Reach } from '../wire';

export type { Ahead, Blow };

export class Foretold extends Foretelling<Previews> {
  /** Whether anything is: not yet while the answer is on its way. */
  get known(): boolean {
    return this.now !== null;
  }

  /** Ending the turn now. */
  get end(): Ahead | null {
    return this.now?.end ?? null;
  }

  /** What would strike whoever stood there at the end of the turn, as things are. */
  stand(tile: number): Blow[] {
    return this.now?.stand[tile] ?? [];
  }

  /** Where one could walk to, in movement mode or not. */
  get reach(): readonly Reach[] {
    return this.now?.reach ?? [];
  }

  /** Why one cannot walk there, as the rules say. */
  barred(tile: number): Refusal | null {
    return this.now?.barred[tile] ?? null;
  }

  /** Walking there. */
  go(tile: number): Ahead | null {
    return this.find((one) => one.type === 'go' && one.to === tile);
  }

  play(card: string, tile: number | null = null, sign = 0): Ahead | null {
    return this.find((one) => one.type === 'play' && one.card === card && fits(one, tile) && (one.sign ?? 0) === sign);
  }

  drink(potion: string, amount = 0): Ahead | null {
    return this.find((one) => one.type === 'drink' && one.potion === potion && (one.amount ?? 0) === amount);
  }

  private find(wanted: (action: Action) => boolean): Ahead | null {
    return this.now?.options.find(({ action }) => wanted(action))?.ahead ?? null;
  }
}

function fits({ tiles = [] }: Play, tile: number | null): boolean {
  return tile === null ? !tiles.length : tiles.length === 1 && tiles[0] === tile;
}
