/** How long an event stays in the light, and which begins a round. */

import { roundBy } from '../../../board/openings';
import { storyBy } from '../../../board/story';
import type { Line } from '../../../lib/table.svelte';
import type { Event } from '../../../wire';
import { HEADINGS, OPENINGS, STORY } from '../headings';
import type { GameEvent } from '../wire';

type Kind = GameEvent['kind'];

const PACE: Partial<Record<Kind, number>> = {
  roll: 1050,
  keep: 900,
  bonus_roll: 900,
  luck_roll: 600,
  base: 500,
  special: 900,
  event: 800,
  attacks: 500,
  block: 800,
  hit: 800,
  penalty: 700,
  multiply: 900,
  steal: 800,
  play: 600,
  build: 500,
  tendency: 500,
  total: 600,
  round_end: 600,
  card_won: 700,
  reset_card: 1000,
  reset_event: 1000,
  game_end: 600,
};
const PACE_OTHER = 220;
/** What a number on the seat's panel tells by itself. */
const PASSING = new Set<Kind>(['energy', 'energy_cut', 'gauge', 'shields', 'shield_lost', 'reserve', 'event_order']);
const PASSING_MS = 110;
/** What both seats do at once: the first of the pair hardly waits for the second. */
const TOGETHER = new Set<Kind>(['roll', 'keep', 'base', 'special', 'tendency', 'build', 'play', 'event', 'total']);
const FIRST_MS = 120;
const SILENT = new Set<Kind>([...HEADINGS, 'game_start', 'score']);
/** The longest show of a step: the end of a round, the dice, all else. A round has one of each at most, and its stances
    before them. */
const END_MS = 4200;
const DICE_MS = 3400;
const ELSE_MS = 1500;

/** The event of a line, as this game's own. */
export function told({ event }: Pick<Line, 'event'>): GameEvent {
  return event as GameEvent;
}

/** Milliseconds at speed 1; none for what a person need not look at. */
export function pace(event: Event, rest: readonly Event[] = []): number {
  const { kind, seat } = told({ event });
  if (SILENT.has(kind)) return 0;
  const paired = TOGETHER.has(kind) && rest.some((one) => one.kind === kind && one.seat !== seat);
  if (paired) return FIRST_MS;
  return PASSING.has(kind) ? PASSING_MS : (PACE[kind] ?? PACE_OTHER);
}

/** The most that a step takes, so that nobody watches a round for longer than it is fun. */
export function longest(events: readonly Event[]): number {
  const kinds = new Set(events.map((event) => told({ event }).kind));
  if (kinds.has('round_end')) return END_MS;
  return kinds.has('roll') || kinds.has('keep') ? DICE_MS : ELSE_MS;
}

/** The round that begins with an event. */
export const roundOf = roundBy(OPENINGS);

/** The part of an event in the log. */
export const partOf = storyBy(STORY);

/** What the log leaves out. */
export const quiet: ReadonlySet<string> = new Set<Kind>(HEADINGS);
