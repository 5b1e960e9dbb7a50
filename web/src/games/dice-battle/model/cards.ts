/** What the board knows of cards by itself. */

import type { View } from '../wire';

export type Card = View['hand'][number];
