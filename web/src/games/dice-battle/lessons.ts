/** What the guide says in the first match of Dice Battle, and when. */

import { byStages, OVER, type Lesson, type Scene, type Tutorial } from '../../tutorial/lessons';
import type { View } from './wire';

/** Everybody learns with the same dice: a shield that pays off, a six, a card for two sixes (a test plays it). */
const SEED = 721638;

const { moment, at } = byStages('tendency', 'pre', 'keep', 'post');
const mine = (scene: Scene<View>, kind: string): boolean =>
  scene.log.some(({ event }) => event.kind === kind && event.seat === 'p1');

const lessons: Lesson<View>[] = [
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
  {
    id: 'card',
    part: 'choice',
    from: moment({ round: 3, stage: 'pre' }),
    to: OVER - 1,
    given: ({ view }) => view.hand.length > 0 && view.stage !== 'tendency',
  },
  { id: 'end', part: null, from: OVER, to: OVER },
];

const own = '[data-seat="p1"]';

export const tutorial: Tutorial<View> = {
  table: { mode: 'quick', seats: { p1: { kind: 'me' }, p2: { kind: 'bot', level: 'easy' } }, seed: SEED },
  lessons,
  moment,
  parts: {
    total: `${own} [data-part="total"]`,
    energy: `${own} [data-part="energy"]`,
    gauge: `${own} [data-part="gauge"]`,
    protection: `${own} [data-part="protection"]`,
    choice: '[data-part="choice"]',
    stage: '[data-part="stage"]',
    log: '[data-part="log"]',
    hint: '[data-choice="hint"]',
  },
};
