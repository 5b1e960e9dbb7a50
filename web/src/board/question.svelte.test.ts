import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { eachQuestion } from './question.svelte';

test('a question that comes again begins nothing anew', () => {
  let asked = $state.raw<{ step: number } | null>({ step: 3 });
  let begun = 0;
  const stop = $effect.root(() =>
    eachQuestion(
      () => asked?.step,
      () => (begun += 1),
    ),
  );
  flushSync();
  expect(begun).toBe(1);
  asked = { step: 3 };
  flushSync();
  expect(begun).toBe(1);
  asked = { step: 4 };
  flushSync();
  expect(begun).toBe(2);
  stop();
});
