/** The pictures of a game, for pages that know no game: found in its folder, loaded when they are shown. */

import type { Component } from 'svelte';
import type { DeckCard } from '../wire';
import type { Look } from '../pictures/portraits';
import { generated, noPictures, picturesOf, type PictureData, type PictureOf } from '../pictures/pictures';

/** What a picture shows, in both languages. */
export type Described = Readonly<Record<string, { en: string; ko: string }>>;

/** Draws a card as the game's board does; `whole`: with all its words. */
export type CardFace = Component<{ card: DeckCard; whole?: boolean }>;

const data = import.meta.glob<PictureData>('./*/pictures.json', { import: 'default' });
const described = import.meta.glob<Described>('./*/gallery.json', { import: 'default' });
const drawings = import.meta.glob<{ default: Component<{ name: string }> }>('./*/Own.svelte');
const cardFaces = import.meta.glob<{ default: CardFace }>('./*/board/CardFace.svelte');
const faces = import.meta.glob<{ default: Readonly<Record<string, Look>> }>('./*/portraits.ts');
const tiles = import.meta.glob<string>('./*/tile.svg', { query: '?url', import: 'default', eager: true });

/** The game's pictures; of a game without any each is generated. */
export async function loadPictures(game: string): Promise<PictureOf> {
  const found = await data[`./${game}/pictures.json`]?.();
  return found ? picturesOf(found) : noPictures;
}

/** What there is to see, by name; nothing for a game without pictures. */
export async function loadDescribed(game: string): Promise<Described> {
  return (await described[`./${game}/gallery.json`]?.()) ?? {};
}

/** The component that draws what the game draws itself. */
export async function loadOwn(game: string): Promise<Component<{ name: string }> | null> {
  return (await drawings[`./${game}/Own.svelte`]?.())?.default ?? null;
}

/** What draws the game's cards; null: nothing does. */
export async function loadCardFace(game: string): Promise<CardFace | null> {
  return (await cardFaces[`./${game}/board/CardFace.svelte`]?.())?.default ?? null;
}

/** The faces of those whom the game brings along, by name. */
export async function loadFaces(game: string): Promise<Readonly<Record<string, Look>>> {
  return (await faces[`./${game}/portraits.ts`]?.())?.default ?? {};
}

/** Where the picture of a game lies that stands for it in the lobby; none: one is generated from its name. */
export const tileOf = (game: string): string | null => tiles[`./${game}/tile.svg`] ?? null;

export { generated };
