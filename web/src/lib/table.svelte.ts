/** A table as this browser sees it: what the server said, and how much of it has been shown. */

import type { GameClient, GameView } from '../games/client';
import type {
  Asked,
  ClockState,
  Ending,
  Event,
  HintReply,
  OptionsReply,
  Refusal,
  Rule,
  Said,
  TableInfo,
  TextReply,
  Update,
  Weighing,
  Welcome,
} from '../wire';
import { remember } from './commitment';
import { answered, doubts, nextFor, type Doubt } from './fair';
import { refusalText } from './narrate';
import { patched, viewsOf } from './patch';
import type { AnySeat, Seat } from './seats';
import { openSeeds } from './seeds';
import { showOf } from './show';
import { perform, stopOf } from '../sound/play';
import { motionReduced, settings, type Lang } from './settings.svelte';
import { alone } from './transport';
import { lineProblem } from './words';
import { TableSocket, type Answer, type Link, type Listener } from './socket';

export interface Line {
  step: number;
  index: number;
  event: Event;
}

/** What somebody hears who came to judge and may not. */
const NOT_JUDGE = new Set(['no_judge', 'judge_sits', 'judge_guest', 'wrong_key']);

function complaint(answer: Answer): string {
  if (answer.ok) return '';
  return 'refusal' in answer ? refusalText(answer.refusal) : answer.problem;
}

export class Table {
  /** The game's own part; without it events are not shown one by one. */
  client: GameClient | null = $state.raw(null);
  link: Link = $state('connecting');
  info: TableInfo | null = $state.raw(null);
  seat: Seat | null = $state(null);
  /** Whether this viewer may judge here. */
  judge = $state(false);
  /** Whether this viewer has come to judge and waits until the players agree. */
  waitsToJudge = $derived.by(() => this.comes && !this.judge && this.seat === null);
  /** Why this viewer may not judge here: the code of the server's problem. */
  notJudge: string | null = $state(null);
  /** The view after everything the server has said. */
  latest: GameView | null = $state.raw(null);
  /** The view on the screen: it follows the events one by one until it is `latest`. */
  shown: GameView | null = $state.raw(null);
  asked: Asked | null = $state.raw(null);
  waiting: AnySeat[] = $state.raw([]);
  clock: ClockState | null = $state.raw(null);
  /** What to add to this browser's clock to get the server's. */
  clockSkew = $state(0);
  drawOffer: AnySeat | null = $state(null);
  /** All who want a draw: it needs everybody who still plays. */
  drawBy: AnySeat[] = $state.raw([]);
  /** Whether the offer is of the present game of a match alone. */
  drawGame = $state(false);
  rematchBy: AnySeat[] = $state.raw([]);
  ending: Ending | null = $state.raw(null);
  hint: HintReply['hint'] | null = $state.raw(null);
  /** How much of it has been told: what to look at, the idea, all of it. */
  told: 1 | 2 | 3 = $state(1);
  /** The phrase that was said last, and how many there were. */
  said: { seat: AnySeat; phrase: Said['phrase']; n: number } | null = $state.raw(null);
  problem: string | null = $state(null);
  /** What the server says of the dice and cannot be so, by what this browser has kept. */
  doubts: Doubt[] = $state.raw([]);
  /** The seeds of rounds that are over, by number, in games that open them. */
  seeds: ReadonlyMap<number, string> = $state.raw(new Map());
  /** Everything shown so far, oldest first. */
  log: Line[] = $state.raw([]);
  /** The event in the light now. */
  current: Line | null = $state.raw(null);
  /** Events still to be shown. */
  queue: Line[] = $state.raw([]);

  private comes = $state(false);
  /** Whoever comes to a full table finds the game set up; the moment in which its dice are bound is not shown. */
  private arriving = false;
  /** Which messages for the dice are under way. */
  private binding = new Set<string>();
  private socket: TableSocket;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The view with each event that is still to be shown. */
  private views: GameView[] = [];
  /** How long each event of the step in the light is shown. */
  private lengths: number[] = [];
  /** How many steps the server has told. */
  private steps = 0;

  constructor(id: string, key: string | null, judge: string | null = null) {
    const listener: Listener = {
      known: () => this.steps,
      link: (link) => (this.link = link),
      message: (message) => {
        switch (message.type) {
          case 'welcome':
            this.welcome(message);
            break;
          case 'update':
            this.enqueue(message);
            this.shown ??= this.latest;
            this.asked = message.asked;
            this.waiting = message.waiting;
            this.setClock(message.clock);
            this.ending = message.ending ?? this.ending;
            this.hint = null;
            this.seeds = openSeeds(message.seeds);
            if (this.arriving) this.skip();
            else this.play();
            this.arriving = false;
            break;
          case 'notice':
            this.info = message.table;
            this.bind();
            this.asked = message.asked;
            this.waiting = message.waiting;
            this.setClock(message.clock);
            this.drawOffer = message.draw_offer;
            this.drawBy = message.draw_by;
            this.drawGame = message.draw_game;
            this.rematchBy = message.rematch_by;
            this.ending = message.ending ?? this.ending;
            break;
          case 'hint':
            this.hint = message.hint;
            break;
          case 'problem':
            this.problem = lineProblem(message);
            if (judge !== null && NOT_JUDGE.has(message.code)) {
              this.comes = false;
              this.notJudge = message.code;
            }
            break;
          case 'said':
            this.said = { ...message, n: (this.said?.n ?? 0) + 1 };
            break;
          case 'pong':
            this.clockSkew = message.server_at - (message.at + Date.now()) / 2;
            break;
        }
      },
    };
    this.comes = Boolean(judge);
    this.socket = new TableSocket(id, key, settings.lang, listener, judge);
  }

