/** What the guide says in the first stage, and when. */

import type { Lesson, Tutorial } from '../../tutorial/lessons';
import type { View } from './wire';

/** Everybody learns with the same dice and cards (a test plays it). */
const SEED = 42;

const OVER = 1000;

/** The moments of a stage in their order: each turn before and after its first step, then the end. */
function moment({ turn, steps, phase }: Pick<View, 'turn' | 'steps' | 'phase'>): number {
  return phase === 'over' ? OVER : turn * 2 + (steps > 0 ? 1 : 0);
}

const during = (turn: number): { from: number; to: number } => ({ from: turn * 2, to: turn * 2 + 1 });
const onTheWay = (turn: number): { from: number; to: number } => ({ from: turn * 2 + 1, to: turn * 2 + 1 });

const lessons: Lesson<View>[] = [
  { id: 'welcome', part: null, ...during(1) },
  { id: 'roll', part: 'mode', ...during(1) },
  { id: 'mode', part: 'mode', ...during(1), choice: true, done: ({ view }) => view.moving || view.steps > 0 },
  { id: 'walk', part: 'grid', ...during(1), choice: true, done: ({ view }) => view.steps > 0 },
  { id: 'closed', part: 'grid', ...onTheWay(1) },
  { id: 'warning', part: 'forecast', ...onTheWay(1) },
  { id: 'finish', part: 'end', ...onTheWay(1), choice: true },
  { id: 'cards', part: 'hand', ...during(2) },
  { id: 'undo', part: 'undo', ...during(2) },
  { id: 'leftover', part: 'end', ...during(2), choice: true },
  { id: 'leg', part: 'effects', ...during(3), given: ({ view }) => view.leg > 0 },
  { id: 'free', part: null, from: 6, to: OVER - 1 },
  { id: 'end', part: null, from: OVER, to: OVER },
];

export const tutorial: Tutorial<View> = {
  // Weak monsters and no dark: a first stage is for trying things out.
  table: {
    mode: 'stage-meadow',
    seats: { p1: { kind: 'me' } },
    overrides: { 'foe.hp': 30, 'foe.damage': 50, 'dark.first': 30 },
    seed: SEED,
  },
  lessons,
  moment,
  parts: {
    mode: '[data-part="mode"]',
    grid: '[data-part="grid"]',
    forecast: '[data-part="forecast"]',
    end: '[data-part="end-turn"]',
    hand: '[data-part="hand"]',
    undo: '[data-choice="undo"]',
    effects: '[data-part="effects"]',
  },
};
