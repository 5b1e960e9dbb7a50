/** What stands on cards, potions, events and monsters, asked of the server in the reader's language and kept. */

import { api } from '../../lib/api';
import { has, t } from '../../lib/i18n.svelte';
import { settings, type Lang } from '../../lib/settings.svelte';

/** One of them, as `GET /api/games/trail/cards` tells it. */
export interface TrailRecord {
  id: string;
  kind: 'card' | 'potion' | 'event' | 'monster';
  name: string;
  text: string;
  cost: number;
  target: '' | 'none' | 'enemy' | 'line' | 'tile' | 'trail' | 'sign';
  does: string;
  amount: number;
  count: number;
  sign: string;
  hp: number;
}

let known: Partial<Record<Lang, Map<string, TrailRecord>>> = $state.raw({});
const asked: Partial<Record<Lang, Promise<void>>> = {};

/** Ask for them in this language, once. */
export function loadRecords(lang: Lang = settings.lang): Promise<void> {
  asked[lang] ??= api.cards<TrailRecord>('trail', lang).then(
    (list) => {
      known = { ...known, [lang]: new Map(list.map((one) => [one.id, one])) };
    },
    () => {
      delete asked[lang]; // the names are here; the rest is asked for again at the next look
    },
  );
  return asked[lang];
}

/** All of a kind, in the order of the rules; none until they have come. */
export function allOf(kind: TrailRecord['kind']): TrailRecord[] {
  return [...(known[settings.lang]?.values() ?? [])].filter((one) => one.kind === kind);
}

/** The record; in the other language while this one is on its way, and as a mere name before anything has come. */
export function recordOf(id: string): TrailRecord {
  const other = settings.lang === 'ko' ? 'en' : 'ko';
  return known[settings.lang]?.get(id) ?? known[other]?.get(id) ?? blank(id);
}

function blank(id: string): TrailRecord {
  const name = has(`source-${id}`) ? t(`source-${id}`) : id;
  return { id, kind: 'card', name, text: '…', cost: 0, target: '', does: '', amount: 0, count: 0, sign: '', hp: 0 };
}
