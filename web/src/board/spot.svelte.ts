/** Places of the frame that something written elsewhere is put into: the one for the button that makes an answer, and the
    one for the hand. */

import { getContext, setContext, type Snippet } from 'svelte';

type Place = 'action' | 'hand';
const KEYS: Record<Place, symbol> = { action: Symbol('action'), hand: Symbol('hand') };

export class Spot {
  private held: Snippet[] = $state.raw([]);
  /** The same: what is taken away while another comes would see the former state. */
  private now: Snippet[] = [];

  /** What lies there, in the order in which it came. */
  get all(): readonly Snippet[] {
    return this.held;
  }

  put(one: Snippet): () => void {
    this.held = this.now = [...this.now, one];
    return () => (this.held = this.now = this.now.filter((other) => other !== one));
  }
}

/** Made while a component is that has such a place. */
export const newSpot = (place: Place): Spot => setContext(KEYS[place], new Spot());

/** The place around a component, if there is one. */
export const spotAround = (place: Place): Spot | undefined => getContext<Spot | undefined>(KEYS[place]);
