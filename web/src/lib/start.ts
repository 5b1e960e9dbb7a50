/** How a game is begun with one press: an opponent, and the mode that goes with it. */

import type { GameCard, Seated, TableBody } from '../wire';
import { sameBoard } from './address';
import { seatKeys } from './api';
import { remember } from './commitment';
import { keepValue, keptRecord } from './kept';
import { foeOf, ladderOf, modeAgainst, nextFoe } from './ladder';
import { go } from './router.svelte';
import { SEATS } from './seats';

/** What the visitor has picked for a game. */
export interface Pick {
  /** A level, or an opponent of the ladder. */
  foe: string;
  mode: string;
}

/** The levels to play against; a bot that plays at random only where there is no better one. */
export function levelsOf(card: GameCard): string[] {
  const good = card.bots.filter((bot) => bot !== 'random');
  return good.length ? good : card.bots;
}

/** The level that is met if nobody says which. */
export function usualLevel(card: GameCard): string {
  const levels = levelsOf(card);
  return levels.find((level) => level === 'normal') ?? levels[0] ?? '';
}

/** The modes that leave the opponent open. */
export function openModes(card: GameCard): string[] {
  return card.modes.filter((mode) => foeOf(mode) === null);
}

/** What a visitor who says nothing gets: the next rung of the ladder, or the middle level. */
export function usualPick(card: GameCard): Pick {
  return { foe: nextFoe(card) ?? usualLevel(card), mode: card.default_mode };
}

const KEY = 'hanpan.picks';

/** What the visitor picked for a game the last time, as far as there still is such a thing; on a ladder the next rung. */
export function lastPick(card: GameCard): Pick {
  const usual = usualPick(card);
  const { foe, mode } = { ...usual, ...keptRecord<Pick>(KEY)[card.id] };
  const known = levelsOf(card).includes(foe);
  return { foe: known ? foe : usual.foe, mode: openModes(card).includes(mode) ? mode : usual.mode };
}

/** Note what was picked. */
export function keepPick(game: string, pick: Pick): void {
  keepValue(KEY, { ...keptRecord<Pick>(KEY), [game]: pick });
}

/** The table for a pick. */
export function tableFor(card: GameCard, { foe, mode }: Pick): TableBody {
  if (card.seats === 1) return { game: card.id, mode, seats: { p1: { kind: 'me' } } };
  if (ladderOf(card).includes(foe)) return ladderTable(card.id, foe);
  const seats: TableBody['seats'] = { p1: { kind: 'me' } };
  for (const seat of SEATS.slice(1, card.seats)) seats[seat] = { kind: 'bot', level: foe };
  return { game: card.id, mode, seats };
}

/** The table at which one meets an opponent of the ladder, who always has the second seat. */
export function ladderTable(game: string, foe: string): TableBody {
  return { game, mode: modeAgainst(foe), seats: { p1: { kind: 'me' }, p2: { kind: 'bot', level: foe } } };
}

/** Go to a seat that has been taken. */
export function sitDown({ table, key }: Seated): void {
  seatKeys.set(table.id, key);
  remember(table);
  go(sameBoard(`/t/${table.id}`));
}
