/** A bracket as it is drawn: columns of rounds, for winners, losers and the final. Plain code, without a browser. */

import type { EventStand } from '../wire';

export interface Level {
  level: number;
  /** What it is called: `final`, `semi`, `quarter`, `last` so many, or by its number. */
  name: 'final' | 'again' | 'third' | 'semi' | 'quarter' | 'last' | 'number';
  players: number;
  stands: EventStand[];
  /** Whether each two of its matches lead to one of the next. */
  halves: boolean;
}

export interface Field {
  /** Winners, losers and final of a double elimination; empty: there is one bracket alone. */
  title: '' | 'winners' | 'losers' | 'final' | 'third';
  rounds: Level[];
}

/** Where somebody comes from: a seed, the winner or the loser of a match. */
export function sourceOf(from: (string | number)[]): { kind: string; of: number } {
  return { kind: String(from[0] ?? ''), of: Number(from[1] ?? 0) };
}

/** `W2.1` is the first match of the second round of winners, `L` of losers; `F` the final, `F2` played again, `T` for the third place. */
export function fieldsOf(stands: EventStand[]): Field[] {
  const twice = stands.some(({ name }) => name.startsWith('F'));
  const winners = levelsOf(stands, 'W', twice);
  const third = stands.filter(({ name }) => name === 'T');
  if (!twice) {
    const rounds: Level[] = [{ level: 1, name: 'third', players: 2, stands: third, halves: false }];
    return [
      ...(winners.length ? [{ title: '' as const, rounds: winners }] : []),
      ...(third.length ? [{ title: 'third' as const, rounds }] : []),
    ];
  }
  const last = stands.filter(({ name }) => name === 'F');
  // Where the winner of the final had not lost before, nobody stands in the second one.
  const again = stands.filter(({ name, first, second }) => name === 'F2' && first !== null && second !== null);
  const finals: Level[] = [
    { level: 1, name: 'final', players: 2, stands: last, halves: false },
    ...(again.length ? [{ level: 2, name: 'again' as const, players: 2, stands: again, halves: false }] : []),
  ];
  const fields: Field[] = [
    { title: 'winners', rounds: winners },
    { title: 'losers', rounds: levelsOf(stands, 'L', twice) },
    { title: 'final', rounds: finals },
  ];
  return fields.filter(({ rounds }) => rounds.length);
}

function levelsOf(stands: EventStand[], side: 'W' | 'L', twice: boolean): Level[] {
  const found = new Map<number, EventStand[]>();
  for (const stand of stands) {
    const level = new RegExp(`^${side}(\\d+)\\.`).exec(stand.name)?.[1];
    if (level) found.set(Number(level), [...(found.get(Number(level)) ?? []), stand]);
  }
  const levels = [...found].toSorted(([one], [two]) => one - two);
  return levels.map(([level, own], i) => {
    const next = levels[i + 1]?.[1].length ?? 0;
    const players = own.length * 2;
    return { level, name: twice ? 'number' : nameOf(players), players, stands: own, halves: next * 2 === own.length };
  });
}

function nameOf(players: number): Level['name'] {
  return players === 2 ? 'final' : players === 4 ? 'semi' : players === 8 ? 'quarter' : 'last';
}
