/** Events, refusals and prompts in words: the twin of core/language/narrate.py, over the same .ftl files. */

import type { Event, Prompt, Refusal } from '../wire';
import { has, nameId, t, type Args } from './i18n.svelte';
import { isSeat, SEATS, type AnySeat } from './seats';
import { settings } from './settings.svelte';

export type { Seat } from './seats';
export type Names = Partial<Record<AnySeat, string>>;
export type Tone = 'gain' | 'loss' | 'block' | 'info';

const ABSENT = 'none';

interface Called {
  name: string;
  object: string;
  whose: string;
  whose_within: string;
}

/** The event as a sentence, without its sign. */
export function sentence(event: Event, names: Names, viewer: AnySeat | null): string {
  return told(event, names, viewer);
}

/** The event as a line of the log, with its sign in front. */
export function line(event: Event, names: Names, viewer: AnySeat | null): string {
  return `${sign(event, viewer)} ${sentence(event, names, viewer)}`.trimStart();
}

/** Its sign as a letter, for a line without pictures. */
export function sign(event: Event, viewer: AnySeat | null): string {
  return t(`sign-${tone(event, viewer)}`);
}

/** How the event came about, with the arithmetic; else the clause by which it did. */
export function why(event: Event, names: Names, viewer: AnySeat | null): string {
  if (has(nameId('event', event.kind), 'why')) return told(event, names, viewer, 'why');
  const clause = nameId('clause', event.clause ?? '');
  return has(clause) ? t(clause) : '';
}

/** Whether the event is good or bad, for its seat or for the viewer's where it is about both, stops something, or is news
    only. */
export function tone(event: Event, viewer: AnySeat | null): Tone {
  return has(nameId('event', event.kind), 'tone') ? (told(event, {}, viewer, 'tone') as Tone) : 'info';
}

/** Why an action may not be taken. */
export function refusalText(refusal: Refusal): string {
  return answered(refusal);
}

/** What to do instead. */
export function remedy(refusal: Refusal): string {
  return answered(refusal, 'remedy');
}

/** What a seat is asked. */
export function promptText(prompt: Prompt): string {
  const id = nameId('prompt', prompt.kind);
  return t(id, withFields(id, {}, (prompt.data ?? {}) as Args));
}

function told(event: Event, names: Names, viewer: AnySeat | null, attribute?: string): string {
  const id = nameId('event', event.kind);
  const called = Object.fromEntries(SEATS.map((seat) => [seat, calledOf(seat, names, viewer)])) as Record<
    AnySeat,
    Called
  >;
  const data = (event.data ?? {}) as Args;
  let args: Args = Object.fromEntries(SEATS.map((seat) => [`${seat}_name`, called[seat].name]));
  args.own = viewer === null ? ABSENT : plain(event.seat === viewer);
  args.clause = event.clause ?? '';
  if (event.seat) args = { ...args, ...called[event.seat] };
  if (event.seat && !SEATS.slice(2).some((seat) => seat === event.seat || seat in names)) {
    const rival = called[event.seat === 'p1' ? 'p2' : 'p1'];
    args = { ...args, rival: rival.object, rival_whose: rival.whose };
  }
  return t(id, { ...withFields(id, args, data, called), ...movement(data) }, attribute);
}

function answered(refusal: Refusal, attribute?: string): string {
  const id = nameId('refusal', refusal.code);
  const { reason_ko, ...params } = (refusal.params ?? {}) as Args;
  // A reason that no code has words for: the server tells it in both languages.
  if (reason_ko && settings.lang === 'ko') params.reason = reason_ko;
  return t(id, withFields(id, {}, params), attribute);
}

function calledOf(seat: AnySeat, names: Names, viewer: AnySeat | null): Called {
  if (seat === viewer)
    return { name: t('you'), object: t('you-object'), whose: t('you-whose'), whose_within: t('you-whose-within') };
  const name = names[seat] || t(`seat-${seat}`);
  const whose = t('whose', { name });
  return { name, object: name, whose, whose_within: whose };
}

function withFields(id: string, args: Args, fields: Args, called?: Record<AnySeat, Called>): Args {
  const out: Args = { ...args };
  if (has(id, 'optional')) for (const name of t(id, {}, 'optional').split(/\s+/)) out[name] ??= ABSENT;
  for (const [field, value] of Object.entries(fields)) {
    if (Array.isArray(value)) {
      out[field] = value.map((item) => itemText(id, field, item, called)).join(t('list-join')) || ABSENT;
    } else {
      out[field] = plain(value);
      if (called && isSeat(value))
        for (const [form, word] of Object.entries(called[value])) out[`${field}_${form}`] = word;
    }
  }
  return out;
}

function itemText(id: string, field: string, item: unknown, called?: Record<AnySeat, Called>): string {
  if (!has(id, field)) return String(plain(item));
  if (Array.isArray(item)) {
    const parts = Object.fromEntries(item.map((part, at) => [`item${at + 1}`, plain(part)]));
    return t(id, { item: String(item), ...parts }, field);
  }
  const owned = /^(p[1-6])\/(.*)$/.exec(String(item));
  if (called && owned) return t(id, { item: owned[2], ...called[owned[1] as AnySeat] }, field);
  return t(id, { item: plain(item) }, field);
}

function plain(value: unknown): string | number {
  if (value === null || value === undefined) return ABSENT;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? value : String(value);
}

function movement(fields: Args): Args {
  const { before, after, gain } = fields;
  if (typeof before !== 'number' || typeof after !== 'number') return {};
  const exact = typeof gain === 'number' && before + gain === after ? 'yes' : 'no';
  const [low, high] = [Math.max(0, before), Math.max(0, after)];
  const least = { before_least: low, after_least: high, direction_least: direction(low, high) };
  return { change: Math.abs(after - before), direction: direction(before, after), exact, ...least };
}

function direction(before: number, after: number): string {
  return after === before ? 'same' : after > before ? 'up' : 'down';
}
