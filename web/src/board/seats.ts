/** Seats as a board shows them. */

import type { Names, Seat } from '../lib/narrate';
import { t } from '../lib/i18n.svelte';
import type { AnySeat } from '../lib/seats';
import type { Table } from '../lib/table.svelte';
import type { SeatInfo } from '../wire';
import { clockText, type Ticking } from './clock.svelte';

/** Both seats of a game for two. */
export const PAIR: readonly [Seat, Seat] = ['p1', 'p2'];

/** The other one of them. */
export const rivalOf = (seat: Seat): Seat => (seat === 'p1' ? 'p2' : 'p1');

/** The pair with this seat first. */
export const from = (first: Seat): readonly [Seat, Seat] => [first, rivalOf(first)];

/** What a seat is called. */
export const nameAt = (names: Names, seat: AnySeat): string => names[seat] ?? t(`seat-${seat}`);

/** Who sits there, and how they are doing. */
export interface Seated<S extends AnySeat = Seat> {
  seat: S;
  name: string;
  /** Whose face it is: a bot's, one that somebody has chosen, or the one that goes with the name. */
  face: string;
  /** Whether it is the viewer's own. */
  mine: boolean;
  info: SeatInfo | null;
  clock: string | null;
  lowTime: boolean;
  /** Choices that were made for somebody absent. */
  missed: number;
}

/** A seat at a table. */
export function seatedAt<S extends AnySeat>(table: Table, names: Names, clock: Ticking, seat: S): Seated<S> {
  return {
    seat,
    name: nameAt(names, seat),
    face: faceOf(table.info?.seats[seat]) ?? nameAt(names, seat),
    mine: seat === table.seat,
    info: table.info?.seats[seat] ?? null,
    clock: clockText(clock, seat),
    lowTime: clock.low(seat),
    missed: table.clock?.missed[seat] ?? 0,
  };
}

const faceOf = (info: SeatInfo | undefined): string | null => (info?.kind === 'bot' ? info.name : (info?.face ?? null));

/** Whose faces sit at a table, as far as they do not go with the names. */
export function facesOf(seats: Readonly<Record<string, SeatInfo>>): Record<string, string> {
  const found = Object.entries(seats).map(([seat, info]) => [seat, faceOf(info)]);
  return Object.fromEntries(found.filter(([, face]) => face !== null)) as Record<string, string>;
}

/** A seat in a replay: nobody is waited for. */
export function seatedThen<S extends AnySeat>(names: Names, faces: Record<string, string>, seat: S): Seated<S> {
  const name = nameAt(names, seat);
  const face = faces[seat] ?? name;
  return { seat, name, face, mine: false, info: null, clock: null, lowTime: false, missed: 0 };
}

/** These seats, the viewer's own first and the others in the order in which they sit. */
export function seatsFrom(seats: string[], viewer: AnySeat | null): AnySeat[] {
  const sorted = [...seats].sort() as AnySeat[];
  const at = Math.max(0, viewer ? sorted.indexOf(viewer) : 0);
  return [...sorted.slice(at), ...sorted.slice(0, at)];
}
