/** The coach's turn on the board: what of it is done, and which number stands where. What each move comes to is told by
    the server. */

import type { Planned, View } from '../wire';

export interface Plan {
  moves: readonly Planned[];
  /** What was seen when it was made. */
  from: View;
  /** So many of its moves are done. */
  done: number;
}

/** Numbers that stand at one place, the nearest first. */
export interface Mark {
  tile: number;
  numbers: number[];
  /** Whether it is the next move. */
  next: boolean;
}

/** One line of the plan in words: steps that follow each other make one walk. */
export interface Stretch {
  first: number;
  last: number;
  move: Planned;
}

/** How many moves are done as things stand now; null: things stand otherwise than the plan has it. */
export function doneOf({ moves, from }: Plan, now: View): number | null {
  if (now.phase !== 'turn' || now.stage !== from.stage || now.turn !== from.turn) return null;
  const made = moves.findLastIndex((move) => move.action.type !== 'end' && same(move, now)) + 1;
  return made || same(standing(from), now) ? made : null;
}

/** The steps that are left, each where it ends. */
export function stepsLeft({ moves, done }: Plan): Mark[] {
  return marks(moves, done, (move) => (move.action.type === 'go' ? [move.at] : []));
}

/** The places where cards are still to be played. */
export function targetsLeft({ moves, done }: Plan): Mark[] {
  return marks(moves, done, ({ action }) => (action.type === 'play' ? (action.tiles ?? []) : []));
}

/** The tiles that are still to be passed, from where one stands. */
export function wayLeft({ moves, done, from }: Plan): number[] {
  return [moves[done - 1]?.at ?? from.at, ...moves.slice(done).flatMap(({ path }) => path)];
}

/** The numbers of a card's or a potion's copies, in the order of the hand. */
export function numbersOf({ moves, done }: Plan, id: string): number[] {
  return moves.flatMap(({ action }, place) =>
    place >= done &&
    ((action.type === 'play' && action.card === id) || (action.type === 'drink' && action.potion === id))
      ? [place + 1]
      : [],
  );
}

/** The plan line by line. */
export function stretches(moves: readonly Planned[]): Stretch[] {
  const out: Stretch[] = [];
  moves.forEach((move, place) => {
    const before = out.at(-1);
    if (before?.move.action.type === 'go' && move.action.type === 'go')
      out[out.length - 1] = { ...before, last: place + 1, move };
    else out.push({ first: place + 1, last: place + 1, move });
  });
  return out;
}

type Standing = Pick<Planned, 'at' | 'spd' | 'mana' | 'hp' | 'hand' | 'potions'>;

function standing({ at, spd, mana, hp, hand, potions }: View): Standing {
  return { at, spd, mana, hp, hand: hand.length, potions: potions.length };
}

function same(told: Standing, now: View): boolean {
  const seen = standing(now);
  return (Object.keys(seen) as (keyof Standing)[]).every((fact) => told[fact] === seen[fact]);
}

function marks(moves: readonly Planned[], done: number, where: (move: Planned) => readonly number[]): Mark[] {
  const found = new Map<number, number[]>();
  moves.forEach((move, place) => {
    if (place < done) return;
    for (const tile of where(move)) found.set(tile, [...(found.get(tile) ?? []), place + 1]);
  });
  return [...found].map(([tile, numbers]) => ({ tile, numbers, next: numbers[0] === done + 1 }));
}
