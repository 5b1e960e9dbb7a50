import { beforeEach, expect, test, vi } from 'vitest';
import type { GameCard } from '../wire';
import { keepPick, lastPick } from './start';

vi.mock('./router.svelte', () => ({ go: () => undefined }));

const card = (more: Partial<GameCard> = {}): GameCard => ({
  id: 'clash',
  seats: 2,
  counts: [2],
  modes: ['casual', 'duel', 'ladder-dummy', 'ladder-golem'],
  default_mode: 'casual',
  queues: ['casual', 'duel'],
  classes: { standard: ['casual'], duel: ['duel'] },
  bots: ['random', 'easy', 'normal', 'hard'],
  rules_version: '1',
  default_clock: null,
  seconds: {},
  cards: true,
  decks: true,
  headings: [],
  openings: [],
  story: { kinds: {}, exceptions: [] },
  words: { ko: '', en: '' },
  ...more,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('what was picked last is picked again', () => {
  expect(lastPick(card())).toEqual({ foe: 'dummy', mode: 'casual' });
  keepPick('clash', { foe: 'hard', mode: 'duel' });
  expect(lastPick(card())).toEqual({ foe: 'hard', mode: 'duel' });
  expect(lastPick(card({ id: 'other', modes: ['casual'] }))).toEqual({ foe: 'normal', mode: 'casual' });
});

test('who climbs the ladder meets the next opponent', () => {
  keepPick('clash', { foe: 'dummy', mode: 'casual' });
  localStorage.setItem('hanpan.ladder.clash', '["dummy"]');
  expect(lastPick(card()).foe).toBe('golem');
});

test('what is no more is not picked', () => {
  keepPick('clash', { foe: 'giant', mode: 'gone' });
  expect(lastPick(card({ modes: ['casual'] }))).toEqual({ foe: 'normal', mode: 'casual' });
});
