/** How long an event stays in the light. */

import { roundBy } from '../../../board/openings';
import { storyBy } from '../../../board/story';
import type { Line } from '../../client';
import type { Event } from '../../../wire';
import { HEADINGS, OPENINGS, STORY } from '../headings';
import type { GameEvent } from '../wire';

export type Kind = GameEvent['kind'];

const PACE: Partial<Record<Kind, number>> = {
  mulligan: 300,
  initiative: 900,
  round_start: 500,
  initiative_void: 700,
  frozen: 800,
  damage: 800,
  bounds: 500,
  absorb: 300,
  leaves: 600,
  down: 800,
  heal: 700,
  no_heal: 500,
  skip: 500,
  immune: 700,
  resist: 500,
  critical: 600,
  reflect: 500,
  keyword: 500,
  removed: 500,
  summon: 600,
  initiative_sealed: 600,
  energy: 150,
  draw: 150,
  tie: 800,
  priority: 1100,
  window: 250,
  resolve: 650,
  fire: 900,
  nullified: 1000,
  counter: 400,
  fail: 800,
  exhaust: 350,
  returned: 350,
  shield_ends: 300,
  verdict: 500,
  rematch: 900,
};
const REVEAL = 1100;
const REFUND = 350;
const PACE_OTHER = 150;
const SILENT = new Set<Kind>([
  ...HEADINGS,
  'game_start',
  'deck',
  'declare',
  'reserve',
  'target',
  'discard',
  'ticks_due',
  'lasts',
  'fade',
  'decline',
]);

/** The event of a line, as one of Clash. */
export function told({ event }: Pick<Line, 'event'>): GameEvent {
  return event as GameEvent;
}

/** Milliseconds at speed 1; none for what a person need not look at. */
export function pace(event: Event): number {
  const own = told({ event });
  if (SILENT.has(own.kind)) return 0;
  // Both queues turn over at once (CL-REV-01): the second reveal shows them.
  if (own.kind === 'reveal') return own.seat === 'p2' ? REVEAL : 0;
  if (own.kind === 'refund') return own.data.after > own.data.before ? REFUND : 0;
  if (own.kind === 'keyword' && own.data.after < own.data.before) return 0; // counts down, as durations do
  return PACE[own.kind] ?? PACE_OTHER;
}

/** The seed that the round draws from. */
export function seedOf(event: Event): number | null {
  const own = told({ event });
  return own.kind === 'round_start' ? own.data.seed : null;
}

/** The round that begins with an event. */
export const roundOf = roundBy(OPENINGS);

/** The part of an event in the log. */
export const partOf = storyBy(STORY);

/** What the log leaves out. */
export const quiet: ReadonlySet<string> = new Set<Kind>(HEADINGS);
