/** The numbers of a variant that a board draws, asked of the server: the client knows no rule. */

import type { Numbers } from '../games/client';
import { api } from '../lib/api';

/** The numbers of a game with these changes. */
export async function numbersOf(game: string, overrides: Record<string, number>): Promise<Numbers> {
  const { values, odds } = await api.numbers(game, overrides);
  const words = Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replaceAll('.', '_'), value]));
  return { values, words, odds };
}
