import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import type { Answer } from '../lib/socket';
import type { Line, Table } from '../lib/table.svelte';
import type { Asked } from '../wire';
import { Answering } from './answering.svelte';
import { Lone, onlyAnswer, Thinking, type Wishes } from './lone.svelte';

const PASS = { type: 'play' };
const asked = (step: number, ...legal: object[]): Asked =>
  ({ step, prompt: { kind: 'post', clause: 'X-1' }, sealed: null, legal, menu: [] }) as unknown as Asked;

/** A table at which the test is the server. */
class FakeTable {
  asked: Asked | null = $state.raw(null);
  busy = $state(false);
  ending = $state.raw(null);
  link = $state('open');
  seat = 'p1';
  waiting = ['p1', 'p2'];
  clock = null;
  clockSkew = 0;
  info: unknown = $state.raw({ id: 't', seats: { p1: { kind: 'person' }, p2: { kind: 'person' } } });
  /** What the server, and so the opponent, hears, and when. */
  heard: { action: unknown; step: number; at: number }[] = [];

  act(action: unknown): Promise<Answer> {
    this.heard.push({ action, step: this.asked!.step, at: Date.now() });
    return Promise.resolve({ ok: true } as Answer);
  }
  skip(): void {}
}

let table: FakeTable;
let answering: Answering<object>;
let lone: Lone<object>;
let wishes: Wishes<object>;
let stop: () => void;
/** What is drawn next, from 0 to 1. */
let drawn: () => number;

function sit(): void {
  table = new FakeTable();
  stop = $effect.root(() => {
    answering = new Answering<object>(() => table as unknown as Table);
    lone = new Lone<object>(() => table as unknown as Table, answering, {
      ...wishes,
      thinking: new Thinking(() => drawn()),
    });
  });
  flushSync();
}

function ask(question: Asked): void {
  table.asked = question;
  flushSync();
}

const storage = (): Partial<Storage> => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  settings.lone = 'answer';
  drawn = () => 0.5;
  wishes = {};
  sit();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the opponent hears the same, after as long, whether there was a choice or none', async () => {
  const thought = 2600;
  const answered = async (step: number): Promise<void> => {
    ask(asked(step, PASS, { type: 'play', cards: ['attack'] }));
    expect(lone.answers).toBe(false);
    await vi.advanceTimersByTimeAsync(thought);
    await answering.choose(PASS);
    flushSync();
  };
  for (let step = 1; step <= 8; step += 1) await answered(step);
  const chosen = table.heard.at(-1)!;
  const began = Date.now();
  stop();
  sit();
  ask(asked(chosen.step, PASS)); // the same moment, with nothing to play
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.heard).toEqual([{ ...chosen, at: began + thought }]);
});

test('a delay is drawn from the own times with a choice, and from nothing else', () => {
  const thinking = new Thinking(() => drawn());
  const seen = (): number[] =>
    [0.01, 0.2, 0.35, 0.5, 0.7, 0.99].map((one) => {
      const draws = [one, 0.5];
      drawn = () => draws.shift()!;
      return Math.round(thinking.draw('post'));
    });
  expect(new Set(seen()).size).toBeGreaterThan(4); // usual times at first
  for (let n = 0; n < 8; n += 1) thinking.note('post', n % 2 ? 1500 : 5000);
  thinking.note('pre', 3000);
  expect(new Set(seen())).toEqual(new Set([1500, 5000]));
  for (let n = 0; n < 8; n += 1) thinking.note('post', 40);
  expect(Math.min(...seen())).toBe(700); // nobody is that fast for long
});

test('against an AI it is short', async () => {
  table.info = { id: 't', seats: { p1: { kind: 'person' }, p2: { kind: 'bot' } } };
  ask(asked(3, PASS));
  await vi.advanceTimersByTimeAsync(500);
  expect(table.heard.map(({ action }) => action)).toEqual([PASS]);
});

test('whoever wants to be asked is asked, and so is whoever has taken it back', async () => {
  settings.lone = 'ask';
  ask(asked(3, PASS));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([lone.answers, table.heard]).toEqual([false, []]);
  settings.lone = 'answer';
  ask(asked(4, PASS));
  expect(lone.answers).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(table.heard).toHaveLength(1);
  ask({ ...asked(4, PASS), sealed: PASS } as Asked);
  ask(asked(4, PASS));
  expect([answering.ready, lone.answers]).toEqual([true, false]);
});

test('the own log tells of it where it was given, also after a reload', async () => {
  ask(asked(2, PASS));
  await vi.advanceTimersByTimeAsync(20_000);
  const line = (step: number): Line => ({ step, index: 0, event: { kind: 'roll', clause: 'X-1' } });
  const told = (): string[] => lone.among([line(1), line(2)]).map(({ step, event }) => `${step} ${event.kind}`);
  expect(told()).toEqual(['1 roll', '2 lone_answer', '2 roll']);
  stop();
  sit();
  expect(told()).toEqual(['1 roll', '2 lone_answer', '2 roll']);
});

test('a game may wish otherwise: it is given once, as slowly, and the log need not tell', async () => {
  stop();
  const mode = $state({ never: false });
  wishes = { answer: (asked) => (mode.never ? PASS : onlyAnswer(asked)), silent: () => true };
  sit();
  ask(asked(5, PASS, { type: 'play', cards: ['attack'] }));
  expect(lone.answers).toBe(false);
  mode.never = true; // changed while the question stands
  flushSync();
  expect(lone.answers).toBe(true);
  await vi.advanceTimersByTimeAsync(600);
  expect(table.heard).toEqual([]); // nobody is that fast
  await vi.advanceTimersByTimeAsync(20_000);
  expect(table.heard.map(({ action }) => action)).toEqual([PASS]);
  expect([lone.told, lone.answers]).toEqual([[], false]);
});
