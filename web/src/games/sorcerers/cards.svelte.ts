/** What stands on the cards, asked of the server in the reader's language and kept. */

import { api } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';
import { settings, type Lang } from '../../lib/settings.svelte';

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

let known: Partial<Record<Lang, Map<string, CardRecord>>> = $state.raw({});
const asked: Partial<Record<Lang, Promise<void>>> = {};

/** Ask for the cards in this language, once. */
export function loadCards(lang: Lang = settings.lang): Promise<void> {
  asked[lang] ??= api.cards<CardRecord>('sorcerers', lang).then(
    (list) => {
      known = { ...known, [lang]: new Map(list.map((card) => [card.id, card])) };
    },
    () => {
      delete asked[lang]; // the names are here; the rest is asked for again at the next look
    },
  );
  return asked[lang];
}

/** Every card, in the order of their ids; none until they have come. */
export function allCards(): CardRecord[] {
  return [...(known[settings.lang]?.values() ?? [])];
}

/** The card; in the other language while this one is on its way, and as a mere name before anything has come. */
export function cardOf(id: string): CardRecord {
  const other = settings.lang === 'ko' ? 'en' : 'ko';
  return known[settings.lang]?.get(id) ?? known[other]?.get(id) ?? blank(id);
}

/** What is printed on a sorcerer, as far as the cards have come. */
export function printedOf(id: string): Pick<CardRecord, 'attack' | 'health' | 'defence'> & { keywords: string[] } {
  const { attack, health, defence, keywords } = known.ko?.get(id) ??
    known.en?.get(id) ?? { attack: 0, health: 0, defence: 0, keywords: [] };
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
