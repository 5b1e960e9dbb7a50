/** A game as a row of frames, one an event, out of the server's timeline: no rule is computed here. */

import { afterEvent } from '../board/live';
import { silent } from '../board/pace';
import type { Line, Seat } from '../lib/table.svelte';
import type { Event, Timeline, View } from '../wire';

export interface Frame {
  step: number;
  /** The event in the light; none at the start of a game that began from a position. */
  line: Line | null;
  /** How many lines of the game have been told. */
  told: number;
  /** The board now, with the viewer's own hand. */
  view: View;
  /** Whether the step is told to its end, so that the next choice comes. */
  whole: boolean;
}

export interface Film {
  lines: Line[];
  frames: Frame[];
  /** Where each round begins: its number and its first frame. */
  rounds: { round: number; frame: number }[];
}

type Hand = View['hand'];

/** The frames of a timeline. The last one of each step shows exactly what the server says. */
export function filmOf(timeline: Timeline): Film {
  const film: Film = { lines: [], frames: [], rounds: [] };
  let view = timeline.steps[0]?.view as View;
  for (const { step, events, view: final } of timeline.steps) {
    const first = film.frames.length;
    events.forEach((event, index) => {
      const line = { step, index, event };
      film.lines.push(line);
      view = { ...afterEvent(view, event), hand: handAfter(view.hand, event, timeline.seat) };
      const data = event.data as { phase?: string; round?: number };
      if (data?.phase === 'PreRound') film.rounds.push({ round: data.round!, frame: film.frames.length });
      if (!silent(event)) film.frames.push({ step, line, told: film.lines.length, view, whole: false });
    });
    view = final as View;
    const last = film.frames.length > first ? film.frames.pop()! : null;
    film.frames.push({ step, line: last?.line ?? null, told: film.lines.length, view, whole: true });
  }
  return film;
}

/** The frame of a link: an event of a step, or the end of the step. The nearest one, if there is no such. */
export function frameAt({ frames }: Film, step: number, event: number | null): number {
  const exact = frames.findIndex((f) => f.step === step && (event === null ? f.whole : f.line?.index === event));
  if (exact >= 0) return exact;
  const before = frames.findLastIndex((f) => f.step < step || (f.step === step && (f.line?.index ?? 0) <= (event ?? 0)));
  return Math.max(0, before);
}

/** The query of a link to a frame, as `frameAt` reads it. */
export function linkTo(frame: Frame, seat: string): string {
  const event = frame.whole || !frame.line ? '' : `&event=${frame.line.index}`;
  return `?step=${frame.step}${event}&seat=${seat}`;
}

/** The board after the step of a frame, where the next choice comes. */
export function afterStep({ frames }: Film, frame: Frame): View {
  return frames.find((one) => one.step === frame.step && one.whole)?.view ?? frame.view;
}

/** The lines of the round that a frame is in, the line in the light included. */
export function roundOf({ lines }: Film, frame: Frame): Line[] {
  const told = lines.slice(0, frame.told);
  const start = told.findLastIndex(({ event }) => (event.data as { phase?: string })?.phase === 'PreRound');
  return told.slice(Math.max(0, start));
}

/** The viewer's own hand after one more event. */
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
