/** How a game ended, for somebody who watches it. */

import { t } from '../lib/i18n.svelte';
import type { Names, Seat } from '../lib/narrate';
import type { Ending } from '../wire';

/** Who won, and by what. */
export function resultText(ending: Ending, names: Names): string {
  const name = (seat: Seat): string => names[seat] ?? t(`seat-${seat}`);
  const verdict = ending.winner ? t('end-won-by', { name: name(ending.winner) }) : t('end-draw');
  if (ending.reason === 'played') {
    const data = ending.outcome?.data as { by: string; p1: number; p2: number } | undefined;
    return data ? `${verdict} ${t(`end-by-${data.by}`, data)}` : verdict;
  }
  if (ending.reason === 'resigned' && ending.winner) {
    return `${verdict} ${t('replay-resigned', { name: name(ending.winner === 'p1' ? 'p2' : 'p1') })}`;
  }
  return `${verdict} ${t(`end-${ending.reason}`)}`;
}
