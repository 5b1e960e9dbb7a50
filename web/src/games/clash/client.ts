/** Clash in the browser. */

import { t } from '../../lib/i18n.svelte';
import type { GameClient } from '../client';
import Board from './Board.svelte';
import { tutorial } from './lessons';
import { cueOf } from './model/cues';
import { pace, roundOf, seedOf } from './model/pace';
import Record from './Record.svelte';
import Still from './Still.svelte';
import type { View } from './wire';

const LADDER = 'ladder-';

const client: GameClient<View> = {
  id: 'clash',
  Board,
  Still,
  Record,
  reason(ending) {
    const data = ending.outcome?.data as { by: string; p1: number; p2: number; round: number } | undefined;
    return data ? t(`clash-end-${data.by}`, { ...data, winner: ending.winner ?? 'none' }) : null;
  },
  pace,
  cueOf,
  roundOf,
  seedOf,
  tutorial,
  called(table, seat) {
    // On the ladder the second seat is the opponent's.
    const known = table.mode.startsWith(LADDER) && seat === 'p2' && table.seats[seat]?.kind === 'bot';
    return known ? t(`opponent-${table.mode.slice(LADDER.length)}`) : null;
  },
};

export default client;
