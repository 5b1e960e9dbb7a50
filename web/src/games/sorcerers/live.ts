/** The board while events are being shown: each event says what changed, and the board takes its word.

What no event says (serials, who used an ability, numbers that follow from others) comes with the view after the step. */

import { without } from '../../lib/lists';
import type { Event } from '../../wire';
import type { Seat } from '../client';
import { printedOf } from './model/cards.svelte';
import type { Figures, Frame, Item, SeatView, Unit, View } from './wire';

type Fields = Record<string, unknown>;
type Body = { unit: Unit; figures: Figures };

const SEATS: Seat[] = ['p1', 'p2'];
/** What was being worked off has left the stack when one of these is told. */
const AFTERWARDS = new Set([
  'stacked',
  'pass',
  'resolve',
  'spent',
  'updated',
  'phase',
  'turn_end',
  'block',
  'no_block',
  'loop',
]);
/** A frame that is being worked off, until then. */
const AT_WORK = -1;

/** The view after one more event has been seen. `viewer` is whose hand the view holds. */
export function afterEvent(shown: View, event: Event, viewer: Seat | null): View {
  const data = (event.data ?? {}) as Fields;
  // A question in the middle of an effect has been answered: the object on top goes on.
  const before: View = shown.stage === 'choose' ? { ...shown, stage: 'main', stack: working(shown.stack) } : shown;
  const view =
    AFTERWARDS.has(event.kind) || (event.kind === 'no_effect' && data.reason === 'negated') ? cleared(before) : before;
  const num = (name: string): number => data[name] as number;
  const text = (name: string): string => data[name] as string;
  const list = (name: string): string[] => (data[name] ?? []) as string[];
  const seat = (event.seat ?? null) as Seat | null;
  const own = seat !== null && seat === viewer;
  const side = seat ? view[seat] : view.p1;
  const set = (changes: Partial<SeatView>, more: Partial<View> = {}): View =>
    seat ? { ...view, ...more, [seat]: { ...side, ...changes } } : { ...view, ...more };
  const body = (change: (one: Body) => Body): View => (seat ? withBody(view, seat, num('place') - 1, change) : view);
  /** One card leaves the hand. */
  const played = (card: string, changes: Partial<SeatView> = {}): View =>
    set(
      { hand: side.hand - 1, shown: without(side.shown, [card]), ...changes },
      own ? { hand: without(view.hand, [card]) } : {},
    );

  /** Where a sorcerer that enters has been: on the stack, in the hand if it was just called, else in the graveyard. */
  const left = (card: string): View => {
    if (view.stack.at(-1)?.card === card) return view;
    return view.choice === 'summon' || view.choice === 'replace'
      ? played(card)
      : set({ graveyard: without(side.graveyard, [card]) });
  };

  switch (event.kind) {
    case 'deck':
      return set({ deck: num('count') }, own ? { deck_name: text('deck'), brought: list('cards') } : {});
    case 'hand':
      return set(
        { hand: num('count'), deck: num('deck') },
        { round: (view.bout.turns_before ?? 0) + Math.max(1, view.turn), ...(own ? { hand: list('cards') } : {}) },
      );
    case 'first':
      return { ...view, first: seat!, active: seat! };
    case 'turn': {
      const rested = side.field.map((unit) => unit && { ...unit, tired: false });
      const turn = num('turn');
      return set(
        { turns: num('own'), field: rested },
        { turn, round: (view.bout.turns_before ?? 0) + turn, active: seat!, step: 'start', summoned: 0, attackers: [] },
      );
    }
    case 'refill':
      return set({ power: num('after'), max_power: num('after') });
    case 'draw':
      return set(
        { hand: num('hand'), deck: num('deck'), top: side.top.slice(num('count')) },
        own ? { hand: [...view.hand, ...list('cards')] } : {},
      );
    case 'phase':
      return {
        ...view,
        step: data.phase as View['step'],
        ...(data.phase === 'main_b' ? { attackers: [], summoned: 0 } : {}),
      };
    case 'play':
    case 'respond':
      return played(text('card'), { power: num('after') });
    case 'use':
    case 'recover':
    case 'called':
      return set({ power: num('after') });
    case 'stacked':
      return { ...view, stack: pushed(view, seat!, text('what'), num('rank')) };
    case 'resolve':
      return { ...view, stack: working(view.stack) };
    case 'negated':
      return { ...view, stack: negated(view.stack, text('what')) };
    case 'no_effect':
      return data.reason === 'negated' ? { ...view, stack: view.stack.slice(0, -1) } : view;
    case 'spent':
      return set({ graveyard: [...side.graveyard, text('card')] });
    case 'open':
      return {
        ...view,
        opens: [...view.opens, { id: 0, side: SEATS.indexOf(seat!), card: text('what').replace(/-\d$/, '') }],
      };
    case 'updated':
      return { ...view, opens: view.opens.slice(0, -1) };
    case 'enters': {
      const { keywords, ...numbers } = printedOf(text('unit'));
      const unit: Unit = { id: 0, card: text('unit'), ...numbers, keywords };
      const figures: Figures = {
        attack: numbers.attack,
        defence: numbers.defence,
        health: numbers.health,
        left: numbers.health,
        keywords,
      };
      return placed(left(text('unit')), seat!, num('place') - 1, { unit, figures });
    }
    case 'equipped': {
      const item: Item = { id: 0, card: text('item'), side: view.stack.at(-1)?.side ?? SEATS.indexOf(seat!) };
      return body(({ unit, figures }) => ({ unit: { ...unit, items: [...(unit.items ?? []), item] }, figures }));
    }
    case 'destroyed':
      return destroyed(view, seat!, text('item'), text('unit'));
    case 'protect':
      return withItem(view, seat!, text('item'), text('unit'), (item) => ({ ...item, safe: true }));
    case 'event_begins':
      return { ...view, event: { id: 0, card: text('card'), side: SEATS.indexOf(seat!), turns: num('turns') } };
    case 'event_ends':
      return set({ graveyard: [...side.graveyard, text('card')] }, { event: null });
    case 'damage':
    case 'combat_damage':
    case 'heal':
    case 'lifelink':
      return body(({ unit, figures }) => ({
        unit: { ...unit, damage: figures.health - num('after') },
        figures: { ...figures, left: num('after') },
      }));
    case 'boost':
      return body(({ unit, figures }) => ({ unit, figures: { ...figures, attack: num('after') } }));
    case 'lend':
      return body(({ unit, figures }) => ({
        unit: { ...unit, lent: [...(unit.lent ?? []), text('keyword')] },
        figures: { ...figures, keywords: [...figures.keywords, text('keyword')] },
      }));
    case 'hit':
    case 'heal_player':
      return set({ hp: num('after') });
    case 'incapacitated':
    case 'replaced':
      return fallen(view, seat!, num('place') - 1);
    case 'fetched':
      return set(
        {
          graveyard: without(side.graveyard, [text('card')]),
          hand: side.hand + 1,
          shown: [...side.shown, text('card')],
        },
        own ? { hand: [...view.hand, text('card')] } : {},
      );
    case 'on_top':
      return played(text('card'), { top: [text('card'), ...side.top], deck: side.deck + 1 });
    case 'thrown':
      return played(text('card'), { graveyard: [...side.graveyard, text('card')] });
    case 'shuffled_in':
      return set({ graveyard: without(side.graveyard, [text('card')]), deck: num('deck'), top: [] });
    case 'attack': {
      const places = data.places as number[];
      const field = side.field.map((unit, i) => (unit && places.includes(i + 1) ? { ...unit, tired: true } : unit));
      return set(
        { field },
        { attackers: field.flatMap((unit, i) => (unit && places.includes(i + 1) ? [unit.id] : [])) },
      );
    }
    case 'discard':
      return set(
        {
          hand: num('hand'),
          shown: without(side.shown, list('cards')),
          graveyard: [...side.graveyard, ...list('cards')],
        },
        own ? { hand: without(view.hand, list('cards')) } : {},
      );
    case 'turn_end': {
      const standing = view.event && view.event.turns > 1 ? { ...view.event, turns: view.event.turns - 1 } : view.event;
      return { ...view, event: standing, p1: calm(view.p1), p2: calm(view.p2) };
    }
    case 'exchange': {
      if (!own || !data.came) return view;
      const brought = [...without(view.brought, list('left')), ...list('came')].sort();
      return { ...view, brought, sideboard: [...without(view.sideboard, list('came')), ...list('left')].sort() };
    }
    case 'next_game': {
      const bout = {
        ...view.bout,
        game: num('game'),
        wins: [num('p1'), num('p2')] as [number, number],
        turns_before: (view.bout.turns_before ?? 0) + view.turn,
      };
      const fresh: Partial<View> = {
        bout,
        turn: 0,
        active: 'p1',
        first: 'p1',
        step: 'before',
        stack: [],
        opens: [],
        event: null,
        attackers: [],
        hand: [],
        ending: '',
      };
      return { ...view, ...fresh, p1: anew(view.p1), p2: anew(view.p2) };
    }
    case 'match_over':
      return { ...view, bout: { ...view.bout, wins: [num('p1'), num('p2')] } };
    default:
      return view;
  }
}

