/** What this browser keeps for its visitor. A broken entry is as good as none. Where nothing may be kept (private
    browsing) it lasts as long as the page. */

type Place = 'localStorage' | 'sessionStorage';

/** What the browser would not keep. */
const page = new Map<string, string>();

/** The text that was kept under a name, if any. */
export function keptText(name: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(name) ?? page.get(name) ?? null;
  } catch {
    return page.get(name) ?? null;
  }
}

/** The value that was kept under a name; null: none, or one that cannot be read. */
export function keptValue(name: string, place: Place = 'localStorage'): unknown {
  try {
    return JSON.parse(keptText(name, place) ?? 'null');
  } catch {
    return null;
  }
}

/** What was kept under a name, by keys of its own. */
export function keptRecord<T>(name: string): Record<string, T> {
  const found = keptValue(name);
  return found && typeof found === 'object' ? (found as Record<string, T>) : {};
}

/** Keep a text. Says whether it outlasts the page. */
export function keepText(name: string, text: string, place: Place = 'localStorage'): boolean {
  try {
    globalThis[place].setItem(name, text);
    page.delete(name);
    return true;
  } catch {
    page.set(name, text);
    return false;
  }
}

/** Keep a value. Says whether it outlasts the page. */
export function keepValue(name: string, value: unknown, place: Place = 'localStorage'): boolean {
  return keepText(name, JSON.stringify(value), place);
}

/** Keep nothing under a name any more. */
export function forget(name: string, place: Place = 'localStorage'): void {
  page.delete(name);
  try {
    globalThis[place].removeItem(name);
  } catch {
    // there was nothing
  }
}
