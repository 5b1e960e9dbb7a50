import { expect, test } from 'vitest';
import { readChanges } from './variant';

test('numbers are read line by line, with spaces and empty lines between them', () => {
  expect(readChanges(' shield.cost = 2\n\nround.limit=-1 \n')).toEqual({
    overrides: { 'shield.cost': 2, 'round.limit': -1 },
    wrong: null,
  });
  expect(readChanges('')).toEqual({ overrides: {}, wrong: null });
});

test('the first line that is no number of a name is told', () => {
  for (const bad of ['shield.cost', 'shield.cost=', 'shield.cost=two', 'shield.cost=1.5', '=3', 'a b=1'])
    expect(readChanges(`die.faces=6\n${bad}`).wrong).toEqual({ line: 2, text: bad });
});
