/** The cards of Clash. */

import { CardStore } from '../../board/cards.svelte';
import { t } from '../../lib/i18n.svelte';

export type Kind = 'special' | 'attack' | 'defense' | 'heal';

/** A card as `GET /api/games/clash/cards` tells it. */
export interface CardRecord {
  id: string;
  name: string;
  kind: Kind;
  kind_text: string;
  cost: number;
  target: string;
  target_text: string;
  reaction: boolean;
  effect_text: string;
  nullified_text: string | null;
  no_target_text: string | null;
  unused_text: string | null;
  exhaust_text: string | null;
  /** How often it is in the decks that anybody may choose. */
  decks: Record<string, number>;
}

const store = new CardStore<CardRecord>('clash', blank);
export const { load: loadCards, all: allCards, of: cardOf } = store;

function blank(id: string): CardRecord {
  const nothing = { nullified_text: null, no_target_text: null, unused_text: null, exhaust_text: null };
  return {
    id,
    name: t(`card-${id}`),
    kind: 'special',
    kind_text: '…',
    cost: 0,
    target: '',
    target_text: '…',
    reaction: false,
    effect_text: '…',
    decks: {},
    ...nothing,
  };
}
