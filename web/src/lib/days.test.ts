import { beforeEach, expect, test, vi } from 'vitest';
import type { DailyResult } from '../wire';
import { bestOf, dayBefore, knows, noteDay, rowOf, signsOf } from './days';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

function result(won: boolean, numbers: number[], mine = true): DailyResult {
  return { table: null, name: 'Mina', mine, won, numbers, tries: 1, unranked: null };
}

const run = (day: string, won: boolean, ...numbers: number[]): boolean =>
  noteDay('trail', { day, results: [result(true, [9], false), result(won, numbers)] });

test('days follow each other over the end of a month, and a gap ends the row', () => {
  run('2028-02-27', true, 3);
  run('2028-02-29', true, 3);
  run('2028-03-01', false, 1);
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  expect(rowOf('trail', '2028-03-01').map(({ won }) => won)).toEqual([false, true]);
  expect(rowOf('clash', '2028-03-01')).toEqual([]);
});

test('a row lasts until its day is over', () => {
  run('2028-03-01', false, 1);
  expect(rowOf('trail', '2028-03-02')).toHaveLength(1);
  expect(rowOf('trail', '2028-03-03')).toHaveLength(0);
});

test('only own runs count', () => {
  expect(noteDay('trail', { day: '2028-03-01', results: [result(true, [9], false)] })).toBe(false);
  expect(knows('trail', '2028-03-01')).toBe(false);
  expect(bestOf('trail', [false])).toBeNull();
});

test('the best run is a finished one, then the one with the better numbers', () => {
  run('2028-03-01', false, 9, 1);
  run('2028-03-02', true, 5, 30);
  run('2028-03-03', true, 5, 20);
  run('2028-03-04', true, 4, 10);
  expect(bestOf('trail', [false, true])?.day).toBe('2028-03-03');
  expect(bestOf('trail', [false, false])?.day).toBe('2028-03-02');
});

test('a row is shared as signs, the first day first, a week at most', () => {
  for (let day = 1; day <= 9; day += 1) run(`2028-03-0${day}`, day !== 9, 1);
  expect(signsOf(rowOf('trail', '2028-03-09'))).toBe('🟩🟩🟩🟩🟩🟩🟥');
});
