/** The 10 × 6 grid as the engine counts it: tiles 0 to 59, row by row; people count columns and rows from 1. */

import { DIRECTIONS, HEIGHT, ITEM_STEP, ITEMS, TERRAINS, WIDTH } from '../constants';

export { HEIGHT, ITEM_SIGNS, ITEMS, TERRAIN_SIGNS, TERRAINS, WIDTH } from '../constants';
export const SIZE = WIDTH * HEIGHT;
/** The side of a tile in the picture. */
export const TILE = 100;
export type Terrain = (typeof TERRAINS)[number];
export type Item = (typeof ITEMS)[number];
/** A place as people count it: column and row. */
export type Point = [number, number];
/** One step: columns and rows. */
export type Way = (typeof DIRECTIONS)[number];

export const columnOf = (tile: number): number => (tile % WIDTH) + 1;
export const rowOf = (tile: number): number => Math.floor(tile / WIDTH) + 1;
export const tileAt = (x: number, y: number): number => (y - 1) * WIDTH + x - 1;
/** A place as events name it. */
export const tileOf = ([x, y]: Point): number => tileAt(x, y);

export const terrainOf = (ground: number): Terrain => TERRAINS[ground % ITEM_STEP] ?? 'normal';
export const itemOf = (ground: number): Item => ITEMS[Math.floor(ground / ITEM_STEP)] ?? 'none';

/** The middle of a tile in the picture. */
export function middle(tile: number): { x: number; y: number } {
  return { x: ((tile % WIDTH) + 0.5) * TILE, y: (Math.floor(tile / WIDTH) + 0.5) * TILE };
}

/** The next tile that way; the same at the edge. */
export function beside(tile: number, [dx, dy]: Way): number {
  const x = Math.min(Math.max(columnOf(tile) + dx, 1), WIDTH);
  const y = Math.min(Math.max(rowOf(tile) + dy, 1), HEIGHT);
  return tileAt(x, y);
}

const [NORTH, NORTHEAST, EAST, SOUTHEAST, SOUTH, SOUTHWEST, WEST, NORTHWEST] = DIRECTIONS;

/** Arrow keys, and the number pad for diagonals. */
export const ARROWS: Record<string, Way> = {
  ArrowUp: NORTH,
  ArrowRight: EAST,
  ArrowDown: SOUTH,
  ArrowLeft: WEST,
  Numpad8: NORTH,
  Numpad9: NORTHEAST,
  Numpad6: EAST,
  Numpad3: SOUTHEAST,
  Numpad2: SOUTH,
  Numpad1: SOUTHWEST,
  Numpad4: WEST,
  Numpad7: NORTHWEST,
};
