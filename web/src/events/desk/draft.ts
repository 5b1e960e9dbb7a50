/** The settings of a tournament as a form has them: plain fields, empty where nothing is said. */

import { readChanges } from '../../lib/variant';
import type { EventBody, EventPage, GameCard, Terms } from '../../wire';

export type Format = NonNullable<EventBody['format']>;
export const FORMATS: Format[] = ['swiss', 'swiss_cut', 'single', 'double', 'round_robin', 'arena', 'common'];

type Breaks = NonNullable<EventBody['tie_breaks']>;
/** The order in which equal points are told apart, as most card games have it and as most board games do. */
export const BREAKS: Record<string, Breaks> = {
  cards: ['opponents_matches', 'games', 'opponents_games'],
  board: ['buchholz', 'sonneborn_berger', 'direct', 'progressive'],
};

/** Clocks of the tables beside the game's own: seconds for all, after each answer, for one. */
export const CLOCKS: Record<string, NonNullable<Terms['clock']>> = {
  '3': { base_s: 180, increment_s: 2, decision_s: 30 },
  '5': { base_s: 300, increment_s: 5, decision_s: 60 },
  '20': { base_s: 1200, increment_s: 10, decision_s: 120 },
};

export interface Draft {
  name: string;
  game: string;
  mode: string;
  format: Format;
  where: 'server' | 'tables';
  rounds: number | null;
  cut: number | null;
  best_of: string;
  minutes: number | null;
  /** When it begins, as a field for a moment has it, in the reader's time; empty: by hand. */
  start: string;
  check_in: number | null;
  no_show: number | null;
  round_minutes: number | null;
  pause: number | null;
  clock: string;
  access: NonNullable<Terms['access']>;
  password: string;
  capacity: number | null;
  waiting: boolean;
  bots: boolean;
  listed: boolean;
  decks: NonNullable<Terms['decks']>;
  rated: boolean;
  accounts_only: boolean;
  guests: number | null;
  day: string;
  breaks: string;
  counting: NonNullable<EventBody['counting']>;
  seeding: NonNullable<EventBody['seeding']>;
  third: boolean;
  legs: string;
  win: number | null;
  draw: number | null;
  loss: number | null;
  delay: number | null;
  ko: boolean;
  en: boolean;
  changes: string;
}

const MINUTE = 60;
const usual = (format: Format) => format === 'arena' || format === 'common';

/** A club evening: whoever opens a tournament has to say nothing but this. */
export function fresh(game: GameCard, name: string): Draft {
  return {
    name,
    game: game.id,
    mode: game.default_mode,
    format: game.seats === 1 ? 'common' : 'swiss',
    where: 'server',
    rounds: null,
    cut: 4,
    best_of: '1',
    minutes: 60,
    start: '',
    check_in: null,
    no_show: 5,
    round_minutes: null,
    pause: 2,
    clock: 'usual',
    access: 'open',
    password: '',
    capacity: null,
    waiting: true,
    bots: false,
    listed: true,
    decks: 'free',
    rated: false,
    accounts_only: false,
    guests: 2,
    day: '',
    breaks: 'cards',
    counting: 'played',
    seeding: 'draw',
    third: false,
    legs: '1',
    win: 3,
    draw: 1,
    loss: 0,
    delay: 0,
    ko: true,
    en: true,
    changes: '',
  };
}

/** What a page of a tournament says of its settings, to be changed. */
export function draftOf({ settings: now, listed }: EventPage): Draft {
  const terms = now.terms ?? {};
  const breaks = Object.keys(BREAKS).find((each) => String(BREAKS[each]) === String(now.tie_breaks ?? BREAKS.cards));
  const clock = Object.keys(CLOCKS).find((each) => same(CLOCKS[each]!, terms.clock));
  return {
    name: now.name,
    game: now.game,
    mode: now.mode ?? '',
    format: now.format ?? 'swiss',
    where: now.at_tables ? 'tables' : 'server',
    rounds: now.rounds || null,
    cut: now.cut || null,
    best_of: String(now.best_of ?? 1),
    minutes: terms.minutes || null,
    start: terms.start_at ? localMoment(terms.start_at) : '',
    check_in: terms.check_in_minutes || null,
    no_show: terms.no_show_s ? terms.no_show_s / MINUTE : null,
    round_minutes: terms.round_minutes || null,
    pause: terms.break_s ? terms.break_s / MINUTE : null,
    clock: terms.clock ? (clock ?? 'kept') : 'usual',
    access: terms.access ?? 'open',
    password: '',
    capacity: now.capacity || null,
    waiting: terms.waiting_list ?? false,
    bots: terms.bots ?? false,
    listed,
    decks: terms.decks ?? 'free',
    rated: terms.rated ?? false,
    accounts_only: terms.accounts_only ?? false,
    guests: terms.guests_per_address || null,
    day: terms.day ?? '',
    breaks: breaks ?? 'kept',
    counting: now.counting ?? 'played',
    seeding: now.seeding ?? 'draw',
    third: now.third_place ?? false,
    legs: String(now.legs ?? 1),
    win: now.points?.win ?? 3,
    draw: now.points?.draw ?? 1,
    loss: now.points?.loss ?? 0,
    delay: terms.delay_s ?? 0,
    ko: (terms.languages ?? ['ko', 'en']).includes('ko'),
    en: (terms.languages ?? ['ko', 'en']).includes('en'),
    changes: Object.entries(terms.overrides ?? {})
      .map(([key, value]) => `${key}=${value}`)
      .join('\n'),
  };
}

