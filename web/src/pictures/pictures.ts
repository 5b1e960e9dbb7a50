/** Pictures as data. A game's own lie in its folder (pictures.json, made by tools.pictures from pictures.toml). */

/** Colours that pictures are printed in: the five of obangsaek, and what lies between them. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'white', 'purple', 'teal'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a figure is (an icon, or `own:` and the name of a drawing), its colour, and the ground behind it. */
export type Drawn = readonly string[];

/** What pictures.json has. */
export interface PictureData {
  paths: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, Drawn>>;
}

/** A picture, ready to be drawn. */
export interface Art {
  /** The outline of the figure on a grid of 512; none: a drawing of the game's own, or letters. */
  path: string | null;
  /** The name of a drawing that the game makes itself. */
  own: string | null;
  /** Letters instead of a figure, where nobody has drawn one. */
  letters: string | null;
  colour: Colour;
  ground: string;
}

/** The name under which a thing is drawn: `card-A01`, `keyword-heal-down`. Its words have the same name. */
export type PictureOf = (name: string) => Art;

/** The pictures of a game; whatever it has none of gets a generated one. */
export function picturesOf({ paths, pictures }: PictureData): PictureOf {
  const known = new Map<string, Art>();
  return (name) => {
    const found = known.get(name);
    if (found) return found;
    const art = drawn(paths, pictures[name.replaceAll('_', '-')]) ?? generated(name);
    known.set(name, art);
    return art;
  };
}

/** Nobody has drawn any: each is made from its name. */
export const noPictures: PictureOf = picturesOf({ paths: {}, pictures: {} });

function drawn(paths: PictureData['paths'], found: Drawn | undefined): Art | null {
  if (!found) return null;
  const [figure = '', colour, ground = 'rings'] = found;
  const own = figure.startsWith('own:') ? figure.slice(4) : null;
  return { path: paths[figure] ?? null, own, letters: null, colour: colour as Colour, ground };
}

const PATTERNS = ['rings', 'strokes', 'lattice', 'petals', 'clouds', 'waves', 'peaks'];

/** A picture out of a name alone: its initials, and a colour and a pattern that the name always gets. */
export function generated(name: string, words = name): Art {
  const number = hashed(name);
  return {
    path: null,
    own: null,
    letters: initials(words),
    colour: COLOURS[number % COLOURS.length]!,
    ground: PATTERNS[(number >>> 8) % PATTERNS.length]!,
  };
}

/** The first letters of the last two words, or the first two of one. */
export function initials(words: string): string {
  const parts = words.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = parts.length > 1 ? parts.slice(-2).map((part) => first(part)) : [...(parts[0] ?? '?')].slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}

const first = (word: string): string => [...word][0] ?? '';

/** FNV-1a: the same number for the same name, everywhere. */
export function hashed(name: string): number {
  let number = 0x811c9dc5;
  for (const letter of name) number = Math.imul(number ^ letter.codePointAt(0)!, 0x01000193);
  return number >>> 0;
}
