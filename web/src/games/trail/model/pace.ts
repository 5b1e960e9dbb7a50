/** How long an event stays in the light. */

import { roundBy } from '../../../board/openings';
import { storyBy } from '../../../board/story';
import { t } from '../../../lib/i18n.svelte';
import type { Line } from '../../../lib/table.svelte';
import type { Event } from '../../../wire';
import { OPENINGS, STORY } from '../headings';
import type { GameEvent } from '../wire';

export type Kind = GameEvent['kind'];

const PACE: Partial<Record<Kind, number>> = {
  stage_start: 700,
  turn_start: 300,
  roll: 900,
  spd: 450,
  draw: 250,
  step: 170,
  carried: 420,
  leap: 350,
  item: 250,
  speed: 250,
  heal: 400,
  absorb: 300,
  hurt: 550,
  poisoned: 250,
  play: 250,
  strike: 450,
  falls: 350,
  pushed: 250,
  bump: 200,
  unmoved: 250,
  erased: 200,
  wall_raised: 300,
  warning_cut: 250,
  drink: 250,
  shadowed: 400,
  leg_injury: 700,
  leg_healed: 300,
  train: 700,
  monster_moves: 260,
  pool: 200,
  warning: 90,
  stage_won: 900,
  visit: 500,
  face: 1000,
  new_die: 700,
  potion: 400,
  run_won: 700,
  run_lost: 900,
};

/** The event of a line, as this game's own. */
export function told({ event }: Pick<Line, 'event'>): GameEvent {
  return event as GameEvent;
}

/** Milliseconds at speed 1; none for what a person need not look at. */
export function pace(event: Event): number {
  const { kind, clause } = told({ event });
  if (kind === 'new_die' && clause === 'TR-DICE-03') return 0; // the die that everybody begins with
  return PACE[kind] ?? 0;
}

/** What the grid shows by itself: the log does without. */
export const quiet: ReadonlySet<string> = new Set<Kind>([
  'mode',
  'select',
  'closed',
  'go',
  'mana_lost',
  'discard',
  'deduction',
  'opened',
]);

/** The turn that begins with an event. */
export const roundOf = roundBy(OPENINGS);

/** The part of an event in the log. */
export const partOf = storyBy(STORY);

/** A heading of the log: the turn as the board counts it, and the stage of a run. */
export function roundText(round: number, event: Event | null): string {
  const own = event && told({ event });
  if (own?.kind !== 'turn_start') return t('board-round-n', { round });
  const { stage, turn } = own.data;
  return stage ? t('trail-log-turn', { stage, turn }) : t('trail-turn', { turn });
}

/** What the die showed last. */
export function lastFace(lines: Line[]): number | null {
  for (let n = lines.length - 1; n >= 0; n--) {
    const event = told(lines[n]!);
    if (event.kind === 'roll') return event.data.face;
  }
  return null;
}
