/** What the events of Clash sound like. */

import { sizeOf, type Cue } from '../../../sound/recipes';
import type { Event } from '../../../wire';
import type { GameEvent } from '../wire';
import { pace, told } from './pace';

/** So much health at once is a great deal. */
const GREAT = 20;
const SIMPLE: Partial<Record<GameEvent['kind'], Cue>> = {
  round_start: { sound: 'turn' },
  reveal: { sound: 'reveal' },
  resolve: { sound: 'card' },
  fire: { sound: 'stack' },
  nullified: { sound: 'stop' },
  fail: { sound: 'stop' },
  absorb: { sound: 'shield' },
  shield_ends: { sound: 'break' },
  critical: { sound: 'event' },
  keyword: { sound: 'stack' },
  frozen: { sound: 'stop' },
  summon: { sound: 'stack' },
  leaves: { sound: 'break' },
  down: { sound: 'break' },
};

export function cueOf(event: Event): Cue | null {
  const own = told({ event });
  if (own.kind === 'damage') {
    return own.data.after < own.data.before ? { sound: 'hit', size: sizeOf(own.data, GREAT) } : null;
  }
  if (own.kind === 'heal') return own.data.after > own.data.before ? { sound: 'heal' } : null;
  if (own.kind === 'critical' && !own.data.critical) return null;
  return pace(event) > 0 ? (SIMPLE[own.kind] ?? null) : null;
}
