/** What an ending means for somebody. */

import type { Ending } from '../wire';
import type { AnySeat } from './seats';

export type Verdict = 'win' | 'lose' | 'draw';

/** Won, lost or neither, for a seat among so many; somebody who looks on neither wins nor loses. */
export function verdictFor(ending: Ending, seat: AnySeat | null, seats: number): Verdict {
  if (seat === null || ending.reason === 'annulled') return 'draw';
  const first = firstPlaces(ending);
  if (first.length) return first.includes(seat) ? 'draw' : 'lose';
  if (ending.winner === null) return seats === 1 ? 'lose' : 'draw';
  return ending.winner === seat ? 'win' : 'lose';
}

/** Who share the first place while others stand behind them; empty: somebody won alone, or nobody is before anybody. */
export function firstPlaces(ending: Ending): AnySeat[] {
  const ranks = Object.entries((ending.outcome?.ranks ?? {}) as Record<AnySeat, number>) as [AnySeat, number][];
  const first = ranks.filter(([, place]) => place === 1).map(([seat]) => seat);
  return ending.winner === null && first.length < ranks.length ? first : [];
}

/** What the result tells of each seat as a number; null: it does not, or not of all. */
export function numbersOf(ending: Ending, seats: readonly AnySeat[]): Partial<Record<AnySeat, number>> | null {
  const found = seats.map((seat): [AnySeat, unknown] => [seat, ending.outcome?.data?.[seat]]);
  return found.every(([, value]) => typeof value === 'number') ? Object.fromEntries(found) : null;
}
