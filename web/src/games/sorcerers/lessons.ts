/** What the guide says in the first game of Sorcerers, and when. */

import type { Lesson, Scene, Tutorial } from '../../tutorial/lessons';
import type { Seat } from '../client';
import { told, type Kind } from './model/pace';
import type { View } from './wire';

/** Everybody learns with the same cards: a sorcerer to attack with and one to block with, a sword, and a spell to answer (a test plays it). */
const SEED = 160;

const STEPS: Record<View['step'], number> = {
  before: 1,
  start: 2,
  draw: 3,
  main_a: 4,
  combat: 5,
  blocks: 6,
  damage: 7,
  main_b: 8,
  end: 9,
};
const OVER = 100_000;

/** The moments of a game in their order. */
function moment({ turn, stage, step }: Pick<View, 'turn' | 'stage' | 'step'>): number {
  if (stage === 'over') return OVER;
  return stage === 'deck' ? 0 : turn * 10 + STEPS[step];
}

const when = (turn: number, step: View['step']): number => moment({ turn, stage: 'main', step });
const at = (turn: number, step: View['step']): { from: number; to: number } => ({
  from: when(turn, step),
  to: when(turn, step),
});
const happened = ({ log }: Scene<View>, kind: Kind, seat: Seat): number =>
  log.map(told).filter((event) => event.kind === kind && event.seat === seat).length;
const holds = ({ view }: Scene<View>, card: string): boolean => view.hand.includes(card);
const asked = ({ view }: Scene<View>, stage: View['stage']): boolean => view.stage === stage;
const answerable = (scene: Scene<View>): boolean =>
  asked(scene, 'respond') &&
  scene.view.asked === 'p1' &&
  holds(scene, 'RSP-03') &&
  (scene.view.stack.at(-1)?.card ?? '').startsWith('SPL');

const lessons: Lesson<View>[] = [
  { id: 'welcome', part: null, from: 0, to: 0 },
  { id: 'deck', part: 'choice', from: 0, to: 0, choice: true },
  { id: 'mulligan', part: 'hand', from: when(0, 'before'), to: when(0, 'before'), choice: true },
  { id: 'goal', part: 'hp', ...at(2, 'main_a') },
  { id: 'phases', part: 'phases', ...at(2, 'main_a') },
  { id: 'power', part: 'power', ...at(2, 'main_a') },
  {
    id: 'summon',
    part: 'hand',
    ...at(2, 'main_a'),
    given: (scene) => holds(scene, 'SOR-03'),
    done: (scene) => happened(scene, 'enters', 'p1') > 0,
    choice: true,
  },
  { id: 'combat', part: 'choice', ...at(2, 'main_a'), choice: true },
  { id: 'attack', part: 'fields', ...at(2, 'combat'), choice: true },
  {
    id: 'main-b',
    part: 'hand',
    ...at(2, 'main_b'),
    given: (scene) => holds(scene, 'SOR-06'),
    done: (scene) => happened(scene, 'enters', 'p1') > 1,
    choice: true,
  },
  { id: 'end-turn', part: 'choice', ...at(2, 'main_b'), choice: true },
  { id: 'block', part: 'fields', ...at(3, 'blocks'), given: (scene) => asked(scene, 'block'), choice: true },
  { id: 'why', part: 'log', ...at(4, 'main_a'), done: (scene) => scene.opened },
  {
    id: 'equip',
    part: 'hand',
    ...at(4, 'main_a'),
    given: (scene) => holds(scene, 'ITM-01'),
    done: (scene) => happened(scene, 'equipped', 'p1') > 0,
    choice: true,
  },
  {
    id: 'save',
    part: 'power',
    from: when(4, 'main_a'),
    to: when(4, 'main_b'),
    given: (scene) => holds(scene, 'RSP-03') && scene.view.p1.power >= 2,
  },
  { id: 'stack', part: 'stack', from: when(5, 'main_a'), to: when(5, 'end'), given: answerable },
  { id: 'respond', part: 'respond', from: when(5, 'main_a'), to: when(5, 'end'), given: answerable, choice: true },
  { id: 'negated', part: 'log', ...at(6, 'main_a'), given: (scene) => happened(scene, 'negated', 'p2') > 0 },
  { id: 'free', part: null, from: when(6, 'main_a'), to: OVER - 1 },
  { id: 'end', part: null, from: OVER, to: OVER },
];

const own = '[data-seat="p1"]';

export const tutorial: Tutorial<View> = {
  table: { mode: 'casual', seats: { p1: { kind: 'me' }, p2: { kind: 'bot', level: 'easy' } }, seed: SEED },
  lessons,
  moment,
  parts: {
    hp: '[data-seat="p2"] [data-part="hp"]',
    power: `${own} [data-part="power"]`,
    phases: '[data-part="phases"]',
    choice: '[data-part="choice"]',
    hand: '[data-part="hand"]',
    fields: '[data-part="fields"]',
    stack: '[data-part="stack"]',
    respond: '[data-part="respond"]',
    log: '[data-part="log"]',
  },
};
