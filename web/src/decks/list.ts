/** A deck as text: one card a line, `2 A01 Jab`. Ids count; names in either language will do. After a line `Sideboard` comes what is kept beside it. */

import { listed, counted, plain, type CardRecord, type Counts } from './cards';

/** A line that could not be read, by its number. */
export interface BadLine {
  line: number;
  text: string;
}

export interface ReadDeck {
  name: string;
  counts: Counts;
  side: Counts;
  bad: BadLine[];
}

const MOST = 99;
const SIDE = 'Sideboard';
const BESIDE = /^(sideboard|사이드보드)\s*[:：]?$/i;

/** The text of a deck. */
export function writeDeck(name: string, counts: Counts, cards: CardRecord[], side: Counts = {}): string {
  const lines = (pile: Counts): string[] =>
    [...new Set(listed(pile))].map((id) =>
      `${pile[id]} ${id} ${cards.find((card) => card.id === id)?.name ?? ''}`.trimEnd(),
    );
  const beside = lines(side);
  return [`# ${name}`, ...lines(counts), ...(beside.length ? ['', SIDE, ...beside] : []), ''].join('\n');
}

/** The deck that a text tells of; what cannot be read is named, the rest is taken. */
export function readDeck(text: string, cards: CardRecord[]): ReadDeck {
  const out: ReadDeck = { name: '', counts: {}, side: {}, bad: [] };
  const found: string[] = [];
  const beside: string[] = [];
  let pile = found;
  text.split(/\r?\n/).forEach((raw, index) => {
    const row = raw.trim();
    if (row.startsWith('#')) out.name ||= row.slice(1).trim();
    else if (BESIDE.test(row)) pile = beside;
    else if (row) {
      const [count, card] = readLine(row, cards);
      if (card && count > 0 && count <= MOST) pile.push(...Array<string>(count).fill(card));
      else out.bad.push({ line: index + 1, text: row });
    }
  });
  out.counts = counted(found);
  out.side = counted(beside);
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
