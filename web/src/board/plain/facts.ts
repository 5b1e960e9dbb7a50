/** A view in words, whatever the game: the twin of core/language/view_text.py, over the same messages. */

import { has, nameId, t } from '../../lib/i18n.svelte';
import type { Names } from '../../lib/narrate';
import { isSeat, type AnySeat } from '../../lib/seats';

/** One line: a label and a value, or what lies below it; `wide`: squares, so many in a row. */
export interface Fact {
  label: string;
  value: string;
  parts: Fact[];
  wide: number;
  squares: string[];
  /** Whether the value is a number, and not a list that has one thing in it. */
  number: boolean;
}

/** The facts of a view: of each seat, and of the table. */
export interface Sheet {
  seats: Partial<Record<AnySeat, Fact[]>>;
  table: Fact[];
}

/** Who looks, and the result, have their own places on a board. */
const ELSEWHERE = new Set(['seat', 'outcome']);
/** What `t` makes of a message that is missing. */
const MISSING = '⟦';

/** The list that has a thing, and its place in it; of what is in none: '' and 0. */
interface Within {
  of: string;
  place: number;
}

const NOWHERE: Within = { of: '', place: 0 };

/** What stands where: by the field of a board, by its square. */
type Marks = Record<string, Record<number, string[]>>;

/** Everything a view says. Tables by seat go to their seats; what is empty is left out. */
export function sheetOf(view: object, names: Names): Sheet {
  const seats: Record<string, Fact[]> = {};
  const table: Fact[] = [];
  const marks = marksOf(view as Record<string, unknown>);
  for (const [field, value] of Object.entries(view)) {
    // The question says the stage too: a game that does not name its stages is not asked to.
    if (ELSEWHERE.has(field) || (field === 'stage' && !has(nameId('label', field)))) continue;
    if (isSeat(field) && isTable(value)) (seats[field] ??= []).push(...factsOf(value, names));
    else if (isTable(value) && Object.keys(value).length && Object.keys(value).every(isSeat)) {
      for (const [seat, of] of Object.entries(value)) (seats[seat] ??= []).push(...ofSeat(field, of, names));
    } else table.push(...factOf(field, value, names, NOWHERE, marks));
  }
  const sorted = Object.entries(seats).sort(([one], [two]) => (one < two ? -1 : 1));
  return { seats: Object.fromEntries(sorted), table };
}

/** What a field of a view is called. */
export function labelOf(field: string): string {
  const id = nameId('label', field);
  return has(id) ? t(id) : readable(field);
}

function readable(name: string): string {
  const words = name.replace(/[_-]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** What a table by seat says of one: line by line where it is all that there is of the seat and has no label. */
function ofSeat(field: string, value: unknown, names: Names): Fact[] {
  return isTable(value) && !has(nameId('label', field)) ? factsOf(value, names) : factOf(field, value, names);
}

function factsOf(fields: Record<string, unknown>, names: Names, within = NOWHERE): Fact[] {
  const marks = marksOf(fields);
  return Object.entries(fields).flatMap(([field, value]) => factOf(field, value, names, within, marks));
}

function factOf(field: string, value: unknown, names: Names, within = NOWHERE, marks: Marks = {}): Fact[] {
  const id = nameId('label', field);
  const shown = attribute(id, 'shown');
  if (isEmpty(value) || shown === 'no' || (shown === 'some' && value === 0)) return [];
  const label = [labelOf(field), markOf(id, within)].filter(Boolean).join(' ');
  const fact = { label, value: '', parts: [], wide: 0, squares: [], number: typeof value === 'number' };
  if (isTable(value)) {
    if (has(id, 'item')) {
      const counts = Object.entries(value).filter(([, count]) => count);
      const said = counts.map(([key, count]) => times(itemOf(id, key, names), count)).join(t('list-join'));
      return said ? [{ ...fact, value: said }] : [];
    }
    const parts = factsOf(value, names);
    return parts.length ? [{ ...fact, parts }] : [];
  }
  if (!Array.isArray(value)) return [{ ...fact, value: itemOf(id, value, names) }];
  const wide = Number(attribute(id, 'wide'));
  if (wide) {
    const squares = value.map((one, at) => marks[field]?.[at]?.join('') ?? itemOf(id, one, names));
    return [{ ...fact, wide, squares }];
  }
  if (value.some(isTable)) return [{ ...fact, parts: rowsOf(field, value, names) }];
  const counted = new Map<string, number>();
  for (const one of value.filter((each) => each !== null)) {
    const word = itemOf(id, one, names);
    counted.set(word, (counted.get(word) ?? 0) + 1);
  }
  return [{ ...fact, value: [...counted].map(([word, count]) => times(word, count)).join(t('list-join')) }];
}

/** Things in their places, counted from 1; an empty place is left out. */
function rowsOf(field: string, values: unknown[], names: Names): Fact[] {
  return values.flatMap((one, at) => {
    if (!isTable(one)) return [];
    const parts = factsOf(one, names, { of: field, place: at + 1 });
    return [{ label: String(at + 1), value: '', parts, wide: 0, squares: [], number: false }];
  });
}

/** What stands on the boards among these fields; nothing where there is none. */
function marksOf(fields: Record<string, unknown>): Marks {
  const boards = Object.keys(fields).filter((field) => has(nameId('label', field), 'wide'));
  const found: Marks = Object.fromEntries(boards.map((board) => [board, {}]));
  if (boards.length) stand(fields, NOWHERE, found);
  return found;
}

function stand(fields: Record<string, unknown>, within: Within, found: Marks): void {
  for (const [field, value] of Object.entries(fields)) {
    const id = nameId('label', field);
    const listed: unknown[] = Array.isArray(value) ? value : [value];
    const board = found[attribute(id, 'on').replaceAll('-', '_')];
    const mark = board ? markOf(id, within) : '';
    for (const [at, one] of listed.entries()) {
      if (board && mark && typeof one === 'number') {
        const there = (board[one] ??= []);
        if (!there.includes(mark)) there.push(mark);
      } else if (isTable(one)) {
        stand(one, Array.isArray(value) ? { of: field, place: at + 1 } : NOWHERE, found);
      }
    }
  }
}

const markOf = (id: string, within: Within): string => (has(id, 'mark') ? t(id, { ...within }, 'mark').trim() : '');

/** One value in words; as it is where the game has none for it. */
function itemOf(id: string, value: unknown, names: Names): string {
  if (isSeat(value)) return names[value] || t(`seat-${value}`);
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const plain = Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
  if (!has(id, 'item')) return plain;
  const said = t(id, { item: typeof value === 'number' ? value : plain }, 'item');
  return said.includes(MISSING) ? plain : said;
}

const times = (word: string, count: unknown): string => (count === 1 ? word : `${word} ×${String(count)}`);

const attribute = (id: string, name: string): string => (has(id, name) ? t(id, {}, name) : '');

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  return Array.isArray(value) ? value.every((one) => one === null) : isTable(value) && !Object.keys(value).length;
}
