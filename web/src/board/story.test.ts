import { expect, test } from 'vitest';
import type { Line } from '../lib/table.svelte';
import type { Event, Telling } from '../wire';
import { changes, entries, foremost, storyBy, tells } from './story';

const TOLD: Telling = {
  kinds: {
    action: ['play', 'declare', 'card'],
    own: ['roll'],
    course: ['step'],
    moment: ['turn'],
    resumes: ['resolve'],
    detail: ['energy'],
  },
  exceptions: [{ kind: 'card', field: 'name', values: ['none'], part: 'detail' }],
};
const partOf = storyBy(TOLD);
let index = 0;
const line = (words: string, data: object = {}, step = 1): Line => {
  const [kind, seat = null] = words.split(' ');
  return { step, index: (index += 1), event: { kind, clause: 'X-1', seat, data } as unknown as Event };
};
const words = ({ event }: Line): string => `${event.kind} ${event.seat ?? ''}`.trim();
/** Each entry as `what was done > what came of it (details)`. */
const story = (...lines: (string | Line)[]): string[] =>
  entries(
    lines.map((one) => (typeof one === 'string' ? line(one) : one)),
    partOf,
  ).map(({ told, results, all }) => {
    const details = all.filter((one) => !told.includes(one) && !results.includes(one));
    const parts = [told.map(words).join(' + '), ...results.map(words)].join(' > ');
    return details.length ? `${parts} (${details.map(words).join(', ')})` : parts;
  });

test('what follows an action came of it, whoever it happens to', () => {
  expect(story('play p1', 'energy p1', 'hit p2', 'falls', 'play p2', 'play p2')).toEqual([
    'play p1 > hit p2 > falls (energy p1)',
    'play p2',
    'play p2',
  ]);
});

test('what happens by itself has a line of its own, and details wait for one', () => {
  expect(story('energy p1', 'start', 'deal')).toEqual(['start (energy p1)', 'deal']);
  expect(story('energy p1', 'energy p2')).toEqual(['energy p1 + energy p2']);
  expect(story('energy p1', 'play p1')).toEqual(['play p1 (energy p1)']);
});

test('what is done by all at once is one line', () => {
  expect(story('declare p1', 'declare p2', 'hit p1')).toEqual(['declare p1 + declare p2 > hit p1']);
  expect(story('declare p1', line('declare p2', {}, 2))).toEqual(['declare p1', 'declare p2']);
  expect(story('declare p1', 'declare p1')).toEqual(['declare p1', 'declare p1']);
  expect(story('declare p1', 'hit p2', 'declare p2')).toEqual(['declare p1 > hit p2', 'declare p2']);
});

test('where each has an own part in it, everybody has a line', () => {
  expect(story('play p1', 'roll p1', 'roll p2', 'points p1', 'energy p1', 'points p2')).toEqual([
    'play p1',
    'roll p1 > points p1 (energy p1)',
    'roll p2 > points p2',
  ]);
  expect(story('roll p1', 'points p2', 'night')).toEqual(['roll p1 > night', 'points p2']);
});

test('of a row of moves the last is told, unless something came of one', () => {
  expect(story('step p1', 'energy p1', 'step p1', 'item p1', 'step p1', 'step p1', 'play p1')).toEqual([
    'step p1 > item p1 (step p1, energy p1)',
    'step p1 (step p1)',
    'play p1',
  ]);
});

test('a moment is told where something came of it', () => {
  expect(story('turn p1', 'draw p1', 'play p1')).toEqual(['turn p1 > draw p1', 'play p1']);
  expect(story('turn p1', 'energy p1', 'play p1')).toEqual(['play p1 (turn p1, energy p1)']);
  expect(story('play p1', 'turn p1', 'energy p1')).toEqual(['play p1 (turn p1, energy p1)']);
  expect(story('turn p1')).toEqual(['turn p1']);
});

test('what was begun goes on in its line, or in one of its own if somebody has acted since', () => {
  expect(story('play p1', 'resolve p1', 'hit p2')).toEqual(['play p1 > hit p2 (resolve p1)']);
  expect(story('play p1', 'card p2', 'resolve p2', 'stop p1', 'resolve p1', 'hit p2')).toEqual([
    'play p1',
    'card p2 > stop p1 (resolve p2)',
    'resolve p1 > hit p2',
  ]);
});

test('what ends as it began is no news, and is told to whoever asks', () => {
  expect(changes(line('heal p1', { before: 5, after: 5 }).event)).toBe(false);
  expect(changes(line('heal p1', { before: 5, after: 6 }).event)).toBe(true);
  expect(changes(line('draw p1').event)).toBe(true);
  expect(story('play p1', line('heal p1', { before: 5, after: 5 }))).toEqual(['play p1 (heal p1)']);
});

test('a value can give an event another part', () => {
  expect(story(line('card p1', { name: 'bomb' }), line('card p2', { name: 'none' }), 'hit p2')).toEqual([
    'card p1 > hit p2 (card p2)',
  ]);
});

test('aloud is said what stands in the lines', () => {
  const said = ['play p1', 'energy p1', 'hit p1', 'lone_answer p1'].filter((one) => tells(partOf, line(one).event));
  expect(said).toEqual(['play p1', 'hit p1']);
  expect(tells(partOf, line('heal p1', { before: 5, after: 5 }).event)).toBe(false);
});

test('every line of a game is in one entry, in its order', () => {
  const kinds = [
    'play p1',
    'energy p2',
    'step p1',
    'turn p2',
    'resolve p1',
    'roll p2',
    'hit p1',
    'declare p2',
    'step p1',
  ];
  const lines = Array.from({ length: 200 }, (_, n) => line(kinds[(n * n + 3 * n) % kinds.length]!));
  const all = entries(lines, partOf).flatMap((entry) => entry.all);
  expect(new Set(all)).toEqual(new Set(lines));
  expect(all.length).toBe(lines.length);
  for (const { all: own } of entries(lines, partOf))
    expect(own.map((one) => one.index)).toEqual(own.map((one) => one.index).sort((a, b) => a - b));
});

test('a line that cannot say all that came of an action says what it led to in the end', () => {
  const came = ['played p1', 'looked p1', 'compared p1', 'out p2', 'won p1'].map((one) => line(one));
  expect(foremost(came, 3).map(words)).toEqual(['played p1', 'looked p1', 'won p1']);
  expect(foremost(came.slice(0, 3), 3)).toEqual(came.slice(0, 3));
  expect(foremost([], 3)).toEqual([]);
});
