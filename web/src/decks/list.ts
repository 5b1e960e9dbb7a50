/** A deck as text: one card a line, `2 A01 Jab`. Ids count; names in either language will do. */

import { listed, counted, plain, type CardRecord, type Counts } from './cards';

/** A line that could not be read, by its number. */
export interface BadLine {
  line: number;
  text: string;
}

export interface ReadDeck {
  name: string;
  counts: Counts;
  bad: BadLine[];
}

const MOST = 99;

/** The text of a deck. */
export function writeDeck(name: string, counts: Counts, cards: CardRecord[]): string {
  const lines = [...new Set(listed(counts))].map((id) => `${counts[id]} ${id} ${cards.find((card) => card.id === id)?.name ?? ''}`.trimEnd());
  return [`# ${name}`, ...lines, ''].join('\n');
}

/** The deck that a text tells of; what cannot be read is named, the rest is taken. */
export function readDeck(text: string, cards: CardRecord[]): ReadDeck {
  const out: ReadDeck = { name: '', counts: {}, bad: [] };
  const found: string[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const row = raw.trim();
    if (row.startsWith('#')) out.name ||= row.slice(1).trim();
    else if (row) {
      const [count, card] = readLine(row, cards);
      if (card && count > 0 && count <= MOST) found.push(...Array<string>(count).fill(card));
      else out.bad.push({ line: index + 1, text: row });
    }
  });
  out.counts = counted(found);
  return out;
}

/** `2 A01 Jab`, `2x Jab`, `Jab ×2`, `A01`. */
function readLine(row: string, cards: CardRecord[]): [number, string | null] {
  const [, before, rest = '', after] = /^(?:(\d+)\s*[x×*]?\s+)?(.*?)(?:\s+[x×*]\s*(\d+))?$/i.exec(row) ?? [];
  const wanted = plain(rest);
  const first = wanted.split(' ')[0];
  const card =
    cards.find((one) => plain(one.id) === wanted) ??
    cards.find((one) => [one.names.ko, one.names.en, ...(one.aliases ?? [])].some((name) => plain(name) === wanted)) ??
    cards.find((one) => plain(one.id) === first);
  return [Number(before ?? after ?? 1), card?.id ?? null];
}
