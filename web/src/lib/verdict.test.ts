import { expect, test } from 'vitest';
import type { Ending } from '../wire';
import { firstPlaces, numbersOf, verdictFor } from './verdict';

const ended = (winner: Ending['winner'], ranks?: Record<string, number>): Ending =>
  ({ reason: 'played', winner, outcome: { winner, clause: '', ...(ranks ? { ranks } : {}) }, secret: null }) as Ending;

test('one or two win, lose or draw', () => {
  expect(verdictFor(ended('p1'), 'p1', 2)).toBe('win');
  expect(verdictFor(ended('p1'), 'p2', 2)).toBe('lose');
  expect(verdictFor(ended(null), 'p2', 2)).toBe('draw');
  expect(verdictFor(ended(null), 'p1', 1)).toBe('lose');
  expect(verdictFor(ended('p1'), null, 2)).toBe('draw');
});

test('of three and more those who share the first place draw, whoever stands behind them has lost', () => {
  const shared = ended(null, { p1: 1, p2: 3, p3: 1 });
  expect(verdictFor(shared, 'p1', 3)).toBe('draw');
  expect(verdictFor(shared, 'p2', 3)).toBe('lose');
  expect(firstPlaces(shared)).toEqual(['p1', 'p3']);
  expect(verdictFor(ended(null, { p1: 1, p2: 1, p3: 1 }), 'p2', 3)).toBe('draw');
});

test('a draw of all, of two or of nobody is no shared first place', () => {
  expect(firstPlaces(ended(null, { p1: 1, p2: 1, p3: 1 }))).toEqual([]);
  expect(firstPlaces(ended('p2', { p1: 2, p2: 1, p3: 3 }))).toEqual([]);
  expect(firstPlaces(ended(null))).toEqual([]);
});

test('numbers are told where the result has one of every seat', () => {
  const told = (data: object): Ending => ({ ...ended('p1'), outcome: { winner: 'p1', clause: '', data } }) as Ending;
  expect(numbersOf(told({ by: 'points', p1: 3, p2: 0 }), ['p1', 'p2'])).toEqual({ p1: 3, p2: 0 });
  expect(numbersOf(told({ p1: 3 }), ['p1', 'p2'])).toBeNull();
  expect(numbersOf(ended('p1'), ['p1', 'p2'])).toBeNull();
});
