/** What the events of Dice Battle sound like. */

import { sizeOf, type Cue } from '../../../sound/recipes';
import type { Event } from '../../../wire';
import { told } from './pace';
import type { GameEvent } from '../wire';

/** So many points at once are a great deal. */
const GREAT = 8;
const SIMPLE: Partial<Record<GameEvent['kind'], Cue>> = {
  roll: { sound: 'roll' },
  bonus_roll: { sound: 'roll' },
  luck_roll: { sound: 'roll' },
  keep: { sound: 'land' },
  special: { sound: 'gain' },
  event: { sound: 'event' },
  block: { sound: 'shield' },
  play: { sound: 'card' },
  card_won: { sound: 'card' },
  build: { sound: 'shield' },
  tendency: { sound: 'reveal' },
  steal: { sound: 'loss' },
  penalty: { sound: 'loss' },
  multiply: { sound: 'gain' },
  reset_card: { sound: 'break' },
  reset_event: { sound: 'break' },
};

export function cueOf(event: Event): Cue | null {
  const own = told({ event });
  if (own.kind === 'hit') return { sound: 'hit', size: sizeOf(own.data, GREAT) };
  if (own.kind === 'total') return own.data.after > own.data.before ? { sound: 'gain' } : null;
  return SIMPLE[own.kind] ?? null;
}
