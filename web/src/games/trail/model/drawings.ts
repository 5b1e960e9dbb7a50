/** Drawn maps, kept in this browser. */

import { forget, keepText, keptText } from '../../../lib/kept';

const DRAWING = 'hanpan.trail.map';
const WAITING = 'hanpan.trail.waiting';

/** The last drawing, as rows; none yet: null. */
export function drawn(): string[] | null {
  return keptText(DRAWING)?.split('/') ?? null;
}

/** Keep a drawing. */
export function keepDrawing(rows: string[]): void {
  keepText(DRAWING, rows.join('/'));
}

/** Play this map as soon as the table asks for one. */
export function wait(table: string, rows: string[]): void {
  keepText(WAITING, `${table} ${rows.join('/')}`, 'sessionStorage');
}

/** The map that waits for this table, once. */
export function takeWaiting(table: string): string[] | null {
  const [wanted, rows] = (keptText(WAITING, 'sessionStorage') ?? '').split(' ');
  if (wanted !== table || !rows) return null;
  forget(WAITING, 'sessionStorage');
  return rows.split('/');
}
