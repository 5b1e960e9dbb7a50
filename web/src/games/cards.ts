/** The games as the server lists them; what those are called that this client was built without is spoken too. */

import { api } from '../lib/api';
import { has, speakOthers, t } from '../lib/i18n.svelte';
import type { GameCard } from '../wire';
import { isBuiltIn } from './list';

/** Every game there is. */
export async function gameCards(): Promise<GameCard[]> {
  const cards = await api.games();
  await speakOthers(cards.filter(({ id }) => !isBuiltIn(id)).map(({ words }) => words));
  return cards;
}

/** The game for whoever names none: the first one, or the first with a guided match. */
export async function usualGame(guided = false): Promise<string> {
  const cards = await gameCards();
  const found = guided ? cards.find(({ id }) => has(`game-${id}`, 'guide')) : cards[0];
  if (!found) throw new Error(t('missing-page'));
  return found.id;
}
