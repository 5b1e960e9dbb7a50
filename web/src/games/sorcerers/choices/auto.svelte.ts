/** When to be asked for a response. Kept in this browser, for all tables. */

import { onlyAnswer } from '../../../board/lone.svelte';
import { keepText, keptText } from '../../../lib/kept';
import type { Asked } from '../../../wire';
import type { Action } from '../wire';

export type Asking = 'always' | 'able' | 'never';
export const ASKINGS: Asking[] = ['always', 'able', 'never'];

const KEY = 'hanpan.sorcerers.respond';

function stored(): Asking {
  const found = keptText(KEY);
  return ASKINGS.find((one) => one === found) ?? 'able';
}

let mode: Asking = $state('able');
let read = false;

/** How the visitor wants to be asked. */
export function asking(): Asking {
  return mode;
}

/** Take up what was kept; once, when a board is there. */
export function recall(): void {
  if (read) return;
  read = true;
  mode = stored();
}

/** Change it. */
export function setAsking(next: Asking): void {
  mode = next;
  keepText(KEY, next);
}

/** What is answered without asking: responses as the visitor wants it here, all else where there is one answer only
    (`guided`: unless a guide leads through the game, who shows where to press). */
export function unasked(asked: Asked, guided: boolean): Action | null {
  if (asked.prompt.kind !== 'respond') return guided ? null : onlyAnswer<Action>(asked);
  return mode === 'never' || (mode === 'able' && asked.legal.length === 1) ? { type: 'pass' } : null;
}
