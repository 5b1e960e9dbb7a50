/** The cards of Sorcerers. */

import { CardStore } from '../../../board/cards.svelte';
import { t } from '../../../lib/i18n.svelte';
import type { CardRecord } from '../wire';

export type { CardRecord };
export type Kind = CardRecord['kind'];

const store = new CardStore<CardRecord>('sorcerers', blank);
export const { load: loadCards, all: allCards, of: cardOf } = store;

function blank(id: string): CardRecord {
  const nothing = {
    cost: 0,
    attack: 0,
    health: 0,
    defence: 0,
    highlight: false,
    names: { ko: id, en: id },
    aliases: [],
    tags: [],
    keywords: [],
    decks: {},
    side: {},
    banned: null,
    readings: [],
  };
  return { id, name: t(`card-${id}`), kind: 'spell', kind_text: '…', text: '…', body_text: '…', ...nothing };
}
