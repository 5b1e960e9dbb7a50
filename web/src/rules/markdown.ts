/** As much of Markdown as a short rulebook needs: headings, paragraphs, lists, tables, quotes; bold and code inside. */
export type Span = { kind: 'text' | 'bold' | 'code'; text: string };
export type Block =
  | { kind: 'title' | 'heading' | 'text' | 'quote'; spans: Span[] }
  | { kind: 'list' | 'steps'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const STARTS: [RegExp, 'title' | 'heading' | 'quote' | 'list' | 'steps' | 'table'][] = [
  [/^# /, 'title'],
  [/^## /, 'heading'],
  [/^> ?/, 'quote'],
  [/^- /, 'list'],
  [/^\d+\. /, 'steps'],
  [/^\|/, 'table'],
];

export function blocksOf(source: string): Block[] {
  return source
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block);
}

export function spansOf(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}

function block(part: string): Block {
  const found = STARTS.find(([start]) => start.test(part));
  if (!found) return { kind: 'text', spans: spansOf(joined(part)) };
  const [start, kind] = found;
  if (kind === 'table') return table(part);
  if (kind === 'list' || kind === 'steps') {
    const items = part
      .split(new RegExp(`\n(?=${start.source.slice(1)})`))
      .map((item) => spansOf(joined(item.replace(start, ''))));
    return { kind, items };
  }
  const lines = part.split('\n').map((line) => line.replace(start, ''));
  return { kind, spans: spansOf(lines.join(' ')) };
}

function table(part: string): Block {
  const cells = (line: string): Span[][] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spansOf(cell.trim()));
  const [head = '', , ...rows] = part.split('\n');
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

const joined = (lines: string): string => lines.replace(/\s*\n\s*/g, ' ');
