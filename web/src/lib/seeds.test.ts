import { expect, test } from 'vitest';
import type { Event, RoundSeed } from '../wire';
import { openSeeds, seedsOfLines } from './seeds';

const begins = (step: number, seed: number) => ({
  step,
  index: 0,
  event: { kind: 'begins', clause: 'X-1', data: { seed } } as unknown as Event,
});
const numberOf = ({ kind, data }: Event): number | null =>
  kind === 'begins' ? (data as unknown as { seed: number }).seed : null;
const SEEDS: RoundSeed[] = [
  { round: 1, commitment: 'aa', seed: '0123456789abcdef' },
  { round: 2, commitment: 'bb', seed: null },
];

test('a line tells the seed of its round once it is open', () => {
  const tells = seedsOfLines([begins(1, 1), begins(2, 2)], openSeeds(SEEDS), numberOf);
  expect(tells(begins(1, 1))).toBe('0123456789abcdef');
  expect(tells(begins(2, 2))).toBeUndefined();
});

test('after a judge has taken the game back numbers are not seeds any more', () => {
  const back = { step: 2, index: 0, event: { kind: 'judge_restores', clause: '' } as Event };
  const tells = seedsOfLines([begins(1, 1), back], openSeeds(SEEDS), numberOf);
  expect(tells(begins(1, 1))).toBe('0123456789abcdef');
  expect(tells(begins(3, 1))).toBeUndefined();
});
