import { expect, test } from 'vitest';
import { beside, stopsOf, type Film } from './film';

const frame = (step: number, whole: boolean) => ({ step, whole, line: null, told: 0, view: { round: 1, stage: '' } });
const film: Film = {
  lines: [],
  frames: [frame(0, true), frame(1, false), frame(1, true), frame(2, false), frame(2, false), frame(2, true)],
  rounds: [
    { round: 1, frame: 1 },
    { round: 2, frame: 4 },
  ],
};

test('steps stop at turns, at choices or at events, and always at both ends', () => {
  expect(stopsOf(film, 'turn')).toEqual([0, 3, 5]); // a turn as it ended
  expect(stopsOf(film, 'choice')).toEqual([0, 2, 5]);
  expect(stopsOf(film, 'event')).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a round that begins with the very last event adds no stop', () => {
  expect(stopsOf({ ...film, rounds: [film.rounds[0]!, { round: 2, frame: 6 }] }, 'turn')).toEqual([0, 5]);
});

test('one goes to the next stop, also from between two', () => {
  const stops = stopsOf(film, 'turn');
  expect([beside(stops, 0, true), beside(stops, 2, true), beside(stops, 4, false)]).toEqual([3, 3, 3]);
  expect([beside(stops, 5, true), beside(stops, 0, false)]).toEqual([5, 0]);
});
