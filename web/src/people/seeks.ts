/** What somebody looks for with one press: the mode of the last time, rated where that is possible and wanted. */

import { keepValue, keptRecord } from '../lib/kept';
import type { GameCard, SeekBody } from '../wire';

const KEY = 'hanpan.seeks';

/** Whether games of a mode can be rated. */
export const canRate = (card: GameCard, mode: string): boolean =>
  Object.values(card.classes).some((modes) => modes.includes(mode));

/** Whether the visitor wants rated games; so it is unless they have said otherwise. */
export const wantsRated = (game: string): boolean => keptRecord<boolean>(KEY)[game] ?? true;

/** Note what the visitor wants. */
export function keepWish(game: string, rated: boolean): void {
  keepValue(KEY, { ...keptRecord<boolean>(KEY), [game]: rated });
}

/** The wish of one press; null for a game in which nobody can be looked for. */
export function wishFor(card: GameCard, picked: string, account: boolean): (SeekBody & { mode: string }) | null {
  const usual = card.queues.includes(card.default_mode) ? card.default_mode : card.queues[0];
  const mode = card.queues.includes(picked) ? picked : usual;
  if (mode === undefined) return null;
  return { game: card.id, mode, rated: account && canRate(card, mode) && wantsRated(card.id) };
}
