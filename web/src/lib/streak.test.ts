import { beforeEach, expect, test, vi } from 'vitest';
import { noteEnd } from './streak';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('wins follow each other until a loss, and the longest row is kept', () => {
  expect(noteEnd('clash', 'a', 'win')).toEqual({ wins: 1, best: 1 });
  expect(noteEnd('clash', 'b', 'win')).toEqual({ wins: 2, best: 2 });
  expect(noteEnd('clash', 'c', 'draw')).toEqual({ wins: 2, best: 2 });
  expect(noteEnd('clash', 'd', 'lose')).toEqual({ wins: 0, best: 2 });
  expect(noteEnd('clash', 'e', 'win')).toEqual({ wins: 1, best: 2 });
});

test('a table is counted once, and games have rows of their own', () => {
  noteEnd('clash', 'a', 'win');
  expect(noteEnd('clash', 'a', 'win')).toEqual({ wins: 1, best: 1 });
  expect(noteEnd('trail', 'a', 'win')).toEqual({ wins: 1, best: 1 });
});

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('hanpan.streaks', 'no json');
  expect(noteEnd('clash', 'a', 'win')).toEqual({ wins: 1, best: 1 });
});
