import { expect, test } from 'vitest';
import { deedsOf } from './buildup';
import { markFor } from './marks';
import { finished } from './rounds';

const line = (kind: string, seat: string | null, data: object, index = 0) =>
  ({ step: 1, index, event: { kind, clause: 'DB-1.1', seat, data } }) as never;

test('what moves between two seats marks both', () => {
  const swap = line('score_swap', 'p1', { p1: 12, p2: 5, goes: 'up' });
  expect([markFor(swap, 'p1'), markFor(swap, 'p2')]).toEqual(['gain', 'loss']);
  const thief = line('thief', 'p1', { points: 2, before: 9, after: 7, other_after: 6 });
  expect(markFor(thief, 'p2')).toBe('gain');
  const nothing = line('thief', 'p1', { points: 0, before: 1, after: 1, other_after: 6 });
  expect(markFor(nothing, 'p2')).toBeNull();
  const steal = line('steal', 'p2', { drawn: 2, taken: 1, victim: 'p1', p1_energy: 0, p2_energy: 5 });
  expect(markFor(steal, 'p1')).toBe('loss');
  expect(markFor(line('reset_event', 'p1', { p1_before: 3, p2_before: 0, p1: 0, p2: 0 }), 'p2')).toBe('loss');
  expect(markFor(null, 'p1')).toBeNull();
});

test('a round tells its deeds, effects and protections', () => {
  const lines = [
    line('phase', null, { phase: 'PreRound', round: 1 }),
    line('tendency', 'p1', { tendency: 'attack' }, 1),
    line('play', 'p1', { card: 'boost', cost: 4, before: 5, after: 1 }, 2),
    line('roll', 'p1', { face: 6 }, 3),
    line('special', 'p1', { special: 'flame' }, 4),
    line('block', 'p2', { attack: 'flame', by: 'shield', shields: 0 }, 5),
    line('round_end', null, { round: 1, p1: 18, p2: 0, winner: 'p1' }, 6),
  ];
  expect(deedsOf(lines, 'p1')).toEqual({ tendency: 'attack', dice: [6], specials: ['flame'], played: ['boost'] });
  const [round] = finished(lines);
  expect(round?.shields).toEqual({ p1: 0, p2: 1 });
  expect(round?.effects.map(({ event }) => event.kind)).toEqual(['special', 'block']);
});
