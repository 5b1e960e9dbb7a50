/** A first match with a guide: each lesson belongs to a moment of a real game. The game brings the lessons. */

import type { GameView } from '../games/client';
import type { Seat } from '../lib/narrate';
import type { Line } from '../lib/table.svelte';
import type { TableBody } from '../wire';

/** The game as the guide sees it. */
export interface Scene<V extends GameView = GameView> {
  view: V;
  log: Line[];
  /** Whether the coach has been asked about the present choice. */
  hint: boolean;
  /** Whether a line of the log has been opened. */
  opened: boolean;
}

export interface Lesson<V extends GameView = GameView> {
  /** Its words are `tutorial-<id>`; the last lesson is called `end`. */
  id: string;
  /** The things to press, as selectors; the last steps first: what is outlined is the first one that can be pressed now. */
  press: readonly string[];
  /** The first and the last moment at which it makes sense; past it the guide goes on. */
  from: number;
  to: number;
  /** What must have happened, or there is nothing to tell. */
  given?(scene: Scene<V>): boolean;
  /** The thing to do, where it is not the next choice, which always counts as done. */
  done?(scene: Scene<V>): boolean;
}

export interface Tutorial<V extends GameView = GameView> {
  /** The table that the lessons are made for; the seed gives everybody the same dice and cards. */
  table: Pick<TableBody, 'mode' | 'seats' | 'overrides'> & { seed: number };
  lessons: Lesson<V>[];
  /** The moments of a game in their order, as numbers. */
  moment(view: V): number;
}

/** A thing to press by the name it goes by on every board. */
export const choice = (name: string): string => `[data-choice="${name}"]`;

/** A card of the own hand that can be taken now. */
export const card = (id: string): string => `[data-card="${id}"]:not([aria-disabled="true"], [aria-pressed="true"])`;

/** A thing that is to be pressed at that question only. */
export const whileAsked = (kind: string, what: string): string => `[data-board]:has([data-ready="${kind}"]) ${what}`;

/** A line of the log; a closed log is opened first. */
export const LINE = '[data-part="log"] [data-line]';

/** A line of the log that tells that something was stopped, by what is of that seat or on its side. */
export const stopped = (seat: Seat): string => `${LINE}:has(.block[data-of="${seat}"])`;

/** The lesson after the last move. */
export const ended = (over: number): Lesson<never> => ({ id: 'end', press: [], from: over, to: over });

/** The moment at which a game that goes by rounds is over. */
export const OVER = 1000;

/** The moments of such a game, with the stages of a round in their order: as a number, and as the time of a lesson. */
export function byStages<S extends string>(...stages: S[]) {
  const moment = ({ round, stage }: { round: number; stage: S | 'over' }): number =>
    stage === 'over' ? OVER : round * 10 + stages.indexOf(stage);
  const at = (round: number, stage: S): { from: number; to: number } => {
    const when = moment({ round, stage });
    return { from: when, to: when };
  };
  return { moment, at };
}

/** The number of the lesson that is due from `index` on: what is done or past is left out. */
export function due({ lessons, moment }: Tutorial, index: number, scene: Scene): number {
  const now = moment(scene.view);
  const next = lessons.findIndex((lesson, i) => {
    if (i < index || now > lesson.to) return false;
    if (now < lesson.from) return true;
    if (lesson.done?.(scene)) return false;
    return now < lesson.to || lesson.given === undefined || lesson.given(scene);
  });
  return next < 0 ? lessons.length : next;
}

/** Whether the lesson can be shown now; before that the guide is silent. */
export function showable({ moment }: Tutorial, lesson: Lesson, scene: Scene): boolean {
  return moment(scene.view) >= lesson.from && (lesson.given?.(scene) ?? true);
}
