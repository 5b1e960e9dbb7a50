/** What an ending means for somebody. */

import type { Ending } from '../wire';
import type { AnySeat } from './seats';

export type Verdict = 'win' | 'lose' | 'draw';

/** Won, lost or neither, for a seat among so many; somebody who looks on neither wins nor loses. */
export function verdictFor(ending: Ending, seat: AnySeat | null, seats: number): Verdict {
  if (seat === null || ending.reason === 'annulled') return 'draw';
  if (ending.winner === null) return seats === 1 ? 'lose' : 'draw';
  return ending.winner === seat ? 'win' : 'lose';
}
