/** What the guide says in the first stage, and when. */

import type { Lesson, Scene, Tutorial } from '../../tutorial/lessons';
import type { View } from './wire';

/** Everybody learns with the same dice and cards (a test plays it). */
const SEED = 4;

const OVER = 1000;

/** The moments of a stage in their order: its turns, then the end. */
function moment({ turn, phase }: Pick<View, 'turn' | 'phase'>): number {
  return phase === 'over' ? OVER : turn;
}

const at = (turn: number): { from: number; to: number } => ({ from: turn, to: turn });
const walked = ({ view }: Scene<View>): boolean => view.steps > 0;

const lessons: Lesson<View>[] = [
  { id: 'welcome', part: null, ...at(1) },
  { id: 'roll', part: 'mode', ...at(1) },
  { id: 'mode', part: 'mode', ...at(1), choice: true, done: ({ view }) => view.moving || view.steps > 0 },
  { id: 'walk', part: 'grid', ...at(1), choice: true, done: walked },
  { id: 'closed', part: 'grid', ...at(1), given: walked },
  { id: 'warning', part: 'forecast', ...at(1), given: walked },
  { id: 'finish', part: 'end', ...at(1), choice: true },
  { id: 'cards', part: 'hand', ...at(2) },
  { id: 'undo', part: 'undo', ...at(2) },
  { id: 'leftover', part: 'end', ...at(2), choice: true },
  { id: 'leg', part: 'effects', ...at(3), given: ({ view }) => view.leg > 0 },
  { id: 'free', part: null, from: 3, to: OVER - 1 },
  { id: 'end', part: null, from: OVER, to: OVER },
];

export const tutorial: Tutorial<View> = {
  // Weak monsters and no dark: a first stage is for trying things out.
  table: { mode: 'stage-meadow', seats: { p1: { kind: 'me' } }, overrides: { 'foe.hp': 30, 'foe.damage': 50, 'dark.first': 30 }, seed: SEED },
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
