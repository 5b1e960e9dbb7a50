/** A tile in words, for whoever cannot see it. */

import { nameId, t } from '../../../lib/i18n.svelte';
import { columnOf, itemOf, rowOf, terrainOf } from './grid';
import type { View } from '../wire';

/** The warnings on a tile, each with its damage, in the order in which they strike: `4+6`. */
export function dangerOn(view: View, tile: number): string {
  return view.units.flatMap(({ zone, damage }) => (zone.includes(tile) ? [damage] : [])).join('+');
}

/** `Column 3, row 2: stream (east), Slime with 20 HP, 4 damage announced, 2 movement to get there`. */
export function tileLabel(view: View, tile: number, target: boolean): string {
  const code = view.tiles[tile] ?? 0;
  const ground = view.raised.some((wall) => wall.at === tile) ? 'wall' : terrainOf(code);
  const item = itemOf(code);
  const unit = view.units.find((one) => one.at === tile);
  const danger = dangerOn(view, tile);
  const way = view.reach.find((one) => one.to === tile);
  const parts = [
    t(nameId('tile', ground)),
    ...(item === 'none' ? [] : [t(nameId('item', item))]),
    ...(tile === view.at ? [t('trail-here', { spd: view.spd })] : []),
    ...(unit ? [t('trail-unit', { name: t(nameId('monster', unit.kind)), hp: unit.hp })] : []),
    ...(view.trail.includes(tile) ? [t('trail-closed')] : []),
    ...(danger ? [t('trail-danger', { damage: danger })] : []),
    ...(way ? [t('trail-cost', { cost: way.cost })] : []),
    ...(way && way.end !== tile ? [t('trail-carries', { x: columnOf(way.end), y: rowOf(way.end) })] : []),
    ...(view.bumps.includes(tile) ? [t('trail-blocked')] : []),
    ...(target ? [t('trail-target')] : []),
  ];
  return t('trail-tile', { x: columnOf(tile), y: rowOf(tile), parts: parts.join(', ') });
}
