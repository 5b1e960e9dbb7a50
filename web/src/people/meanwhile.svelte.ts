/** Playing a bot while somebody is waited for: the seat at the table with a free one is kept, and so is the place in the
    queue. Whoever comes meanwhile is told of on every page. */

import { gameCards } from '../games/cards';
import { api, ApiError } from '../lib/api';
import { keepValue, keptValue } from '../lib/kept';
import { openModes, sitDown, tableFor, usualLevel } from '../lib/start';

const KEY = 'hanpan.seats';
const MOST = 8;

export const seats = $state<{
  /** The tables at which this tab waits for somebody, while it is elsewhere. */
  kept: string[];
  /** The one of them that has filled. */
  full: string | null;
}>({ kept: (keptValue(KEY, 'sessionStorage') as string[] | null) ?? [], full: null });

function note(kept: string[]): void {
  seats.kept = kept.slice(-MOST);
  if (seats.full && !kept.includes(seats.full)) seats.full = null;
  keepValue(KEY, seats.kept, 'sessionStorage');
}

/** Come back to this table when somebody has sat down at it. */
export const keepSeat = (table: string): void => note([...seats.kept.filter((one) => one !== table), table]);

/** The visitor is at this table again, or it is no more. */
export function atTable(table: string): void {
  if (seats.kept.includes(table)) note(seats.kept.filter((one) => one !== table));
}

/** Ask whether somebody has come. */
export async function lookAround(): Promise<void> {
  for (const table of seats.kept) {
    try {
      const { status, seats: sitters } = await api.table(table);
      if (status !== 'waiting' && status !== 'playing') atTable(table);
      else if (Object.values(sitters).every(({ kind }) => kind !== 'open')) return void (seats.full = table);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) atTable(table); // else it is asked again
    }
  }
}

/** Play a bot of the usual strength, in this mode where bots play it. */
export async function playMeanwhile(game: string, mode: string): Promise<void> {
  const card = (await gameCards()).find(({ id }) => id === game);
  if (!card) return;
  const pick = { foe: usualLevel(card), mode: openModes(card).includes(mode) ? mode : card.default_mode };
  sitDown(await api.create(tableFor(card, pick)));
}
