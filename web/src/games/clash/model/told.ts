/** Words for what has become of a card on the stage. */

import { t } from '../../../lib/i18n.svelte';
import type { Names, Seat } from '../../client';
import type { Fate, Placed } from './story';

const SIGNS: Partial<Record<Fate, string>> = {
  resolved: 'yes',
  nullified: 'nullified',
  failed: 'no-target',
  returned: 'back',
  fired: 'bolt',
  set: 'lock',
  now: 'play',
};

/** The sign of it; none for a card that waits for its turn. */
export function fateSign(card: Placed): string {
  return SIGNS[card.fate] ?? '';
}

/** The same in words; nothing for a card that waits for its turn. */
export function fateText(card: Placed): string {
  if (card.fate === 'waiting') return '';
  return t(`clash-fate-${card.fate}`);
}

/** Whom the card was aimed at when it was locked in. */
export function aimText(card: Placed, names: Names, viewer: Seat | null): string {
  if (!card.targets) return t('clash-aim-reaction');
  if (!card.targets.length) return t('clash-aim-none');
  return card.targets.map((target) => unitText(target, names, viewer)).join(t('list-join'));
}

/** `p2/hero` as people say it. */
function unitText(target: string, names: Names, viewer: Seat | null): string {
  const [seat, kind] = target.split('/') as [Seat, string];
  const name = seat === viewer ? t('you') : (names[seat] ?? t(`seat-${seat}`));
  return kind === 'hero' ? name : t('clash-aim-unit', { name, unit: t(`unit-${kind}`) });
}
