/** What stands on the cards of a game, asked of the server in the reader's language and kept. */

import { api } from '../lib/api';
import { settings, type Lang } from '../lib/settings.svelte';

/** The day of the table that is looked at, where its game has one: lists of banned cards are of a day. */
let day: string | null = $state(null);

/** From now on cards are those of a table of that day; null: of today. */
export function cardsOn(of: string | null): void {
  day = of;
}

const key = (lang: Lang): string => `${lang} ${day ?? ''}`;

export class CardStore<T extends { id: string }> {
  private known: Record<string, Map<string, T>> = $state.raw({});
  private asked: Record<string, Promise<void>> = {};

  /** `blank` is a card of which nothing but its name is known. */
  constructor(
    private readonly game: string,
    private readonly blank: (id: string) => T,
  ) {}

  /** Ask for the cards in this language, once. */
  readonly load = (lang: Lang = settings.lang): Promise<void> => {
    const wanted = key(lang);
    return (this.asked[wanted] ??= api.cards<T>(this.game, lang, day).then(
      (list) => {
        this.known = { ...this.known, [wanted]: new Map(list.map((card) => [card.id, card])) };
      },
      () => {
        delete this.asked[wanted]; // the names are here; the rest is asked for again at the next look
      },
    ));
  };

  /** Every card, in the order of the rules; none until they have come. */
  readonly all = (): T[] => [...(this.known[key(settings.lang)]?.values() ?? [])];

  /** The card; in the other language while this one is on its way, and as a mere name before anything has come. */
  readonly of = (id: string): T => this.known[key(settings.lang)]?.get(id) ?? this.anyOf(id) ?? this.blank(id);

  /** The card in whichever language has come: for what is the same in all. */
  private readonly anyOf = (id: string): T | null =>
    this.known[key('ko')]?.get(id) ?? this.known[key('en')]?.get(id) ?? null;
}
