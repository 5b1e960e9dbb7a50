import { expect, test } from 'vitest';
import type { Graph, GraphPoint } from '../../wire';
import { drawn, worthDrawing } from './graph';

const point = (step: number, round: number, p1: number, p2: number, part = 0): GraphPoint => ({
  step,
  when: { round },
  part,
  values: { p1, p2 },
});

const race: Graph = {
  points: [point(0, 1, 0, 0), point(3, 2, 5, 10), point(6, 2, 20, 10)],
  moments: [{ step: 3, when: { round: 1 }, seat: 'p2', changes: { p1: 5, p2: 10 } }],
};

test('lines go from the first point to the last, in a box of 100', () => {
  const { low, high, paths } = drawn(race, ['p1', 'p2']);
  expect([low, high]).toEqual([0, 20]);
  expect(paths.p1).toBe('M0.00 100.00L50.00 75.00L100.00 0.00');
  expect(paths.p2).toBe('M0.00 100.00L50.00 50.00L100.00 50.00');
});

test('a moment lies where it led to', () => {
  expect(drawn(race, ['p1', 'p2']).marks).toEqual([{ x: 50, y: 50, seat: 'p2' }]);
  const last = { step: 6, when: { round: 2 }, seat: 'p1' as const, changes: { p1: 15, p2: 0 } };
  expect(drawn({ ...race, moments: [last] }, ['p1', 'p2']).marks[0]).toEqual({ x: 100, y: 0, seat: 'p1' });
});

test('no line leads from one game of a match to the next', () => {
  const match = { points: [point(0, 1, 20, 20, 1), point(4, 2, 0, 20, 1), point(5, 1, 20, 20, 2)], moments: [] };
  expect(drawn(match, ['p1', 'p2']).paths.p1).toBe('M0.00 0.00L50.00 100.00M100.00 0.00');
});

test('a game in which nothing changed has no graph', () => {
  expect(worthDrawing(race)).toBe(true);
  expect(worthDrawing({ points: [point(0, 1, 5, 5)], moments: [] })).toBe(false);
  expect(worthDrawing({ points: [point(0, 1, 5, 5), point(1, 1, 5, 5)], moments: [] })).toBe(false);
  expect(worthDrawing({ points: [], moments: [] })).toBe(false);
});
