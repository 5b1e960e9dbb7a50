/** What this browser keeps of a table's dice: the first commitment it was shown, its own value, pledges of the others. */

import type { TableInfo } from '../wire';
import { keepValue, keptValue } from './kept';
import type { AnySeat as Seat } from './seats';

/** What was kept of a table. `pledges` are those of the others, from before the own value was opened. */
export interface Kept {
  commitment: string;
  seat?: Seat;
  value?: string;
  pledged?: boolean;
  opened?: boolean;
  pledges?: Partial<Record<Seat, string>>;
}

const place = (table: string): string => `hanpan.dice.${table}`;

export function keptOf(table: string): Kept | null {
  return keptValue(place(table)) as Kept | null;
}

export function keep(table: string, kept: Kept): void {
  keepValue(place(table), kept);
}

/** Keep the commitment if it is the first one of its table; it is never overwritten. */
export function remember({ id, commitment }: Pick<TableInfo, 'id' | 'commitment'>): Kept {
  const known = keptOf(id);
  if (known) return known;
  const kept = { commitment };
  keep(id, kept);
  return kept;
}
