/** Positions that show a clause at work. Both sides have cards left to draw, so that the game can be played on. */

import type { Positions } from '../positions';

const blades = ['A01', 'A02', 'A03', 'A04', 'A05', 'A10', 'D01', 'D02', 'H02', 'S10'];
const waters = ['A02', 'A11', 'D01', 'D02', 'D03', 'H02', 'S01', 'S03', 'S05', 'S13'];

const positions: Positions = {
  'CL-PRIO-02': {
    round: 4,
    p1: { hp: 30, energy: 6, hand: ['A02', 'D02', 'H02', 'S10'], deck: blades },
    p2: { hp: 28, energy: 6, hand: ['A03', 'D01', 'H02', 'S12'], deck: waters },
  },
  'CL-PRIO-03': {
    round: 4,
    p1: { hp: 25, energy: 6, hand: ['A01', 'A02', 'A03'], deck: blades },
    p2: { hp: 25, energy: 6, hand: ['A01', 'A02', 'A03'], deck: waters },
  },
  'CL-REACT-05': {
    round: 5,
    p1: { hp: 24, energy: 7, hand: ['S01', 'S03', 'A02'], deck: blades },
    p2: { hp: 40, energy: 8, hand: ['A12', 'A11', 'A03'], deck: waters },
  },
  'CL-TGT-05': {
    round: 6,
    p1: { hp: 40, energy: 6, hand: ['A08', 'A02', 'A03'], deck: blades },
    p2: { hp: 24, energy: 6, hand: ['H02', 'D02', 'A02'], deck: waters },
  },
  'CL-NRG-07': {
    round: 3,
    p1: { hp: 50, energy: 9, hand: ['A12', 'A11', 'A02', 'D01'], deck: blades },
    p2: { hp: 48, energy: 5, hand: ['A02', 'D01', 'H02'], deck: waters },
  },
  'CL-FX-02': {
    round: 5,
    p1: { hp: 40, energy: 6, hand: ['A02', 'A03', 'S10'], deck: blades, keywords: { strength: 2 } },
    p2: { hp: 40, energy: 5, hand: ['D02', 'A02', 'H02'], deck: waters, keywords: { vulnerable: 50 } },
  },
  'CL-TICK-01': {
    round: 5,
    p1: { hp: 30, energy: 5, hand: ['H05', 'H02', 'A02'], deck: blades, keywords: { poison: 4, burn: 2 } },
    p2: { hp: 30, energy: 5, hand: ['A04', 'A05', 'D01'], deck: waters, keywords: { regen: 3 } },
  },
  'CL-AM-07': {
    round: 4,
    p1: { hp: 22, energy: 6, hand: ['D01', 'D02', 'A02', 'S16'], deck: blades },
    p2: { hp: 30, energy: 6, hand: ['A03', 'A02', 'A01'], deck: waters },
  },
  'CL-AM-22': {
    round: 6,
    p1: { hp: 35, energy: 8, slots: 1, hand: ['A03', 'A02', 'D02'], deck: blades, keywords: { freeze: 1 } },
    p2: { hp: 35, energy: 8, hand: ['A02', 'A03', 'S05'], deck: waters },
  },
  'CL-AM-39': {
    round: 5,
    p1: { hp: 35, energy: 6, hand: ['A02', 'A06', 'A01'], deck: blades },
    p2: { hp: 40, energy: 5, hand: ['D01', 'A02', 'H02'], deck: waters, summons: ['wolf', 'shieldbearer'] },
  },
  'CL-END-03': {
    round: 9,
    p1: { hp: 7, energy: 6, hand: ['A02', 'A03', 'H02'], deck: blades },
    p2: { hp: 7, energy: 6, hand: ['A02', 'A03', 'H02'], deck: waters },
  },
  'CL-HAND-01': {
    stage: 'mulligan',
    p1: { hand: ['A12', 'S08', 'H04', 'A01', 'D01'], deck: blades },
    p2: { hand: ['A02', 'A03', 'D01', 'H02', 'S01'], deck: waters },
  },
};

export default positions;
