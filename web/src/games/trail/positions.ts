/** Positions that show a clause at work. */

import type { Positions } from '../positions';

const deck = ['C01', 'C01', 'C01', 'C03', 'C05', 'C05', 'C06', 'C07'];
const hand = ['C01', 'C05', 'C06', 'C07'];

const positions: Positions = {
  'TR-CORE-02': { monsters: [{ kind: 'slime', at: [8, 2] }], p1: { spd: 4, hand, deck } },
  'TR-DANGER-03': {
    monsters: [
      { kind: 'slime', at: [4, 2] },
      { kind: 'archer', at: [9, 5] },
    ],
    p1: { spd: 3, hand, deck },
  },
  'TR-END-02': { monsters: [{ kind: 'slime', at: [9, 5] }], p1: { spd: 3, hand, deck } },
  'TR-ENV-01': { stage: 'brook', p1: { at: [5, 2], spd: 2, hand, deck } },
  'TR-ENV-02': { stage: 'swamp', p1: { at: [1, 3], spd: 4, hand, deck } },
  'TR-ENV-03': { stage: 'railway', turn: 3, p1: { at: [4, 3], spd: 2, hand, deck } },
  'TR-DANGER-04': { stage: 'ruins', p1: { at: [3, 4], spd: 3, hand, deck } },
  'TR-ITEM-03': { p1: { at: [2, 3], spd: 2, mana: 3, hand, deck } },
  'TR-AM-21': { monsters: [{ kind: 'spear', at: [6, 2] }], p1: { spd: 1, hand: ['C11', 'C12', 'C05'], deck } },
  'TR-DET-10': { monsters: [{ kind: 'dummy', at: [5, 3] }], p1: { spd: 4, hand: ['C01', 'C18', 'C08'], deck } },
};

export default positions;
