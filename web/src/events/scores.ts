/** Results of a match that can be entered by hand, from where one of the two sits. Plain code, without a browser. */

export interface Score {
  own: number;
  other: number;
  drawn: number;
}

/** Whole matches first, mine before the other's, then those that the time has cut off. `winner`: a match of a bracket
    needs one. The rules have the last word. */
export function possible(bestOf: number, { winner }: { winner: boolean }): Score[] {
  const most = Math.floor(bestOf / 2) + 1;
  const won = (own: number): Score[] => Array.from({ length: own }, (_, other) => ({ own, other, drawn: 0 }));
  const turned = (score: Score): Score => ({ ...score, own: score.other, other: score.own });
  const whole = won(most);
  const cutOff = Array.from({ length: most - 1 }, (_, i) => won(most - 1 - i)).flat();
  const even = Array.from({ length: most }, (_, own) => ({ own, other: own, drawn: own ? 0 : 1 })).toReversed();
  return [...whole, ...whole.map(turned).toReversed(), ...(winner ? [] : even), ...cutOff, ...cutOff.map(turned)];
}

/** What somebody has said, from where I sit. */
export function seenBy(said: number[] | undefined, firstSeat: boolean): Score | null {
  if (!said) return null;
  const [first = 0, second = 0, drawn = 0] = said;
  return firstSeat ? { own: first, other: second, drawn } : { own: second, other: first, drawn };
}
