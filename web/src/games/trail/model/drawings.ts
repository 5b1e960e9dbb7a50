/** Drawn maps, kept in this browser. */

const DRAWING = 'hanpan.trail.map';
const WAITING = 'hanpan.trail.waiting';

/** The last drawing, as rows; none yet: null. */
export function drawn(): string[] | null {
  return localStorage.getItem(DRAWING)?.split('/') ?? null;
}

/** Keep a drawing. */
export function keepDrawing(rows: string[]): void {
  try {
    localStorage.setItem(DRAWING, rows.join('/'));
  } catch {
    // private browsing: the drawing lasts as long as the page
  }
}

/** Play this map as soon as the table asks for one. */
export function wait(table: string, rows: string[]): void {
  sessionStorage.setItem(WAITING, `${table} ${rows.join('/')}`);
}

/** The map that waits for this table, once. */
export function takeWaiting(table: string): string[] | null {
  const [wanted, rows] = (sessionStorage.getItem(WAITING) ?? '').split(' ');
  if (wanted !== table || !rows) return null;
  sessionStorage.removeItem(WAITING);
  return rows.split('/');
}
