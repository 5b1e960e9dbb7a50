/** Maps as text. */

import { ITEM_SIGNS, KINDS as SIGNS, START, TERRAIN_SIGNS } from '../constants';

export { START } from '../constants';

/** Whom a digit of a text map stands for. */
export const KINDS: Record<string, string> = SIGNS;

/** A map in one line, for links and saved drawings. */
export const written = (rows: string[]): string => rows.join('/');

/** Everything that a tile of a map can hold. */
export const BRUSHES: readonly string[] = [...TERRAIN_SIGNS, ...ITEM_SIGNS.trim(), START, ...Object.keys(KINDS)];

/** Where nothing is. */
export const BARE = TERRAIN_SIGNS.charAt(0);

/** The key that paints a sign, as `keyOf` calls it, and the sign that a key paints. */
export const keyFor = (sign: string): string => sign.toUpperCase();
export const signFor = (key: string): string | undefined => BRUSHES.find((sign) => keyFor(sign) === key);
