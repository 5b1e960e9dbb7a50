/** What each move would do, as the engine foretells it: asked once a step, so that pointing at things is instant. */

import { untrack } from 'svelte';
import type { Action, Ahead, Blow, Play, Previews, Reach } from '../wire';

export type { Ahead, Blow };

/** What the server foretells, and for which step. */
type Told = Previews & { step: number };

export class Foretold {
  private found: Told | null = $state.raw(null);
  private step = $state(-1);

  /** Ask about the question of this step; what was known of another one is forgotten when the answer comes. */
  ask(table: string, step: number): () => void {
    untrack(() => (this.step = step));
    const given = new AbortController();
    void fetch(`/api/tables/${table}/previews`, { signal: given.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Told>) : null))
      .then((found) => (this.found = found))
      .catch(() => undefined); // the board works without
    return () => given.abort();
  }

  private get now(): Told | null {
    return this.found?.step === this.step ? this.found : null;
  }

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
