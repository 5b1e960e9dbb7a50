/** What the board knows of cards by itself. */

import type { View } from '../wire';

export type Card = View['hand'][number];

/** Those that are played before the roll; the others come after it. */
export const BEFORE: ReadonlySet<Card> = new Set(['defence', 'boost']);
