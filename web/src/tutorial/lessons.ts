/** What the guide says in the first match, and when. Each lesson belongs to a moment of a real game. */

import type { Line } from '../lib/table.svelte';
import type { View } from '../wire';

/** Everybody learns with the same dice: a shield that pays off, a six, a card for two sixes (a test plays it). */
export const TUTORIAL_SEED = 721638;

/** The game as the guide sees it. */
export interface Scene {
  view: View;
  log: Line[];
  /** Whether the coach has been asked about the present choice. */
  hint: boolean;
  /** Whether a line of the log has been opened. */
  opened: boolean;
}

export interface Lesson {
  id: string;
  /** What is outlined while the lesson is on. */
  part: Part | null;
  /** The first and the last moment at which it makes sense; past it the guide goes on. */
  from: number;
  to: number;
  /** What must have happened, or there is nothing to tell. */
  given?(scene: Scene): boolean;
  /** The thing to do; the next choice always counts as done. */
  done?(scene: Scene): boolean;
  /** Whether a choice on the board is what the guide waits for. */
  choice?: boolean;
}

export type Part = 'total' | 'energy' | 'gauge' | 'protection' | 'choice' | 'stage' | 'log' | 'hint';

const STAGES: Record<View['stage'], number> = { tendency: 0, pre: 1, keep: 2, post: 3, over: 4 };
const OVER = 1000;

/** The moments of a game in their order. */
export function moment({ round, stage }: Pick<View, 'round' | 'stage'>): number {
  return stage === 'over' ? OVER : round * 10 + STAGES[stage];
}

const at = (round: number, stage: View['stage']): { from: number; to: number } => {
  const when = moment({ round, stage });
  return { from: when, to: when };
};
const mine = (scene: Scene, kind: string): boolean => scene.log.some(({ event }) => event.kind === kind && event.seat === 'p1');

export const lessons: Lesson[] = [
  { id: 'welcome', part: null, ...at(1, 'tendency') },
  { id: 'total', part: 'total', ...at(1, 'tendency') },
  { id: 'energy', part: 'energy', ...at(1, 'tendency') },
  { id: 'tendency', part: 'choice', ...at(1, 'tendency'), choice: true },
  { id: 'shield', part: 'choice', ...at(1, 'pre'), choice: true },
  { id: 'roll', part: 'stage', ...at(1, 'post') },
  { id: 'after-roll', part: 'choice', ...at(1, 'post'), choice: true },
  { id: 'events', part: 'stage', ...at(2, 'tendency') },
  { id: 'why', part: 'log', ...at(2, 'tendency'), done: (scene) => scene.opened },
  { id: 'gauge', part: 'gauge', ...at(2, 'tendency') },
  { id: 'hint', part: 'hint', ...at(2, 'tendency'), done: (scene) => scene.hint },
  { id: 'attack', part: 'choice', ...at(2, 'tendency'), choice: true },
  { id: 'guard', part: 'protection', ...at(2, 'pre'), choice: true },
  { id: 'special', part: 'stage', ...at(2, 'post'), given: (scene) => mine(scene, 'special') },
  { id: 'block', part: 'log', ...at(3, 'tendency'), given: (scene) => mine(scene, 'block') },
  { id: 'free', part: null, from: moment({ round: 3, stage: 'tendency' }), to: OVER - 1 },
  { id: 'card', part: 'choice', from: moment({ round: 3, stage: 'pre' }), to: OVER - 1, given: ({ view }) => view.hand.length > 0 && view.stage !== 'tendency' },
  { id: 'end', part: null, from: OVER, to: OVER },
];

/** The number of the lesson that is due from `index` on: what is done or past is left out. */
export function due(index: number, scene: Scene): number {
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
export function showable(lesson: Lesson, scene: Scene): boolean {
  return moment(scene.view) >= lesson.from && (lesson.given?.(scene) ?? true);
}
