/** Dice Battle in the browser. */

import { t } from '../../lib/i18n.svelte';
import type { GameClient } from '../client';
import Board from './Board.svelte';
import { tutorial } from './lessons';
import { cueOf } from './model/cues';
import { longest, pace, quiet, roundOf, partOf } from './model/pace';
import Record from './Record.svelte';
import Still from './Still.svelte';
import type { GameRecord, OutcomeData, View } from './wire';

const client: GameClient<View> = {
  id: 'dice-battle',
  Board,
  Still,
  Record,
  counted: (record) => (record as GameRecord).rounds.length > 0,
  reason(ending) {
    const data = ending.outcome?.data as OutcomeData | undefined;
    return data ? t(`end-by-${data.by}`, { ...data }) : null;
  },
  luck(record, names, viewer) {
    const seat = viewer ?? 'p1';
    const found = record as GameRecord;
    if (!found.rounds.length) return null;
    const { points, expected_points: expected } = found.seats[seat]!.luck;
    const off = Math.round((points - expected) * 10) / 10;
    const how = off > 0 ? 'more' : off < 0 ? 'fewer' : 'even';
    const args = { how, off: Math.abs(off).toFixed(1), name: names[seat] ?? t(`seat-${seat}`) };
    return t(viewer ? 'end-luck' : 'end-luck-name', args);
  },
  pace,
  longest,
  cueOf,
  roundOf,
  partOf,
  tutorial,
  quiet,
  question: (view) => t(`prompt-${view.stage}`),
};

export default client;
