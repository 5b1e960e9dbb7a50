/** How long an event stays in the light, and which begins a round. */

import type { Line } from '../../../lib/table.svelte';
import type { Event } from '../../../wire';
import type { GameEvent } from '../wire';

type Kind = GameEvent['kind'];

const PACE: Partial<Record<Kind, number>> = {
  roll: 900,
  keep: 900,
  bonus_roll: 900,
  luck_roll: 600,
  base: 650,
  special: 900,
  event: 1000,
  attacks: 500,
  block: 800,
  hit: 800,
  penalty: 700,
  multiply: 900,
  steal: 800,
  play: 600,
  build: 500,
  tendency: 600,
  total: 600,
  round_end: 900,
  card_won: 700,
  reset_card: 1000,
  reset_event: 1000,
  game_end: 600,
};
const PACE_OTHER = 350;
const SILENT = new Set<Kind>(['phase', 'game_start', 'score']);

/** The event of a line, as this game's own. */
export function told({ event }: Pick<Line, 'event'>): GameEvent {
  return event as GameEvent;
}

/** Milliseconds at speed 1; none for what a person need not look at. */
export function pace(event: Event): number {
  const { kind } = told({ event });
  return SILENT.has(kind) ? 0 : (PACE[kind] ?? PACE_OTHER);
}

/** The round that begins with this event. */
export function roundOf(event: Event): number | null {
  const own = told({ event });
  return own.kind === 'phase' && own.data.phase === 'PreRound' ? own.data.round : null;
}
