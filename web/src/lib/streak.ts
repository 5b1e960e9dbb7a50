/** Wins in a row, game by game, as this browser has seen them. */

import { keepValue, keptRecord } from './kept';
import type { Verdict } from './verdict';

const KEY = 'hanpan.streaks';
/** Games that are remembered as counted: whoever comes back to an end does not win again. */
const COUNTED = 50;

export interface Streak {
  /** Wins in a row up to now. */
  wins: number;
  /** The most there ever were. */
  best: number;
}

interface Kept extends Streak {
  tables: string[];
}

/** Count the end of a game, once a table; a draw ends no row. */
export function noteEnd(game: string, table: string, verdict: Verdict): Streak {
  const all = keptRecord<Kept>(KEY);
  const { wins = 0, best = 0, tables = [] } = all[game] ?? {};
  if (tables.includes(table)) return { wins, best };
  const now = verdict === 'win' ? wins + 1 : verdict === 'lose' ? 0 : wins;
  const kept = { wins: now, best: Math.max(best, now), tables: [table, ...tables].slice(0, COUNTED) };
  keepValue(KEY, { ...all, [game]: kept });
  return { wins: kept.wins, best: kept.best };
}