/** Whether two lose before the final, who can play for the third place. */
export const hasThird = ({ format, cut }: Draft) => format === 'single' || (format === 'swiss_cut' && (cut ?? 0) > 2);

/** What is sent. Fields that the form does not show for such a tournament are left out of it. `before`: what is changed. */
export function bodyOf(draft: Draft, before: EventPage | null = null): EventBody {
  const old = before?.settings;
  const timed = usual(draft.format);
  const here = draft.where === 'server';
  const { overrides } = readChanges(draft.changes);
  const rounds = draft.format.startsWith('swiss') ? (draft.rounds ?? 0) : 0;
  const clock = draft.clock === 'kept' ? (old?.terms?.clock ?? null) : (CLOCKS[draft.clock] ?? null);
  const breaks = draft.breaks === 'kept' ? (old?.tie_breaks ?? null) : (BREAKS[draft.breaks] ?? null);
  const start = draft.start ? new Date(draft.start).getTime() : 0;
  const terms: Terms = {
    day: draft.day,
    ...(Object.keys(overrides).length ? { overrides } : {}),
    ...(clock && here ? { clock } : {}),
    rated: draft.rated,
    bots: draft.bots,
    access: draft.access,
    decks: draft.decks,
    languages: [...(draft.ko ? (['ko'] as const) : []), ...(draft.en ? (['en'] as const) : [])],
    start_at:
      start && old?.terms?.start_at && localMoment(old.terms.start_at) === draft.start ? old.terms.start_at : start,
    check_in_minutes: draft.check_in ?? 0,
    no_show_s: here ? (draft.no_show ?? 0) * MINUTE : 0,
    round_minutes: draft.format.startsWith('swiss') || draft.format === 'round_robin' ? (draft.round_minutes ?? 0) : 0,
    break_s: (draft.pause ?? 0) * MINUTE,
    minutes: timed ? (draft.minutes ?? 0) : 0,
    delay_s: here ? (draft.delay ?? 0) : 0,
    waiting_list: draft.waiting,
    accounts_only: draft.accounts_only,
    // Behind the one address of a hall there are many phones.
    guests_per_address: here && !draft.rated && !draft.accounts_only ? (draft.guests ?? 0) : 0,
  };
  return {
    name: draft.name,
    game: draft.game,
    mode: draft.mode,
    format: draft.format,
    rounds,
    cut: draft.format === 'swiss_cut' ? (draft.cut ?? 0) : 0,
    best_of: timed ? 1 : Number(draft.best_of),
    points: { win: draft.win ?? 0, draw: draft.draw ?? 0, loss: draft.loss ?? 0 },
    ...(draft.format === 'common' ? {} : { tie_breaks: breaks }),
    counting: draft.format === 'common' ? 'played' : draft.counting,
    seeding: timed ? 'draw' : draft.seeding,
    third_place: hasThird(draft) && draft.third,
    legs: draft.format === 'round_robin' ? Number(draft.legs) : 1,
    capacity: draft.capacity ?? 0,
    at_tables: draft.where === 'tables',
    terms,
    password: draft.access === 'password' ? draft.password : '',
    listed: draft.listed,
  };
}

/** A moment as a field for one has it: in the reader's own time, to the minute. */
export function localMoment(at: number): string {
  const there = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [there.getFullYear(), two(there.getMonth() + 1), two(there.getDate())].join('-');
  return `${day}T${two(there.getHours())}:${two(there.getMinutes())}`;
}

function same(one: NonNullable<Terms['clock']>, other: Terms['clock']): boolean {
  return ['base_s', 'increment_s', 'decision_s'].every(
    (each) => (one[each as keyof typeof one] ?? 0) === (other?.[each as keyof typeof one] ?? 0),
  );
}
