/** Lists as bags. */

/** A pile less some of its cards, as far as they are in it. */
export function without(pile: readonly string[], cards: readonly string[]): string[] {
  const left = [...pile];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
