import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Refusal } from '../wire';
import { Checking } from './checking.svelte';

const NO: Refusal = { code: 'no_energy', clause: 'CL-FLOW-04' };

let answers: Record<string, string[]> = $state.raw({});
let asked: string[][][];
let replies: ((found: (Refusal | null)[]) => void)[];
let checking: Checking<string[]>;
let stop: () => void;

beforeEach(() => {
  answers = { a: ['a'], b: ['b'] };
  [asked, replies] = [[], []];
  stop = $effect.root(() => {
    checking = new Checking<string[]>(
      () => answers,
      (list) => {
        asked.push(list);
        return new Promise((resolve) => replies.push(resolve));
      },
    );
  });
  flushSync();
});
afterEach(() => stop());

const settled = (): Promise<void> => Promise.resolve().then(() => Promise.resolve());

test('each thing has its verdict once the rules have spoken', async () => {
  expect(asked).toEqual([[['a'], ['b']]]);
  const verdict = checking.verdict('b');
  replies[0]!([null, NO]);
  expect(await verdict).toEqual(NO);
  expect(await checking.verdict('a')).toBe(null);
});

test('a verdict on another answer is shown until the next one comes, and decides nothing', async () => {
  replies[0]!([null, NO]);
  await settled();
  answers = { b: ['c', 'b'] };
  flushSync();
  expect(checking.shown('b')).toEqual(NO);
  const verdict = checking.verdict('b');
  replies[1]!([null]);
  expect(await verdict).toBe(null);
  expect(checking.shown('b')).toBe(null);
});

test('a verdict is about the answer as it stands when the rules have spoken', async () => {
  const verdict = checking.verdict('b');
  answers = { b: ['c', 'b'] };
  flushSync();
  replies[0]!([null, null]);
  replies[1]!([NO]);
  expect(await verdict).toEqual(NO);
});

test('where the rules cannot be asked nothing is waited for', async () => {
  const verdict = checking.verdict('b');
  answers = {};
  flushSync();
  expect(await verdict).toBe(null);
});

test('what is done in turn waits for what came before', async () => {
  const done: string[] = [];
  checking.inTurn(async () => void done.push((await checking.verdict('b'))!.code));
  checking.inTurn(() => void done.push('lock'));
  await settled();
  expect(done).toEqual([]);
  replies[0]!([null, NO]);
  await checking.verdict('b');
  await new Promise((later) => setTimeout(later));
  expect(done).toEqual(['no_energy', 'lock']);
});

test('what comes too late is not heard', async () => {
  answers = { b: ['c', 'b'] };
  flushSync();
  replies[1]!([null]);
  replies[0]!([null, NO]);
  await settled();
  expect(checking.shown('b')).toBe(null);
});

test('where nothing can be added nothing is asked, and what was said of it is forgotten', async () => {
  replies[0]!([null, NO]);
  await settled();
  answers = {};
  flushSync();
  expect(asked).toHaveLength(1);
  expect(checking.shown('b')).toBe(null);
});
