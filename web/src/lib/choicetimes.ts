/** How long a choice may take at a table with a clock, in words. */

import { t } from './i18n.svelte';

/** One part for each kind of choice with a time of its own, one for the others; `decision`: 0 is no limit. */
export function choiceTimes(game: string, decision: number, own: Record<string, number>): string[] {
  const kinds = Object.entries(own).filter(([, seconds]) => !decision || seconds < decision);
  const parts = kinds.map(([kind, seconds]) => t('terms-clock-kind', { kind: t(`question-${game}-${kind}`), seconds }));
  if (!decision) return parts;
  const others = kinds.length ? 'terms-clock-others' : 'terms-clock-decision';
  return [...parts, t(others, { seconds: decision })];
}
