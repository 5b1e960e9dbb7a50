/** How long what happened is shown. */

import type { GameClient } from '../games/client';
import type { Event } from '../wire';

/** What the show needs to know of a game. */
export type Paced = Pick<GameClient, 'pace' | 'longest'>;

/** Milliseconds at speed 1 for each event of a step. Where that is more than the game has for it, all go faster. */
export function showOf(game: Paced, events: readonly Event[]): number[] {
  const each = events.map((event, n) => game.pace(event, events.slice(n + 1)));
  const all = each.reduce((sum, ms) => sum + ms, 0);
  const most = game.longest?.(events) ?? Infinity;
  return all > most ? each.map((ms) => (ms * most) / all) : each;
}
