/** Lines of a tournament's log in words. */

import { nameId, t } from '../lib/i18n.svelte';
import type { EventLine } from '../wire';
import { scoreText } from './words';

type Order = EventLine['order'];
interface Result {
  first?: number;
  second?: number;
  drawn?: number;
  how?: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The reason that was given. */
export const whyOf = (order: Order): string => text(order['why']).replace(/^sealed:.*/, ''); // a judge's: a hash

/** What was done; `name` says who is behind a handle. */
export function lineText(order: Order, name: (handle: string) => string): string {
  const result = order['result'] as Result | undefined;
  const pairs = order['pairs'] as unknown[] | undefined;
  const type = text(order['type']);
  return t(nameId('tour-log', type), {
    name: name(text(order['player'] ?? order['person'])),
    role: text(order['role']),
    round: number(order['round']),
    table: number(order['table']),
    count: pairs?.length ?? 0,
    minutes: Math.round(number(order['seconds']) / 60),
    number: number(order['number']),
    infraction: text(order['infraction']),
    right: order['right'] === true ? 'yes' : 'no',
    score: result ? (scoreText([result.first ?? 0, result.second ?? 0, result.drawn ?? 0]) ?? '') : '',
    how: result ? (result.how ?? 'played') : 'hidden',
    corrected: whyOf(order) ? 'yes' : 'no',
  });
}
