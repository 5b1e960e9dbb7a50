/**
 * This browser’s half of the dice: it draws a value for its seat, keeps it (commitment.ts) with the first commitment, and
 * compares both with whatever the server says later. The derivation is written out in docs/replays.md.
 */

import type { DiceCheck, OpenValue, Pledge, SeatDice, TableInfo } from '../wire';
import { keep, keptOf, remember, type Kept } from './commitment';
import { blake2b, fromHex, joined, sha256, toHex } from './hashes';
import type { AnySeat as Seat } from './seats';

/** What cannot be, if the server is honest. */
export type Doubt = 'commitment' | 'pledge' | 'value' | 'others';

type Told = Partial<Record<string, SeatDice | null>>;

export const commitmentOf = (secret: string): string => toHex(sha256(joined('hanpan/commitment/', fromHex(secret))));

export const pledgeOf = (commitment: string, seat: string, value: string): string =>
  toHex(sha256(joined(`hanpan/pledge/${seat}/${commitment}/`, fromHex(value))));

export const serverValue = (secret: string, seat: string): string =>
  toHex(blake2b(fromHex(secret), joined(`hanpan/value/${seat}`)));

export function matchKey(secret: string, values: Record<string, string>): string {
  const told = Object.keys(values)
    .sort()
    .map((seat) => joined(`/${seat}/${fromHex(values[seat]!).length}/`, fromHex(values[seat]!)));
  return toHex(blake2b(fromHex(secret), joined('hanpan/match', ...told)));
}

/** What this seat should send now for the dice of a table that has not begun. It is kept before it is sent. */
export function nextFor(info: TableInfo, seat: Seat): Omit<Pledge, 'id'> | Omit<OpenValue, 'id'> | null {
  const own = info.seats[seat]?.dice;
  const kept = remember(info);
  if (info.dice !== 'bound' || info.status !== 'waiting' || !own || kept.commitment !== info.commitment) return null;
  if (!kept.value) {
    if (own.pledge) return null; // another device of the same person has pledged
    kept.value = toHex(crypto.getRandomValues(new Uint8Array(32)));
    kept.seat = seat;
    keep(info.id, kept);
  }
  if (!own.pledge && !kept.pledged) return { type: 'pledge', hash: pledgeOf(kept.commitment, seat, kept.value) };
  const others = Object.entries(info.seats).filter(([other, { kind }]) => other !== seat && kind !== 'bot');
  if (own.opened || kept.opened || others.some(([, other]) => !other.dice?.pledge)) return null;
  kept.pledges = Object.fromEntries(others.map(([other, { dice }]) => [other, dice!.pledge!]));
  keep(info.id, kept);
  return { type: 'open_value', value: kept.value };
}

/** The server has answered what was sent. A value that another device was quicker with is not ours. */
export function answered(table: string, sent: 'pledge' | 'open_value', ok: boolean, refusal = ''): void {
  const kept = keptOf(table);
  if (!kept) return;
  if (ok && sent === 'pledge') kept.pledged = true;
  if (ok && sent === 'open_value') kept.opened = true;
  if (refusal === 'table_pledged') delete kept.value;
  keep(table, kept);
}

/** What does not fit to what was kept. */
export function doubts(kept: Kept | null, commitment: string, seats: Told): Doubt[] {
  const found: Doubt[] = [];
  if (!kept) return found;
  if (kept.commitment !== commitment) found.push('commitment');
  const own = kept.seat && kept.value ? seats[kept.seat] : null;
  if (own && kept.pledged && own.pledge !== pledgeOf(kept.commitment, kept.seat!, kept.value!)) found.push('pledge');
  if (own?.value && (own.from === 'seat' ? own.value !== kept.value : kept.opened)) found.push('value');
  const others = Object.entries(seats).filter(([seat]) => seat !== kept.seat);
  const wrong = others.some(([seat, dice]) => {
    const promised = kept.pledges?.[seat as Seat];
    return (
      dice &&
      ((promised && dice.pledge !== promised) ||
        (dice.from === 'seat' && dice.value && dice.pledge !== pledgeOf(commitment, seat, dice.value)))
    );
  });
  if (wrong) found.push('others');
  return found;
}

/** What this browser computes itself of a game that is over: does each part follow from the secret? */
export function computed(check: DiceCheck): { commitment: boolean; values: boolean | null; matchKey: string | null } {
  const secret = check.secret!;
  const seats = Object.entries(check.seats);
  if (check.dice !== 'bound')
    return { commitment: commitmentOf(secret) === check.commitment, values: null, matchKey: null };
  const fits = ([seat, { value, pledge, from }]: [string, SeatDice]): boolean =>
    value !== null &&
    (from === 'seat' ? pledgeOf(check.commitment, seat, value) === pledge : serverValue(secret, seat) === value);
  return {
    commitment: commitmentOf(secret) === check.commitment,
    values: seats.length > 0 && seats.every(fits),
    matchKey: matchKey(secret, Object.fromEntries(seats.map(([seat, { value }]) => [seat, value ?? '']))),
  };
}
