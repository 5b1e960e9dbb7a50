/** Questions with one answer only: the table gives it for the seat, after a while in which somebody might have thought.
    Rules and replay know of an answer like any other, and so does the opponent: nothing tells that there was no choice. */

import { untrack } from 'svelte';
import { keepValue, keptRecord, keptValue } from '../lib/kept';
import { settings } from '../lib/settings.svelte';
import type { Line, Table } from '../lib/table.svelte';
import type { Asked, Event } from '../wire';
import type { Answering } from './answering.svelte';
import { rivalOf } from './seats';
import { LONE } from './story';

/** Where nobody can learn anything from it. */
const AGAINST_A_BOT_MS = 350;
/** How long people think, as long as nothing is known of this one. */
const USUAL_MS: readonly number[] = [1100, 1500, 1900, 2400, 3100, 4200];
const LEAST_MS = 700;
const MOST_MS = 8000;
/** So many of the own times are kept; each is drawn with a spread to either side, as nobody is a clock. */
const KEPT = 8;
const SPREAD = 0.2;
const KEY = 'hanpan.thinking';

/** How long this visitor thinks when there is a choice, by kind of question; kept in this browser. */
export class Thinking {
  private readonly times: Record<string, number[]>;

  constructor(private readonly random: () => number = Math.random) {
    this.times = keptRecord(KEY);
  }

  /** An answer was made after so long. */
  note(kind: string, ms: number): void {
    const kept = Math.min(Math.max(ms, LEAST_MS), MOST_MS);
    this.times[kind] = [...(this.times[kind] ?? []), Math.round(kept)].slice(-KEPT);
    keepValue(KEY, this.times);
  }

  /** How long an answer of this visitor might take: one of the own times, or a usual one while they are few. */
  draw(kind: string): number {
    const own = this.times[kind] ?? [];
    const all = [...own, ...USUAL_MS.slice(0, Math.max(0, USUAL_MS.length - own.length))];
    const about = all[Math.floor(this.random() * all.length)]!;
    return about * (1 + SPREAD * (2 * this.random() - 1));
  }
}

/** The only answer that there is; null: there are several, or one wants to be asked. */
export function onlyAnswer<A>({ legal }: Asked): A | null {
  return settings.lone === 'answer' && legal.length === 1 ? (legal[0] as A) : null;
}

export interface Wishes<A> {
  /** What is to be answered without asking; left out: the only answer. */
  answer?(asked: Asked): A | null;
  /** Whether the log keeps it to itself. */
  silent?(asked: Asked): boolean;
  thinking?: Thinking;
}

export class Lone<A> {
  /** What the table has answered, as lines for the log. */
  told: Line[] = $state.raw([]);
  private readonly given: string;
  /** The questions that were answered: each is, once. */
  private done: readonly number[] = $state.raw([]);
  private readonly thinking: Thinking;
  /** The question that is being thought about, and since when. */
  private open: { kind: string; since: number } | null = null;

  /** Made while a component is. */
  constructor(
    private readonly at: () => Table,
    private readonly own: Answering<A>,
    private readonly wishes: Wishes<A> = {},
  ) {
    this.thinking = wishes.thinking ?? new Thinking();
    this.given = `hanpan.lone.${at().info?.id ?? ''}`;
    this.told = (keptValue(this.given, 'sessionStorage') ?? []) as Line[];
    this.done = this.told.map(({ step }) => step);
    const step = $derived(own.ready ? own.asked?.step : undefined);
    const answers = $derived(this.answers);
    $effect(() => {
      void step;
      void answers;
      return untrack(() => {
        this.answered();
        if (this.answers) return this.wait();
        if (own.ready && !this.againstBot) this.open = { kind: own.asked!.prompt.kind, since: Date.now() };
        return undefined;
      });
    });
  }

  /** What is given to the present question. What was taken back is asked. */
  private readonly answer = $derived.by(() => {
    const { ready, asked } = this.own;
    if (!ready || !asked || this.done.includes(asked.step)) return null;
    return this.wishes.answer ? this.wishes.answer(asked) : onlyAnswer<A>(asked);
  });

  /** Whether the present question is answered by itself in a moment. */
  readonly answers = $derived.by(() => this.answer !== null);

  /** The log with a line for each of these answers, where it was given. */
  among(lines: Line[]): Line[] {
    return this.told.reduce((all, one) => {
      const place = all.findIndex(({ step }) => step >= one.step);
      return place < 0 ? [...all, one] : [...all.slice(0, place), one, ...all.slice(place)];
    }, lines);
  }

  private wait(): () => void {
    const { asked, clock, me } = this.own;
    const { step, prompt } = asked!;
    const answer = this.answer!;
    const silent = this.wishes.silent?.(asked!) ?? false;
    const ms = this.againstBot ? AGAINST_A_BOT_MS : this.thinking.draw(prompt.kind);
    const left = clock.left(me) ?? Infinity;
    const timer = setTimeout(
      () => {
        this.done = [...this.done, step];
        if (!silent) this.tell(step, { kind: LONE, clause: prompt.clause, seat: me });
        void this.own.choose(answer);
      },
      Math.min(ms, left / 2),
    );
    return () => clearTimeout(timer);
  }

  private tell(step: number, event: Event): void {
    this.told = [...this.told, { step, index: -1, event }];
    keepValue(this.given, this.told, 'sessionStorage');
  }

  /** A question with a choice is gone: if it was answered, that took so long. */
  private answered(): void {
    const { open } = this;
    const { link, ending } = this.at();
    this.open = null;
    if (open && link === 'open' && !ending) this.thinking.note(open.kind, Date.now() - open.since);
  }

  private get againstBot(): boolean {
    return this.at().info?.seats[rivalOf(this.own.me)]?.kind === 'bot';
  }
}
