/** The numbers of a variant that the board draws, asked of the server: the client knows no rule. */

import { api } from '../lib/api';

export interface BoardNumbers {
  energyCap: number;
  gaugeFull: number;
  /** Every number under its name as a message argument: `cards.attack_damage` is `$cards_attack_damage`. */
  words: Record<string, number>;
  odds: { tendency: string; success: number; risk: string; points: number }[];
}

/** The numbers of Dice Battle with these changes. */
export async function boardNumbers(overrides: Record<string, number>): Promise<BoardNumbers> {
  const { values, odds } = await api.numbers('dice-battle', overrides);
  const words = Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replaceAll('.', '_'), value]));
  return { words, energyCap: values['energy.cap'] ?? 0, gaugeFull: values['gauge.full'] ?? 0, odds: odds as unknown as BoardNumbers['odds'] };
}
