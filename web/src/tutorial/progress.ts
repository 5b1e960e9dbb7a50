/** How far the tutorial of a game has come, kept in this browser: its table, the lesson, whether the guide was sent away. */

export interface Progress {
  table: string;
  step: number;
  silent: boolean;
}

const key = (game: string): string => `hanpan.tutorial.${game}`;

/** What was kept, if anything. */
export function kept(game: string): Progress | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(game)) ?? 'null') as Partial<Progress> | null;
    return found?.table ? { table: found.table, step: found.step ?? 0, silent: found.silent ?? false } : null;
  } catch {
    return null; // a broken entry is as good as none
  }
}

/** Keep it. */
export function keep(game: string, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress));
  } catch {
    // private browsing: a reload begins anew
  }
}
