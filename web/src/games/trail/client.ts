/** Trail in the browser. */

import { t } from '../../lib/i18n.svelte';
import { promptText } from '../../lib/narrate';
import type { GameClient } from '../client';
import Board from './Board.svelte';
import { tutorial } from './lessons';
import { cueOf } from './model/cues';
import { pace, quiet, roundOf, roundText, partOf } from './model/pace';
import Record from './Record.svelte';
import Still from './Still.svelte';
import Summary from './Summary.svelte';
import type { OutcomeData, RunRecord, TurnPrompt, View } from './wire';

const client: GameClient<View> = {
  id: 'trail',
  Board,
  Still,
  Record,
  counted: (record) => (record as RunRecord).stages.length > 0,
  Summary,
  quiet,
  reason(ending) {
    const data = ending.outcome?.data as OutcomeData | undefined;
    return data ? t(`trail-over-${data.by}`, { ...data }) : null;
  },
  luck(record) {
    const { rolls, expected } = record as RunRecord;
    if (!rolls.length) return null;
    const sum = rolls.reduce((one, two) => one + two, 0);
    const off = Math.round((sum - expected) * 10) / 10;
    const how = off > 0 ? 'more' : off < 0 ? 'fewer' : 'even';
    return t('trail-luck', { count: rolls.length, sum, how, off: Math.abs(off).toFixed(1) });
  },
  pace,
  cueOf,
  roundOf,
  partOf,
  roundText,
  tutorial,
  question(view) {
    return view.phase === 'turn'
      ? promptText({
          kind: 'turn',
          clause: '',
          data: { turn: view.turn, spd: view.spd, mana: view.mana },
        } satisfies TurnPrompt)
      : '';
  },
};

export default client;
