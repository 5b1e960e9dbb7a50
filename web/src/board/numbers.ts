/** The numbers of a variant that a board draws, asked of the server: the client knows no rule. */

import type { Numbers } from '../games/client';
import { api } from '../lib/api';

/** The changed numbers that are worth a warning: how many sit at a table is no variant, and can be seen. */
export function unusual(overrides: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(overrides).filter(([name]) => name !== 'seats'));
}

/** The numbers of a game with these changes. */
export async function numbersOf(game: string, overrides: Record<string, number>): Promise<Numbers> {
  const { values, odds } = await api.numbers(game, overrides);
  const words = Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replaceAll('.', '_'), value]));
  return { values, words, odds };
}
