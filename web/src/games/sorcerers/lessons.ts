/** What the guide says in the first game of Sorcerers, and when. */

import { card, choice, ended, whileAsked, type Lesson, type Scene, type Tutorial } from '../../tutorial/lessons';
import type { Seat } from '../client';
import { told, type Kind } from './model/pace';
import type { View } from './wire';

/** Everybody learns with the same cards: a sorcerer to attack with, one to block with, and a spell to answer (a test plays it). */
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

const LOCK = choice('lock');
/** The own sorcerer of that card, while this is asked. */
const own = (id: string, kind: View['stage']): string =>
  whileAsked(kind, `[data-field="p1"] [data-unit="${id}"]:not([aria-pressed="true"])`);

const lessons: Lesson<View>[] = [
  { id: 'deck', press: [choice('deck-spear')], from: 0, to: 0 },
  { id: 'mulligan', press: [LOCK], from: when(0, 'before'), to: when(0, 'before') },
  {
    id: 'summon',
    press: [LOCK, whileAsked('main', card('SOR-03'))],
    ...at(2, 'main_a'),
    given: (scene) => holds(scene, 'SOR-03'),
    done: (scene) => happened(scene, 'enters', 'p1') > 0,
  },
  {
    id: 'combat',
    press: [LOCK, own('SOR-03', 'attack'), whileAsked('main', choice('next'))],
    from: when(2, 'main_a'),
    to: when(2, 'combat'),
  },
  {
    id: 'guard',
    press: [LOCK, whileAsked('main', card('SOR-06')), whileAsked('main', choice('next'))],
    ...at(2, 'main_b'),
    given: (scene) => holds(scene, 'SOR-06') || happened(scene, 'enters', 'p1') > 1,
  },
  {
    id: 'block',
    press: ['[data-choice^="block-"]', own('SOR-06', 'block'), LOCK],
    ...at(3, 'blocks'),
    given: (scene) => asked(scene, 'block'),
  },
  {
    id: 'respond',
    press: [choice('respond-RSP-03')],
    from: when(5, 'main_a'),
    to: OVER - 1,
    given: answerable,
    done: (scene) => happened(scene, 'negated', 'p2') > 0,
  },
  ended(OVER),
];

export const tutorial: Tutorial<View> = {
  table: { mode: 'casual', seats: { p1: { kind: 'me' }, p2: { kind: 'bot', level: 'easy' } }, seed: SEED },
  lessons,
  moment,
};
