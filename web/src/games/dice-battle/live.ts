/** The board while events are being shown: each event says what changed, and the board takes its word. */

import type { Event } from '../../wire';
import type { Seat } from '../client';
import type { SeatView, View } from './wire';

type Fields = Record<string, unknown>;
type Hand = View['hand'];

/** The view after one more event has been seen, with the viewer's own hand. */
export function afterEvent(view: View, event: Event, viewer: Seat | null): View {
  return { ...tableAfter(view, event), hand: handAfter(view.hand, event, viewer) };
}

function tableAfter(view: View, event: Event): View {
  const data = (event.data ?? {}) as Fields;
  const num = (name: string): number => data[name] as number;
  const seat = (event.seat ?? null) as Seat | null;
  const set = (changes: Partial<SeatView>, at: Seat | null = seat): View =>
    at ? { ...view, [at]: { ...view[at], ...changes } } : view;
  const me = seat ? view[seat] : view.p1;

  switch (event.kind) {
    case 'phase':
      return data.phase === 'PreRound' ? { ...cleared(view), round: num('round') } : view;
    case 'tendency':
      return set({ tendency: data.tendency as SeatView['tendency'] });
    case 'energy':
      return set({ energy: num('after') });
    case 'play':
      return set({
        energy: num('after'),
        cards: Math.max(0, me.cards - 1),
        played: [...me.played, data.card as SeatView['played'][number]],
      });
    case 'guard':
      return set({ guard: true });
    case 'build':
      return set({ energy: num('after'), shields: num('shields') });
    case 'luck_roll':
      return set({ choosing_luck: true, luck: false });
    case 'keep':
      return set({ dice: [num('face')], choosing_luck: false });
    case 'roll':
      return set({ dice: [num('face')] });
    case 'bonus_roll':
      return set({ dice: [...me.dice, num('face')], bonus_turn: false });
    case 'base':
      return set({ points: num('sum'), score: num('sum') });
    case 'special':
      return set({
        specials: [...me.specials, data.special as SeatView['specials'][number]],
        ...(data.sum === undefined ? {} : { points: num('sum'), score: num('sum') }),
      });
    case 'shields':
      return set({ shields: num('after') });
    case 'gauge':
      return set(
        event.data?.cause === 'total' ? { gauge: num('after'), reached_total: true } : { gauge: num('after') },
      );
    case 'card_won':
      return set({ cards: num('cards'), gauge: num('gauge_after') });
    case 'score':
      return set({ score: num('points') });
    case 'penalty':
      return set({ score: num('after'), curse: 0, flame: 0 });
    case 'hit':
      return set({ score: num('after') });
    case 'floor':
      return set({ score: num('score') });
    case 'multiply':
    case 'score_boost':
      return set({ score: num('after') });
    case 'block':
      return set({ shields: num('shields'), ...(data.by === 'guard' ? { guard: false } : {}) });
    case 'steal':
      return { ...view, p1: { ...view.p1, energy: num('p1_energy') }, p2: { ...view.p2, energy: num('p2_energy') } };
    case 'bomb':
    case 'total':
      return set({ total: num('after') });
    case 'thief': {
      const rest = set({ total: num('after') });
      const taker: Seat = seat === 'p1' ? 'p2' : 'p1';
      return { ...rest, [taker]: { ...rest[taker], total: num('other_after') } };
    }
    case 'score_swap':
      return { ...view, p1: { ...view.p1, total: num('p1') }, p2: { ...view.p2, total: num('p2') } };
    case 'reset_card': {
      // What was due in this round is used up with it.
      const nothing = { score: 0, curse: 0, flame: 0 };
      return { ...view, p1: { ...view.p1, ...nothing }, p2: { ...view.p2, ...nothing } };
    }
    case 'reset_event':
      return { ...view, p1: { ...view.p1, score: 0 }, p2: { ...view.p2, score: 0 } };
    case 'reserve':
      return set(reserved(me, data));
    default:
      return view;
  }
}

function reserved(me: SeatView, data: Fields): Partial<SeatView> {
  switch (data.effect) {
    case 'luck':
      return { luck: true };
    case 'bonus_turn':
      return { bonus_turn: true };
    case 'curse':
      return { curse: me.curse + 1 };
    default:
      return { flame: data.due as number };
  }
}

function cleared(view: View): View {
  const clear = (seat: SeatView): SeatView => ({
    ...seat,
    tendency: null,
    played: [],
    dice: [],
    points: 0,
    specials: [],
    score: 0,
  });
  return { ...view, p1: clear(view.p1), p2: clear(view.p2) };
}

function handAfter(hand: Hand, event: Event, viewer: Seat | null): Hand {
  const data = (event.data ?? {}) as Record<string, Hand[number]>;
  if (!viewer) return hand;
  if (event.kind === 'play' && event.seat === viewer) return without(hand, data.card);
  if (event.kind === 'card_won' && event.seat === viewer && data.card) return [...hand, data.card];
  if (event.kind === 'card_swap' && data.gave && data.got) return [...without(hand, data.gave), data.got];
  return hand;
}

function without(hand: Hand, card: Hand[number] | undefined): Hand {
  const at = hand.findIndex((one) => one === card);
  return hand.filter((_, i) => i !== at);
}
