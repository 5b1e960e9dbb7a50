/** The keywords of a unit as a person reads them: shields in one piece, what it is immune to among them. */

import type { Unit } from './wire';

export interface Status {
  name: string;
  amount: number | null;
  percent: boolean;
  turns: number | null;
  bad: boolean;
}

const BAD = new Set(['poison', 'burn', 'freeze', 'vulnerable', 'heal_down', 'weakness', 'gain_down', 'cap_down']);
/** Their time is their number. */
export const BY_TURNS = new Set(['burn', 'regen', 'freeze', 'resist', 'immunity']);
const PERCENT = new Set(['vulnerable', 'mitigation', 'heal_down']);

/** How much of a keyword an event speaks of: a number, a percentage, or turns. */
export function amountText(name: string, amount: number): string {
  if (PERCENT.has(name)) return `${amount}%`;
  return BY_TURNS.has(name) ? `⏳${amount}` : String(amount);
}

/** Each keyword once, with its sum and its longest time. */
export function statusesOf(unit: Unit): Status[] {
  const found = new Map<string, Status>();
  for (const { name, amount = 0, turns = 0 } of unit.keywords ?? []) {
    const old = found.get(name);
    found.set(name, {
      name,
      amount: amount + (old?.amount ?? 0) || null,
      percent: PERCENT.has(name),
      turns: Math.max(turns, old?.turns ?? 0) || null,
      bad: BAD.has(name),
    });
  }
  return [...found.values()];
}
