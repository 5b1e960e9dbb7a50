/**
 * Playing without a connection. The games are kept in this browser only where somebody asked for it; a page that is
 * opened offline then has its server in the browser until its visitor goes back.
 */

import { forget, keepText, keepValue, keptText, keptValue } from './kept';

const KEPT = 'hanpan.engine';
const AWAY = 'hanpan.away';

/** The games that this browser keeps, and the build of the pages that are kept with them. */
export interface KeptGames {
  folder: string;
  build: string;
}

/** What is kept; null: nobody asked for it. */
export function keptGames(): KeptGames | null {
  const found = keptValue(KEPT) as Partial<KeptGames> | null;
  return typeof found?.folder === 'string' && typeof found.build === 'string' ? (found as KeptGames) : null;
}

/** Note that all files of these are there; null: nothing is kept any more. */
export function noteKept(games: KeptGames | null): void {
  if (games) keepValue(KEPT, games);
  else forget(KEPT);
}

/** Whether a page of this build plays without its server: its games are kept, and somebody has gone to play so. */
export function plays(build: string): boolean {
  if (keptGames()?.build !== build) return false;
  if (keptText(AWAY, 'sessionStorage') !== null) return true;
  // Only where nothing of the server's was asked for: a table there is not here.
  if (navigator.onLine || location.pathname !== '/') return false;
  keepText(AWAY, 'yes', 'sessionStorage');
  return true;
}

/** Play here, without the server. */
export function goAway(): void {
  keepText(AWAY, 'yes', 'sessionStorage');
  location.assign('/');
}

/** Back to the server. */
export function comeBack(): void {
  forget(AWAY, 'sessionStorage');
  location.assign('/');
}
