/** The client of any game: made of what the server says of it, so that it knows none. */

import { t } from '../../lib/i18n.svelte';
import type { GameClient } from '../../games/client';
import type { Event } from '../../wire';
import Board from './Board.svelte';
import Still from './Still.svelte';

/** Long enough to read a line. */
const LINE_MS = 700;
const BEGINS = /(?:^|_)(round|turn)(?:_start|_begins)?$/;

/** Whether an event begins a round or a turn, as its kind says. */
const beginning = ({ kind }: Event): 'round' | 'turn' | null =>
  (BEGINS.exec(kind)?.[1] ?? null) as 'round' | 'turn' | null;

/** The round or turn that an event begins, where it counts them. */
function roundOf(event: Event): number | null {
  const counted = beginning(event);
  const { round, turn } = (event.data ?? {}) as { round?: unknown; turn?: unknown };
  const number = counted === 'turn' ? (turn ?? round) : (round ?? turn);
  return counted && typeof number === 'number' ? number : null;
}

const roundText = (round: number, event: Event | null): string =>
  t(event && beginning(event) === 'turn' ? 'board-turn-n' : 'board-round-n', { round });

export const plainClient = (game: string): GameClient => ({
  id: game,
  Board,
  Still,
  Record: null,
  pace: ({ kind }) => (kind === 'phase' ? 0 : LINE_MS),
  roundOf,
  roundText,
  tutorial: null,
  reason: ({ outcome }) => (outcome ? t('plain-decided', { clause: outcome.clause }) : null),
});
