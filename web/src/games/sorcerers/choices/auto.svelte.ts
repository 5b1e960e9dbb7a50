/** When to be asked for a response. Kept in this browser, for all tables. */

export type Asking = 'always' | 'able' | 'never';
export const ASKINGS: Asking[] = ['always', 'able', 'never'];

const KEY = 'hanpan.sorcerers.respond';

function stored(): Asking {
  try {
    const found = localStorage.getItem(KEY);
    return ASKINGS.find((one) => one === found) ?? 'able';
  } catch {
    return 'able';
  }
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
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // private browsing: it lasts as long as the page
  }
}

// Somebody across the table must not see from the time that nothing could be answered: it looks like a quick decision.
const LEAST_MS = 900;
const MORE_MS = 1700;
const AGAINST_A_BOT_MS = 350;

/** How long to wait before passing for the player; a person opposite gets nothing out of it. */
export function passDelay(againstPerson: boolean): number {
  return againstPerson ? LEAST_MS + Math.random() * MORE_MS : AGAINST_A_BOT_MS;
}
