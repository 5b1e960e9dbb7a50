/** How long an event stays in the light, and which begins a round. */

import type { Event } from '../../../wire';

const PACE: Record<string, number> = {
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
const SILENT = new Set(['phase', 'game_start', 'score']);

/** Milliseconds at speed 1; none for what a person need not look at. */
export function pace(event: Event): number {
  return SILENT.has(event.kind) ? 0 : (PACE[event.kind] ?? PACE_OTHER);
}

/** The round that begins with this event. */
export function roundOf(event: Event): number | null {
  const data = event.data as { phase?: string; round?: number } | undefined;
  return event.kind === 'phase' && data?.phase === 'PreRound' ? (data.round ?? null) : null;
}
