/** Which place of a field an event is about. */

import type { GameEvent } from '../wire';

type Placed = Extract<GameEvent, { data: { place: number } }>;

const PLACED: Record<Placed['kind'], true> = {
  boost: true,
  combat_damage: true,
  damage: true,
  enters: true,
  equipped: true,
  heal: true,
  incapacitated: true,
  lend: true,
  lifelink: true,
  replaced: true,
};

/** The place, counted from 1; null: the event is about none. */
export function placeOf(event: GameEvent): number | null {
  return isPlaced(event) ? event.data.place : null;
}

function isPlaced(event: GameEvent): event is Placed {
  return event.kind in PLACED;
}
