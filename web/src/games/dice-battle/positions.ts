/** Positions that show a clause at work. */

import type { Positions } from '../positions';

const positions: Positions = {
  'DB-3.1': {
    round: 4,
    stage: 'pre',
    p1: { total: 12, energy: 8, hand: ['defence', 'boost'], tendency: 'attack' },
    p2: { total: 14, energy: 4, hand: ['attack'], tendency: 'balance' },
  },
  'DB-3.5': {
    round: 3,
    stage: 'pre',
    p1: { total: 9, energy: 5, hand: ['defence'], tendency: 'balance' },
    p2: { total: 10, energy: 6, hand: ['attack', 'steal'], tendency: 'attack' },
  },
  'DB-4.2': {
    round: 5,
    stage: 'pre',
    p1: { total: 15, energy: 3, luck: true, tendency: 'defence' },
    p2: { total: 17, energy: 3, tendency: 'balance' },
  },
  'DB-4.3': {
    round: 5,
    stage: 'pre',
    p1: { total: 15, energy: 4, bonus_turn: true, tendency: 'attack', hand: ['boost'] },
    p2: { total: 19, energy: 3, tendency: 'balance' },
  },
  'DB-5.1': {
    round: 6,
    stage: 'post',
    p1: { total: 18, energy: 7, hand: ['attack', 'steal', 'reset'], tendency: 'balance', dice: [2] },
    p2: { total: 21, energy: 6, shields: 1, tendency: 'attack', dice: [5] },
  },
  'DB-5.4': {
    round: 6,
    stage: 'post',
    p1: { total: 18, energy: 7, hand: ['reset'], tendency: 'balance', dice: [1] },
    p2: { total: 20, energy: 2, tendency: 'attack', dice: [6], specials: ['double'] },
  },
  'DB-6.3': {
    round: 6,
    stage: 'post',
    p1: { total: 18, energy: 4, hand: ['attack'], tendency: 'attack', dice: [6], specials: ['flame'] },
    p2: { total: 22, energy: 2, shields: 1, guard: true, tendency: 'balance', dice: [6] },
  },
  'DB-6.6': {
    round: 6,
    stage: 'post',
    p1: { total: 18, energy: 2, tendency: 'attack', dice: [6], specials: ['double'], played: ['boost'] },
    p2: { total: 22, energy: 5, hand: ['attack'], tendency: 'balance', dice: [4] },
  },
  'DB-9.5': {
    round: 4,
    stage: 'tendency',
    p1: { total: 12, energy: 4, gauge: 4, faces: [1, 2, 3, 5] },
    p2: { total: 12, energy: 4, gauge: 2 },
  },
  'DB-10.1': {
    round: 8,
    stage: 'tendency',
    p1: { total: 30, energy: 6, hand: ['attack', 'boost'] },
    p2: { total: 31, energy: 5, hand: ['defence'] },
  },
};

export default positions;
