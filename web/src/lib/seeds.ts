/** The seeds of rounds in the log: the line of an event that names one by its number tells it once it is open. */

import type { Line } from './table.svelte';
import type { Event, RoundSeed } from '../wire';

/** The seeds that are open, by their number. */
export function openSeeds(seeds: RoundSeed[]): ReadonlyMap<number, string> {
  return new Map(seeds.flatMap(({ round, seed }) => (seed === null ? [] : [[round, seed] as const])));
}

/** What a line may tell of a seed; nothing once a judge has taken the game back: from then on the numbers are others. */
export function seedsOfLines(
  lines: Line[],
  seeds: ReadonlyMap<number, string> | undefined,
  seedOf: (event: Event) => number | null,
): (line: Line) => string | undefined {
  const back = lines.findIndex(({ event }) => event.kind === 'judge_restores');
  const from = back < 0 ? Infinity : lines[back]!.step;
  return ({ step, event }) => {
    const number = step < from ? seedOf(event) : null;
    return number === null ? undefined : seeds?.get(number);
  };
}
