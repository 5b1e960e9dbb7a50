import { describe, expect, it } from 'vitest';
import type { EventMatch, Settings } from '../../wire';
import { keyOf, results } from './results';

const of = (best: 1 | 3 | 5, format: Settings['format'] = 'swiss') =>
  results({ best_of: best, format } as Settings).map(({ key }) => key);

describe('results to pick from', () => {
  it('are all that a match can come to', () => {
    expect(of(1)).toEqual(['1-0-0', '0-1-0', '0-0-1', '1-0-0f', '0-1-0f', '0-0-0f']);
    expect(of(3)).toEqual(['2-0-0', '2-1-0', '1-2-0', '0-2-0', '1-1-0', '0-0-1', '2-0-0f', '0-2-0f', '0-0-0f']);
    expect(of(1, 'common')).toEqual(['1-0-0', '0-0-0']);
  });

  it('know the one that is there', () => {
    expect(keyOf({ score: [2, 0, 0], how: 'forfeit' } as EventMatch)).toBe('2-0-0f');
    expect(keyOf({ score: null, how: null } as EventMatch)).toBe('');
  });
});
