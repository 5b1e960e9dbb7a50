/** The cards of Sorcerers. */

import { CardStore } from '../../board/cards.svelte';
import { t } from '../../lib/i18n.svelte';

export type Kind = 'sorcerer' | 'spell' | 'item' | 'event' | 'response';

/** A card as `GET /api/games/sorcerers/cards` tells it. */
export interface CardRecord {
  id: string;
  name: string;
  kind: Kind;
  kind_text: string;
  cost: number;
  attack: number;
  health: number;
  defence: number;
  highlight: boolean;
  text: string;
  /** What is not said by its numbers and keywords. */
  body_text: string;
  keywords: { id: string; name: string }[];
  /** How often it is in the named decks, and in their sideboards. */
  decks: Record<string, number>;
  side: Record<string, number>;
  banned: { month: string; since: string; reason: string } | null;
}

const store = new CardStore<CardRecord>('sorcerers', blank);
export const { load: loadCards, all: allCards, of: cardOf } = store;

/** What is printed on a sorcerer, as far as the cards have come. */
export function printedOf(id: string): Pick<CardRecord, 'attack' | 'health' | 'defence'> & { keywords: string[] } {
  const { attack, health, defence, keywords } = store.anyOf(id) ?? { attack: 0, health: 0, defence: 0, keywords: [] };
  return { attack, health, defence, keywords: keywords.map((one) => one.id) };
}

function blank(id: string): CardRecord {
  const nothing = {
    cost: 0,
    attack: 0,
    health: 0,
    defence: 0,
    highlight: false,
    keywords: [],
    decks: {},
    side: {},
    banned: null,
  };
  return { id, name: t(`card-${id}`), kind: 'spell', kind_text: '…', text: '…', body_text: '…', ...nothing };
}
