/** Lines of a game by rounds; which event begins one, the game says. */

import type { GameClient } from '../games/client';
import type { Line } from '../lib/table.svelte';

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

/** The lines of the last round that has begun. */
export function lastRound(lines: Line[], roundOf: RoundOf): Line[] {
  return lines.slice(Math.max(0, lines.findLastIndex(({ event }) => roundOf(event) !== null)));
}
