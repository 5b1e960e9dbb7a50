/** Keys that a page or a board listens to: declared once, and from there both bound and listed. */

import { untrack } from 'svelte';
import { keyOf } from './keys';

export interface Binding {
  /** As `nameOf` calls them: `U`, `Enter`, `Ctrl+Z`. */
  keys: readonly string[];
  /** The message that says what they do. */
  says: string;
  /** Use the key; false: there was no use for it now. */
  run(event: KeyboardEvent, key: string): boolean | void;
}

class Bound {
  lists: readonly (readonly Binding[])[] = $state.raw([]);
  /** Whether the list of keys is on the screen. */
  shown = $state(false);
}

export const bound = new Bound();

/** Made while a component is: its keys are listed for as long as it is there. */
export function listed(bindings: readonly Binding[]): void {
  $effect.pre(() => {
    bound.lists = [...untrack(() => bound.lists), bindings];
    return () => (bound.lists = bound.lists.filter((one) => one !== bindings));
  });
}

/** What a key is called, with what is held down besides where that makes it another. */
export function nameOf(event: KeyboardEvent): string {
  const key = keyOf(event);
  if (event.ctrlKey) return `Ctrl+${key}`;
  return event.shiftKey && key === 'Enter' ? 'Shift+Enter' : key;
}

/** The first that has a use for the key gets it; says whether one had. */
export function pressed(event: KeyboardEvent, bindings: readonly Binding[]): boolean {
  const key = nameOf(event);
  return bindings.some((one) => one.keys.includes(key) && one.run(event, key) !== false);
}
