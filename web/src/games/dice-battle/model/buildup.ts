/** How a seat's score of the round came about, step by step, read off the events. */

import { rivalOf } from '../../../board/seats';
import { nameId, t } from '../../../lib/i18n.svelte';
import type { Seat } from '../../../lib/narrate';
import type { Line } from '../../../lib/table.svelte';
import { told } from './pace';
import type { BonusRollEvent, DieKeptEvent, GameEvent, RollEvent, SeatView } from '../wire';

export interface BuildStep {
  text: string;
  after: number | string;
  sign: string;
  /** The picture of what it is about, instead of a sign. */
  art?: string;
  tone: 'gain' | 'loss' | 'block' | 'info';
}

/** What a seat did in a round, as far as it can be seen. */
export type Deeds = Pick<SeatView, 'tendency' | 'dice' | 'specials' | 'played'>;

/** The steps for one seat among the lines of one round. */
export function buildUp(lines: Line[], seat: Seat): BuildStep[] {
  const events = lines.map(told);
  const out: BuildStep[] = [];
  // In a position that was set up no event tells of the dice; what they brought is told when it is counted.
  const unseen = !events.some((event) => event.kind === 'base' && event.seat === seat);
  for (const event of events) {
    const step = ofBoth(event, seat) ?? (event.seat === seat ? stepOf(event, unseen) : null);
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

/** What a seat did among the lines of one round, told by its own events. */
export function deedsOf(lines: Line[], seat: Seat): Deeds {
  const out: Deeds = { tendency: null, dice: [], specials: [], played: [] };
  for (const event of lines.map(told)) {
    if (event.seat !== seat) continue;
    if (rolls(event)) out.dice = [...out.dice, event.data.face];
    else if (event.kind === 'special') out.specials = [...out.specials, event.data.special];
    else if (event.kind === 'play') out.played = [...out.played, event.data.card];
    else if (event.kind === 'tendency') out.tendency = event.data.tendency;
  }
  return out;
}

/** What happens to both seats with one event. */
function ofBoth(event: GameEvent, seat: Seat): BuildStep | null {
  switch (event.kind) {
    case 'reset_card':
    case 'reset_event':
      return loss(t('step-reset'), 0);
    case 'score_swap': {
      const [own, other] = [event.data[seat], event.data[rivalOf(seat)]];
      const text = t('step-swap');
      return own === other ? plain(text, own, false) : own > other ? gain(text, own) : loss(text, own);
    }
    case 'thief': {
      const { points, after, other_after } = event.data;
      if (!points) return null;
      return event.seat === seat
        ? loss(t('step-robbed', { points }), after)
        : gain(t('step-theft', { points }), other_after);
    }
    default:
      return null;
  }
}

function stepOf(event: GameEvent, unseen: boolean): BuildStep | null {
  switch (event.kind) {
    case 'score':
      return unseen ? plain(t('step-points'), event.data.points, false) : null;
    case 'base': {
      const { face, points, bonus, sum, success } = event.data;
      return plain(t('step-base', { face, points, bonus }), sum, success);
    }
    case 'special': {
      const { special, points, sum } = event.data;
      return sum === undefined
        ? { text: t(nameId('special', special)), after: '', sign: '', art: nameId('special', special), tone: 'info' }
        : gain(t('step-star', { points: points ?? 0 }), sum);
    }
    case 'penalty': {
      const { points, before, after } = event.data;
      return before === after ? null : loss(t('step-penalty', { points }), after);
    }
    case 'block': {
      const { by, attack } = event.data;
      return { text: t('step-block', { by, attack }), after: '', sign: 'no', tone: 'block' };
    }
    case 'hit': {
      const { attack, damage, after } = event.data;
      return damage ? loss(t('step-hit', { attack, damage }), after) : null;
    }
    case 'floor':
      return { text: t('step-floor'), after: event.data.score, sign: '', tone: 'info' };
    case 'multiply': {
      const { cause, factor, before, after } = event.data;
      return plain(t('step-multiply', { cause, factor }), after, after > before);
    }
    case 'score_boost':
      return gain(t('step-boost'), event.data.after);
    case 'bomb': {
      const { before, after } = event.data;
      return before === after ? null : loss(t('step-bomb'), after);
    }
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
  return { text, after, sign: 'up', tone: 'gain' };
}

function loss(text: string, after: number): BuildStep {
  return { text, after, sign: 'fall', tone: 'loss' };
}
