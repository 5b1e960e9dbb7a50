/** What the guide says in the first match of Clash, and when. */

import { byStages, OVER, type Lesson, type Scene, type Tutorial } from '../../tutorial/lessons';
import type { View } from './wire';

/** Everybody learns with the same cards: a shield that comes too late for a heavy blow, and a blow to nullify (a test plays it). */
const SEED = 21756;

const { moment, at } = byStages('deck', 'mulligan', 'start', 'declare', 'react');
const happened = (scene: Scene<View>, kind: string, seat: string): boolean =>
  scene.log.some(({ event }) => event.kind === kind && event.seat === seat);
const holds = ({ view }: Scene<View>, card: string): boolean => view.hand.includes(card);
const shielded = ({ view }: Scene<View>): boolean =>
  (view.p1.units[0]?.keywords ?? []).some(({ name }) => name === 'shield');

const lessons: Lesson<View>[] = [
  { id: 'welcome', part: null, ...at(0, 'deck') },
  { id: 'deck', part: 'choice', ...at(0, 'deck'), choice: true },
  { id: 'mulligan', part: 'hand', ...at(0, 'mulligan'), choice: true },
  { id: 'goal', part: 'hp', ...at(1, 'declare') },
  { id: 'card', part: 'hand', ...at(1, 'declare') },
  { id: 'energy', part: 'energy', ...at(1, 'declare') },
  { id: 'queue', part: 'queue', ...at(1, 'declare'), choice: true },
  { id: 'order', part: 'stage', ...at(2, 'declare') },
  { id: 'carry', part: 'energy', ...at(2, 'declare') },
  { id: 'defense', part: 'hand', ...at(2, 'declare'), choice: true },
  {
    id: 'late',
    part: 'stage',
    ...at(3, 'declare'),
    given: (scene) => shielded(scene) && happened(scene, 'damage', 'p1'),
  },
  { id: 'shield', part: 'statuses', ...at(3, 'declare'), given: shielded },
  { id: 'why', part: 'log', ...at(3, 'declare'), done: (scene) => scene.opened },
  { id: 'reaction', part: 'hand', ...at(3, 'declare'), given: (scene) => holds(scene, 'S01'), choice: true },
  { id: 'window', part: 'reaction', ...at(3, 'react'), choice: true },
  { id: 'nullified', part: 'stage', ...at(4, 'declare'), given: (scene) => happened(scene, 'nullified', 'p2') },
  { id: 'free', part: null, from: moment({ round: 4, stage: 'declare' }), to: OVER - 1 },
  { id: 'end', part: null, from: OVER, to: OVER },
];

const own = '[data-seat="p1"]';

export const tutorial: Tutorial<View> = {
  table: { mode: 'ladder-dummy', seats: { p1: { kind: 'me' }, p2: { kind: 'bot', level: 'dummy' } }, seed: SEED },
  lessons,
  moment,
  parts: {
    hp: '[data-seat="p2"] [data-part="hp"]',
    energy: `${own} [data-part="energy"]`,
    statuses: `${own} [data-part="statuses"]`,
    choice: '[data-part="choice"]',
    hand: '[data-part="hand"]',
    queue: '[data-part="queue"]',
    stage: '[data-part="stage"]',
    reaction: '[data-part="reaction"]',
    log: '[data-part="log"]',
  },
};
