/** Lines of a game by rounds; which event begins one, the game says. */

import type { GameClient } from '../games/client';
import type { Line } from '../lib/table.svelte';
import type { OrderEvent } from '../wire';

type RoundOf = GameClient['roundOf'];

/** Every round with its lines; what comes before the first one is round 0. */
export function byRounds(lines: Line[], roundOf: RoundOf): { round: number; lines: Line[] }[] {
  const out: { round: number; lines: Line[] }[] = [];
  for (const line of lines) {
    const round = roundOf(line.event);
    if (round !== null || !out.length) out.push({ round: round ?? 0, lines: [] });
    out.at(-1)!.lines.push(line);
  }
  return out;
}

/** The lines that still hold: without what a judge has taken back. */
export function holding(lines: Line[]): Line[] {
  let out = lines;
  for (const line of lines) {
    const event = line.event as OrderEvent;
    if (event.kind !== 'judge_restores') continue;
    const { step } = event.data;
    out = out.filter((one) => one.step <= step || one.step >= line.step);
  }
  return out;
}

/** The lines of the last round that has begun and holds. */
export function lastRound(told: Line[], roundOf: RoundOf): Line[] {
  const lines = holding(told);
  return lines.slice(
    Math.max(
      0,
      lines.findLastIndex(({ event }) => roundOf(event) !== null),
    ),
  );
}
