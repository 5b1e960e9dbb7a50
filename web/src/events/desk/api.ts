/** What only the desk asks for. */

import { get } from '../../lib/api';
import type { EventNext, EventRight } from '../../wire';

export const desks = {
  /** The next round as the rules pair it. */
  next: (id: string) => get<EventNext>(`events/${id}/next`),
  /** Who may do what. */
  rights: () => get<EventRight[]>('events/rights'),
};
