/** Cards as the deck builder sees them: which pass a filter, how they lie by cost. Plain code, for any game. */

import type { DeckCard, Named } from '../wire';

export type { Named };
/** A card, as far as every game with decks tells it. */
export type CardRecord = DeckCard;

/** How often each card is in a deck, by id. */
export type Counts = Record<string, number>;

export interface Filter {
  words: string;
  /** Kinds and costs that may be; none: any. */
  kinds: string[];
  costs: number[];
  keyword: string;
}

export const NO_FILTER: Filter = { words: '', kinds: [], costs: [], keyword: '' };

/** From this cost on one button stands for all. */
export const DEAR = 5;

/** The cards that pass, cheap ones first. */
export function filtered(cards: CardRecord[], { words, kinds, costs, keyword }: Filter): CardRecord[] {
  const needles = plain(words).split(' ').filter(Boolean);
  return byCost(
    cards.filter(
      (card) =>
        needles.every((needle) => haystack(card).includes(needle)) &&
        (!kinds.length || kinds.includes(card.kind)) &&
        (!costs.length || costs.includes(Math.min(card.cost, DEAR))) &&
        (!keyword || featuresOf(card).some(({ id }) => id === keyword)),
    ),
  );
}

/** Keywords that a card gives and tags that say more than its kind. */
export function featuresOf(card: CardRecord): Named[] {
  return [
    ...card.keywords,
    ...card.tags.filter(({ id }) => id !== card.kind && !card.keywords.some((one) => one.id === id)),
  ];
}

/** In the order of their costs, else as they came. */
export function byCost(cards: CardRecord[]): CardRecord[] {
  return cards.toSorted((a, b) => a.cost - b.cost);
}

/** One of each, in the order in which they are met. */
export function distinct(things: Named[]): Named[] {
  return [...new Map(things.map((one) => [one.id, one])).values()];
}

/** Every card id, as often as it is in the deck, in the order of the card list. */
export function listed(counts: Counts): string[] {
  return Object.keys(counts)
    .sort()
    .flatMap((id) => Array<string>(counts[id] ?? 0).fill(id));
}

/** How often each id comes. */
export function counted(cards: string[]): Counts {
  const counts: Counts = {};
  for (const id of cards) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** How many cards came in and how many went out between two decks. */
export function changedBy(before: Counts, after: Counts): { added: number; removed: number } {
  const more = (one: Counts, other: Counts): number =>
    Object.keys(one).reduce((sum, id) => sum + Math.max(0, one[id]! - (other[id] ?? 0)), 0);
  return { added: more(after, before), removed: more(before, after) };
}

/** The deck of that name among those that anybody may choose. */
export function namedDeck(cards: CardRecord[], name: string): Counts {
  return Object.fromEntries(cards.filter((card) => card.decks[name]).map((card) => [card.id, card.decks[name]!]));
}

/** Its sideboard. */
export function namedSide(cards: CardRecord[], name: string): Counts {
  return Object.fromEntries(cards.filter((card) => card.side?.[name]).map((card) => [card.id, card.side![name]!]));
}

/** How many cards there are of each cost and kind; every cost from the lowest to the highest of the list. */
export function curve(
  cards: CardRecord[],
  counts: Counts,
): { cost: number; total: number; kinds: Record<string, number> }[] {
  const highest = Math.max(0, ...cards.map((card) => card.cost));
  const lowest = Math.min(highest, ...cards.map((card) => card.cost));
  const rows = Array.from({ length: highest - lowest + 1 }, (_, i) => ({
    cost: lowest + i,
    total: 0,
    kinds: {} as Record<string, number>,
  }));
  for (const card of cards) {
    const count = counts[card.id] ?? 0;
    const row = rows[card.cost - lowest];
    if (!count || !row) continue;
    row.total += count;
    row.kinds[card.kind] = (row.kinds[card.kind] ?? 0) + count;
  }
  return rows;
}

/** A name as it is compared: small letters, single spaces. */
export function plain(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase().replace(/\s+/g, ' ').trim();
}

function haystack(card: CardRecord): string {
  return plain([card.id, card.names.ko, card.names.en, ...(card.aliases ?? []), card.text].join(' '));
}
