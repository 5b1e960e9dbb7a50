/** What an event means for each seat: the sign that its panel shows. A theft has a winner and a loser. */

import { rivalOf } from '../../../board/seats';
import { tone, type Seat } from '../../../lib/narrate';
import type { Event } from '../../../wire';
import { told } from './pace';

export type Mark = 'gain' | 'loss' | 'block';

/** How the event marks a seat; null where it does not. */
export function markFor(line: { event: Event } | null | undefined, seat: Seat): Mark | null {
  if (!line) return null;
  const event = told(line);
  if (event.kind === 'score_swap') {
    const [own, other] = [event.data[seat], event.data[rivalOf(seat)]];
    return own === other ? null : own > other ? 'gain' : 'loss';
  }
  if (event.kind === 'reset_card' || event.kind === 'reset_event') return 'loss';
  if (event.kind === 'thief' && event.seat !== seat) return event.data.points ? 'gain' : null;
  if (event.kind === 'steal' && event.seat !== seat) return event.data.taken ? 'loss' : null;
  if (event.seat !== seat) return null;
  const found = tone(line.event, seat);
  return found === 'info' ? null : found;
}
