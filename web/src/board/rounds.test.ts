import { expect, test } from 'vitest';
import type { Event } from '../wire';
import { byRounds, holding, lastRound } from './rounds';

const line = (step: number, kind: string, data: Event['data'] = {}) => ({
  step,
  index: 0,
  event: { kind, data, public: [], clause: '', source: '', seat: null } as unknown as Event,
});
const roundOf = ({ kind, data }: Event): number | null => (kind === 'round' ? (data as { round: number }).round : null);

const GAME = [
  line(0, 'start'),
  line(1, 'round', { round: 1 }),
  line(1, 'hit'),
  line(2, 'round', { round: 2 }),
  line(3, 'hit'),
];

test('what comes before the first round is round 0', () => {
  const found = byRounds(GAME, roundOf).map(({ round, lines }) => [round, lines.length]);
  expect(found).toEqual([
    [0, 1],
    [1, 2],
    [2, 2],
  ]);
});

test('what a judge has taken back does not hold, and neither does a round that began in it', () => {
  const told = [...GAME, line(4, 'judge_restores', { step: 1 })];
  expect(holding(told).map(({ step }) => step)).toEqual([0, 1, 1, 4]);
  expect(lastRound(told, roundOf).map(({ event }) => event.kind)).toEqual(['round', 'hit', 'judge_restores']);
});

test('the last round goes from its beginning to the end of what was told', () => {
  expect(lastRound(GAME, roundOf).map(({ step }) => step)).toEqual([2, 3]);
});
