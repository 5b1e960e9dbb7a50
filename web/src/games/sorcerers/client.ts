/** Sorcerers in the browser. */

import { t } from '../../lib/i18n.svelte';
import type { GameClient } from '../client';
import Board from './Board.svelte';
import { tutorial } from './lessons';
import { cueOf } from './model/cues';
import { pace, QUIET, roundOf, partOf } from './model/pace';
import Record from './Record.svelte';
import { stackWords } from './model/spots';
import Still from './Still.svelte';
import type { GameRecord, OutcomeData, View } from './wire';

const client: GameClient<View> = {
  id: 'sorcerers',
  Board,
  Still,
  Record,
  // One that began from a position has figures before its first whole turn.
  counted: (record) => Object.values((record as GameRecord).seats).some((seat) => Object.values(seat).some(Boolean)),
  roundText: (turn) => t('so-turn-n', { turn }),
  tutorial,
  quiet: QUIET,
  stack: stackWords,
  reason(ending) {
    const data = ending.outcome?.data as OutcomeData | undefined;
    return data ? t(`so-end-${data.by.replaceAll('_', '-')}`, { ...data }) : null;
  },
  pace,
  cueOf,
  roundOf,
  partOf,
};

export default client;
