/** How a game ended, for somebody who watches it. */

import type { GameClient } from '../games/client';
import { t } from '../lib/i18n.svelte';
import type { Names } from '../lib/narrate';
import type { AnySeat } from '../lib/seats';
import { firstPlaces } from '../lib/verdict';
import type { Ending } from '../wire';

/** Who won, and by what. */
export function resultText(ending: Ending, names: Names, client: GameClient): string {
  const name = (seat: AnySeat): string => names[seat] ?? t(`seat-${seat}`);
  const alone = Object.keys(names).length === 1;
  const lost = alone ? t('end-lost-by', { name: name('p1') }) : t('end-draw');
  if (ending.reason === 'annulled') return `${t('end-no-result')} ${t('end-annulled')}`;
  const first = firstPlaces(ending).map(name);
  const nobody = first.length ? t('end-shared', { names: first.join(', ') }) : lost;
  const verdict = ending.winner ? t('end-won-by', { name: name(ending.winner) }) : nobody;
  if (ending.reason === 'played') return `${verdict} ${client.reason(ending) ?? ''}`.trimEnd();
  if (Object.keys(names).length > 2 && ending.winner) return `${verdict} ${t('end-all-left')}`;
  if (ending.reason === 'resigned' && ending.winner) {
    return `${verdict} ${t('replay-resigned', { name: name(ending.winner === 'p1' ? 'p2' : 'p1') })}`;
  }
  return `${verdict} ${t(`end-${ending.reason}`)}`;
}
