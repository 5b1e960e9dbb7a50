/** What the events of Trail sound like. */

import { sizeOf, type Cue } from '../../../sound/recipes';
import type { Event } from '../../../wire';
import type { GameEvent } from '../wire';
import { told } from './pace';

/** So much health at once is a great deal. */
const GREAT = 12;
const SIMPLE: Partial<Record<GameEvent['kind'], Cue>> = {
  roll: { sound: 'roll' },
  step: { sound: 'step' },
  leap: { sound: 'step' },
  item: { sound: 'gain' },
  heal: { sound: 'heal' },
  drink: { sound: 'heal' },
  absorb: { sound: 'shield' },
  play: { sound: 'card' },
  strike: { sound: 'hit', size: 0.3 },
  falls: { sound: 'break' },
  bump: { sound: 'land' },
  wall_raised: { sound: 'land' },
  leg_injury: { sound: 'loss' },
  train: { sound: 'event' },
  shadowed: { sound: 'loss' },
  stage_won: { sound: 'win' },
  card_offer: { sound: 'reveal' },
  event_offer: { sound: 'reveal' },
  card_taken: { sound: 'gain' },
};

export function cueOf(event: Event): Cue | null {
  const own = told({ event });
  if (own.kind === 'hurt') return { sound: 'hit', size: sizeOf(own.data, GREAT) };
  return SIMPLE[own.kind] ?? null;
}
