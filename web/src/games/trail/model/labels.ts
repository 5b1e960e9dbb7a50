/** Tiles and moves in words, for whoever cannot see them. */

import { nameId, t } from '../../../lib/i18n.svelte';
import { columnOf, itemOf, rowOf, terrainOf } from './grid';
import { recordOf } from './records.svelte';
import type { Planned, View } from '../wire';

/** The warnings on a tile, each with its damage, in the order in which they strike: `4+6`. */
export function dangerOn(view: View, tile: number): string {
  return view.units.flatMap(({ zone, damage }) => (zone.includes(tile) ? [damage] : [])).join('+');
}

/** `Column 3, row 2: stream (east), Slime with 20 HP, 4 damage announced, 2 movement to get there`. */
export function tileLabel(view: View, tile: number, target: boolean, planned: readonly number[] = []): string {
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
    ...(planned.length ? [t('trail-plan-move', { n: planned.join(', ') })] : []),
  ];
  return t('trail-tile', { x: columnOf(tile), y: rowOf(tile), parts: parts.join(', ') });
}

/** `Walk to (5, 3)`, `Slash → (5, 2), 6 damage`: a move of the coach's plan. */
export function moveText({ action, at, damage }: Planned): string {
  if (action.type === 'go') return t('trail-plan-walk', { x: columnOf(at), y: rowOf(at) });
  if (action.type === 'drink') return t('trail-plan-drink', { potion: recordOf(action.potion).name });
  if (action.type !== 'play') return t('trail-plan-end');
  const sign = action.sign ? ` ${action.sign > 0 ? '+1' : '−1'}` : '';
  const where = (action.tiles ?? []).map((tile) => `(${columnOf(tile)}, ${rowOf(tile)})`).join(' ');
  const played = `${recordOf(action.card).name}${sign}${where && ` → ${where}`}`;
  return damage ? `${played}, ${t('trail-plan-damage', { damage })}` : played;
}
