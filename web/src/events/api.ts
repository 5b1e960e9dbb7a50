/** Tournaments over HTTP. */

import { get, post } from '../lib/api';
import type {
  EventAct,
  EventBody,
  EventBracket,
  EventDeckList,
  EventDesk,
  EventList,
  EventLog,
  EventMissing,
  EventPage,
  EventRound,
  EventStandings,
  Rulebook,
} from '../wire';

export type Scope = 'open' | 'playing' | 'over' | 'mine';
export type File = 'log' | 'json' | 'csv' | 'trf' | 'calendar';

export const tournaments = {
  list: (scope: Scope) => get<EventList>(`events?scope=${scope}`),
  open: (body: EventBody) => post<EventPage>('events', body),
  page: (id: string) => get<EventPage>(`events/${id}`),
  round: (id: string, number: number) => get<EventRound>(`events/${id}/rounds/${number}`),
  standings: (id: string) => get<EventStandings>(`events/${id}/standings`),
  bracket: (id: string) => get<EventBracket>(`events/${id}/bracket`),
  log: (id: string, after = 0) => get<EventLog>(`events/${id}/log?after=${after}`),
  /** For judges and organisers: calls, notes, appeals; for a player the own appeals. */
  desk: (id: string) => get<EventDesk>(`events/${id}/desk`),
  /** Who is missing now. */
  missing: (id: string) => get<EventMissing>(`events/${id}/missing`),
  deck: (id: string, handle: string) => get<EventDeckList>(`events/${id}/decks/${handle}`),
  act: (id: string, act: EventAct) => post<EventPage>(`events/${id}/acts`, act),
  rulebook: () => get<Rulebook>('events/rulebook'),
  /** The address of one of its files. */
  file: (id: string, as: File) => `/api/events/${id}/export?as=${as}`,
};
