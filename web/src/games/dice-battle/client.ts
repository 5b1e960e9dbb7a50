/** Dice Battle in the browser. */

import { t } from '../../lib/i18n.svelte';
import type { GameClient } from '../client';
import Board from './Board.svelte';
import { tutorial } from './lessons';
import { cueOf } from './model/cues';
import { pace, roundOf } from './model/pace';
import Record from './Record.svelte';
import Still from './Still.svelte';
import type { View } from './wire';

const client: GameClient<View> = {
  id: 'dice-battle',
  Board,
  Still,
  Record,
  reason(ending) {
    const data = ending.outcome?.data as { by: string; p1: number; p2: number } | undefined;
    return data ? t(`end-by-${data.by}`, data) : null;
  },
  pace,
  cueOf,
  roundOf,
  tutorial,
  question: (view) => t(`prompt-${view.stage}`),
};

export default client;
