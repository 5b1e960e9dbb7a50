/** The cards of Clash. */

import { CardStore } from '../../../board/cards.svelte';
import { t } from '../../../lib/i18n.svelte';
import type { CardRecord } from '../wire';

export type { CardRecord };
export type Kind = CardRecord['kind'];

const store = new CardStore<CardRecord>('clash', blank);
export const { load: loadCards, all: allCards, of: cardOf } = store;

function blank(id: string): CardRecord {
  const none = { nullified: null, no_target: null, exhaust: false, exhaust_on_nullify: false, tags: [], keywords: [] };
  const nothing = {
    nullified_text: null,
    no_target_text: null,
    unused_text: null,
    exhaust_text: null,
    tags_text: null,
  };
  return {
    id,
    name: t(`card-${id}`),
    names: { ko: id, en: id },
    kind: 'special',
    kind_text: '…',
    cost: 0,
    target: '',
    target_text: '…',
    target_brief: '…',
    reaction: false,
    text: '…',
    effect_text: '…',
    aims: false,
    decks: {},
    ...none,
    ...nothing,
  };
}
