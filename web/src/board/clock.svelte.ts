/** Clocks that tick between two messages of the server, whose time decides. */

import type { AnySeat as Seat } from '../lib/seats';
import type { Table } from '../lib/table.svelte';
import { perform } from '../sound/play';

const LOW_MS = 10_000;

export interface Ticking {
  left(seat: Seat): number | null;
  low(seat: Seat): boolean;
}

/** The time each seat has left now; ticks while a clock runs. */
export function ticking(table: () => Table): Ticking {
  let now = $state(Date.now());
  $effect(() => {
    if (!table().clock?.running) return;
    const timer = setInterval(() => (now = Date.now()), 250);
    return () => clearInterval(timer);
  });
  function left(seat: Seat): number | null {
    const { clock, waiting, clockSkew } = table();
    if (!clock) return null;
    const gone = clock.running && waiting.includes(seat) ? Math.max(0, now + clockSkew - clock.at) : 0;
    // A limit that this table does not have is not in the message.
    const least = Math.min(clock.left_ms[seat] ?? Infinity, clock.decision_left_ms[seat] ?? Infinity);
    return least === Infinity ? null : Math.max(0, least - gone);
  }
  const low = (seat: Seat): boolean => (left(seat) ?? Infinity) < LOW_MS;
  // The last seconds of the own time tick.
  const last = $derived.by(() => {
    const { seat, waiting } = table();
    return seat && waiting.includes(seat) && low(seat) ? Math.ceil(left(seat)! / 1000) : 0;
  });
  $effect(() => {
    if (last) perform({ sound: 'clock' });
  });
  return { left, low };
}

/** `1:05`, or nothing where no time runs. */
export function clockText(clock: Ticking, seat: Seat): string | null {
  const left = clock.left(seat);
  if (left === null) return null;
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
