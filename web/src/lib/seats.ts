/** Seats at a table: as many as the game says, the first ones of these six. */

export type AnySeat = 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6';

/** A seat as the board of a game for two knows it. What comes off the wire is AnySeat, and is that for such a game. */
export type Seat = 'p1' | 'p2';

export const SEATS: readonly AnySeat[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];

/** Whether a text names a seat. */
export function isSeat(value: unknown): value is AnySeat {
  return SEATS.includes(value as AnySeat);
}
