/** How much energy a side can hold, as the rules last said. */

import type { Line, Numbers, Seat } from '../../client';
import { told } from './pace';

/** The cap at the side's last turn start; before the first one that of the variant. */
export function capOf(lines: Line[], seat: Seat, numbers: Numbers): number {
  const last = lines.map(told).findLast((event) => event.kind === 'energy' && event.seat === seat);
  return last?.kind === 'energy' ? last.data.cap : (numbers.values['energy.cap'] ?? 0);
}
