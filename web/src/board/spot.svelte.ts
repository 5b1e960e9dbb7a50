/** The one place for the button that makes an answer. Whatever knows the answer puts the button there. */

import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('spot');

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
export const newSpot = (): Spot => setContext(KEY, new Spot());

/** The place around a component, if there is one. */
export const spotAround = (): Spot | undefined => getContext<Spot | undefined>(KEY);
