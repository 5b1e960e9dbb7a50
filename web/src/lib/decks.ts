/** Decks of one's own, kept in this browser by name. */

import { keepText, keepValue, keptText, keptValue } from './kept';

export interface OwnDeck {
  name: string;
  /** Card ids, each as often as it is in the deck. */
  cards: string[];
  /** What is kept beside it, in games with sideboards. */
  side?: string[];
}

const listKey = (game: string): string => `hanpan.decks.${game}`;
const draftKey = (game: string): string => `hanpan.deck-draft.${game}`;
const chosenKey = (game: string): string => `hanpan.deck.${game}`;

/** The saved decks of a game, the last one saved first. */
export function ownDecks(game: string): OwnDeck[] {
  const found = keptValue(listKey(game));
  return Array.isArray(found) ? found.filter(isDeck) : [];
}

/** Save a deck; one of the same name is replaced. Says whether the browser could keep it. */
export function saveDeck(game: string, deck: OwnDeck): boolean {
  return write(game, [deck, ...ownDecks(game).filter((one) => one.name !== deck.name)]);
}

/** Throw a deck away. */
export function dropDeck(game: string, name: string): boolean {
  return write(
    game,
    ownDecks(game).filter((one) => one.name !== name),
  );
}

/** The deck that "play with this deck" left for the next table that asks for one; a board offers it first. */
export function chosenDeck(game: string): OwnDeck | null {
  const name = keptText(chosenKey(game));
  return ownDecks(game).find((one) => one.name === name) ?? null;
}

/** Leave a deck for the next table. */
export function chooseDeck(game: string, name: string): void {
  keepText(chosenKey(game), name);
}

/** A deck on the builder's table. */
export interface Draft extends OwnDeck {
  /** What it began as: `named:blades`, `own:Sharp`, `empty`. */
  from?: string;
}

/** The deck on the builder's table, saved or not. */
export function draftOf(game: string): Draft | null {
  const found = keptValue(draftKey(game));
  return isDeck(found) ? found : null;
}

/** Keep what is on the builder's table. */
export function keepDraft(game: string, deck: Draft): void {
  keepValue(draftKey(game), deck);
}

function write(game: string, decks: OwnDeck[]): boolean {
  return keepValue(listKey(game), decks);
}

function isDeck(value: unknown): value is OwnDeck {
  const deck = value as Partial<OwnDeck> | null;
  return (
    typeof deck?.name === 'string' &&
    Array.isArray(deck.cards) &&
    deck.cards.every((card) => typeof card === 'string') &&
    (deck.side === undefined || Array.isArray(deck.side))
  );
}
