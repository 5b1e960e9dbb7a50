/** The board while events are being shown: each event says what changed, and the board takes its word. */

import { without } from '../../lib/lists';
import type { Event } from '../../wire';
import type { Seat } from '../client';
import { BY_TURNS } from './model/statuses';
import type { Keyword, SeatView, Unit, View } from './wire';

type Fields = Record<string, unknown>;

/** The view after one more event has been seen. `viewer` is whose hand the view holds. */
export function afterEvent(view: View, event: Event, viewer: Seat | null): View {
  const data = (event.data ?? {}) as Fields;
  const num = (name: string): number => data[name] as number;
  const list = (name: string): string[] => (data[name] ?? []) as string[];
  const seat = (event.seat ?? null) as Seat | null;
  const own = seat !== null && seat === viewer;
  const me = seat ? view[seat] : view.p1;
  const set = (changes: Partial<SeatView>, more: Partial<View> = {}): View =>
    seat ? { ...view, ...more, [seat]: { ...me, ...changes } } : { ...view, ...more };
  const unit = (change: (unit: Unit) => Unit | null): View =>
    set({ units: me.units.map((one, place) => (one && place === (data.place ?? 0) ? change(one) : one)) });
  const keywords = (change: (all: Keyword[]) => Keyword[]): View =>
    unit((one) => ({ ...one, keywords: change(one.keywords ?? []) }));

  switch (event.kind) {
    case 'deck':
      return own ? { ...view, deck_name: data.deck as string, brought: list('cards') } : view;
    case 'draw':
      return set({ hand: num('hand'), deck: num('deck') }, own ? { hand: [...view.hand, ...list('cards')] } : {});
    case 'overflow':
      return set(
        { unseen: me.unseen + num('count') },
        own ? { unseen: [...view.unseen, ...list('cards')].sort() } : {},
      );
    case 'reshuffle':
      return set({ deck: me.deck + num('count'), discard: [], unseen: 0 }, own ? { unseen: [] } : {});
    case 'mulligan':
      return own ? { ...view, hand: [...without(view.hand, list('aside')), ...list('cards')] } : view;
    case 'initiative':
      return { ...view, initiative: seat, owner: seat! };
    case 'round_start':
      return {
        ...view,
        round: num('round'),
        sealed: false,
        order: [],
        at: 0,
        stage: 'declare',
        p1: fresh(view.p1),
        p2: fresh(view.p2),
      };
    case 'initiative_void':
      return { ...view, initiative: null };
    case 'initiative_sealed':
      return { ...view, sealed: true };
    case 'frozen':
      return set({ slots: num('slots') });
    case 'damage':
    case 'heal':
      return unit((one) => ({ ...one, hp: num('after') }));
    case 'absorb':
      return keywords((all) => lessShield(all, num('amount')));
    case 'shield_ends':
      return keywords((all) => lessShield(all, num('amount')));
    case 'leaves':
      return unit(() => null);
    case 'down':
      return unit((one) => ({ ...one, down: true }));
    case 'keyword':
      return keywords((all) => given(all, data.keyword as string, num('before'), num('after'), num('turns')));
    case 'removed':
    case 'fade':
      return keywords((all) => all.filter(({ name }) => !list('keywords').includes(name)));
    case 'summon': {
      const summoned: Unit = { id: 0, kind: data.unit as string, hp: num('hp'), max_hp: num('hp') };
      return set({ units: me.units.map((one, place) => (place === data.place ? summoned : one)) });
    }
    case 'energy': {
      const gained = set({ energy: num('after') })[seat!];
      const [hero, ...rest] = gained.units;
      const kept = hero && {
        ...hero,
        keywords: (hero.keywords ?? []).filter(({ name }) => name !== 'gain_up' && name !== 'gain_down'),
      };
      return set({ ...gained, units: [kept!, ...rest] });
    }
    case 'reserve':
    case 'refund':
      return set({ energy: num('after') });
    case 'reveal': {
      const cards = list('cards');
      return set(
        { hand: me.hand - cards.length, shown: without(me.shown, cards) },
        own ? { hand: without(view.hand, cards) } : {},
      );
    }
    case 'fire':
      return set({ intervened: true });
    case 'discard':
      return set({ discard: [...me.discard, ...list('cards')].sort() });
    case 'exhaust':
      return set({ exhausted: [...me.exhausted, ...list('cards')].sort() });
    case 'returned': {
      const card = data.card as string;
      return set({ hand: me.hand + 1, shown: [...me.shown, card].sort() }, own ? { hand: [...view.hand, card] } : {});
    }
    default:
      return view;
  }
}

function fresh(seat: SeatView): SeatView {
  return { ...seat, queue: [], intervened: false };
}

function given(all: Keyword[], name: string, before: number, after: number, turns: number): Keyword[] {
  if (name === 'shield') return after > before ? [...all, { name, amount: after - before, turns }] : all;
  const others = all.filter((one) => one.name !== name);
  return [...others, BY_TURNS.has(name) ? { name, turns } : { name, amount: after, ...(turns ? { turns } : {}) }];
}

/** The shields after so much of them is gone, the oldest first. */
function lessShield(all: Keyword[], amount: number): Keyword[] {
  let left = amount;
  return all.flatMap((one) => {
    if (one.name !== 'shield' || !left) return [one];
    const taken = Math.min(left, one.amount ?? 0);
    left -= taken;
    return taken < (one.amount ?? 0) ? [{ ...one, amount: (one.amount ?? 0) - taken }] : [];
  });
}
