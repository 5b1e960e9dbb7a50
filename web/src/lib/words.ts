/** Words for what went wrong, and for who sits where. */

import type { Problem, SeatInfo, TableInfo } from '../wire';
import { ApiError } from './api';
import { has, nameId, t } from './i18n.svelte';
import { settings } from './settings.svelte';

/** A sentence about a failed request: in the reader's language where the code has one, else as the server put it. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError && has(nameId('problem', error.code)))
    return t(nameId('problem', error.code), { message: error.message, ...error.fields });
  const korean = settings.lang === 'ko' && error instanceof ApiError && error.ko;
  return t('problem-http', { message: korean || (error instanceof Error ? error.message : String(error)) });
}

/** A sentence about a message over the line that the server could not take. */
export const lineProblem = ({ code, message }: Problem): string =>
  has(nameId('problem', code)) ? t(nameId('problem', code)) : message;

/** That a table's game is not installed here, and which package brought it where that is known; null: it is here. */
export function missingText({ game, missing }: Pick<TableInfo, 'game' | 'missing'>): string | null {
  if (missing === null) return null;
  return missing ? t('problem-missing-package', { game, package: missing }) : t('problem-missing-game', { game });
}

/** What the server calls a guest who has not said a name; no account is called so. */
const UNNAMED = /^(Guest|손님) \d+$/;

/** The name of somebody without an account says so: it may be anybody's. */
export const guestName = (name: string): string => (UNNAMED.test(name) ? name : t('guest-name', { name }));

/** What the server calls somebody who has deleted the account; nobody else is called so. */
const LEFT = 'deleted player';

/** A name where no seat tells more. */
export const personName = (name: string): string => (name === LEFT ? t('seat-gone') : name);

/** A person's name, an opponent of the game's ladder, or an AI with its level. */
export function seatName(seat: SeatInfo, game: string): string {
  if (seat.gone) return t('seat-gone');
  if (seat.kind !== 'bot') return seat.guest ? guestName(seat.name) : seat.name;
  const foe = `opponent-${game}-${seat.name}`;
  return has(foe) ? t(foe) : t('bot-name', { level: seat.name });
}

/** A level of an AI; one that only a game from elsewhere knows by the name that it gives it. */
export const levelText = (level: string): string => (has(`level-${level}`) ? t(`level-${level}`) : level);