/** The stack with the object on top being worked off. */
function working(stack: Frame[]): Frame[] {
  return stack.map((frame, i) => (i === stack.length - 1 ? { ...frame, at: AT_WORK } : frame));
}

/** The view without the object that has been worked off. */
function cleared(view: View): View {
  return view.stack.some((frame) => frame.at === AT_WORK)
    ? { ...view, stack: view.stack.filter((frame) => frame.at !== AT_WORK) }
    : view;
}

/** The stack with one more object, where its class belongs (SO-PRIO): the view after the step has the last word. */
function pushed(view: View, seat: Seat, what: string, rank: number): Frame[] {
  const found = /^(\w+-\d+)(?:-(\d))?$/.exec(what);
  const ability = found?.[2] ? Number(found[2]) - 1 : -1;
  const kind: Frame['kind'] =
    what === 'attack' ? 'attack' : rank === 1 ? 'response' : rank === 3 ? 'passive' : ability < 0 ? 'play' : 'ability';
  const id = Math.max(view.serial, ...view.stack.map((frame) => frame.id)) + 1;
  const top = view.stack.at(-1);
  const frame: Frame = {
    id,
    rank,
    side: SEATS.indexOf(seat),
    kind,
    card: found?.[1] ?? '',
    ability,
    ...(rank === 1 && top ? { on: top.id } : {}),
  };
  const at = view.stack.findIndex((one) => one.rank < rank);
  return at < 0 ? [...view.stack, frame] : view.stack.toSpliced(at, 0, frame);
}

