/** How a seat's score of the round came about, step by step, read off the events. */

import { nameId, t } from '../../../lib/i18n.svelte';
import type { Line } from '../../../lib/table.svelte';

export interface BuildStep {
  text: string;
  after: number | string;
  sign: string;
  tone: 'gain' | 'loss' | 'block' | 'info';
}

type Fields = Record<string, number | string | boolean>;

/** The steps for one seat among the lines of one round. */
export function buildUp(lines: Line[], seat: 'p1' | 'p2'): BuildStep[] {
  const out: BuildStep[] = [];
  for (const { event } of lines) {
    const data = (event.data ?? {}) as Fields;
    if (event.kind === 'reset_card' || event.kind === 'reset_event') {
      out.push({ text: t('step-reset'), after: 0, sign: '↓', tone: 'loss' });
      continue;
    }
    if (event.seat !== seat) continue;
    const step = stepOf(event.kind, data);
    if (step) out.push(step);
  }
  return out;
}

function stepOf(kind: string, data: Fields): BuildStep | null {
  switch (kind) {
    case 'base':
      return plain(
        t('step-base', { face: data.face!, points: data.points!, bonus: data.bonus! }),
        data.sum!,
        data.success === true,
      );
    case 'special':
      return data.sum === undefined
        ? {
            text: t(nameId('special', String(data.special))),
            after: '',
            sign: t(nameId('icon-special', String(data.special))),
            tone: 'info',
          }
        : gain(t('step-star', { points: data.points! }), data.sum);
    case 'penalty':
      return loss(t('step-penalty', { points: data.points! }), data.after!);
    case 'block':
      return {
        text: t('step-block', { by: String(data.by), attack: String(data.attack) }),
        after: '',
        sign: '✕',
        tone: 'block',
      };
    case 'hit':
      return loss(t('step-hit', { attack: String(data.attack), damage: data.damage! }), data.after!);
    case 'floor':
      return { text: t('step-floor'), after: data.score as number, sign: '', tone: 'info' };
    case 'multiply':
      return gain(t('step-multiply', { cause: String(data.cause), factor: data.factor! }), data.after!);
    case 'score_boost':
      return gain(t('step-boost'), data.after!);
    case 'total':
      return plain(t('step-total', { gain: data.gain! }), data.after!, Number(data.gain) > 0);
    default:
      return null;
  }
}

function plain(text: string, after: unknown, good: boolean): BuildStep {
  return good ? gain(text, after) : { text, after: after as number, sign: '·', tone: 'info' };
}

function gain(text: string, after: unknown): BuildStep {
  return { text, after: after as number, sign: '↑', tone: 'gain' };
}

function loss(text: string, after: unknown): BuildStep {
  return { text, after: after as number, sign: '↓', tone: 'loss' };
}
