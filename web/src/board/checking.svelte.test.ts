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
  expect(checking.known('b')).toBe(null);
  replies[0]!([null, NO]);
  await settled();
  expect([checking.known('a'), checking.known('b')]).toEqual([null, NO]);
});

test('a verdict on another answer is shown until the next one comes, and decides nothing', async () => {
  replies[0]!([null, NO]);
  await settled();
  answers = { b: ['c', 'b'] };
  flushSync();
  expect([checking.shown('b'), checking.known('b')]).toEqual([NO, null]);
  replies[1]!([null]);
  await settled();
  expect([checking.shown('b'), checking.known('b')]).toEqual([null, null]);
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
