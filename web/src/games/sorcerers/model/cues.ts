/** What the events of Sorcerers sound like. */

import { sizeOf, type Cue } from '../../../sound/recipes';
import type { Event } from '../../../wire';
import type { GameEvent } from '../wire';
import { pace, told } from './pace';

/** So much damage to a player at once is a great deal. */
const GREAT = 8;
const SIMPLE: Partial<Record<GameEvent['kind'], Cue>> = {
  turn: { sound: 'turn' },
  draw: { sound: 'card' },
  play: { sound: 'card' },
  use: { sound: 'stack' },
  respond: { sound: 'stack' },
  enters: { sound: 'land' },
  equipped: { sound: 'land' },
  event_begins: { sound: 'event' },
  unharmed: { sound: 'shield' },
  protected: { sound: 'shield' },
  protect: { sound: 'shield' },
  block: { sound: 'shield' },
  attack: { sound: 'reveal' },
  negated: { sound: 'stop' },
  destroyed: { sound: 'break' },
  incapacitated: { sound: 'break' },
  heal: { sound: 'heal' },
  heal_player: { sound: 'heal' },
  lifelink: { sound: 'heal' },
  boost: { sound: 'gain' },
  clock_warning: { sound: 'clock' },
};

export function cueOf(event: Event): Cue | null {
  const own = told({ event });
  if (own.kind === 'hit') return { sound: 'hit', size: sizeOf(own.data, GREAT) };
  if (own.kind === 'damage' || own.kind === 'combat_damage') return { sound: 'hit', size: 0.3 };
  return pace(event) > 0 ? (SIMPLE[own.kind] ?? null) : null;
}
