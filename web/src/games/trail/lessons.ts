/** What the guide says in the first stage, and when. */

import { card, choice, ended, type Lesson, type Tutorial } from '../../tutorial/lessons';
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

const END = choice('end');
/** While a card is held its own buttons stand where the others do: it is put down first. */
const PUT_DOWN = choice('cancel');
/** Three steps from the start, out of reach of every monster, and in line with one. */
const GOAL = 34;
const GOAL_TILE = '[data-part="grid"] [data-tile="5,4"][data-reach]';
const ARROW = 'C03';

const lessons: Lesson<View>[] = [
  { id: 'mode', press: [choice('mode')], ...during(1), done: ({ view }) => view.moving || view.steps > 0 },
  { id: 'walk', press: [GOAL_TILE, '[data-reach]', PUT_DOWN], ...during(1), done: ({ view }) => view.spd === 0 },
  {
    id: 'cards',
    press: ['[data-part="grid"] [data-target]', card(ARROW)],
    ...onTheWay(1),
    given: ({ view }) => view.at === GOAL,
    done: ({ view }) => !view.hand.includes(ARROW),
  },
  { id: 'finish', press: [END, PUT_DOWN], ...onTheWay(1), given: ({ view }) => view.spd === 0 },
  { id: 'leftover', press: [choice('force'), END, PUT_DOWN], ...during(2) },
  { id: 'hint', press: [choice('hint'), PUT_DOWN], ...during(3), done: (scene) => scene.hint },
  { id: 'leg', press: [`${END}.main`, '[data-reach]', PUT_DOWN], ...during(3), given: ({ view }) => view.leg > 0 },
  ended(OVER),
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
};
