/** How long an event stays in the light. */

import { roundBy } from '../../../board/openings';
import { storyBy } from '../../../board/story';
import type { Line } from '../../../lib/table.svelte';
import type { Event } from '../../../wire';
import { HEADINGS, OPENINGS, STORY } from '../headings';
import type { GameEvent } from '../wire';

export type Kind = GameEvent['kind'];

const PACE: Partial<Record<Kind, number>> = {
  mulligan: 300,
  first: 900,
  turn: 700,
  draw: 200,
  play: 900,
  use: 800,
  respond: 1000,
  pass: 250,
  resolve: 500,
  no_effect: 800,
  enters: 700,
  equipped: 600,
  event_begins: 800,
  event_ends: 500,
  damage: 750,
  combat_damage: 800,
  lifelink: 900,
  unharmed: 700,
  hit: 900,
  heal: 600,
  heal_player: 700,
  incapacitated: 800,
  queue: 600,
  ordered: 700,
  recover: 500,
  boost: 600,
  lend: 600,
  protect: 700,
  protected: 700,
  destroyed: 800,
  negated: 1000,
  fetched: 500,
  called: 600,
  replaced: 700,
  on_top: 500,
  thrown: 500,
  shuffled_in: 400,
  loop: 700,
  loop_declared: 700,
  loop_ends: 600,
  attack: 900,
  block: 900,
  no_block: 500,
  discard: 500,
  game_over: 900,
  match_over: 900,
  next_game: 900,
  clock_warning: 1200,
  stalling: 1200,
  violation: 1200,
  record_voided: 1200,
  time_given: 900,
};
const PACE_OTHER = 150;
const SILENT = new Set<Kind>([
  ...HEADINGS,
  'game_start',
  'deck',
  'advice',
  'hand',
  'keep',
  'refill',
  'stacked',
  'spent',
  'open',
  'updated',
  'over_limit',
  'turn_end',
]);

/** What only keeps the books: the board shows it, and the log leaves it out. */
export const QUIET: ReadonlySet<string> = new Set<Kind>([...HEADINGS, 'open', 'updated', 'spent']);

/** The event of a line, as this game's own. */
export function told({ event }: Pick<Line, 'event'>): GameEvent {
  return event as GameEvent;
}

/** Milliseconds at speed 1; none for what a person need not look at. */
export function pace(event: Event): number {
  const own = told({ event });
  if (SILENT.has(own.kind)) return 0;
  // Who could not respond anyway is passed over.
  if (own.kind === 'pass' && own.data.by_itself) return 0;
  return PACE[own.kind] ?? PACE_OTHER;
}

/** The turn that begins with an event. */
export const roundOf = roundBy(OPENINGS);

/** The part of an event in the log. */
export const partOf = storyBy(STORY);
