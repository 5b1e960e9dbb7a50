/** Maps as text. */

import { KINDS as SIGNS } from '../constants';

export { START } from '../constants';

/** Whom a digit of a text map stands for. */
export const KINDS: Record<string, string> = SIGNS;

/** A map in one line, for links and saved drawings. */
export const written = (rows: string[]): string => rows.join('/');
