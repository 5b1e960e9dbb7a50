import { expect, test } from 'vitest';
import { firstChosen, type Offered } from './decks';
import { copiesOf, spread } from './piles';

test('each card once, by its id, with its copies', () => {
  expect(copiesOf(['b', 'a', 'b'])).toEqual([
    { id: 'a', copies: 1 },
    { id: 'b', copies: 2 },
  ]);
  expect(copiesOf([])).toEqual([]);
});

test('a named deck has as many of each card as the list says', () => {
  const cards = [
    { id: 'a', decks: { blades: 2 } },
    { id: 'b', decks: {} },
  ];
  expect(spread(cards, ({ decks }) => decks.blades ?? 0)).toEqual(['a', 'a']);
});

test('the deck that was just chosen comes first, the others of one’s own last', () => {
  const deck = (name: string): Offered<null> => ({
    ...{ key: name, about: '', cards: [], side: [] },
    name,
    action: null,
    refusal: null,
  });
  const order = (chosen: string | null): string[] =>
    firstChosen([deck('blades')], [deck('mine'), deck('other')], chosen).map(({ name }) => name);
  expect(order('other')).toEqual(['other', 'blades', 'mine']);
  expect(order(null)).toEqual(['blades', 'mine', 'other']);
});
