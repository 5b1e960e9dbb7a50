/** Names for classes of modes and for seasons. */

import { t } from '../lib/i18n.svelte';

/** A class of modes is called by its modes. */
export const classText = (game: string, modes: string[]): string =>
  modes.map((mode) => t(`mode-${game}-${mode}`)).join(' / ');

/** A season, as in 2026-q4. */
export function seasonText(season: string): string {
  const [year = '', quarter = ''] = season.split('-q');
  return t('season', { year, quarter });
}
