/** The runs of the day that this browser has seen of its visitor: how many days in a row, and the best so far. */

import type { DailyBoard } from '../wire';
import { keepValue, keptRecord } from './kept';

const KEY = 'hanpan.days';
const DAY_MS = 86_400_000;
/** The days in a row that are shared as signs. */
const SIGNS = 7;

export interface Run {
  won: boolean;
  numbers: number[];
}

type Days = Record<string, Run>;

export interface Best extends Run {
  day: string;
}

const daysOf = (game: string): Days => keptRecord<Days>(KEY)[game] ?? {};

/** The day before one, as in 2026-02-28. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** Keep the visitor's own result of a day, if there is one. Says whether there is. */
export function noteDay(game: string, { day, results }: Pick<DailyBoard, 'day' | 'results'>): boolean {
  const own = results.find(({ mine }) => mine);
  if (!own) return false;
  const kept: Run = { won: own.won, numbers: own.numbers };
  keepValue(KEY, { ...keptRecord<Days>(KEY), [game]: { ...daysOf(game), [day]: kept } });
  return true;
}

/** Whether the visitor's result of a day is known. */
export const knows = (game: string, day: string): boolean => day in daysOf(game);

/** The days in a row up to one, the last first. Who has not yet run on that day has the row of the day before. */
export function rowOf(game: string, day: string): Run[] {
  const days = daysOf(game);
  const row: Run[] = [];
  let at = days[day] ? day : dayBefore(day);
  for (; days[at]; at = dayBefore(at)) row.push(days[at]!);
  return row;
}

/** The best run so far: finished before not finished, then by the numbers, the weightiest first. */
export function bestOf(game: string, fewest: boolean[]): Best | null {
  const better = (one: Run, two: Run): number => {
    if (one.won !== two.won) return one.won ? -1 : 1;
    const at = fewest.findIndex((_, n) => one.numbers[n] !== two.numbers[n]);
    return at < 0 ? 0 : (one.numbers[at]! - two.numbers[at]!) * (fewest[at] ? 1 : -1);
  };
  const runs = Object.entries(daysOf(game)).map(([day, run]) => ({ day, ...run }));
  return runs.sort((one, two) => better(one, two) || one.day.localeCompare(two.day))[0] ?? null;
}

/** The last days of a row as signs for a message, the first of them first. */
export function signsOf(row: Run[]): string {
  return row
    .slice(0, SIGNS)
    .reverse()
    .map(({ won }) => (won ? '🟩' : '🟥'))
    .join('');
}
