/** Cards by how often they come. */

export interface Copies {
  id: string;
  copies: number;
}

/** Each card once, in the order of their ids, with the number of its copies. */
export function copiesOf(cards: readonly string[]): Copies[] {
  return [...new Set(cards)].sort().map((id) => ({ id, copies: cards.filter((one) => one === id).length }));
}

/** As many of each as a named list says, in the order of the cards. */
export function spread<T extends { id: string }>(cards: readonly T[], count: (card: T) => number): string[] {
  return cards.flatMap((card) => Array<string>(count(card)).fill(card.id));
}
