/** Which games have a board of their own here. Small, for the lobby: a game is loaded when somebody opens a table of it. */

import type { GameClient } from './client';

/** Each game is a piece of its own, found by being there. */
export const clients = import.meta.glob<{ default: GameClient }>('./*/client.ts');

/** Whether this client has a board for the game, and its words; else the one for any game shows it. */
export function hasBoard(game: string): boolean {
  return `./${game}/client.ts` in clients;
}
