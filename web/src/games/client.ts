/** What a game brings to the browser: its board, its pace, its lessons. The pages know no game. */

import type { Component } from 'svelte';
import type { PartOf } from '../board/story';
import type { Names, Seat } from '../lib/narrate';
import type { Line, Table } from '../lib/table.svelte';
import type { Look } from '../pictures/portraits';
import type { Frame } from '../replay/film';
import type { Tutorial } from '../tutorial/lessons';
import type { Cue } from '../sound/recipes';
import type { Ending, Event, Graph, TableInfo } from '../wire';
import { clients } from './list';
import { loadGameTexts } from './texts';

export type { Line, Names, Seat };

/** What the pages themselves read of a view; a game's own type has the rest. */
export interface GameView {
  round: number;
  stage: string | number;
}

/** The numbers of a table's variant. */
export interface Numbers {
  /** By their name in the rules: `cards.attack_damage`. */
  values: Record<string, number>;
  /** The same as arguments of messages: `cards_attack_damage`. */
  words: Record<string, number>;
  /** How each choice turns out on average, for the games that tell. */
  odds: Record<string, unknown>[];
}

export interface BoardProps {
  table: Table;
  names: Names;
  numbers: Numbers;
}

export interface StillProps {
  /** The moment on the screen: its view, and the event in the light. */
  frame: Frame;
  /** Everything told so far, the event in the light included; `lastRound` of board/rounds.ts cuts the present round out. */
  lines: Line[];
  names: Names;
  /** Whose faces sit there, as far as they do not go with the names. */
  faces: Record<string, string>;
  /** Whose eyes these are; null: a spectator's. */
  viewer: Seat | null;
  numbers: Numbers;
}

export interface RecordProps {
  /** What `GET /api/tables/{id}/record` says. */
  record: unknown;
  names: Names;
  seats: Seat[];
}

export interface SummaryProps {
  /** What `GET /api/tables/{id}/record` says. */
  record: unknown;
  /** How it stood from turn to turn, where that is worth a picture. */
  graph: Graph | null;
  /** The finished table, and whose eyes these are. */
  table: string;
  viewer: Seat | null;
}

/** A game's part of the client. `client.ts` in the game's folder has it as its default export. */
export interface GameClient<V extends GameView = GameView> {
  id: string;
  /** At a table: choose, watch, read the log. */
  Board: Component<BoardProps>;
  /** One frame of a replay: the board without choices, with the viewer's own hand. */
  Still: Component<StillProps>;
  /** Statistics of the finished game, behind a press. */
  Record: Component<RecordProps> | null;
  /** Whether the record has anything to count: a game that was given up at once has not. */
  counted?(record: unknown): boolean;
  /** What the finished game came to, at a glance; left out: the graph and its moments tell it. */
  Summary?: Component<SummaryProps>;
  /** How lucky a seat was (null: for somebody who watched), in one sentence out of the record; null: nothing to say. */
  luck?(record: unknown, names: Names, viewer: Seat | null): string | null;
  /** Faces of opponents of the game's own, by their names. */
  faces?: Readonly<Record<string, Look>>;
  /** Milliseconds in the light at speed 1, where the rest of the step is known shorter for what happens at once; 0: not
      shown by itself. */
  pace(event: Event, rest?: readonly Event[]): number;
  /** The most that all events of a step may take together. */
  longest?(events: readonly Event[]): number;
  /** What the event sounds like when it is shown; null: nothing. */
  cueOf?(event: Event): Cue | null;
  /** The round (or turn) that begins with this event. */
  roundOf(event: Event): number | null;
  /** What such a round is called, where it is no round: "turn 3". It began with this event, where that is known. */
  roundText?(round: number, event: Event | null): string;
  tutorial: Tutorial<V> | null;
  /** By what the game was decided, in words; for games that were played to their end. */
  reason(ending: Ending): string | null;
  /** The part of an event in the log, which tells one line an action. */
  partOf?: PartOf | undefined;
  /** Kinds of events that the log leaves out: headings (`headings.ts`), and what the board shows by itself. */
  quiet?: ReadonlySet<string>;
  /** The number of the round's seed that this event names, in games that open them: its line tells it. */
  seedOf?(event: Event): number | null;
  /** What lies on the game's stack, top first, in words; left out: the game has none. */
  stack?(view: V, names: Names, viewer: Seat | null): string[];
  /** What is asked at this view, for "play on from here"; left out: nothing is said. */
  question?(view: V): string;
  /** What a seat is called at a table, where it is more than a person or a level. */
  called?(table: TableInfo, seat: Seat): string | null;
}

/** The client of a game, or the one for any game; the game's words are spoken from now on. */
export async function loadClient(game: string, plain = false): Promise<GameClient> {
  const own = plain ? undefined : clients[`./${game}/client.ts`];
  const [found] = await Promise.all([own ? own().then((one) => one.default) : anyGame(game), loadGameTexts(game)]);
  return found;
}

async function anyGame(game: string): Promise<GameClient> {
  return (await import('../board/plain/client')).plainClient(game);
}
