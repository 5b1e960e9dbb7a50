/** Which games have a board of their own here. Small, for the lobby: a game is loaded when somebody opens a table of it. */

import type { GameClient } from './client';

/** Each game is a piece of its own, found by being there. */
export const clients = import.meta.glob<{ default: GameClient }>('./*/client.ts');

/** Whether the game lay here when this client was built; else the server has its words, and the plain board shows it. */
export function isBuiltIn(game: string): boolean {
  return `./${game}/client.ts` in clients;
}
