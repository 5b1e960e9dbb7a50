/** "Tap twice": the first tap arms a choice, the second makes it. */

import { settings } from '../lib/settings.svelte';

export interface Confirming<T> {
  readonly armed: T | null;
  press(what: T, done: () => void): void;
}

export function confirming<T>(): Confirming<T> {
  let armed: T | null = $state(null);
  return {
    get armed() {
      return armed;
    },
    press(what, done) {
      if (settings.confirm === 'twice' && armed !== what) {
        armed = what;
        return;
      }
      armed = null;
      done();
    },
  };
}
