/** The numbers of a variant that the board draws, asked of the server: the client knows no rule. */

import { api } from '../lib/api';

export interface BoardNumbers {
  energyCap: number;
  gaugeFull: number;
  odds: { tendency: string; success: number; risk: string; points: number }[];
}

/** The numbers of Dice Battle with these changes. */
export async function boardNumbers(overrides: Record<string, number>): Promise<BoardNumbers> {
  const { values, odds } = await api.numbers('dice-battle', overrides);
  return { energyCap: values['energy.cap'] ?? 0, gaugeFull: values['gauge.full'] ?? 0, odds: odds as unknown as BoardNumbers['odds'] };
}
