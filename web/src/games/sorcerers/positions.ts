/** Positions that show a clause at work. Both sides have cards left to draw, so that the game can be played on. */

import type { Positions } from '../positions';

const spear = ['SOR-03', 'SOR-05', 'SOR-06', 'SOR-16', 'SPL-01', 'SPL-02', 'SPL-04', 'ITM-01', 'ITM-04', 'RSP-03'];
const cycle = ['SOR-04', 'SOR-08', 'SOR-10', 'SPL-01', 'SPL-03', 'SPL-07', 'ITM-02', 'ITM-07', 'RSP-02', 'RSP-07'];

const positions: Positions = {
  'SO-STACK-02': {
    turn: 9,
    p1: { hp: 18, hand: ['SPL-01', 'RSP-07', 'SPL-02'], deck: spear },
    p2: { hp: 16, hand: ['RSP-03', 'SPL-07'], deck: cycle, field: ['SOR-08'] },
  },
  'SO-STACK-07': {
    turn: 9,
    p1: { hp: 18, hand: ['SOR-01', 'SPL-04'], deck: spear },
    p2: {
      hp: 16,
      hand: ['RSP-01', 'SPL-07'],
      deck: cycle,
      field: [{ card: 'SOR-02', items: ['ITM-01', 'ITM-02'] }],
    },
  },
  'SO-PLAY-02': {
    turn: 8,
    active: 'p2',
    step: 'respond',
    stack: [{ by: 'p2', card: 'SPL-04' }],
    p1: { hp: 12, hand: ['RSP-03', 'RSP-05', 'SOR-05'], deck: spear, field: ['SOR-03'] },
    p2: { hp: 17, hand: ['SPL-01', 'RSP-07'], deck: cycle, field: ['SOR-04'] },
  },
  'SO-AM-10': {
    turn: 9,
    step: 'combat',
    p1: { hp: 18, hand: ['SPL-11', 'SOR-05'], deck: spear, field: ['SOR-05', 'SOR-03'] },
    p2: { hp: 15, hand: ['SPL-01'], deck: cycle, field: ['SOR-08', 'SOR-04'] },
  },
  'SO-KW-PIERCE-01': {
    turn: 9,
    step: 'combat',
    p1: { hp: 18, hand: ['SPL-11'], deck: spear, field: [{ card: 'SOR-16', items: ['ITM-04'] }] },
    p2: { hp: 15, hand: ['SPL-01'], deck: cycle, field: ['SOR-10'] },
  },
  'SO-DMG-03': {
    turn: 8,
    active: 'p2',
    step: 'blocks',
    attackers: [1, 2],
    p1: { hp: 14, hand: ['SPL-01', 'SOR-05'], deck: spear, field: ['SOR-04', 'SOR-05'] },
    p2: {
      hp: 17,
      hand: ['SPL-07'],
      deck: cycle,
      field: [
        { card: 'SOR-08', tired: true },
        { card: 'SOR-06', tired: true },
      ],
    },
  },
  'SO-EQUIP-03': {
    turn: 9,
    p1: {
      hp: 18,
      hand: ['ITM-01', 'ITM-02', 'ITM-04'],
      deck: spear,
      field: [{ card: 'SOR-01', items: ['ITM-01', 'ITM-01'] }],
    },
    p2: { hp: 16, hand: ['SPL-05'], deck: cycle, field: ['SOR-04'] },
  },
  'SO-FIELD-04': {
    turn: 9,
    p1: { hp: 18, hand: ['SOR-11', 'SOR-02', 'SPL-15'], deck: spear, field: ['SOR-03', 'SOR-05', 'SOR-06'] },
    p2: { hp: 16, hand: ['SPL-01'], deck: cycle, field: ['SOR-04'] },
  },
  'SO-HAND-04': {
    turn: 9,
    step: 'end',
    p1: { hp: 18, hand: [...spear.slice(0, 8)], deck: spear },
    p2: { hp: 16, hand: ['SPL-01'], deck: cycle },
  },
  'SO-LOOP-04': {
    turn: 19,
    p1: {
      hp: 18,
      power: 2,
      hand: ['SPL-10'],
      deck: cycle,
      top: ['SOR-10'],
      field: [{ card: 'SOR-02', items: ['ITM-07'] }],
    },
    p2: { hp: 16, power: 0, hand: ['SPL-01'], deck: spear },
  },
};

export default positions;
