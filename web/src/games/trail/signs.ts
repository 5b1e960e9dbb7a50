/** Signs of a text map that stand for somebody. */

export const START = 'P';
export const KINDS: Record<string, string> = {
  1: 'slime',
  2: 'spear',
  3: 'archer',
  4: 'bomber',
  5: 'spider',
  6: 'golem',
  7: 'gatekeeper',
  8: 'engine',
  9: 'dummy',
};

/** A map in one line, for links and saved drawings. */
export const written = (rows: string[]): string => rows.join('/');
