/** The graph of a game as lines in a box of 100 by 100. */

import type { AnySeat } from '../../lib/seats';
import type { Graph, GraphPoint, Moment } from '../../wire';

export interface Drawn {
  /** What stands at the lower and the upper edge. */
  low: number;
  high: number;
  /** A path for each seat, broken where a new part of a match begins. */
  paths: Partial<Record<AnySeat, string>>;
  /** Where each moment lies, for the one who gained by it. */
  marks: { x: number; y: number; seat: AnySeat }[];
}

const same = (one: Record<string, number>, two: Record<string, number>): boolean =>
  Object.keys(one).every((key) => one[key] === two[key]);

/** Whether there is anything to draw: two moments at least, and a number that changed. */
export function worthDrawing({ points }: Graph): boolean {
  const values = points.flatMap((point) => Object.values(point.values));
  return points.length > 1 && Math.max(...values) > Math.min(...values);
}

/** The lines of a graph that is worth drawing. */
export function drawn({ points, moments }: Graph, seats: readonly AnySeat[]): Drawn {
  const values = points.flatMap((point) => Object.values(point.values));
  const high = Math.max(...values);
  const low = Math.min(0, ...values);
  const x = (place: number): number => (100 * place) / (points.length - 1);
  const y = (value: number): number => 100 - (100 * (value - low)) / (high - low);
  const line = (seat: AnySeat): string =>
    points
      .map((point, place) => {
        const begins = place === 0 || points[place - 1]!.part !== point.part;
        return `${begins ? 'M' : 'L'}${x(place).toFixed(2)} ${y(point.values[seat] ?? 0).toFixed(2)}`;
      })
      .join('');
  return {
    low,
    high,
    paths: Object.fromEntries(seats.map((seat) => [seat, line(seat)])),
    marks: moments.map((moment) => {
      const place = placeOf(points, moment);
      return { x: x(place), y: y(points[place]!.values[moment.seat] ?? 0), seat: moment.seat };
    }),
  };
}

/** The point after a moment: what it led to. */
function placeOf(points: GraphPoint[], moment: Moment): number {
  const after = points.findIndex((point) => point.step >= moment.step && !same(point.when, moment.when));
  return after < 0 ? points.length - 1 : after;
}
