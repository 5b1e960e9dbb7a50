/** The keywords of a unit as a person reads them. */

import { t } from '../../../lib/i18n.svelte';
import { DEBUFFS, PERCENT, TIMED_ONLY } from '../constants';
import type { Unit } from '../wire';

export interface Status {
  /** Its own among those of the unit. */
  key: string;
  name: string;
  amount: number | null;
  percent: boolean;
  turns: number | null;
  bad: boolean;
}

const BAD = new Set<string>(DEBUFFS);
/** Their time is their number. */
const BY_TURNS = new Set<string>(TIMED_ONLY);
const IN_PERCENT = new Set<string>(PERCENT);

/** How much of a keyword an event speaks of: a number, a percentage, or turns. */
export function amountText(name: string, amount: number): string {
  if (IN_PERCENT.has(name)) return `${amount}%`;
  return BY_TURNS.has(name) ? t('clash-turns', { count: amount }) : String(amount);
}

/** Each keyword once, with its sum and its longest time; a shield once for each time at which a part of it ends. */
export function statusesOf(unit: Unit): Status[] {
  const found = new Map<string, Status>();
  for (const { name, amount = 0, turns = 0 } of unit.keywords ?? []) {
    const key = name === 'shield' ? `${name}/${turns}` : name;
    const old = found.get(key);
    found.set(key, {
      key,
      name,
      amount: amount + (old?.amount ?? 0) || null,
      percent: IN_PERCENT.has(name),
      turns: Math.max(turns, old?.turns ?? 0) || null,
      bad: BAD.has(name),
    });
  }
  return [...found.values()];
}
