import { expect, test } from 'vitest';
import type { Change, Event } from '../wire';
import { patched, viewsOf } from './patch';

const VIEW = { round: 1, hand: ['a', 'b', 'c'], p1: { energy: 3, units: [{ hp: 5 }, null] }, p2: { energy: 4 } };

function after(...patch: Change[]): unknown {
  return patched(VIEW, patch);
}

test('a value is set where the path leads, and what is beside it stays the same object', () => {
  const view = patched(VIEW, [{ at: ['p1', 'energy'], to: 5 }]);
  expect(view).toEqual({ ...VIEW, p1: { ...VIEW.p1, energy: 5 } });
  expect(view.p2).toBe(VIEW.p2);
  expect(view.p1.units).toBe(VIEW.p1.units);
  expect(VIEW.p1.energy).toBe(3);
});

test('places of a list are part of a path', () => {
  expect(after({ at: ['p1', 'units', 0, 'hp'], to: 2 })).toEqual({
    ...VIEW,
    p1: { energy: 3, units: [{ hp: 2 }, null] },
  });
  expect(after({ at: ['p1', 'units', 1], to: { hp: 1 } })).toMatchObject({ p1: { units: [{ hp: 5 }, { hp: 1 }] } });
});

test('nothing and no are values; a key without a value goes', () => {
  expect(after({ at: ['p1', 'units', 0], to: null })).toMatchObject({ p1: { units: [null, null] } });
  expect(after({ at: ['p2', 'energy'] })).toEqual({ ...VIEW, p2: {} });
});

test('a cut takes items out and puts others in', () => {
  expect(after({ at: ['hand'], to: ['x'], cut: [1, 1] })).toMatchObject({ hand: ['a', 'x', 'c'] });
  expect(after({ at: ['hand'], to: ['d'], cut: [3, 0] })).toMatchObject({ hand: ['a', 'b', 'c', 'd'] });
  expect(after({ at: ['hand'], to: [], cut: [0, 2] })).toMatchObject({ hand: ['c'] });
});

test('changes of one event follow one another', () => {
  expect(
    after({ at: ['round'], to: 2 }, { at: ['hand'], to: [], cut: [0, 1] }, { at: ['hand', 0], to: 'z' }),
  ).toMatchObject({
    round: 2,
    hand: ['z', 'c'],
  });
});

const EVENTS: Event[] = ['one', 'two', 'three'].map((kind) => ({ kind, clause: 'X-1' }));

test('each event has its view, and the last one is the server’s own', () => {
  const view = { ...VIEW, round: 3 };
  const patches: Change[][] = [[{ at: ['round'], to: 2 }], [], [{ at: ['round'], to: 3 }]];
  const views = viewsOf(VIEW, { events: EVENTS, patches, view });
  expect(views.map(({ round }) => round)).toEqual([2, 2, 3]);
  expect(views[1]).toBe(views[0]);
  expect(views[2]).toBe(view);
});

test('without patches nothing changes before the end of the step', () => {
  const view = { ...VIEW, round: 3 };
  expect(viewsOf(VIEW, { events: EVENTS, patches: [], view })).toEqual([VIEW, VIEW, view]);
  expect(viewsOf(null, { events: EVENTS, patches: [], view })).toEqual([view, view, view]);
  expect(viewsOf(VIEW, { events: [], patches: [], view })).toEqual([]);
});
