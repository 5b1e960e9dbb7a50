/** Finding clauses of a rulebook by words, by id, by the number of a section: as `Rulebook.search` does. */
import type { Clause, Rulebook } from '../wire';

/** A section as people write it: 5.2, §5.2, 5.2절; a chapter needs a sign that it is one: 5절, 5장, §5. */
const NUMBER = /^(§|제)?(\d+(?:\.q?\d+)*)(절|장)?$/i;

/** The clauses that hold all the words in id, title, text or example, in either language, or in their number. */
export function searched(book: Rulebook, words: string): Clause[] {
  const meant = Object.entries(book.spellings ?? {}).reduce(
    (text, [written, right]) => text.replaceAll(written, right),
    words,
  );
  const needles = meant.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return book.clauses.filter((one) => {
    const haystack = haystackOf(one);
    return needles.every((needle) => haystack.includes(needle) || isIn(one, sectionNumber(needle)));
  });
}

/** The number in what names a section of the printed rules; empty for anything else. */
export function sectionNumber(written: string): string {
  const [, before, number, after] = NUMBER.exec(written.trim()) ?? [];
  return number && (before || after || number.includes('.')) ? number : '';
}

/** Whether a clause stands in that section or in a part of it: 5.2 is in 5, and DB-7.3 in 7 by its own name. */
function isIn(one: Clause, number: string): boolean {
  const wanted = number.toLocaleLowerCase();
  const told = [...(one.numbers ?? []), one.id.slice(one.id.indexOf('-') + 1)].map((each) => each.toLocaleLowerCase());
  return wanted !== '' && told.some((each) => each === wanted || each.startsWith(`${wanted}.`));
}

function haystackOf(one: Clause): string {
  const texts = [one.title, one.text, ...(one.example ? [one.example] : [])];
  return [one.id, ...(one.numbers ?? []), ...texts.flatMap(({ ko, en }) => [ko, en])].join(' ').toLocaleLowerCase();
}
