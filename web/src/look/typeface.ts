/**
 * The typeface comes after everything that is needed, and never moves what somebody is looking at: it is fetched when
 * the page has long been usable, and put on with the next page, or from the first moment of the next visit.
 */

import { keepText, keptText } from '../lib/kept';
import bold from './typeface/bold.woff2?url';
import regular from './typeface/regular.woff2?url';

const KEY = 'hanpan.typeface';
const LATER_MS = 5000;
const FAMILY = 'Hanpan'; // first in --text of tokens.css

let waiting: FontFace[] = [];

function faces(display: FontDisplay): FontFace[] {
  return [
    new FontFace(FAMILY, `url(${regular})`, { weight: '100 599', display }),
    new FontFace(FAMILY, `url(${bold})`, { weight: '600 900', display }),
  ];
}

/** Bring the typeface: at once where it was fetched before, else later. */
export function bringTypeface(): void {
  if (fetchedBefore()) {
    // Optional: what is not there within a blink is left for another visit.
    for (const face of faces('optional')) document.fonts.add(face);
    return;
  }
  setTimeout(() => void fetchFaces(), LATER_MS);
}

/** A new page has no letters yet that could move. */
export function wearTypeface(): void {
  for (const face of waiting) document.fonts.add(face);
  waiting = [];
}

async function fetchFaces(): Promise<void> {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  try {
    waiting = await Promise.all(faces('swap').map((face) => face.load()));
    keepText(KEY, regular);
  } catch {
    // no connection: the fonts of the system are good letters too
  }
}

function fetchedBefore(): boolean {
  return keptText(KEY) === regular;
}
