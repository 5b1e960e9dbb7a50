/** The sounds of the last moments, for those who read them. */

import type { Sound } from './recipes';

const KEPT_MS = 1800;
const MOST = 3;

export interface Caption {
  id: number;
  sound: Sound;
}

let last = 0;
export const captions: { list: Caption[] } = $state({ list: [] });

/** Write a sound down for a moment; the same one again only stays longer. */
export function say(sound: Sound): void {
  const id = ++last;
  captions.list = [...captions.list.filter((one) => one.sound !== sound), { id, sound }].slice(-MOST);
  setTimeout(() => {
    captions.list = captions.list.filter((one) => one.id !== id);
  }, KEPT_MS);
}
