/** Finished rounds, as their own events tell them: scores, effects that were applied, protections that were used. */

import { byRounds, holding } from '../../../board/rounds';
import type { Seat } from '../../../lib/narrate';
import type { Line } from '../../../lib/table.svelte';
import type { GameEvent, RoundEndEvent } from '../wire';
import { roundOf, told } from './pace';

export interface Finished {
  end: RoundEndEvent['data'];
  /** What changed scores, totals, energy or protections beyond a die's plain worth. */
  effects: Line[];
  shields: Record<Seat, number>;
  guards: Record<Seat, number>;
}

const EFFECTS = new Set<GameEvent['kind']>([
  'guard',
  'build',
  'reset_card',
  'penalty',
  'block',
  'hit',
  'multiply',
  'steal',
  'reserve',
  'reset_event',
  'bomb',
  'thief',
  'score_swap',
  'card_swap',
  'score_boost',
  'special',
]);

/** Whether an event is an effect that a round's record lists. */
export function isEffect(event: GameEvent): boolean {
  if (event.kind === 'energy') return event.data.cause === 'charge' || event.data.cause === 'drain';
  return EFFECTS.has(event.kind);
}

/** Every finished round that holds. */
export function finished(lines: Line[]): Finished[] {
  return byRounds(holding(lines), roundOf).flatMap(({ lines: own }) => {
    const end = own.map(told).find((event): event is RoundEndEvent => event.kind === 'round_end');
    if (!end) return [];
    const used = (seat: Seat, by: string): number =>
      own.map(told).filter((event) => event.kind === 'block' && event.seat === seat && event.data.by === by).length;
    return [
      {
        end: end.data,
        effects: own.filter((line) => isEffect(told(line))),
        shields: { p1: used('p1', 'shield'), p2: used('p2', 'shield') },
        guards: { p1: used('p1', 'guard'), p2: used('p2', 'guard') },
      },
    ];
  });
}
