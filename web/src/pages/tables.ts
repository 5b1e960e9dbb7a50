/** Tables in lists, in words. */

import { has, t } from '../lib/i18n.svelte';
import { SEATS, type AnySeat } from '../lib/seats';
import { seatName } from '../lib/words';
import type { SeatInfo, TableInfo } from '../wire';

const name = (seat: SeatInfo, game: string): string =>
  seat.kind === 'open' ? t('lobby-free-seat') : seatName(seat, game);

/** Who plays at a table; `but`: leave this seat out. */
export function people({ seats, game }: TableInfo, but: AnySeat | null = null): string {
  return SEATS.filter((seat) => seat !== but)
    .map((seat) => seats[seat])
    .filter((seat) => seat !== undefined)
    .map((seat) => name(seat, game))
    .join(' – ');
}

/** What the seats have by now, in the order of their names; empty where the game does not say, or a table is of before. */
export function score({ status, game, progress }: TableInfo): string {
  const said = `progress-${game}`;
  return status === 'playing' && 'p1' in progress && has(said, 'score') ? t(said, progress, 'score') : '';
}

/** How a table stands: how far it has come in the game's own words, where the game says so. */
export function state({ status, game, progress }: TableInfo): string {
  const said = `progress-${game}`;
  if (status === 'playing' && Object.keys(progress).length && has(said)) return t(said, progress);
  return t(`lobby-status-${status}`);
}
