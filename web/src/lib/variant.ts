/** Changed numbers of a game as people write them: one `name=value` a line. */

export interface Changes {
  overrides: Record<string, number>;
  /** The first line that cannot be read; null: all can. */
  wrong: { line: number; text: string } | null;
}

/** Empty lines mean nothing; which names there are, and how far they go, is the rules' business. */
export function readChanges(text: string): Changes {
  const overrides: Record<string, number> = {};
  for (const [place, row] of text.split('\n').entries()) {
    if (!row.trim()) continue;
    const read = /^\s*([^=\s]+)\s*=\s*(-?\d+)\s*$/.exec(row);
    if (!read) return { overrides: {}, wrong: { line: place + 1, text: row.trim() } };
    overrides[read[1]!] = Number(read[2]);
  }
  return { overrides, wrong: null };
}
