/** What the player points at and holds in hand, and how clicks, keys and taps become moves (TR-UI). */

import { Answering } from '../../../board/answering.svelte';
import { t } from '../../../lib/i18n.svelte';
import type { Table } from '../../../lib/table.svelte';
import { Foretold, type Ahead, type Blow } from '../model/ahead.svelte';
import { doneOf, type Plan } from '../model/plan';
import { recordOf } from '../model/records.svelte';
import type { Hint } from '../../../wire';
import type { Action, Planned, Play, Reach, View } from '../wire';

/** What the coach has said of this turn. */
export interface Advice {
  hint: Hint;
  plan: Plan;
}

/** Controls cost nothing, and an end with steps left has been asked about. */
const weighty = (action: Action): boolean =>
  action.type !== 'press' && action.type !== 'undo' && !(action.type === 'end' && action.forced);

export class Controls {
  /** The slot of the chosen card, 0: none. Movement mode is the engine's; the card in hand is ours until it is played. */
  picked = $state(0);
  /** Tiles chosen for a card that takes several. */
  marks: number[] = $state([]);
  /** The potion that asks for a number. */
  potion = $state('');
  /** The potion that is pointed at or has the focus, with the number it would be given (0: none). */
  sip: { potion: string; amount: number } | null = $state(null);
  /** The tile under the pointer, the one touched once, the one the keyboard is on. */
  pointed: number | null = $state(null);
  armed: number | null = $state(null);
  cursor = $state(-1);
  inGrid = $state(false);
  confirming = $state(false);
  shaking = $state(0);
  /** There as long as the turn goes as the coach has it. */
  advice: Advice | null = $state.raw(null);
  readonly foretold = new Foretold();

  private later: Action[] = $state.raw([]);
  private last: Action['type'] | null = null;

  readonly answering: Answering<Action>;
  private readonly at: () => Table;

  constructor(at: () => Table) {
    this.at = at;
    this.answering = new Answering<Action>(at, [], weighty);
  }

  readonly view = $derived.by(() => this.at().shown as View);
  readonly asked = $derived.by(() => this.answering.asked);
  readonly legal = $derived.by(() => (this.asked?.legal ?? []) as Action[]);
  readonly ready = $derived.by(() => this.answering.ready);
  readonly playing = $derived.by(() => this.view.phase === 'turn' && this.at().seat !== null);
  readonly card = $derived.by(() => this.view.hand[this.picked - 1] ?? '');
  readonly plays = $derived.by(() =>
    this.legal.filter((one): one is Play => one.type === 'play' && one.card === this.card),
  );
  readonly playable = $derived.by(() => new Set(this.legal.flatMap((one) => (one.type === 'play' ? [one.card] : []))));
  /** Why the chosen card cannot be played at all, or why one cannot walk to the tile looked at, as the rules say. */
  readonly barred = $derived.by(() => {
    if (!this.card) {
      const tile = this.looked;
      return this.sip || this.potion || tile === null || tile === this.view.at ? null : this.foretold.barred(tile);
    }
    const offers = (this.card && this.asked?.menu) || [];
    return offers.find(({ action }) => (action as Play).card === this.card)?.refusal ?? null;
  });
  readonly targets = $derived.by(() => (this.card ? [...new Set(this.plays.flatMap((one) => one.tiles ?? []))] : []));
  /** Where a press walks to: the green tiles, and outside movement mode what they would be; none while a card is held. */
  readonly reach = $derived.by<readonly Reach[]>(() => {
    if (this.view.moving) return this.view.reach;
    return this.playing && this.ready && !this.card && !this.potion ? this.foretold.reach : [];
  });
  /** What the card in hand still needs, in words. */
  readonly needs = $derived.by<string[]>(() => {
    if (!this.card || this.barred) return [];
    const { target, count } = recordOf(this.card);
    if (target === 'trail') return [t('trail-choose-trail', { count })];
    return this.targets.length ? [t('trail-choose-target')] : [];
  });
  readonly forced = $derived.by(() => this.ready && this.legal.some((one) => one.type === 'end' && one.forced));
  /** The tile that is looked at, by whatever means. */
  readonly looked = $derived.by(
    () => this.pointed ?? this.armed ?? (this.inGrid && this.cursor >= 0 ? this.cursor : null),
  );
  /** What the move that is looked at would do; null: none is. */
  readonly ahead = $derived.by<Ahead | null>(() => {
    const tile = this.looked;
    if (this.sip) return this.foretold.drink(this.sip.potion, this.sip.amount);
    if (this.card) {
      const aimed = tile !== null && this.targets.includes(tile) ? this.foretold.play(this.card, tile) : null;
      return aimed ?? this.foretold.play(this.card);
    }
    return tile !== null && this.walks(tile) ? this.foretold.go(tile) : null;
  });
  /** What strikes at the end: after the move looked at, else on the tile looked at, else here. */
  readonly blows = $derived.by<Blow[]>(() => {
    if (this.ahead) return this.ahead.at_end;
    if (this.looked !== null && this.looked !== this.view.at) return this.foretold.stand(this.looked);
    return this.foretold.end?.hits ?? [];
  });

  /** The coach has spoken. */
  advise(hint: Hint): void {
    this.advice = { hint, plan: { moves: hint.plan as Planned[], from: this.view, done: 0 } };
  }

  /** A move was made: the plan goes on from there, or is over. */
  keepUp(): void {
    if (!this.advice) return;
    const { hint, plan } = this.advice;
    const done = doneOf(plan, this.view);
    if (done === null) this.advice = null;
    else if (done !== plan.done) this.advice = { hint, plan: { ...plan, done } };
  }

