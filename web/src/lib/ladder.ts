/** Ladders: a mode `ladder-<name>` is played against the opponent of that name. Who has been beaten is kept in this browser. */

import type { GameCard } from '../wire';
import { keepValue, keptValue } from './kept';

const PREFIX = 'ladder-';
const key = (game: string): string => `hanpan.ladder.${game}`;

/** The opponent that a mode implies. */
export function foeOf(mode: string): string | null {
  return mode.startsWith(PREFIX) ? mode.slice(PREFIX.length) : null;
}

/** The mode in which one meets an opponent. */
export function modeAgainst(foe: string): string {
  return PREFIX + foe;
}

/** The opponents of a game's ladder, from the lowest rung up; none where there is no ladder. */
export function ladderOf(card: GameCard): string[] {
  return card.modes.map(foeOf).filter((foe) => foe !== null);
}

/** Whom this browser has seen beaten. */
export function beaten(game: string): string[] {
  const found = keptValue(key(game));
  return Array.isArray(found) ? found.filter((foe) => typeof foe === 'string') : [];
}

/** Note a win. */
export function noteWin(game: string, foe: string): void {
  keepValue(key(game), [...new Set([...beaten(game), foe])]);
}

/** The lowest opponent not yet beaten. */
export function nextFoe(card: GameCard): string | null {
  const done = beaten(card.id);
  return ladderOf(card).find((foe) => !done.includes(foe)) ?? null;
}
