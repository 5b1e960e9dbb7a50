import { expect, test } from 'vitest';
import type { EventStand } from '../wire';
import { fieldsOf } from './brackets';
import { possible, seenBy } from './scores';

function stand(number: number, name: string, winner: string | null = null, more: Partial<EventStand> = {}): EventStand {
  return {
    number,
    round: 1,
    name,
    first: null,
    second: null,
    known: true,
    winner,
    from_first: ['seed', 1],
    from_second: ['seed', 2],
    score: null,
    tables: [],
    live: null,
    ...more,
  };
}

test('a single bracket is one field of rounds that halve', () => {
  const stands = ['W1.1', 'W1.2', 'W1.3', 'W1.4', 'W2.1', 'W2.2', 'W3.1'].map((name, i) => stand(i + 1, name));
  const [field, ...more] = fieldsOf(stands);
  expect(more).toEqual([]);
  expect(field?.rounds.map(({ name, stands: own, halves }) => [name, own.length, halves])).toEqual([
    ['quarter', 4, true],
    ['semi', 2, true],
    ['final', 1, false],
  ]);
});

test('a double elimination has winners, losers and a final, which is played again only if it must', () => {
  const names = ['W1.1', 'W1.2', 'W2.1', 'L1.1', 'L2.1'];
  const stands = names.map((name, i) => stand(i + 1, name));
  const finalOf = (first: EventStand, second: EventStand): string[] =>
    fieldsOf([...stands, first, second])
      .at(-1)!
      .rounds.map(({ name }) => name);
  const won = stand(6, 'F', 'n1', { first: 'n1', second: 'n2' });
  const lost = stand(6, 'F', 'n2', { first: 'n1', second: 'n2' });
  const unplayed = stand(7, 'F2', 'n1', { first: null, second: null });
  expect(finalOf(won, unplayed)).toEqual(['final']);
  const again = stand(7, 'F2', null, { first: 'n1', second: 'n2' });
  expect(finalOf(lost, again)).toEqual(['final', 'again']);
});

test('a match for the third place is a field of its own', () => {
  const stand = (number: number, name: string): EventStand => ({ number, round: 1, name }) as EventStand;
  const fields = fieldsOf([stand(1, 'W1.1'), stand(2, 'W1.2'), stand(3, 'W2.1'), stand(4, 'T')]);
  expect(fields.map(({ title, rounds }) => [title, rounds.map(({ name }) => name)])).toEqual([
    ['', ['semi', 'final']],
    ['third', ['third']],
  ]);
});

test('results that can be entered: whole matches first, and a bracket has no draw', () => {
  const told = possible(3, { winner: false }).map(({ own, other, drawn }) => `${own}-${other}-${drawn}`);
  expect(told).toEqual(['2-0-0', '2-1-0', '1-2-0', '0-2-0', '1-1-0', '0-0-1', '1-0-0', '0-1-0']);
  expect(possible(1, { winner: true }).map(({ own, other }) => [own, other])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(seenBy([2, 1, 0], false)).toEqual({ own: 1, other: 2, drawn: 0 });
  expect(seenBy(undefined, true)).toBeNull();
});