  /** Whether there is a coach: some games have none, nor has a server in the browser; between people it is silent. */
  get coached(): boolean {
    const seats = Object.values(this.info?.seats ?? {});
    return (
      !alone &&
      this.info?.coach === true &&
      this.seat !== null &&
      seats.filter(({ kind }) => kind === 'person').length === 1
    );
  }

  /** Whether events are still being shown; choices wait for them. */
  get busy(): boolean {
    return this.queue.length > 0 || this.current !== null;
  }

  act(action: unknown): Promise<Answer> {
    return this.socket.ask({ type: 'act', step: this.asked?.step ?? -1, action });
  }

  /** The answer as it stands now, half built: the server plays it if time runs out. */
  draft(action: unknown): void {
    if (this.asked) this.socket.tell({ type: 'draft', step: this.asked.step, action });
  }

  /** How the question may be answered after these options, in words; else why that cannot be told. */
  async options(said: string[], lang: Lang): Promise<OptionsReply | string> {
    const answer = await this.socket.ask({ type: 'ask_options', step: this.asked?.step ?? -1, said, lang });
    if (answer.ok && answer.told?.type === 'options') return answer.told;
    return complaint(answer);
  }

  /** What a text comes to as an answer. */
  async readText(text: string, lang: Lang): Promise<TextReply | string> {
    const answer = await this.socket.ask({ type: 'read_text', step: this.asked?.step ?? -1, text, lang });
    if (answer.ok && answer.told?.type === 'text_read') return answer.told;
    return complaint(answer);
  }

  /** Why each of these answers may not be given, as the rules say; null: it may. Nothing, where they cannot be asked. */
  async check(actions: unknown[]): Promise<(Refusal | null)[]> {
    const answer = await this.socket.ask({ type: 'check', step: this.asked?.step ?? -1, actions });
    return answer.ok && answer.told?.type === 'checked' ? answer.told.refusals : [];
  }

  withdraw(): Promise<Answer> {
    return this.socket.ask({ type: 'withdraw', step: this.asked?.step ?? -1 });
  }

  /** Give the match up, or only the present game of it. */
  resign(game = false): Promise<Answer> {
    return this.socket.ask({ type: 'resign', ...(game ? { game } : {}) });
  }

  /** Let a bot play a seat that was left, or the own one. */
  takeOver(seat: AnySeat, level: string): Promise<Answer> {
    return this.socket.ask({ type: 'take_over', seat, level });
  }

  /** Offer or accept a draw of the match, or only of the present game of it. */
  offerDraw(game = false): Promise<Answer> {
    return this.socket.ask({ type: 'offer_draw', ...(game ? { game } : {}) });
  }

  declineDraw(): Promise<Answer> {
    return this.socket.ask({ type: 'decline_draw' });
  }

  rematch(): Promise<Answer> {
    return this.socket.ask({ type: 'rematch' });
  }

  /** Ask the coach. Whoever asks again about the same question is told more; or all of it at once. */
  async askHint(all = false): Promise<Answer> {
    if (this.hint) {
      this.told = all || this.told > 1 ? 3 : 2;
      return { ok: true };
    }
    this.told = all ? 3 : 1;
    return this.socket.ask({ type: 'ask_hint' });
  }

  /** What an answer would lose, where the coach would rather ask before it counts. */
  async weigh(action: unknown): Promise<Weighing | null> {
    const answer = await this.socket.ask({ type: 'weigh', step: this.asked?.step ?? -1, action });
    return answer.ok && answer.told?.type === 'weighed' ? answer.told.warning : null;
  }

  /** Call a judge, about an event or about the game as it stands. */
  callJudge(about: { step: number; index: number } | null, words: string): Promise<Answer> {
    return this.socket.ask({ type: 'call_judge', ...(about ?? {}), words });
  }

  settleCall(): Promise<Answer> {
    return this.socket.ask({ type: 'settle_call' });
  }

  /** Agree that somebody judges who came by the table's link, or do so no more. */
  agreeJudge(judge: string, agree: boolean): Promise<Answer> {
    return this.socket.ask({ type: 'agree_judge', judge, agree });
  }

