/** What the guide says in the first match of Clash, and when. */

import {
  byStages,
  card,
  choice,
  ended,
  OVER,
  stopped,
  type Lesson,
  type Scene,
  type Tutorial,
} from '../../tutorial/lessons';
import type { View } from './wire';

/** Everybody learns with the same cards: a shield that comes too late for a heavy blow, and a blow to nullify (a test plays it). */
const SEED = 21756;

const { moment, at } = byStages('deck', 'mulligan', 'start', 'declare', 'react');
const happened = (scene: Scene<View>, kind: string, seat: string): boolean =>
  scene.log.some(({ event }) => event.kind === kind && event.seat === seat);
const holds = ({ view }: Scene<View>, id: string): boolean => view.hand.includes(id);
const LOCK = choice('lock');

const lessons: Lesson<View>[] = [
  { id: 'deck', press: [choice('deck-blades')], ...at(0, 'deck') },
  { id: 'mulligan', press: [LOCK], ...at(0, 'mulligan') },
  { id: 'queue', press: [card('A02'), LOCK], ...at(1, 'declare') },
  { id: 'defense', press: [card('D02'), LOCK], ...at(2, 'declare') },
  { id: 'reaction', press: [card('S01'), LOCK], ...at(3, 'declare'), given: (scene) => holds(scene, 'S01') },
  { id: 'window', press: [choice('fire-S01')], ...at(3, 'react') },
  {
    id: 'why',
    press: [stopped('p2')],
    ...at(4, 'declare'),
    given: (scene) => happened(scene, 'nullified', 'p2'),
    done: (scene) => scene.opened,
  },
  ended(OVER),
];

export const tutorial: Tutorial<View> = {
  table: { mode: 'ladder-dummy', seats: { p1: { kind: 'me' }, p2: { kind: 'bot', level: 'dummy' } }, seed: SEED },
  lessons,
  moment,
};
