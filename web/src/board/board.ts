/** All that a page needs to show a game: its client with its words, and the numbers of the table. */

import { loadClient, type GameClient, type Names, type Numbers, type Seat } from '../games/client';
import { asksPlain } from '../lib/address';
import { seatName } from '../lib/words';
import type { SeatInfo, TableInfo } from '../wire';
import { cardsOn } from './cards.svelte';
import { numbersOf } from './numbers';

export interface GameBoard {
  client: GameClient;
  numbers: Numbers;
}

/** The board for a table. */
export async function loadBoard({
  game,
  overrides,
  day,
}: Pick<TableInfo, 'game' | 'overrides'> & Partial<Pick<TableInfo, 'day'>>): Promise<GameBoard> {
  cardsOn(day ?? null);
  const [client, numbers] = await Promise.all([loadClient(game, asksPlain()), numbersOf(game, overrides)]);
  return { client, numbers };
}

/** What everybody at a table is called. */
export function namesAt(table: TableInfo, client: GameClient | null = null): Names {
  const seats = Object.entries(table.seats) as [Seat, SeatInfo][];
  const names = seats.map(([seat, info]) => client?.called?.(table, seat) ?? seatName(info, table.game));
  // Where several are called the same, as three bots are, their places tell them apart.
  const told = (name: string, place: number): string =>
    seats.length > 2 && names.indexOf(name) !== names.lastIndexOf(name) ? `${name} ${seats[place]![0].slice(1)}` : name;
  return Object.fromEntries(names.map((name, place) => [seats[place]![0], told(name, place)]));
}