  /** Agree to the correction that a judge proposed in that step, or decline it. */
  agreeCorrection(step: number, agree: boolean): Promise<Answer> {
    return this.socket.ask({ type: 'agree_correction', step, agree });
  }

  /** What only a judge may do. */
  rule(ruling: Omit<Rule, 'type' | 'id'>): Promise<Answer> {
    return this.socket.ask({ type: 'rule', ...ruling });
  }

  /** A judge takes back what was held against a seat in that step. */
  takeBack(step: number, words: string): Promise<Answer> {
    return this.socket.ask({ type: 'take_back', step, words });
  }

  /** A judge gives a seat time back, or everybody more of it. */
  giveTime(seat: AnySeat | null, seconds: number, words: string): Promise<Answer> {
    return this.socket.ask({ type: 'give_time', seconds, words, ...(seat ? { seat } : {}) });
  }

  /** Show everything that is left at once. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.views = [];
    this.log = [...this.log, ...(this.current ? [this.current] : []), ...this.queue];
    this.queue = [];
    this.current = null;
    this.shown = this.latest;
  };

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  private welcome(message: Welcome): void {
    const known = this.log.length + this.queue.length + (this.current ? 1 : 0);
    const lines = message.events.flatMap((events, step) => events.map((event, index) => ({ step, index, event })));
    this.info = message.table;
    this.seat = message.seat as Seat | null;
    this.bind();
    this.judge = message.judge;
    this.asked = message.asked;
    this.waiting = message.waiting;
    this.setClock(message.clock);
    this.drawOffer = message.draw_offer;
    this.drawBy = message.draw_by;
    this.drawGame = message.draw_game;
    this.rematchBy = message.rematch_by;
    this.ending = message.ending;
    this.seeds = openSeeds(message.seeds);
    this.arriving = message.view === null && Object.values(message.table.seats).every(({ kind }) => kind !== 'open');
    const missed = message.events.slice(this.steps);
    if (known === 0 || lines.length < known || message.patches.length < missed.length) {
      // A first look, another world, or more than the server can show once more: no need to see it all again.
      clearTimeout(this.timer);
      this.log = lines;
      this.queue = [];
      this.views = [];
      this.current = null;
      this.steps = message.step + 1;
      this.shown = this.latest = message.view as GameView;
      return;
    }
    missed.forEach((events, n) => {
      const patches = message.patches[n]!;
      this.enqueue({ step: this.steps, events, patches, view: patches.reduce(patched, this.latest) });
    });
    this.play();
  }

  /** Add this seat's half to the dice, if the table waits for it, and compare what is said with what was kept. */
  private bind(): void {
    const { info, seat } = this;
    if (!info) return;
    this.doubts = doubts(
      remember(info),
      info.commitment,
      Object.fromEntries(Object.entries(info.seats).map(([name, { dice }]) => [name, dice])),
    );
    if (seat) this.add(info, seat);
  }

  private add(info: TableInfo, seat: Seat): void {
    const next = nextFor(info, seat);
    if (!next || this.binding.has(next.type)) return;
    this.binding.add(next.type);
    void this.socket.ask(next).then((answer) => {
      this.binding.delete(next.type);
      answered(info.id, next.type, answer.ok, 'refusal' in answer ? answer.refusal.code : '');
      // Whoever is the last to pledge need not hear of it before opening.
      if (answer.ok) this.add(this.info ?? info, seat);
    });
  }

  /** One step more, to be shown event by event. */
  private enqueue(told: Pick<Update, 'step' | 'events' | 'patches' | 'view'>): void {
    const { step, events } = told;
    this.queue = [...this.queue, ...events.map((event, index) => ({ step, index, event }))];
    this.views = [...this.views, ...viewsOf(this.latest, told)];
    this.latest = told.view as GameView;
    this.steps = step + 1;
  }

  private setClock(clock: ClockState | null): void {
    this.clock = clock;
  }

  private play(): void {
    if (this.current) return;
    clearTimeout(this.timer);
    if (settings.speed === 0 || !this.client) {
      this.skip();
      return;
    }
    this.next();
  }

  private lengthsFrom(head: Line): number[] {
    const step = [head, ...this.queue.filter((line) => line.step === head.step)];
    return this.client
      ? showOf(
          this.client,
          step.map((line) => line.event),
        )
      : [];
  }

  private next = (): void => {
    if (this.current) this.log = [...this.log, this.current];
    const [head, ...rest] = this.queue;
    this.queue = rest;
    this.current = head ?? null;
    this.shown = this.views.shift() ?? this.latest;
    if (!head) {
      this.shown = this.latest;
      return;
    }
    const calm = motionReduced() ? 0.6 : 1;
    const cue = this.client?.cueOf?.(head.event);
    if (cue) perform(cue);
    if (head.index === 0 || !this.lengths.length) this.lengths = this.lengthsFrom(head);
    const length = settings.speed ? ((this.lengths.shift() ?? 0) * calm) / settings.speed : 0;
    this.timer = setTimeout(this.next, length + (cue ? stopOf(cue) : 0));
  };
}
