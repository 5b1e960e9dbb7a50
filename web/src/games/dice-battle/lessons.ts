/** What the guide says in the first match of Dice Battle, and when. */

import { byStages, card, choice, ended, OVER, stopped, type Lesson, type Tutorial } from '../../tutorial/lessons';
import type { View } from './wire';

/** Everybody learns with the same dice: a shield that pays off, a six, a card to double a score (a test plays it). */
const SEED = 721638;

const { moment, at } = byStages('tendency', 'pre', 'keep', 'post');

const LOCK = choice('lock');

const lessons: Lesson<View>[] = [
  { id: 'tendency', press: [choice('balance')], ...at(1, 'tendency') },
  { id: 'shield', press: [`${choice('shield')}[aria-disabled="false"]`, LOCK], ...at(1, 'pre') },
  { id: 'hint', press: [choice('hint')], ...at(2, 'tendency'), done: (scene) => scene.hint },
  { id: 'attack', press: [choice('attack')], ...at(2, 'tendency') },
  { id: 'roll', press: [LOCK], ...at(2, 'pre') },
  {
    id: 'why',
    press: [stopped('p1')],
    ...at(3, 'tendency'),
    given: ({ log }) => log.some(({ event }) => event.kind === 'block' && event.seat === 'p1'),
    done: (scene) => scene.opened,
  },
  {
    id: 'card',
    press: [card('boost'), LOCK],
    from: moment({ round: 3, stage: 'pre' }),
    to: OVER - 1,
    given: ({ view }) => view.stage === 'pre' && view.hand.includes('boost'),
    done: ({ log }) => log.some(({ event }) => event.kind === 'play' && event.seat === 'p1'),
  },
  ended(OVER),
];

export const tutorial: Tutorial<View> = {
  table: { mode: 'quick', seats: { p1: { kind: 'me' }, p2: { kind: 'bot', level: 'easy' } }, seed: SEED },
  lessons,
  moment,
};
