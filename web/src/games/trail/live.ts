/** The board while events are being shown: each event says what changed, and the board takes its word. */

import { without } from '../../lib/lists';
import type { Event } from '../../wire';
import type { Seat } from '../client';
import { bare, tileOf, withPool, withShard } from './model/grid';
import type { UnitView, View } from './wire';

type Fields = Record<string, unknown>;

/** What begins anew with a stage, or ends with one. */
const NO_TURN = {
  raised: [],
  units: [],
  dropped: false,
  spd: 0,
  mana: 0,
  block: 0,
  poison: 0,
  trail: [],
  steps: 0,
  moved: false,
  rolled: 0,
  extra: 0,
  bonus: 0,
  leg: 0,
  left: 0,
  shadow: false,
  cast: false,
  flames: 0,
  hand: [],
  deck: [],
  discard: [],
  spent: [],
  moving: false,
  selected: 0,
  exits: 0,
  undo: false,
  train: 0,
  dark: 0,
  reach: [],
  bumps: [],
} satisfies Partial<View>;

/** Where one may go is known again when the server has told the whole step. */
const NOWHERE = { reach: [], bumps: [] } satisfies Partial<View>;

/** The view after one more event has been seen. One seat, nothing hidden: everybody sees the same. */
export function afterEvent(view: View, event: Event, _viewer: Seat | null): View {
  const data = (event.data ?? {}) as Fields;
  const num = (name: string): number => data[name] as number;
  const word = (name: string): string => data[name] as string;
  const list = (name: string): string[] => (data[name] ?? []) as string[];
  const tile = (name: string): number => tileOf(data[name] as [number, number]);
  const tiles = (name: string): number[] => (data[name] as [number, number][]).map(tileOf);
  const unit = (at: number, change: (one: UnitView) => UnitView): UnitView[] =>
    view.units.map((one) => (one.at === at ? change(one) : one));
  const ground = (at: number, change: (code: number) => number): number[] =>
    view.tiles.map((code, i) => (i === at ? change(code) : code));

  switch (event.kind) {
    case 'game_start':
      return { ...view, hp: num('hp') };
    case 'new_die':
    case 'face':
      return { ...view, faces: data.faces as number[] };
    case 'stage_start':
      return {
        ...view,
        ...NO_TURN,
        phase: 'turn',
        stage: num('number'),
        stage_id: word('stage'),
        turn: 0,
        offers: [],
        tiles: data.tiles as number[],
        at: tile('start'),
        deck: view.cards,
        units: standing(data.monsters as [string, number, number, number][]),
      };
    case 'warning':
    case 'warning_cut':
      return {
        ...view,
        units: unit(tile('at'), (one) => ({
          ...one,
          zone: tiles('tiles'),
          damage: num('damage'),
          poison: num('poison'),
        })),
      };
    case 'rests':
      return { ...view, units: unit(tile('at'), (one) => ({ ...one, zone: [], poison: 0 })) };
    case 'turn_start':
      return {
        ...view,
        ...NOWHERE,
        turn: num('turn'),
        round: num('round'),
        block: 0,
        leg: view.left,
        extra: view.bonus,
        bonus: 0,
        steps: 0,
        moved: false,
        shadow: false,
        cast: false,
        flames: 0,
        moving: false,
        selected: 0,
        exits: 0,
        undo: false,
        spd: 0,
        rolled: 0,
        mana: 0,
      };
    case 'spd':
      return { ...view, spd: num('after'), rolled: num('rolled'), left: 0 };
    case 'mana':
      return { ...view, mana: num('after') };
    case 'mana_lost':
      return { ...view, mana: 0 };
    case 'draw':
      return { ...view, hand: [...view.hand, ...list('cards')], deck: without(view.deck, list('cards')) };
    case 'reshuffle':
      return { ...view, deck: [...view.deck, ...view.discard].sort(), discard: [] };
    case 'mode':
      return {
        ...view,
        ...NOWHERE,
        moving: data.on as boolean,
        selected: data.on || data.by === 'spd' ? 0 : view.selected,
      };
    case 'select':
      return { ...view, selected: num('slot') };
    case 'step':
      return { ...view, ...NOWHERE, at: tile('to'), spd: num('after'), steps: view.steps + 1, moved: true };
    case 'closed':
      return { ...view, trail: [...new Set([...view.trail, ...tiles('tiles')])].sort((a, b) => a - b) };
    case 'erased':
      return { ...view, trail: view.trail.filter((at) => !tiles('tiles').includes(at)) };
    case 'opened':
      return { ...view, trail: [] };
    case 'carried':
      return { ...view, at: tile('to') };
    case 'leap':
      return { ...view, ...NOWHERE, at: tile('to'), moved: true };
    case 'item':
      return { ...view, tiles: ground(tile('at'), bare) };
    case 'drop':
      return { ...view, dropped: true, tiles: ground(tile('at'), withShard) };
    case 'pool':
      return { ...view, tiles: ground(tile('at'), withPool) };
    case 'shard':
      return { ...view, bonus: num('after') };
    case 'speed':
      return { ...view, spd: num('after'), rolled: data.source === 'fixing' ? num('after') : view.rolled };
    case 'heal':
      return { ...view, hp: num('after') };
    case 'hurt':
      return { ...view, hp: num('after'), poison: data.source === 'poison' ? view.poison - 1 : view.poison };
    case 'absorb':
    case 'block':
      return { ...view, block: num('after') };
    case 'poisoned':
      return { ...view, poison: num('after') };
    case 'play':
      return {
        ...view,
        mana: num('after'),
        selected: 0,
        hand: without(view.hand, [word('card')]),
        discard: [...view.discard, word('card')].sort(),
      };
    case 'spent':
      return { ...view, discard: without(view.discard, [word('card')]), spent: [...view.spent, word('card')].sort() };
    case 'discard':
      return { ...view, hand: [], discard: [...view.discard, ...list('cards')].sort() };
    case 'strike':
      return { ...view, units: unit(tile('at'), (one) => ({ ...one, hp: num('after') })) };
    case 'falls':
      return { ...view, units: view.units.filter((one) => one.at !== tile('at')) };
    case 'pushed':
    case 'monster_moves':
      return { ...view, units: unit(tile('start'), (one) => ({ ...one, at: tile('to') })) };
    case 'wall_raised':
      return { ...view, raised: [...view.raised, { at: tile('at'), until: num('until') }] };
    case 'wall_falls':
      return { ...view, raised: view.raised.filter((wall) => wall.at !== tile('at')) };
    case 'cast':
      return { ...view, cast: true };
    case 'shadow':
      return { ...view, shadow: true };
    case 'flame':
      return { ...view, flames: view.flames + 1 };
    case 'drink':
    case 'potion_dropped':
      return { ...view, potions: without(view.potions, [word('potion')]) };
    case 'potion':
      return { ...view, potions: [...view.potions, word('potion')].sort() };
    case 'turn_end':
      return { ...view, ...NOWHERE, left: num('left'), moving: false, selected: 0 };
    case 'card_offer':
      return { ...view, ...NO_TURN, phase: 'card', offers: list('cards') };
    case 'potion_offer':
      return { ...view, phase: 'potion', offers: [word('potion')] };
    case 'event_offer':
      return { ...view, phase: 'event', offers: list('events') };
    case 'card_taken':
      return { ...view, cards: [...view.cards, word('card')].sort() };
    case 'run_won':
      return { ...view, ...NOWHERE, phase: 'over', ending: 'won', offers: [] };
    case 'run_lost':
      return { ...view, ...NOWHERE, phase: 'over', ending: 'lost', offers: [] };
    default:
      return view; // what was taken back comes with the view after the step
  }
}

function standing(monsters: [string, number, number, number][]): UnitView[] {
  return monsters.map(([kind, x, y, hp], i) => {
    const at = tileOf([x, y]);
    return { id: i + 1, kind, at, hp, zone: [], damage: 0, poison: 0, origin: at, aim: -1 };
  });
}
