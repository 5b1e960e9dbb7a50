/** Trail in the browser. */

import { t } from '../../lib/i18n.svelte';
import { promptText } from '../../lib/narrate';
import type { GameClient } from '../client';
import Board from './Board.svelte';
import { tutorial } from './lessons';
import { cueOf } from './model/cues';
import { pace, quiet, roundOf, roundText } from './model/pace';
import Record from './Record.svelte';
import Still from './Still.svelte';
import type { View } from './wire';

const client: GameClient<View> = {
  id: 'trail',
  Board,
  Still,
  Record,
  quiet,
  reason(ending) {
    const data = ending.outcome?.data as { by: string; stage: number; turns: number; hp: number } | undefined;
    return data ? t(`trail-over-${data.by}`, data) : null;
  },
  pace,
  cueOf,
  roundOf,
  roundText,
  tutorial,
  question(view) {
    return view.phase === 'turn'
      ? promptText({ kind: 'turn', clause: '', data: { turn: view.turn, spd: view.spd, mana: view.mana } })
      : '';
  },
};

export default client;
