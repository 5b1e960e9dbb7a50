/** Who attacks whom, who blocks whom, and what the objects of the stack are aimed at: as lines from one thing to another.
    The same is said in words on the sorcerers and on the stack. */

import { PAIR, rivalOf } from '../../../board/seats';
import type { Line, Seat } from '../../client';
import { told } from './pace';
import type { View } from '../wire';

/** From one thing of the board to another, each by the selector of its element. */
export interface Arrow {
  from: string;
  to: string;
  kind: 'attack' | 'block' | 'target';
  /** Of the object that is next. */
  strong: boolean;
}

/** What is being declared, by places from 1: one's own attackers, or one's own blockers and whom each blocks. */
export interface Declared {
  attackers?: readonly number[];
  pairs?: readonly (readonly [number, number])[];
}

const unitAt = (seat: Seat, place: number): string => `[data-field="${seat}"] [data-place="${place}"]`;
const playerAt = (seat: Seat): string => `[data-seat="${seat}"] [data-part="hp"]`;

/** All lines of a moment; `me` is the side whose answer is being made. */
export function arrowsOf(view: View, me: Seat, current: Line | null, declared: Declared = {}): Arrow[] {
  return [...fights(view, me, current, declared), ...aims(view)];
}

function fights(view: View, me: Seat, current: Line | null, declared: Declared): Arrow[] {
  const event = current && told(current);
  const attacker = view.active as Seat;
  const defender = rivalOf(attacker);
  const standing = view[attacker].field.flatMap((unit, i) => (unit && view.attackers.includes(unit.id) ? [i + 1] : []));
  const places = declared.attackers?.length && attacker === me ? declared.attackers : standing;
  const shown = event?.kind === 'block' ? event.data.pairs.map(readPair) : (declared.pairs ?? []);
  const blockedBy = new Map(shown.map(([own, foe]) => [foe, own]));
  return places.map((place) => {
    const blocker = blockedBy.get(place);
    return blocker === undefined
      ? { from: unitAt(attacker, place), to: playerAt(defender), kind: 'attack', strong: true }
      : { from: unitAt(defender, blocker), to: unitAt(attacker, place), kind: 'block', strong: true };
  });
}

const readPair = (pair: string): [number, number] => {
  const [own, foe] = pair.split('>').map(Number);
  return [own ?? 0, foe ?? 0];
};

function aims(view: View): Arrow[] {
  const next = view.stack.at(-1);
  return view.stack
    .filter(({ kind }) => kind !== 'attack')
    .flatMap((frame) =>
      (frame.targets ?? []).flatMap((ref) => {
        const to = typeof ref === 'string' ? null : ref < 0 ? playerAt(PAIR[-1 - ref]!) : `[data-serial="${ref}"]`;
        return to ? [{ from: `[data-frame="${frame.id}"]`, to, kind: 'target' as const, strong: frame === next }] : [];
      }),
    )
    .concat(
      view.stack
        .filter(({ on }) => on)
        .map((frame) => ({
          from: `[data-frame="${frame.id}"]`,
          to: `[data-frame="${frame.on}"]`,
          kind: 'target' as const,
          strong: frame === next,
        })),
    );
}
