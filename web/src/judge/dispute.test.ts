import { describe, expect, it } from 'vitest';
import type { Line } from '../lib/table.svelte';
import { dispute, records } from './dispute';

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
