/** Clash in the browser. */

import { t } from '../../lib/i18n.svelte';
import type { GameClient } from '../client';
import Board from './Board.svelte';
import { tutorial } from './lessons';
import { cueOf } from './model/cues';
import { pace, quiet, roundOf, seedOf, partOf } from './model/pace';
import faces from './portraits';
import Record from './Record.svelte';
import Still from './Still.svelte';
import type { GameRecord, OutcomeData, View } from './wire';

const LADDER = 'ladder-';

const client: GameClient<View> = {
  id: 'clash',
  Board,
  Still,
  Record,
  // One that began from a position has figures before its first whole round.
  counted: (record) => Object.values((record as GameRecord).seats).some((seat) => Object.values(seat).some(Boolean)),
  faces,
  reason(ending) {
    const data = ending.outcome?.data as OutcomeData | undefined;
    return data ? t(`clash-end-${data.by}`, { ...data, winner: ending.winner ?? 'none' }) : null;
  },
  pace,
  cueOf,
  roundOf,
  partOf,
  seedOf,
  tutorial,
  quiet,
  called(table, seat) {
    // On the ladder the second seat is the opponent's.
    const known = table.mode.startsWith(LADDER) && seat === 'p2' && table.seats[seat]?.kind === 'bot';
    return known ? t(`opponent-${table.mode.slice(LADDER.length)}`) : null;
  },
};

export default client;
