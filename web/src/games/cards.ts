/** The games as the server lists them; what those are called that this client was built without is spoken too. */

import { api } from '../lib/api';
import { speakOthers } from '../lib/i18n.svelte';
import type { GameCard } from '../wire';
import { hasBoard } from './list';

/** Every game there is. */
export async function gameCards(): Promise<GameCard[]> {
  const cards = await api.games();
  await speakOthers(cards.filter(({ id }) => !hasBoard(id)).map(({ words }) => words));
  return cards;
}
