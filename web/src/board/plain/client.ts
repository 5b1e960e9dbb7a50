/** The client of any game: made of what the server says of it, so that it knows none. */

import { t } from '../../lib/i18n.svelte';
import type { GameClient } from '../../games/client';
import type { Event } from '../../wire';
import Board from './Board.svelte';
import Still from './Still.svelte';

/** Long enough to read a line. */
const LINE_MS = 700;
const BEGINS = /(^|_)(round|turn)(_start|_begins)?$/;

/** The round that an event begins, where its kind says so and it counts them. */
function roundOf({ kind, data }: Event): number | null {
  if (!BEGINS.test(kind)) return null;
  const { round, turn } = (data ?? {}) as { round?: unknown; turn?: unknown };
  const number = round ?? turn;
  return typeof number === 'number' ? number : null;
}

export const plainClient = (game: string): GameClient => ({
  id: game,
  Board,
  Still,
  Record: null,
  // What an event changes is seen when its step is told to the end.
  afterEvent: (view) => view,
  pace: ({ kind }) => (kind === 'phase' ? 0 : LINE_MS),
  roundOf,
  tutorial: null,
  reason: ({ outcome }) => (outcome ? t('plain-decided', { clause: outcome.clause }) : null),
});
