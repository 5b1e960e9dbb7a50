import { expect, it } from 'vitest';
import type { Clause, Rulebook } from '../wire';
import { searched, sectionNumber } from './search';

const clause = (id: string, numbers: string[], text: string): Clause => ({
  id,
  numbers,
  title: { ko: '제목', en: 'Title' },
  text: { ko: text, en: text },
});
const book: Rulebook = {
  game: 'g',
  title: { ko: '규칙', en: 'Rules' },
  intro: { ko: '', en: '' },
  sections: [],
  clauses: [
    clause('SO-LOOP-01', ['5.2'], 'three times'),
    clause('SO-SIM-01', ['5.1'], 'one after another'),
    clause('SO-PRIO-01', ['2.2'], 'the highest class'),
    clause('SO-FAQ-01', ['9.Q1'], 'a chain'),
    clause('DB-7.3', [], 'an order'),
  ],
  spellings: { 저추: '저주' },
};
const ids = (words: string): string[] => searched(book, words).map((one) => one.id);

it('finds the clauses of a section as a judge writes its number', () => {
  for (const written of ['5.2', '5.2절', '§5.2', '제5.2절']) expect(ids(written)).toEqual(['SO-LOOP-01']);
  expect(ids('5절')).toEqual(['SO-LOOP-01', 'SO-SIM-01']);
  expect(ids('2절')).toEqual(['SO-PRIO-01']);
  expect(ids('7.3절')).toEqual(['DB-7.3']);
  expect(ids('9.q1')).toEqual(['SO-FAQ-01']);
  expect(ids('5절 after')).toEqual(['SO-SIM-01']);
  expect(ids('6절')).toEqual([]);
});

it('takes a plain number for a word', () => {
  expect([sectionNumber('5'), sectionNumber('five'), sectionNumber('')]).toEqual(['', '', '']);
});
