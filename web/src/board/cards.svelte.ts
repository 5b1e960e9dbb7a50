/** What stands on the cards of a game, asked of the server in the reader's language and kept. */

import { api } from '../lib/api';
import { settings, type Lang } from '../lib/settings.svelte';

export class CardStore<T extends { id: string }> {
  private known: Partial<Record<Lang, Map<string, T>>> = $state.raw({});
  private asked: Partial<Record<Lang, Promise<void>>> = {};

  /** `blank` is a card of which nothing but its name is known. */
  constructor(
    private readonly game: string,
    private readonly blank: (id: string) => T,
  ) {}

  /** Ask for the cards in this language, once. */
  readonly load = (lang: Lang = settings.lang): Promise<void> => {
    this.asked[lang] ??= api.cards<T>(this.game, lang).then(
      (list) => {
        this.known = { ...this.known, [lang]: new Map(list.map((card) => [card.id, card])) };
      },
      () => {
        delete this.asked[lang]; // the names are here; the rest is asked for again at the next look
      },
    );
    return this.asked[lang];
  };

  /** Every card, in the order of the rules; none until they have come. */
  readonly all = (): T[] => [...(this.known[settings.lang]?.values() ?? [])];

  /** The card; in the other language while this one is on its way, and as a mere name before anything has come. */
  readonly of = (id: string): T => this.known[settings.lang]?.get(id) ?? this.anyOf(id) ?? this.blank(id);

  /** The card in whichever language has come: for what is the same in all. */
  private readonly anyOf = (id: string): T | null => this.known.ko?.get(id) ?? this.known.en?.get(id) ?? null;
}
