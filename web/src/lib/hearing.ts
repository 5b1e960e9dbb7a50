/** Answers are for those who still wait for them: what has been left hears no more. */

import { onDestroy } from 'svelte';

/** For effects: `return hear(…)`. Once the effect runs anew or its component is gone, the answer is dropped. */
export function hear<T>(
  request: Promise<T>,
  heard: (answer: T) => unknown,
  failed: (error: unknown) => unknown,
): () => void {
  let over = false;
  request.then(
    (answer) => over || heard(answer),
    (error: unknown) => over || failed(error),
  );
  return () => (over = true);
}

/** The same after a pause; what is over by then is not even asked. */
export function hearLater<T>(
  ms: number,
  request: () => Promise<T>,
  heard: (answer: T) => unknown,
  failed: (error: unknown) => unknown,
): () => void {
  let stop = (): void => undefined;
  const timer = setTimeout(() => (stop = hear(request(), heard, failed)), ms);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** For handlers: `await here(…)` goes on only while the component that has called `whileHere` is there. */
export function whileHere(): <T>(request: Promise<T>) => Promise<T> {
  let gone = false;
  onDestroy(() => (gone = true));
  return (request) =>
    new Promise((heard, failed) => {
      request.then(
        (answer) => gone || heard(answer),
        (error: unknown) => gone || failed(error),
      );
    });
}
