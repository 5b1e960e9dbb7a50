/** How far the tutorial has come, kept in this browser: its table, and whether the guide was sent away. */

const KEY = 'hanpan.tutorial';

export interface Progress {
  table: string;
  silent: boolean;
}

/** What was kept, if anything. */
export function kept(): Progress | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Progress> | null;
    return found?.table ? { table: found.table, silent: found.silent ?? false } : null;
  } catch {
    return null; // a broken entry is as good as none
  }
}

/** Keep it. */
export function keep(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // private browsing: a reload begins anew
  }
}
