/** How far the tutorial of a game has come, kept in this browser: its table, the lesson, whether the guide was sent away.
    What counted other lessons than there are now begins anew at its table: the guide leaves out what is past. */

import { keepValue, keptValue } from '../lib/kept';

export interface Progress {
  table: string;
  step: number;
  /** How many lessons there were. */
  of: number;
  silent: boolean;
}

const key = (game: string): string => `hanpan.tutorial.${game}`;

/** What was kept, if anything. */
export function kept(game: string, of: number): Progress | null {
  const found = keptValue(key(game)) as Partial<Progress> | null;
  if (!found?.table) return null;
  const step = found.of === of ? (found.step ?? 0) : 0;
  return { table: found.table, step, of, silent: found.silent ?? false };
}

/** Keep it. */
export function keep(game: string, progress: Progress): void {
  keepValue(key(game), progress);
}
