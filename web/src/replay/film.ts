/** A game as a row of frames, one an event, out of the server's timeline: no rule is computed here. */

import type { GameClient, GameView } from '../games/client';
import { viewsOf } from '../lib/patch';
import type { Line } from '../lib/table.svelte';
import type { Timeline } from '../wire';

export interface Frame {
  step: number;
  /** The event in the light; none at the start of a game that began from a position. */
  line: Line | null;
  /** How many lines of the game have been told. */
  told: number;
  /** The board now, with the viewer's own hand. */
  view: GameView;
  /** Whether the step is told to its end, so that the next choice comes. */
  whole: boolean;
}

export interface Film {
  lines: Line[];
  frames: Frame[];
  /** Where each round begins: its number and its first frame. */
  rounds: { round: number; frame: number }[];
}

/** What the film needs to know of a game. */
export type Told = Pick<GameClient, 'pace' | 'roundOf'>;

/** The frames of a timeline. The last one of each step shows exactly what the server says. */
export function filmOf(timeline: Timeline, game: Told): Film {
  const film: Film = { lines: [], frames: [], rounds: [] };
  let before: GameView | null = null;
  for (const told of timeline.steps) {
    const { step, events } = told;
    const first = film.frames.length;
    const views = viewsOf(before, told);
    events.forEach((event, index) => {
      const line = { step, index, event };
      film.lines.push(line);
      const view = views[index]!;
      const round = game.roundOf(event);
      if (round !== null) film.rounds.push({ round, frame: film.frames.length });
      if (game.pace(event) > 0) film.frames.push({ step, line, told: film.lines.length, view, whole: false });
    });
    const view = (before = told.view as GameView);
    const last = film.frames.length > first ? film.frames.pop()! : null;
    film.frames.push({ step, line: last?.line ?? null, told: film.lines.length, view, whole: true });
  }
  return film;
}

/** How far one step of the controls goes: to the end of the round or turn, to the next choice, to the next event. */
export type Unit = 'turn' | 'choice' | 'event';
export const UNITS: readonly Unit[] = ['turn', 'choice', 'event'];

/** The frames at which such steps stop, the first and the last one included. */
export function stopsOf({ frames, rounds }: Film, unit: Unit): number[] {
  const every = frames.map((_, at) => at);
  const inner =
    unit === 'event'
      ? every
      : unit === 'choice'
        ? every.filter((at) => frames[at]!.whole)
        : rounds.slice(1).map(({ frame }) => Math.max(0, frame - 1));
  return [...new Set([0, ...inner, frames.length - 1])].sort((one, two) => one - two);
}

/** The next stop from a frame, or the one before it; the frame itself where there is none. */
export function beside(stops: readonly number[], at: number, onwards: boolean): number {
  const found = onwards ? stops.find((one) => one > at) : stops.findLast((one) => one < at);
  return found ?? at;
}

/** The next moment that decided the game; after the last one the first again, and none where there are none. */
export const momentAfter = (moments: readonly number[], at: number): number | null =>
  moments.find((one) => one > at) ?? moments[0] ?? null;

/** The frame of a link: an event of a step, or the end of the step. The nearest one, if there is no such. */
export function frameAt({ frames }: Film, step: number, event: number | null): number {
  const exact = frames.findIndex((f) => f.step === step && (event === null ? f.whole : f.line?.index === event));
  if (exact >= 0) return exact;
  const before = frames.findLastIndex(
    (f) => f.step < step || (f.step === step && (f.line?.index ?? 0) <= (event ?? 0)),
  );
  return Math.max(0, before);
}

/** The query of a link to a frame, as `frameAt` reads it. */
export function linkTo(frame: Frame, seat: string): string {
  const event = frame.whole || !frame.line ? '' : `&event=${frame.line.index}`;
  return `?step=${frame.step}${event}&seat=${seat}`;
}

/** The board after the step of a frame, where the next choice comes. */
export function afterStep({ frames }: Film, frame: Frame): GameView {
  return frames.find((one) => one.step === frame.step && one.whole)?.view ?? frame.view;
}
