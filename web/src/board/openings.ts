/** Where a round or a turn begins, as the event types of the rules say. */

import type { Event, Opening } from '../wire';

type Found = { counted: Opening['counted']; number: number };

/** What an event begins; null: nothing. */
export function opened(openings: readonly Opening[], event: Event): Found | null {
  const data = (event.data ?? {}) as Record<string, unknown>;
  const found = openings.find(({ kind, where }) => kind === event.kind && (!where || data[where[0]] === where[1]));
  return found ? { counted: found.counted, number: Number(data[found.counted]) } : null;
}

/** The round (or turn) that begins with an event. */
export const roundBy =
  (openings: readonly Opening[]) =>
  (event: Event): number | null =>
    opened(openings, event)?.number ?? null;
