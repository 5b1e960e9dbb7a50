import { expect, test } from 'vitest';
import type { Event, Opening } from '../wire';
import { opened, roundBy } from './openings';

const OPENINGS: Opening[] = [
  { kind: 'phase', counted: 'round', where: ['phase', 'Dawn'] },
  { kind: 'watch', counted: 'turn', where: null },
];
const event = (kind: string, data: Event['data']): Event => ({ kind, clause: 'X-1', data: data ?? {} });

test('an event opens what its type says, and no other does', () => {
  expect(opened(OPENINGS, event('phase', { phase: 'Dawn', round: 3 }))).toEqual({ counted: 'round', number: 3 });
  expect(opened(OPENINGS, event('phase', { phase: 'Dusk', round: 3 }))).toBeNull();
  expect(opened(OPENINGS, event('watch', { turn: 7, round: 1 }))).toEqual({ counted: 'turn', number: 7 });
  expect(opened(OPENINGS, event('round_start', { round: 1 }))).toBeNull();
  expect(roundBy([])(event('round', { round: 1 }))).toBeNull();
  expect(roundBy(OPENINGS)(event('watch', { turn: 2 }))).toBe(2);
});
