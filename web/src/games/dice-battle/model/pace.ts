/** How long an event stays in the light, and which begins a round. */

import type { Line } from '../../../lib/table.svelte';
import type { Event } from '../../../wire';
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
/** What both seats do at once: the first of the pair hardly waits for the second. */
const TOGETHER = new Set<Kind>(['roll', 'base', 'tendency', 'event', 'total', 'energy', 'gauge']);
const FIRST_MS = 120;
const SILENT = new Set<Kind>(['phase', 'game_start', 'score']);

/** The event of a line, as this game's own. */
export function told({ event }: Pick<Line, 'event'>): GameEvent {
  return event as GameEvent;
}

/** Milliseconds at speed 1; none for what a person need not look at. */
export function pace(event: Event): number {
  const { kind, seat } = told({ event });
  if (SILENT.has(kind)) return 0;
  return TOGETHER.has(kind) && seat === 'p1' ? FIRST_MS : (PACE[kind] ?? PACE_OTHER);
}

/** The round that begins with this event. */
export function roundOf(event: Event): number | null {
  const own = told({ event });
  return own.kind === 'phase' && own.data.phase === 'PreRound' ? own.data.round : null;
}