  /** What the coach would do next. */
  readonly next = $derived.by(() => this.advice?.plan.moves[this.advice.plan.done] ?? null);

  /** Make a move; one that comes too early waits for its turn. */
  send(action: Action): void {
    const table = this.at();
    if (table.busy) table.skip();
    if (this.ready && !this.later.length) void this.submit(action);
    else if (this.asked && this.later.length < 4) this.later = [...this.later, action];
  }

  /** What has waited: called whenever the table is ready again. */
  goOn(): void {
    const [next, ...rest] = this.later;
    if (!next) return;
    this.later = rest;
    void this.submit(next);
  }

  private async submit(action: Action): Promise<void> {
    this.last = action.type;
    await this.answering.choose(action);
    if (this.answering.refused || this.answering.warning) this.later = [];
  }

  /** A new question: what was chosen for the last one is no more, unless only a control was used meanwhile. */
  fresh(): void {
    if (this.last !== 'press') {
      this.armed = null;
      this.marks = [];
      this.potion = '';
    }
    this.confirming = false;
    if (this.picked > this.view.hand.length) this.picked = 0;
  }

  /** The A key or the movement icon: in or out of movement mode; a card that was held is put down (TR-DET-09). */
  toggle(key: 'a' | 'icon'): void {
    if (!this.playing) return;
    this.drop();
    if (!this.view.moving && this.view.spd === 0) this.shaking += 1; // it opens, and shows nothing (TR-AM-24)
    this.send({ type: 'press', key });
  }

  /** A right click, Escape, or the cancel button. */
  cancel(): boolean {
    this.armed = null;
    if (this.card || this.potion) {
      this.drop();
      return true;
    }
    if (!this.view.moving) return false;
    this.send({ type: 'press', key: 'right' });
    return true;
  }

  /** A card by its key or a click: movement mode ends, the card is chosen; once more plays one that needs no target. */
  pick(slot: number, by: 'key' | 'click'): void {
    if (!this.playing || slot > this.view.hand.length) return;
    const again = this.picked === slot;
    if (this.view.moving) this.send({ type: 'press', key: by === 'key' ? String(slot % 10) : `card${slot}` });
    else if (again) {
      if (this.bare) this.play();
      else this.drop();
      return;
    }
    this.drop();
    this.picked = slot;
  }

  /** Whether the chosen card needs no target. */
  get bare(): boolean {
    return this.card !== '' && recordOf(this.card).target === 'none';
  }

  play(tiles: number[] = [], sign = 0): void {
    const card = this.card;
    if (!card) return;
    this.picked = 0;
    this.send({ type: 'play', card, ...(tiles.length ? { tiles } : {}), ...(sign ? { sign } : {}) });
    this.marks = [];
  }

  /** Point at a potion: what drinking it would do is shown. */
  look(potion: string, amount = 0): void {
    if (this.playing) this.sip = { potion, amount };
  }

  /** Point at it no more. */
  unlook(potion: string, amount = 0): void {
    if (this.sip?.potion === potion && this.sip.amount === amount) this.sip = null;
  }

  drink(potion: string, amount = 0): void {
    if (recordOf(potion).does === 'fix' && !amount) {
      this.potion = this.potion === potion ? '' : potion;
      return;
    }
    this.potion = '';
    this.sip = null;
    this.send({ type: 'drink', potion, ...(amount ? { amount } : {}) });
  }

  /** A tile is chosen. A touch shows first what would happen; the second one does it. */
  choose(tile: number, touch: boolean): void {
    this.cursor = tile;
    if (!this.playing) return;
    const several = this.card !== '' && recordOf(this.card).target === 'trail';
    if (touch && !several && this.armed !== tile) {
      this.armed = tile;
      return;
    }
    if (several) this.mark(tile);
    else if (this.card && !this.bare && recordOf(this.card).target !== 'sign') this.play([tile]);
    else if (this.view.moving || this.walks(tile)) this.walk(tile);
    else this.armed = touch ? tile : null;
  }

  /** Walk to a tile. Movement is for movement mode only: outside it the press that opens it goes ahead. */
  private walk(to: number): void {
    if (!this.view.moving) this.send({ type: 'press', key: 'icon' });
    this.send({ type: 'go', to });
  }

  private walks(tile: number): boolean {
    return this.reach.some(({ to }) => to === tile);
  }

  /** Do what the first touch has shown. */
  commit(): void {
    if (this.armed !== null) this.choose(this.armed, true);
  }

  /** Whether a second touch would do something. */
  get committable(): boolean {
    return this.armed !== null && (this.view.moving || this.walks(this.armed) || this.targets.includes(this.armed));
  }

  private mark(tile: number): void {
    if (!this.targets.includes(tile)) return;
    const most = recordOf(this.card).count;
    this.marks = this.marks.includes(tile)
      ? this.marks.filter((one) => one !== tile)
      : [...this.marks, tile].slice(-most);
  }

  /** The end of the turn; with movement left it asks first. */
  end(): void {
    if (!this.playing || !this.ready) return;
    if (this.forced) this.confirming = true;
    else this.send({ type: 'end' });
  }

  undo(): void {
    if (this.playing && (this.view.undo || this.later.length)) {
      this.drop();
      this.send({ type: 'undo' });
    }
  }

  private drop(): void {
    this.picked = 0;
    this.marks = [];
    this.potion = '';
    this.sip = null;
    this.armed = null;
  }
}
