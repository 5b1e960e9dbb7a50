/** What the guide says in the first game of Sorcerers, and when. */

import type { Tutorial } from '../../tutorial/lessons';
import type { View } from './wire';

export const tutorial: Tutorial<View> | null = null;
