/** A log as a story: one entry an action, with what came of it. The part of each event in it, the rules say. */

import type { Line } from '../lib/table.svelte';
import type { Event, Telling } from '../wire';

/** What the table did for a seat that had nothing to choose. */
export const LONE = 'lone_answer';

export type Part = keyof Telling['kinds'] | 'result';
export type PartOf = (event: Event) => Part;

/** An entry of the log. */
export interface Entry {
  /** What was done, by one seat or by several at once. Where nobody's action led to it: what happened. */
  told: Line[];
  /** What came of it. */
  results: Line[];
  /** All that belongs to it, in its order: the above, and what is told to whoever asks. */
  all: Line[];
}

/** Whether something is another than it was: what ends as it began is no news. */
export function changes({ data }: Event): boolean {
  const { before, after } = (data ?? {}) as { before?: unknown; after?: unknown };
  return before === undefined || after === undefined || before !== after;
}

/** The part of an event, as the kinds of a game say. */
export function storyBy({ kinds, exceptions }: Telling): PartOf {
  const parts = new Map<string, Part>([[LONE, 'detail']]);
  for (const [part, those] of Object.entries(kinds)) for (const kind of those ?? []) parts.set(kind, part as Part);
  return ({ kind, data }) => {
    const values = (data ?? {}) as Record<string, unknown>;
    const other = exceptions.find((one) => one.kind === kind && one.values.includes(String(values[one.field])));
    return other?.part ?? parts.get(kind) ?? 'result';
  };
}

/** Whether an event is told by itself, and not only among the details of another. */
export const tells = (partOf: PartOf, event: Event): boolean => {
  const part = partOf(event);
  return part !== 'detail' && (part !== 'result' || changes(event));
};

/** Which of what came of an action stand in its line: the first ones and the last, to which it all led. */
export const foremost = (results: readonly Line[], most: number): Line[] =>
  results.length > most ? [...results.slice(0, most - 1), results.at(-1)!] : [...results];

/** An action that others may still come of. */
interface Open {
  entry: Entry;
  part: Part;
  kind: string;
  seat: Event['seat'];
}

/** The lines of a round as entries. */
export function entries(lines: readonly Line[], partOf: PartOf): Entry[] {
  const out: Entry[] = [];
  let open: Open[] = []; // the last one first
  let waiting: Line[] = []; // details before the first entry

  function begin(line: Line, part: Part): void {
    const { kind, seat } = line.event;
    const entry: Entry = { told: [line], results: [], all: [...waiting, line] };
    waiting = [];
    const last = open[0];
    if (last && idle(last) && (last.part === 'moment' || (last.part === 'course' && last.kind === kind))) {
      entry.all.unshift(...last.entry.all);
      out.splice(out.indexOf(last.entry), 1);
    }
    out.push(entry);
    const one = { entry, part, kind, seat };
    open = part === 'own' ? [one, ...open.filter((other) => other.part === 'own')] : [one];
  }
  const idle = ({ entry }: Open): boolean => !entry.results.length;
  /** The same by another seat in the same step, with nothing between. */
  const joins = ({ step, event }: Line, part: Part): boolean => {
    const [last] = open;
    const before = last?.entry.all.at(-1);
    return (
      part === 'action' &&
      last?.kind === event.kind &&
      last.seat !== event.seat &&
      before === last.entry.told.at(-1) &&
      before?.step === step
    );
  };
  const causeOf = ({ event }: Line): Entry | undefined =>
    open.find(({ part, seat }) => part !== 'own' || !event.seat || seat === event.seat)?.entry;

  for (const line of lines) {
    const part = partOf(line.event);
    const cause = causeOf(line);
    if (part === 'detail' || (part === 'result' && !changes(line.event))) {
      const home = cause ?? out.at(-1);
      (home?.all ?? waiting).push(line);
    } else if (part === 'result' && cause) {
      cause.results.push(line);
      cause.all.push(line);
    } else if (part === 'result') {
      out.push({ told: [line], results: [], all: [...waiting, line] });
      waiting = [];
    } else if (part === 'resumes' && open[0]?.seat === line.event.seat) {
      open[0]!.entry.all.push(line);
    } else if (joins(line, part)) {
      open[0]!.entry.told.push(line);
      open[0]!.entry.all.push(line);
    } else begin(line, part);
  }
  return settled(out, open, waiting);
}

/** At the end: a moment of which nothing came belongs to what was before it; details without an entry are one. */
function settled(out: Entry[], open: Open[], waiting: Line[]): Entry[] {
  const last = open[0];
  if (last?.part === 'moment' && !last.entry.results.length && out.length > 1 && out.at(-1) === last.entry) {
    out.pop();
    out.at(-1)!.all.push(...last.entry.all);
  }
  if (waiting.length) out.push({ told: waiting, results: [], all: waiting });
  return out;
}
