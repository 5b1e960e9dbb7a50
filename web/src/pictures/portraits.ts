/** Faces as data: who somebody is, is a handful of parts; how somebody feels is the mood. Drawn for Hanpan. */

import { OWN_FACES } from '../lib/settings.svelte';
import type { Colour } from './pictures';
import { hashed } from './pictures';

export const MOODS = ['calm', 'hurt', 'winning', 'losing'] as const;
export type Mood = (typeof MOODS)[number];

/** A face put together from parts of Portrait.svelte. */
export interface Look {
  face: keyof typeof FACES;
  /** The colour of the face. */
  skin: string;
  /** Behind everything. */
  field: Colour;
  /** The colour of the jacket. */
  robe: string;
  hair?: keyof typeof HAIR;
  hair_colour?: string;
  hat?: keyof typeof HATS;
  hat_colour?: string;
  extra?: keyof typeof EXTRAS;
}

/** The shapes of a head, in a square of 100. */
export const FACES = {
  round: 'M28 49a22 24 0 1 0 44 0a22 24 0 1 0 -44 0Z',
  long: 'M30 44q0 -20 20 -20t20 20v10q-2 20 -20 23q-18 -3 -20 -23Z',
  square: 'M29 34q0 -10 10 -10h22q10 0 10 10v22q-1 15 -21 18q-20 -3 -21 -18Z',
  sack: 'M31 28q19 -13 38 0q8 22 -1 42q-18 8 -36 0q-9 -20 -1 -42Z',
  stone: 'M26 34l10 -12h27l11 10v24l-9 16h-29l-10 -13Z',
  die: 'M27 30q0 -7 7 -7h32q7 0 7 7v37q0 7 -7 7h-32q-7 0 -7 -7Z',
  beast: 'M25 28q-3 -12 8 -10l7 6q10 -4 20 0l7 -6q11 -2 8 10q3 10 1 22q-4 24 -26 25q-22 -1 -26 -25q-2 -12 1 -22Z',
} as const;

export const HAIR = {
  cap: 'M28 48q-2 -28 22 -28t22 28q-5 -16 -22 -16t-22 16Z',
  topknot: 'M28 48q-2 -26 22 -26t22 26q-5 -15 -22 -15t-22 15ZM43 21q-2 -12 7 -12t7 12Z',
  parted: 'M27 52q-4 -32 23 -32t23 32q-3 -16 -23 -26q-20 10 -23 26Z',
  braid: 'M27 52q-4 -32 23 -32t23 32q-3 -16 -23 -26q-20 10 -23 26ZM70 46q9 16 4 38l-8 -2q4 -18 0 -32Z',
  bun: 'M27 52q-4 -32 23 -32t23 32q-3 -16 -23 -26q-20 10 -23 26ZM62 24q12 -8 16 2q2 12 -12 10Z',
  tuft: 'M46 24q-4 -14 -14 -14q4 10 10 14M54 24q2 -16 14 -18q-2 12 -10 18',
} as const;

export const HATS = {
  /** A scholar’s gat of horsehair. */
  gat: 'M8 33q42 13 84 0q-6 -7 -24 -8l-3 -17q-15 -5 -30 0l-3 17q-18 1 -24 8Z',
  /** A general’s helmet with its spike. */
  helmet: 'M26 42q0 -24 20 -28l4 -12l4 12q20 4 20 28q-24 -8 -48 0ZM24 42h8v16q-7 -4 -8 -16ZM76 42h-8v16q7 -4 8 -16Z',
  /** A pedlar’s hat of straw. */
  straw: 'M10 38q40 -9 80 0q-8 -10 -22 -12q-3 -15 -18 -15t-18 15q-14 2 -22 12Z',
  /** A small crown for a feast. */
  jokduri: 'M38 24q-1 -12 4 -13h16q5 1 4 13q-12 -5 -24 0ZM50 11v-5',
  /** A hood of white cloth with a point. */
  peak: 'M22 56q0 -40 28 -50q28 10 28 50q-4 -23 -28 -25q-24 2 -28 25Z',
  /** A wide hat of reed that hides half the face. */
  reed: 'M8 40l42 -32l42 32q-42 -9 -84 0Z',
  /** A gardener’s hat of leaves. */
  leaves: 'M12 36q14 -14 24 -12q4 -16 20 -14q14 2 12 14q14 -2 22 12q-38 -10 -78 0Z',
  /** A crown of ice. */
  ice: 'M27 36l2 -24l9 13l12 -21l12 21l9 -13l2 24q-23 -7 -46 0Z',
  /** A judge’s winged cap. */
  winged: 'M28 36q-1 -14 10 -16q0 -9 12 -9t12 9q11 2 10 16q-22 -6 -44 0ZM28 24q-18 -8 -24 0q10 8 24 4ZM72 24q18 -8 24 0q-10 8 -24 4Z',
} as const; // prettier-ignore

