import { describe, expect, test } from 'vitest';
import type { Planned, View } from '../wire';
import { doneOf, numbersOf, stepsLeft, stretches, targetsLeft, wayLeft, type Plan } from './plan';

const after = (action: Planned['action'], path: number[], facts: Partial<Planned>): Planned => ({
  action,
  path,
  damage: 0,
  at: 13,
  spd: 0,
  mana: 3,
  hp: 40,
  hand: 3,
  potions: 0,
  ...facts,
});
const view = (facts: object): View =>
  ({
    phase: 'turn',
    stage: 1,
    turn: 2,
    at: 11,
    spd: 2,
    mana: 3,
    hp: 40,
    hand: ['C01', 'C01', 'C05'],
    potions: [],
    ...facts,
  }) as unknown as View;

const from = view({});
const moves = [
  after({ type: 'go', to: 12 }, [12], { at: 12, spd: 1 }),
  after({ type: 'go', to: 13 }, [22, 13], { at: 13 }), // a stream carries
  after({ type: 'play', card: 'C01', tiles: [14] }, [], { mana: 2, hand: 2 }),
  after({ type: 'play', card: 'C01', tiles: [14] }, [], { mana: 1, hand: 1 }),
  after({ type: 'end' }, [], { mana: 1, hand: 1 }),
];
const plan = (done = 0): Plan => ({ moves, from, done });

describe('the plan of the coach', () => {
  test('is followed as far as things stand as it says, forwards and back', () => {
    expect(doneOf(plan(), from)).toBe(0);
    expect(doneOf(plan(), view({ at: 13, spd: 0 }))).toBe(2); // two steps in one walk
    expect(doneOf(plan(3), view({ at: 12, spd: 1 }))).toBe(1); // taken back
    expect(doneOf(plan(), view({ at: 13, spd: 0, mana: 1, hand: ['C05'] }))).toBe(4);
  });

  test('is over once things stand otherwise', () => {
    expect(doneOf(plan(), view({ at: 21, spd: 1 }))).toBeNull();
    expect(doneOf(plan(), view({ at: 13, spd: 0, hp: 36 }))).toBeNull();
    expect(doneOf(plan(), view({ turn: 3 }))).toBeNull();
    expect(doneOf(plan(), view({ phase: 'card' }))).toBeNull();
  });

  test('has its numbers on tiles and cards, and the next move marked', () => {
    expect(stepsLeft(plan())).toEqual([
      { tile: 12, numbers: [1], next: true },
      { tile: 13, numbers: [2], next: false },
    ]);
    expect(targetsLeft(plan(2))).toEqual([{ tile: 14, numbers: [3, 4], next: true }]);
    expect(wayLeft(plan())).toEqual([11, 12, 22, 13]);
    expect(wayLeft(plan(1))).toEqual([12, 22, 13]);
    expect(numbersOf(plan(3), 'C01')).toEqual([4]);
    expect(numbersOf(plan(), 'C05')).toEqual([]);
  });

  test('reads as walks, cards and the end', () => {
    expect(stretches(moves).map(({ first, last, move }) => [first, last, move.at])).toEqual([
      [1, 2, 13],
      [3, 3, 13],
      [4, 4, 13],
      [5, 5, 13],
    ]);
  });
});
