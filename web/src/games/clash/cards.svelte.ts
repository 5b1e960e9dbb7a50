/** What stands on the cards, asked of the server in the reader's language and kept. */

import { api } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';
import { settings, type Lang } from '../../lib/settings.svelte';

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

let known: Partial<Record<Lang, Map<string, CardRecord>>> = $state.raw({});
const asked: Partial<Record<Lang, Promise<void>>> = {};

/** Ask for the cards in this language, once. */
export function loadCards(lang: Lang = settings.lang): Promise<void> {
  asked[lang] ??= api.cards<CardRecord>('clash', lang).then(
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