export const EXTRAS = {
  beard: 'M40 66q10 6 20 0q0 16 -10 22q-10 -6 -10 -22Z',
  flower: 'M72 18a6 6 0 1 0 .1 0M64 22a6 6 0 1 0 .1 0M80 22a6 6 0 1 0 .1 0M72 28a6 6 0 1 0 .1 0',
  stitches: 'M50 24v50M46 32h8M46 42h8M46 64h8',
  cracks: 'M34 26l6 10l-5 8M66 72l-5 -10l6 -6M62 24l-3 8',
  halves: 'M50 24q22 0 22 25q-2 25 -22 24Z',
  stripes: 'M50 22v9M42 23l2 7M58 23l-2 7M26 48l9 2M26 56l9 0M74 48l-9 2M74 56l-9 0',
  spots: 'M34 66a3.500 3.500 0 1 0 .1 0M66 66a3.500 3.500 0 1 0 .1 0M34 28a3.500 3.500 0 1 0 .1 0M66 28a3.500 3.500 0 1 0 .1 0',
  lenses: 'M32 46a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M52 46a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M48 46h4',
} as const; // prettier-ignore

const BLACK = '#23201e';
const SKIN = ['#f2cfa8', '#e6b98c', '#d7a274', '#f5d9bb'] as const;

/** Faces for people’s seats, and for the computer by its level. */
export const LOOKS: Readonly<Record<string, Look>> = {
  scholar: { face: 'long', skin: SKIN[0], field: 'teal', robe: '#f2ead6', hair: 'topknot', hat: 'gat', hat_colour: BLACK, extra: 'beard' },
  general: { face: 'square', skin: SKIN[1], field: 'red', robe: '#8f2a20', hair: 'cap', hat: 'helmet', hat_colour: '#c79a3a' },
  pedlar: { face: 'round', skin: SKIN[2], field: 'yellow', robe: '#e9dfc4', hair: 'cap', hat: 'straw', hat_colour: '#d9b45a' },
  bride: { face: 'round', skin: SKIN[3], field: 'purple', robe: '#2f7d54', hair: 'bun', hat: 'jokduri', hat_colour: '#7a1f3d' },
  dancer: { face: 'long', skin: SKIN[0], field: 'blue', robe: '#fbf6ea', hair: 'parted', hat: 'peak', hat_colour: '#fbf6ea' },
  child: { face: 'round', skin: SKIN[3], field: 'green', robe: '#d95b43', hair: 'braid' },
  random: { face: 'die', skin: '#fbf4e2', field: 'yellow', robe: '#7a4aa3', extra: 'spots' },
  easy: { face: 'round', skin: SKIN[3], field: 'green', robe: '#8cbf6a', hair: 'tuft', hair_colour: '#3a8a58' },
  normal: { face: 'long', skin: SKIN[1], field: 'teal', robe: '#3c6e66', hair: 'cap', hat: 'reed', hat_colour: '#c8a860' },
  hard: { face: 'beast', skin: '#eda23f', field: 'red', robe: '#3a2a20', extra: 'stripes' },
  search: { face: 'square', skin: '#d9d6cb', field: 'purple', robe: '#46525a', hair: 'cap', hair_colour: '#8b8f96', extra: 'lenses' },
}; // prettier-ignore

/** Everybody whom no game brings along. */
export const PEOPLE: readonly string[] = Object.keys(LOOKS);

/** A face for a name: the one it is known by, or one of those for people, always the same. */
export const lookOf = (name: string): Look => LOOKS[name] ?? LOOKS[OWN_FACES[hashed(name) % OWN_FACES.length]!]!;
