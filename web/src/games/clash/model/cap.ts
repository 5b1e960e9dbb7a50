/** How much energy a side can hold, as the rules last said. */

import type { Line, Numbers, Seat } from '../../client';

/** The cap at the side's last turn start; before the first one that of the variant. */
export function capOf(lines: Line[], seat: Seat, numbers: Numbers): number {
  const told = lines.findLast(({ event }) => event.kind === 'energy' && event.seat === seat);
  return told ? (told.event.data as { cap: number }).cap : (numbers.values['energy.cap'] ?? 0);
}
