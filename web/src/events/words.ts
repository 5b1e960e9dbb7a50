/** Tournaments in words. */

import { ApiError } from '../lib/api';
import { has, nameId, t, type Args } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import { guestName, personName, problemText } from '../lib/words';
import type { EventInfo, EventMatch, EventPerson } from '../wire';

/** Why something could not be done here: what the rules of tournaments say, with the clause, else as anywhere. */
export function tourProblem(error: unknown): string {
  if (error instanceof ApiError && error.code === 'event_refused') {
    const told = error.fields['refusal'] as { code: string; clause: string; params: Args } | undefined;
    const id = nameId('refusal', told?.code ?? '');
    if (told && has(id)) return `${t(id, told.params)} (${told.clause})`;
  }
  return problemText(error);
}

export const formatText = (format: EventInfo['format']): string => t(nameId('tour-format', format));

/** What is played, and how. */
export function whatText({ game, mode, format }: Pick<EventInfo, 'game' | 'mode' | 'format'>): string {
  return [t(`game-${game}`), ...(mode ? [t(`mode-${game}-${mode}`)] : []), formatText(format)].join(' · ');
}

/** A day and an hour, where the reader is. */
export const momentText = (at: number): string =>
  new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const hourText = (at: number): string =>
  new Intl.DateTimeFormat(settings.lang, { hour: 'numeric', minute: '2-digit' }).format(at);

/** How far it has come. */
export function stageText(info: EventInfo): string {
  if (info.cancelled) return t('tour-stage-cancelled');
  if (info.stage === 'over') return t('tour-stage-over', { day: momentText(info.ended_at) });
  if (info.stage === 'open')
    return info.start_at ? t('tour-stage-starts', { day: momentText(info.start_at) }) : t('tour-stage-open');
  if (info.format === 'arena' || info.format === 'common') return t('tour-stage-playing');
  if (info.rounds && info.round > info.rounds) return t('tour-stage-cut', { round: info.round });
  return info.rounds
    ? t('tour-stage-round', { round: info.round, rounds: info.rounds })
    : t('tour-stage-round-of-some', { round: info.round });
}

/** Somebody in a tournament. */
export function personText(one: EventPerson | undefined): string {
  if (!one) return '–';
  if (one.kind === 'bot') return botText(one);
  return one.kind === 'guest' ? guestName(one.name) : personName(one.name);
}

/** A bot has its level and a number. */
function botText({ level, name }: EventPerson): string {
  return t('tour-bot', { bot: t('bot-name', { level: level ?? '' }), number: name.split(' ').at(-1) ?? '' });
}

/** Games of the first and of the second, drawn ones behind them; null: there is no result. */
export function scoreText(score: number[] | null): string | null {
  if (!score) return null;
  const [first = 0, second = 0, drawn = 0] = score;
  return drawn ? t('tour-score-drawn', { first, second, drawn }) : t('tour-score', { first, second });
}

/** What came of a match, also where nobody played. */
export function resultText(match: EventMatch): string | null {
  if (match.how === 'bye') return t('tour-bye');
  const score = scoreText(match.score);
  return score && match.how === 'forfeit' ? t('tour-score-forfeit', { score }) : score;
}

/** Tie-breaks that are shares of what could be had. */
const SHARES = new Set(['opponents_matches', 'games', 'opponents_games']);

/** A tie-break as people read it; it is an exact fraction. */
export function breakText(name: string, value: string): string {
  const [above = 0, below = 1] = value.split('/').map(Number);
  const number = above / below;
  const style: Intl.NumberFormatOptions = SHARES.has(name)
    ? { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }
    : { maximumFractionDigits: 2 };
  return new Intl.NumberFormat(settings.lang, style).format(number);
}
