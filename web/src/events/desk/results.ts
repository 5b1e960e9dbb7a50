/** Results that can be entered for a match, as they are picked: games of the first, of the second, drawn. */

import type { EventMatch, Settings } from '../../wire';

export interface Told {
  key: string;
  first: number;
  second: number;
  drawn: number;
  forfeit: boolean;
}

/** Those that can come of a match; what may not stand after all, the server refuses. */
export function results({ best_of: best = 1, format }: Settings): Told[] {
  if (format === 'common') return [told(1, 0), told(0, 0)];
  const most = Math.floor(best / 2) + 1;
  const fewer = Array.from({ length: most }, (_, games) => games);
  return [
    ...fewer.map((games) => told(most, games)),
    ...fewer.toReversed().map((games) => told(games, most)),
    ...(best === 1 ? [told(0, 0, 1)] : [...fewer.slice(1).map((games) => told(games, games)), told(0, 0, 1)]),
    told(most, 0, 0, true),
    told(0, most, 0, true),
    told(0, 0, 0, true),
  ];
}

/** Which of them a match has now; empty: none. */
export function keyOf({ score, how }: EventMatch): string {
  return score ? told(score[0]!, score[1]!, score[2]!, how === 'forfeit').key : '';
}

function told(first: number, second: number, drawn = 0, forfeit = false): Told {
  return { key: `${first}-${second}-${drawn}${forfeit ? 'f' : ''}`, first, second, drawn, forfeit };
}
