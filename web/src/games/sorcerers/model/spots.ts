/** Places as answers name them, from the seat that acts: `my1`, `foe2`, `my1.2` (an item), `me`, `foe`; a card by its id. */

import { PAIR, rivalOf } from '../../../board/seats';
import { t } from '../../../lib/i18n.svelte';
import type { Names, Seat } from '../../client';
import { cardOf } from './cards.svelte';
import type { Frame, Item, Unit, View } from '../wire';

/** Where a name points: whose, the place from 0, the item from 0; -1 where there is none. Null: it is a card. */
export function spotOf(name: string): { mine: boolean; place: number; item: number } | null {
  const found = /^(my|foe)(\d)(?:\.(\d))?$/.exec(name);
  if (found)
    return { mine: found[1] === 'my', place: Number(found[2]) - 1, item: found[3] ? Number(found[3]) - 1 : -1 };
  return name === 'me' || name === 'foe' ? { mine: name === 'me', place: -1, item: -1 } : null;
}

/** The name of a sorcerer's place. */
export function unitSpot(mine: boolean, place: number): string {
  return `${mine ? 'my' : 'foe'}${place + 1}`;
}

/** What a name says to a person: a sorcerer with its place, an item with its wearer, a player, a card. */
export function spotText(view: View, me: Seat, names: Names, name: string): string {
  const spot = spotOf(name);
  if (!spot) return cardOf(name).name;
  const seat = spot.mine ? me : rivalOf(me);
  const whose = { mine: spot.mine ? 'yes' : 'no', name: names[seat] ?? t(`seat-${seat}`) };
  const unit = spot.place < 0 ? null : view[seat].field[spot.place];
  if (!unit) return spot.mine ? t('so-myself') : (names[seat] ?? t(`seat-${seat}`));
  const wearer = cardOf(unit.card).name;
  if (spot.item < 0) return t('so-spot-unit', { ...whose, card: wearer, place: spot.place + 1 });
  return t('so-spot-item', {
    ...whose,
    card: wearer,
    place: spot.place + 1,
    item: cardOf(unit.items?.[spot.item]?.card ?? '').name,
  });
}

/** The unit or item of a serial, wherever it is now. */
export function found(view: View, serial: number): { seat: Seat; unit: Unit; item: Item | null } | null {
  for (const seat of PAIR) {
    for (const unit of view[seat].field) {
      if (!unit) continue;
      if (unit.id === serial) return { seat, unit, item: null };
      const item = (unit.items ?? []).find((one) => one.id === serial);
      if (item) return { seat, unit, item };
    }
  }
  return null;
}

/** What an object of the stack is aimed at, in words. */
export function aimedAt(view: View, frame: Frame, names: Names, viewer: Seat | null): string[] {
  return (frame.targets ?? []).map((ref) => {
    if (typeof ref === 'string') return cardOf(ref).name;
    if (ref < 0) {
      const seat = PAIR[-1 - ref]!;
      return seat === viewer ? t('so-myself') : (names[seat] ?? t(`seat-${seat}`));
    }
    const there = found(view, ref);
    return there ? cardOf((there.item ?? there.unit).card).name : t('so-gone');
  });
}

/** What the log calls an object of the stack. */
function objectOf(frame: Pick<Frame, 'kind' | 'card' | 'ability'>): string {
  if (frame.kind === 'attack') return 'attack';
  return (frame.ability ?? -1) < 0 ? (frame.card ?? '') : `${frame.card}-${frame.ability! + 1}`;
}

/** The name of an object of the stack. */
export function objectText(frame: Pick<Frame, 'kind' | 'card' | 'ability'>): string {
  return t(`object-${objectOf(frame)}`);
}

/** Who controls something of this side, as people say it. */
export function whoText(side: number, names: Names, viewer: Seat | null): string {
  const seat = PAIR[side]!;
  return seat === viewer ? t('you') : (names[seat] ?? t(`seat-${seat}`));
}

/** Why an object is on the stack. */
export function causeText(view: View, frame: Frame): string {
  if (frame.kind === 'response') {
    const on = view.stack.find((one) => one.id === frame.on);
    return on ? t('so-cause-response', { what: objectText(on) }) : t('rank-1');
  }
  if (frame.kind === 'passive')
    return t(frame.opener ? 'so-cause-enters' : 'so-cause-passive', { card: t(`card-${frame.card}`) });
  return t(`so-cause-${frame.kind}`);
}

/** The stack from its top in words, open frames last: what a judge reads out. */
export function stackWords(view: View, names: Names, viewer: Seat | null): string[] {
  const objects = view.stack.map((frame) => {
    const aims = frame.kind === 'attack' ? [] : aimedAt(view, frame, names, viewer);
    const facts = {
      what: objectText(frame),
      rank: t(`rank-${frame.rank}`),
      name: whoText(frame.side, names, viewer),
      cause: causeText(view, frame),
    };
    return t('so-stack-object', {
      ...facts,
      aims: aims.join(t('list-join')) || 'none',
      negated: frame.negated ? 'yes' : 'no',
    });
  });
  const opens = view.opens.map((open) =>
    t('so-stack-opened', { what: t(`card-${open.card}`), name: whoText(open.side, names, viewer) }),
  );
  return [...opens, ...objects].reverse();
}
