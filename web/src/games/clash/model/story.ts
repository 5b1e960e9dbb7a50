/** One round as its events tell it: both queues, the order, what each card did. No rule is computed here. */

import type { Line, Seat } from '../../client';

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
  reason: string;
}

export interface Story {
  phase: string | null;
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

const START = new Set(['initiative_void', 'frozen', 'damage', 'heal', 'leaves', 'down', 'fade']);
const EFFECTS = new Set([
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
const CLEANUP = new Set(['exhaust', 'shield_ends', 'ticks_due']);

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
  const { kind } = line.event;
  const data = (line.event.data ?? {}) as Record<string, unknown>;
  const seat = line.event.seat as Seat;
  switch (kind) {
    case 'phase':
      story.phase = data.phase as string;
      if (data.phase === 'cleanup') leave(story);
      return;
    case 'target':
      aims[seat].set((data.index as number) - 1, data.targets as string[]);
      return;
    case 'reveal':
      story.revealed = true;
      story.queues[seat] = (data.cards as string[]).map((card, index) => {
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
      story.order = ordered(story, data.order as string[], data.reasons as string[]);
      return;
    case 'tie':
      story.ties.push(line);
      return;
    case 'window':
      leave(story);
      story.window = { seat, card: placeOf(story, data.place as number) };
      return;
    case 'decline':
      story.window = null;
      return;
    case 'fire': {
      const target = placeOf(story, data.place as number);
      const own = story.queues[seat].find((one) => one.card === data.card && one.fate === 'set');
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
      story.now = placeOf(story, data.place as number);
      story.now.fate = kind === 'fail' ? 'failed' : 'now';
      return;
    case 'verdict':
      leave(story);
      return;
    case 'returned': {
      const own = story.queues[seat].find((one) => one.card === data.card && one.fate === 'set');
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
  if (story.now && EFFECTS.has(kind)) story.now.effects.push(line);
  else if (!story.revealed && START.has(kind)) story.start.push(line);
  else if (CLEANUP.has(kind)) story.cleanup.push(line);
}

/** The card that was in the light is done. */
function leave(story: Story): void {
  if (story.now?.fate === 'now') story.now.fate = 'resolved';
  story.now = null;
}

/** The entries of the list; equal cards of one side stand in it in the order of their queue. */
function ordered(story: Story, order: string[], reasons: string[]): Entry[] {
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
