/** Sample hands: the same number always draws the same cards from the same deck. */

import { joined, sha256, toHex } from '../lib/hashes';

/** The highest number of a hand; few enough digits to be told to somebody. */
export const LAST = 9999;

/** So many cards off the top of the deck once it is shuffled. */
export function sampleHand(deck: readonly string[], seed: number, size: number): string[] {
  return deck
    .map((card, at) => ({ card, place: toHex(sha256(joined(`hanpan/hand/${seed}/${at}`))) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, size)
    .map(({ card }) => card);
}
