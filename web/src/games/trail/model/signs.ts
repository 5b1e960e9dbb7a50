/** Maps as text. */

import { keyOf, type Pressed } from '../../../lib/keys';
import { ITEM_SIGNS, KINDS as SIGNS, START, TERRAIN_SIGNS } from '../constants';

export { START } from '../constants';

/** Whom a digit of a text map stands for. */
export const KINDS: Record<string, string> = SIGNS;

/** A map in one line, for links and saved drawings. */
export const written = (rows: string[]): string => rows.join('/');

/** Everything that a tile of a map can hold. */
export const BRUSHES: readonly string[] = [...TERRAIN_SIGNS, ...ITEM_SIGNS.trim(), START, ...Object.keys(KINDS)];

/** The sign that a key paints, whatever script the keyboard writes. */
export function signFor(event: Pressed): string | undefined {
  const key = keyOf(event);
  return BRUSHES.find((sign) => sign.toUpperCase() === key);
}
