/** The client of any game: made of what the server says of it, so that it knows none. */

import { has, nameId, t } from '../../lib/i18n.svelte';
import { api } from '../../lib/api';
import type { GameClient } from '../../games/client';
import { opened, roundBy } from '../openings';
import { storyBy } from '../story';
import Board from './Board.svelte';
import Still from './Still.svelte';

/** Long enough to read a line. */
const LINE_MS = 700;

/** What the clause says by which it was decided; its number where the client has no words for it. */
function decided(clause: string): string {
  const id = nameId('clause', clause);
  return has(id) ? t('plain-decided-why', { clause, text: t(id) }) : t('plain-decided', { clause });
}

/** A game without a client of its own, as its card tells of it. */
export async function plainClient(game: string): Promise<GameClient> {
  const card = (await api.games()).find(({ id }) => id === game);
  const openings = card?.openings ?? [];
  const quiet = new Set(card?.headings);
  return {
    id: game,
    Board,
    Still,
    Record: null,
    pace: ({ kind }) => (quiet.has(kind) ? 0 : LINE_MS),
    roundOf: roundBy(openings),
    partOf: card && storyBy(card.story),
    roundText: (round, event) =>
      t(event && opened(openings, event)?.counted === 'turn' ? 'board-turn-n' : 'board-round-n', { round }),
    quiet,
    tutorial: null,
    reason: ({ outcome }) => (outcome ? decided(outcome.clause) : null),
  };
}
