import { describe, expect, it } from 'vitest';
import { thrown } from './throwing';

const path = (...points: [number, number, number][]) => points.map(([x, y, at]) => ({ x, y, at }));

describe('a die that is let go', () => {
  it('is thrown by a press', () => {
    expect(thrown(path([0, 0, 0], [3, -2, 90]))).toEqual({ x: 3, y: -2 });
  });
  it('is thrown by a flick, short as it may be', () => {
    expect(thrown(path([0, 0, 0], [4, -6, 20], [12, -26, 50]))).toEqual({ x: 12, y: -26 });
  });
  it('is thrown where it was carried off, however slowly', () => {
    expect(thrown(path([0, 0, 0], [40, 40, 900], [60, 40, 1800]))).toEqual({ x: 60, y: 40 });
  });
  it('goes back to its place when it is put down there', () => {
    expect(thrown(path([0, 0, 0], [80, 0, 300], [20, 4, 700], [20, 4, 1400]))).toBeNull();
  });
  it('stays where nobody moved anything', () => {
    expect(thrown([])).toBeNull();
  });
});
