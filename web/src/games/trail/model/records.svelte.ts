/** Cards, potions, events and monsters of Trail. */

import { CardStore } from '../../../board/cards.svelte';
import { has, t } from '../../../lib/i18n.svelte';
import type { TrailRecord } from '../wire';

export type { TrailRecord };

const store = new CardStore<TrailRecord>('trail', blank);
export const { load: loadRecords, of: recordOf } = store;

/** All of a kind, in the order of the rules; none until they have come. */
export const allOf = (kind: TrailRecord['kind']): TrailRecord[] => store.all().filter((one) => one.kind === kind);

function blank(id: string): TrailRecord {
  const name = has(`source-${id}`) ? t(`source-${id}`) : id;
  return { id, kind: 'card', name, text: '…', cost: 0, target: '', does: '', amount: 0, count: 0, sign: '', hp: 0 };
}
