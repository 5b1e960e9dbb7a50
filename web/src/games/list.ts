/** Which games have a board here. Small, for the lobby: a game is loaded when somebody opens a table of it. */

import type { GameClient } from './client';

/** Each game is a piece of its own, found by being there. */
export const clients = import.meta.glob<{ default: GameClient }>('./*/client.ts');

/** Whether this client can show the game. */
export function hasBoard(game: string): boolean {
  return `./${game}/client.ts` in clients;
}
