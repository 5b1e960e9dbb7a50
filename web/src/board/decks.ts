/** Decks that may be brought to a table. */

import type { Refusal } from '../wire';

export interface Offered<A> {
  key: string;
  name: string;
  about: string;
  cards: string[];
  side: string[];
  /** The answer that brings it. */
  action: A;
  /** Why it may not be brought. */
  refusal: Refusal | null;
}

/** All decks: the one of one's own that was just chosen to play with comes first, the others of one's own last. */
export function firstChosen<A>(offers: Offered<A>[], own: Offered<A>[], chosen: string | null): Offered<A>[] {
  return [...own.filter(({ name }) => name === chosen), ...offers, ...own.filter(({ name }) => name !== chosen)];
}