function negated(stack: Frame[], what: string): Frame[] {
  const at = stack.findLastIndex((frame) => objectOf(frame) === what && !frame.negated && frame.at !== AT_WORK);
  return stack.map((frame, i) => (i === at ? { ...frame, negated: true } : frame));
}

/** What the log calls an object of the stack. */
export function objectOf(frame: Pick<Frame, 'kind' | 'card' | 'ability'>): string {
  if (frame.kind === 'attack') return 'attack';
  return (frame.ability ?? -1) < 0 ? (frame.card ?? '') : `${frame.card}-${frame.ability! + 1}`;
}

function placed(view: View, seat: Seat, place: number, body: Body | null): View {
  const side = view[seat];
  return {
    ...view,
    [seat]: {
      ...side,
      field: side.field.with(place, body?.unit ?? null),
      figures: side.figures.with(place, body?.figures ?? null),
    },
  };
}

function withBody(view: View, seat: Seat, place: number, change: (one: Body) => Body): View {
  const [unit, figures] = [view[seat].field[place], view[seat].figures[place]];
  return unit && figures ? placed(view, seat, place, change({ unit, figures })) : view;
}

/** A sorcerer and its items go to their players' graveyards. */
function fallen(view: View, seat: Seat, place: number): View {
  const unit = view[seat].field[place];
  if (!unit) return view;
  let after = buried(placed(view, seat, place, null), seat, unit.card);
  for (const item of unit.items ?? []) after = buried(after, SEATS[item.side]!, item.card);
  return after;
}

function buried(view: View, seat: Seat, card: string): View {
  return { ...view, [seat]: { ...view[seat], graveyard: [...view[seat].graveyard, card] } };
}

function destroyed(view: View, seat: Seat, card: string, wearer: string): View {
  return buried(
    withItem(view, seat, card, wearer, () => null),
    seat,
    card,
  );
}

/** The first such item of a side on such a wearer, changed or gone. */
function withItem(view: View, seat: Seat, card: string, wearer: string, change: (item: Item) => Item | null): View {
  for (const owner of SEATS) {
    for (const [place, unit] of view[owner].field.entries()) {
      const at =
        unit?.card === wearer
          ? (unit.items ?? []).findIndex(
              (item) => item.card === card && item.side === SEATS.indexOf(seat) && !item.safe,
            )
          : -1;
      if (at < 0) continue;
      const next = change(unit!.items![at]!);
      const items = unit!.items!.toSpliced(at, 1, ...(next ? [next] : []));
      return withBody(view, owner, place, (one) => ({ ...one, unit: { ...one.unit, items } }));
    }
  }
  return view;
}

/** A side without what was for this turn. */
function calm(side: SeatView): SeatView {
  const field = side.field.map(
    (unit) =>
      unit && {
        ...unit,
        used: false,
        boost: 0,
        lent: [],
        items: (unit.items ?? []).map((item) => ({ ...item, used: false, safe: false })),
      },
  );
  return { ...side, field };
}

/** A side before the first card of the next game. */
function anew(side: SeatView): SeatView {
  const nothing = {
    power: 0,
    max_power: 0,
    turns: 0,
    field: side.field.map(() => null),
    figures: side.field.map(() => null),
    hand: 0,
    shown: [],
    top: [],
    graveyard: [],
  };
  return { ...side, ...nothing, hp: side.max_hp };
}
