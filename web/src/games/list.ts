/** Which games have a board of their own here. Small, for the lobby: a game is loaded when somebody opens a table of it. */

import type { Component } from 'svelte';
import type { GameClient } from './client';

/** Each game is a piece of its own, found by being there. */
export const clients = import.meta.glob<{ default: GameClient }>('./*/client.ts');

/** Where one draws maps of one's own, for the games that have such. */
export const editors = import.meta.glob<{ default: Component }>('./*/Editor.svelte');

/** Whether one can draw maps for the game here. */
export function hasEditor(game: string): boolean {
  return `./${game}/Editor.svelte` in editors;
}

/** Whether the game lay here when this client was built; else the server has its words, and the plain board shows it. */
export function isBuiltIn(game: string): boolean {
  return `./${game}/client.ts` in clients;
}
