import { describe, expect, it } from 'vitest';
import type { Line } from '../lib/table.svelte';
import { correction, dispute, factsOf, records } from './dispute';

const line = (step: number, kind: string, data: object = {}): Line =>
  ({ step, index: 0, event: { kind, clause: '', seat: 'p1', data } }) as unknown as Line;

describe('records', () => {
  it('are what a judge holds against a seat, until it is taken back', () => {
    const log = [
      line(1, 'turn'),
      line(2, 'judge_finds', { what: 'violation' }),
      line(3, 'judge_finds', { what: 'violation' }),
      line(4, 'judge_penalises', { what: 'game' }),
      line(5, 'judge_penalises', { what: 'match' }),
      line(6, 'judge_voids', { step: 3 }),
    ];
    expect(records(log).map(({ step }) => step)).toEqual([2, 5]);
  });
});

describe('a call about the game as it stands', () => {
  it('is about the last step of the game, and not about a ruling', () => {
    const log = [line(1, 'turn'), line(2, 'judge_finds'), line(2, 'violation'), line(3, 'judge_called')];
    expect(dispute(log)?.step).toBe(1);
  });
});

describe('a correction', () => {
  const proposed = [line(3, 'turn'), line(4, 'judge_proposes', { step: 3 }), line(4, 'judge_states', {})];

  it('stands with its facts until the game goes on or somebody declines', () => {
    expect(correction(proposed)).toMatchObject({ step: 4, agreed: [], lines: [{ step: 4 }, { step: 4 }] });
    const agreed = [...proposed, line(5, 'judge_explains'), line(6, 'judge_agreed', { step: 4, agree: true })];
    expect(correction(agreed)?.agreed).toEqual(['p1']);
    expect(correction([...agreed, line(7, 'judge_agreed', { step: 4, agree: false })])).toBeNull();
    expect(correction([...agreed, line(7, 'turn')])).toBeNull();
    expect(correction([...agreed, line(7, 'judge_restores')])).toBeNull();
    expect(correction([line(1, 'turn')])).toBeNull();
  });

  it('is written fact by fact', () => {
    expect(factsOf('p1.hp: 12\n\n event: null\np2.graveyard: [SOR-03, SPL-01]\np1.name: "12"')).toEqual({
      'p1.hp': 12,
      event: null,
      'p2.graveyard': ['SOR-03', 'SPL-01'],
      'p1.name': '12',
    });
    expect(factsOf('')).toBeNull();
    expect(factsOf('p1.hp 12')).toBeNull();
    expect(factsOf('p1.hp:')).toBeNull();
  });
});
