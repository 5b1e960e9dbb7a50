/** One round as its events tell it: both queues, the order, what each card did. No rule is computed here. */

import type { Line, Seat } from '../../client';
import type { PhaseEvent, PriorityListEvent } from '../wire';
import { told, type Kind } from './pace';

export type Fate = 'waiting' | 'now' | 'resolved' | 'nullified' | 'failed' | 'set' | 'fired' | 'returned';

/** A revealed card and what has become of it. */
export interface Placed {
  seat: Seat;
  /** Its place in the own queue, from 0. */
  index: number;
  card: string;
  /** As the event names them: `p2/hero`, `p1/free`; null: a reaction, which is aimed when it fires. */
  targets: string[] | null;
  fate: Fate;
  /** What it did, in order. */
  effects: Line[];
  refund: Line | null;
  /** The card that a reaction answered, or the reaction that answered this card. */
  other: Placed | null;
}

/** A place in the priority list, and the key that put it behind the one before. */
export interface Entry {
  card: Placed;
  reason: PriorityListEvent['data']['reasons'][number];
}

export interface Story {
  phase: PhaseEvent['data']['phase'] | null;
  /** What the start of the turn brought: ticks, the arena, freeze. */
  start: Line[];
  revealed: boolean;
  queues: Record<Seat, Placed[]>;
  order: Entry[] | null;
  ties: Line[];
  /** The card in the light. */
  now: Placed | null;
  /** Who may react to the card that is next, while that is open. */
  window: { seat: Seat; card: Placed } | null;
  /** What the end of the round brought. */
  cleanup: Line[];
}

const START = new Set<Kind>(['initiative_void', 'frozen', 'damage', 'heal', 'bounds', 'leaves', 'down', 'fade']);
const EFFECTS = new Set<Kind>([
  'damage',
  'absorb',
  'heal',
  'keyword',
  'removed',
  'summon',
  'leaves',
  'down',
  'immune',
  'resist',
  'critical',
  'reflect',
  'skip',
  'no_heal',
  'initiative_sealed',
]);
const CLEANUP = new Set<Kind>(['exhaust', 'shield_ends', 'ticks_due']);

/** The story of the lines of one round, as far as they go. */
export function storyOf(lines: Line[]): Story {
  const story: Story = {
    phase: null,
    start: [],
    revealed: false,
    queues: { p1: [], p2: [] },
    order: null,
    ties: [],
    now: null,
    window: null,
    cleanup: [],
  };
  const aims: Record<Seat, Map<number, string[]>> = { p1: new Map(), p2: new Map() };
  for (const line of lines) tell(story, aims, line);
  return story;
}

function tell(story: Story, aims: Record<Seat, Map<number, string[]>>, line: Line): void {
  const event = told(line);
  const seat = event.seat as Seat;
  switch (event.kind) {
    case 'phase':
      story.phase = event.data.phase;
      if (story.phase === 'cleanup') leave(story);
      return;
    case 'target':
      aims[seat].set(event.data.index - 1, event.data.targets);
      return;
    case 'reveal':
      story.revealed = true;
      story.queues[seat] = event.data.cards.map((card, index) => {
        const targets = aims[seat].get(index) ?? null;
        return {
          seat,
          index,
          card,
          targets,
          fate: targets ? 'waiting' : 'set',
          effects: [],
          refund: null,
          other: null,
        };
      });
      return;
    case 'priority':
      story.order = ordered(story, event.data);
      return;
    case 'tie':
      story.ties.push(line);
      return;
    case 'window':
      leave(story);
      story.window = { seat, card: placeOf(story, event.data.place) };
      return;
    case 'decline':
      story.window = null;
      return;
    case 'fire': {
      const target = placeOf(story, event.data.place);
      const own = setIn(story.queues[seat], event.data.card);
      story.window = null;
      if (!own) return;
      own.fate = 'fired';
      own.other = target;
      target.other = own;
      story.now = own;
      return;
    }
    case 'nullified':
      if (story.now?.other) {
        story.now = story.now.other;
        story.now.fate = 'nullified';
      }
      return;
    case 'resolve':
    case 'fail':
      leave(story);
      story.now = placeOf(story, event.data.place);
      story.now.fate = event.kind === 'fail' ? 'failed' : 'now';
      return;
    case 'verdict':
      leave(story);
      return;
    case 'returned': {
      const own = setIn(story.queues[seat], event.data.card);
      if (own) own.fate = 'returned';
      return;
    }
    case 'refund': {
      const card =
        story.now?.seat === seat
          ? story.now
          : story.queues[seat].findLast((one) => one.fate === 'returned' && !one.refund);
      if (card) card.refund = line;
      return;
    }
  }
  if (story.now && EFFECTS.has(event.kind)) story.now.effects.push(line);
  else if (!story.revealed && START.has(event.kind)) story.start.push(line);
  else if (CLEANUP.has(event.kind)) story.cleanup.push(line);
}

/** A reaction that is set. */
function setIn(queue: Placed[], card: string): Placed | undefined {
  return queue.find((one) => one.card === card && one.fate === 'set');
}

/** The card that was in the light is done. */
function leave(story: Story): void {
  if (story.now?.fate === 'now') story.now.fate = 'resolved';
  story.now = null;
}

/** The entries of the list; equal cards of one side stand in it in the order of their queue. */
function ordered(story: Story, { order, reasons }: PriorityListEvent['data']): Entry[] {
  const left = { p1: [...story.queues.p1], p2: [...story.queues.p2] };
  return order.map((item, i) => {
    const [seat, card] = item.split('/') as [Seat, string];
    const at = left[seat].findIndex((one) => one.card === card);
    return { card: left[seat].splice(at, 1)[0]!, reason: reasons[i]! };
  });
}

function placeOf(story: Story, place: number): Placed {
  return story.order![place - 1]!.card;
}
