import { expect, test } from 'vitest';
import type { Line } from '../../client';
import type { View } from '../wire';
import { arrowsOf } from './arrows';

const unit = (id: number): { id: number } => ({ id });
const view = (more: object): View =>
  ({
    active: 'p2',
    attackers: [],
    stack: [],
    p1: { field: [unit(1), null, unit(3)] },
    p2: { field: [unit(11), unit(12), null] },
    ...more,
  }) as unknown as View;
const lines = (...given: Parameters<typeof arrowsOf>): string[] =>
  arrowsOf(...given).map(({ from, to, kind }) => `${kind}: ${from} > ${to}`);

test('attackers strike the player', () => {
  expect(lines(view({ attackers: [12] }), 'p1', null)).toEqual([
    'attack: [data-field="p2"] [data-place="2"] > [data-seat="p1"] [data-part="hp"]',
  ]);
});

test('a blocker meets its attacker, while it is declared and when it is told', () => {
  const met = 'block: [data-field="p1"] [data-place="3"] > [data-field="p2"] [data-place="1"]';
  expect(lines(view({ attackers: [11] }), 'p1', null, { pairs: [[3, 1]] })).toEqual([met]);
  const said = { event: { kind: 'block', clause: '', seat: 'p1', data: { pairs: ['3>1'] } } } as unknown as Line;
  expect(lines(view({ attackers: [11] }), 'p1', said)).toEqual([met]);
});

test('attackers that are being named count for their own side only', () => {
  const named = { attackers: [1, 3] };
  expect(lines(view({ active: 'p1' }), 'p1', null, named)).toHaveLength(2);
  expect(lines(view({ active: 'p2' }), 'p1', null, named)).toEqual([]);
});

test('objects of the stack point at what they are aimed at, and at what they answer', () => {
  const stack = [
    { id: 7, kind: 'play', card: 'SPL-01', targets: [12] },
    { id: 8, kind: 'attack', targets: [1] },
    { id: 9, kind: 'response', card: 'RSP-05', targets: [-1, 'SOR-03'], on: 7 },
  ];
  const found = arrowsOf(view({ stack }), 'p1', null);
  expect(found.map(({ from, to, strong }) => [from, to, strong])).toEqual([
    ['[data-frame="7"]', '[data-serial="12"]', false],
    ['[data-frame="9"]', '[data-seat="p1"] [data-part="hp"]', true],
    ['[data-frame="9"]', '[data-frame="7"]', true],
  ]);
});
