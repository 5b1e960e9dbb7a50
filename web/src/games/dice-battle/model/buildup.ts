/** How a seat's score of the round came about, step by step, read off the events. */

import { nameId, t } from '../../../lib/i18n.svelte';
import type { Line } from '../../../lib/table.svelte';
import { told } from './pace';
import type { BonusRollEvent, DieKeptEvent, GameEvent, RollEvent, SeatView } from '../wire';

export interface BuildStep {
  text: string;
  after: number | string;
  sign: string;
  tone: 'gain' | 'loss' | 'block' | 'info';
}

/** The steps for one seat among the lines of one round. */
export function buildUp(lines: Line[], seat: 'p1' | 'p2'): BuildStep[] {
  const out: BuildStep[] = [];
  for (const event of lines.map(told)) {
    if (event.kind === 'reset_card' || event.kind === 'reset_event') {
      out.push({ text: t('step-reset'), after: 0, sign: '↓', tone: 'loss' });
      continue;
    }
    if (event.seat !== seat) continue;
    const step = stepOf(event);
    if (step) out.push(step);
  }
  return out;
}

/** Until the scores of a round are counted, the points so far stand for them. */
export function scoreOf(lines: Line[], seat: SeatView): number {
  const counted = lines.map(told).some(({ kind }) => kind === 'score' || kind === 'reset_card');
  return counted ? seat.score : seat.points;
}

/** Whether a die that counts is seen with this event. */
export function rolls(event: GameEvent): event is RollEvent | DieKeptEvent | BonusRollEvent {
  return event.kind === 'roll' || event.kind === 'keep' || event.kind === 'bonus_roll';
}

/** The dice of a seat among the lines of one round. */
export function facesOf(lines: Line[], seat: 'p1' | 'p2'): number[] {
  return lines
    .map(told)
    .filter(rolls)
    .filter((event) => event.seat === seat)
    .map(({ data }) => data.face);
}

function stepOf(event: GameEvent): BuildStep | null {
  switch (event.kind) {
    case 'base': {
      const { face, points, bonus, sum, success } = event.data;
      return plain(t('step-base', { face, points, bonus }), sum, success);
    }
    case 'special': {
      const { special, points, sum } = event.data;
      return sum === undefined
        ? { text: t(nameId('special', special)), after: '', sign: t(nameId('icon-special', special)), tone: 'info' }
        : gain(t('step-star', { points: points ?? 0 }), sum);
    }
    case 'penalty':
      return loss(t('step-penalty', { points: event.data.points }), event.data.after);
    case 'block': {
      const { by, attack } = event.data;
      return { text: t('step-block', { by, attack }), after: '', sign: '✕', tone: 'block' };
    }
    case 'hit': {
      const { attack, damage, after } = event.data;
      return loss(t('step-hit', { attack, damage }), after);
    }
    case 'floor':
      return { text: t('step-floor'), after: event.data.score, sign: '', tone: 'info' };
    case 'multiply': {
      const { cause, factor, after } = event.data;
      return gain(t('step-multiply', { cause, factor }), after);
    }
    case 'score_boost':
      return gain(t('step-boost'), event.data.after);
    case 'total':
      return plain(t('step-total', { gain: event.data.gain }), event.data.after, event.data.gain > 0);
    default:
      return null;
  }
}

function plain(text: string, after: number, good: boolean): BuildStep {
  return good ? gain(text, after) : { text, after, sign: '·', tone: 'info' };
}

function gain(text: string, after: number): BuildStep {
  return { text, after, sign: '↑', tone: 'gain' };
}

function loss(text: string, after: number): BuildStep {
  return { text, after, sign: '↓', tone: 'loss' };
}
