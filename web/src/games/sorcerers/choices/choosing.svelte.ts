/** The answer being made: what is picked, what that may be aimed at. Everything comes from the server's list of legal answers. */

import { spotOf } from '../model/spots';
import type { Asked, Refusal } from '../../../wire';
import type { Action, Block, Choose, GamePrompt, Play, Respond, Use } from '../wire';

/** A card of the hand (by its place in it) or the source of an ability. */
export type Picked = { kind: 'card'; card: string; at: number } | { kind: 'use'; source: string };

/** Something that may be named now, and the answer that names it. */
export interface Aim {
  name: string;
  action: Action;
  /** What speaks against it, as the server says. */
  warning: Refusal | null;
}

export type Role = 'target' | 'source' | 'on' | 'off';

export interface Given {
  asked: Asked | null;
  ready: boolean;
  choose(action: Action): void;
  draft(action: Action): void;
  /** Tell the player why not. */
  refuse(refusal: Refusal): void;
  /** Tell the player what speaks against it: it is done when it is chosen once more. */
  warn(warning: Refusal): void;
}

const DIGITS = 9;

export class Choosing {
  picked: Picked | null = $state.raw(null);
  /** Places of own sorcerers that will attack, from 1. */
  attackers: number[] = $state.raw([]);
  /** Own place and attacker's place, from 1. */
  pairs: [number, number][] = $state.raw([]);
  blocker: number | null = $state(null);
  /** The aim that was warned of. */
  private warned: string | null = null;
  /** Places in the hand of the cards to be discarded. */
  marked: number[] = $state.raw([]);

  private readonly given: () => Given;

  constructor(given: () => Given) {
    this.given = given;
  }

  readonly kind = $derived.by(() => (this.given().ready ? (this.given().asked?.prompt.kind ?? null) : null));
  readonly legal: Action[] = $derived.by(() => (this.given().asked?.legal ?? []) as Action[]);

  /** What may be pressed now on the board or in the list, in the order of the server's menu. */
  readonly aims: Aim[] = $derived.by(() => {
    const { picked } = this;
    return (this.given().asked?.menu ?? []).flatMap(({ action: offered, refusal, warning }) => {
      const action = offered as Action;
      if (refusal) return [];
      if (this.kind === 'choose') return [{ name: (action as Choose).pick, action, warning }];
      const name = picked && fits(action, picked) ? action.targets?.[0] : undefined;
      return name ? [{ name, action, warning }] : [];
    });
  });

  /** The answer that is whole already: a picked card or ability that names nothing. */
  readonly whole: Action | null = $derived.by(() =>
    this.picked ? (this.actionsOf(this.picked).find((action) => !action.targets?.length) ?? null) : null,
  );

  /** Sources of abilities that can be used now. */
  readonly sources: Set<string> = $derived.by(
    () =>
      new Set(
        this.kind === 'main' ? this.legal.flatMap((action) => (action.type === 'use' ? [action.source] : [])) : [],
      ),
  );

  /** Forget everything: another question has come. */
  clear(): void {
    this.picked = null;
    this.attackers = [];
    this.pairs = [];
    this.blocker = null;
    this.marked = [];
    this.warned = null;
  }

  /** Name something. What speaks against it is said first, and it is done at the second time. */
  take(aim: Aim): void {
    if (aim.warning && this.warned !== aim.name) {
      this.warned = aim.name;
      this.given().warn(aim.warning);
    } else this.given().choose(aim.action);
  }

  /** What speaks against naming a place. */
  warningOf(name: string): Refusal | null {
    return this.aims.find((aim) => aim.name === name)?.warning ?? null;
  }

  /** Whether a card of the hand can be played or answered with now. */
  playable(card: string): boolean {
    return this.actionsOf({ kind: 'card', card, at: 0 }).length > 0;
  }

  /** Why a card cannot be played, as far as the server has said so. */
  refusalOf(card: string): Refusal | null {
    if (this.kind !== 'main' || this.playable(card)) return null;
    const offer = this.given().asked?.menu.find(
      ({ action }) => (action as Play).type === 'play' && (action as Play).card === card,
    );
    return offer?.refusal ?? null;
  }

  /** A card of the hand was pressed. */
  pressCard(card: string, at: number): void {
    if (this.kind === 'discard') this.mark(at);
    else if (this.kind === 'choose') {
      const aim = this.aims.find(({ name }) => name === card);
      if (aim) this.take(aim);
    } else if (this.kind === 'main' || this.kind === 'respond') {
      const same = this.picked?.kind === 'card' && this.picked.at === at;
      if (same && this.whole) this.given().choose(this.whole);
      else if (same) this.picked = null;
      else if (this.playable(card)) this.picked = { kind: 'card', card, at };
      else {
        this.picked = null;
        const why = this.refusalOf(card);
        if (why) this.given().refuse(why);
        // The server has not said why: it will, and a refusal costs nothing.
        else this.given().choose(this.kind === 'main' ? { type: 'play', card } : { type: 'respond', card });
      }
    }
  }

  /** How a place on the board stands to the answer being made; null: it is only looked at. */
  roleOf(name: string): Role | null {
    const spot = spotOf(name);
    if (!spot || !this.kind) return null;
    if (this.aims.some((aim) => aim.name === name)) return 'target';
    if (spot.item < 0 && spot.place >= 0) {
      const place = spot.place + 1;
      if (this.kind === 'attack' && spot.mine && this.canAttack(place))
        return this.attackers.includes(place) ? 'on' : 'off';
      if (this.kind === 'block' && spot.mine && (this.blocks(place) || this.canBlock(place)))
        return this.blocks(place) || this.blocker === place ? 'on' : 'off';
      if (this.kind === 'block' && !spot.mine && this.blocker !== null && this.canPair(this.blocker, place))
        return 'target';
    }
    if (this.picked?.kind === 'use' && this.picked.source === name) return 'on';
    return !this.picked && this.sources.has(name) ? 'source' : null;
  }

  /** A place on the board was pressed; says whether that meant anything. */
  pressSpot(name: string): boolean {
    const aim = this.aims.find((one) => one.name === name);
    if (aim) {
      this.take(aim);
      return true;
    }
    const role = this.roleOf(name);
    const spot = spotOf(name);
    if (!spot) return false;
    const place = spot.place + 1;
    // An attacker that may not be blocked is tried all the same: the server says why not.
    const tried = this.kind === 'block' && !spot.mine && this.blocker !== null && this.attackPlaces.includes(place);
    if (!role && !tried) return false;
    if (this.kind === 'attack') this.toggleAttacker(place);
    else if (this.kind === 'block' && spot.mine) this.pressBlocker(place);
    else if (this.kind === 'block') this.pair(this.blocker!, place);
    else if (role === 'on') this.picked = null;
    else this.picked = { kind: 'use', source: name };
    return true;
  }

  /** An attacker is on or off. */
  toggleAttacker(place: number): void {
    this.attackers = this.attackers.includes(place)
      ? this.attackers.filter((one) => one !== place)
      : [...this.attackers, place].sort();
    if (this.attackers.length) this.given().draft({ type: 'attack', places: this.attackers });
  }

  canAttack(place: number): boolean {
    return this.legal.some(
      (action) => action.type === 'attack' && action.places.length === 1 && action.places[0] === place,
    );
  }

  /** The attacker's place that an own sorcerer blocks. */
  blocks(place: number): number | null {
    return this.pairs.find(([own]) => own === place)?.[1] ?? null;
  }

  /** The own sorcerer that blocks an attacker. */
  blockedBy(place: number): number | null {
    return this.pairs.find(([, foe]) => foe === place)?.[0] ?? null;
  }

  canBlock(place: number): boolean {
    return this.legal.some((action) => action.type === 'block' && action.pairs?.some(([own]) => own === place));
  }

  /** Whether a blocker may be sent against an attacker, besides the pairs that stand already. */
  canPair(own: number, foe: number): boolean {
    const others = this.pairs.filter((pair) => pair[0] !== own && pair[1] !== foe);
    return this.legal.some(
      (action) =>
        action.type === 'block' &&
        [...others, [own, foe]].every(([a, b]) => action.pairs?.some((pair) => pair[0] === a && pair[1] === b)),
    );
  }

  /** Send a blocker against an attacker; where the rules do not allow it, the server says why. */
  pair(own: number, foe: number): void {
    this.blocker = null;
    if (!this.canPair(own, foe)) {
      this.given().choose({ type: 'block', pairs: [[own, foe]] });
      return;
    }
    this.pairs = (
      [...this.pairs.filter((pair) => pair[0] !== own && pair[1] !== foe), [own, foe]] as [number, number][]
    ).sort((a, b) => a[0] - b[0]);
    this.given().draft(this.block);
  }

  get block(): Block {
    return { type: 'block', pairs: this.pairs };
  }

  /** A card that goes to the graveyard at the end of the turn, or stays after all. */
  mark(at: number): void {
    const most = this.excess;
    if (this.marked.includes(at)) this.marked = this.marked.filter((one) => one !== at);
    else if (this.marked.length < most) this.marked = [...this.marked, at];
  }

  get excess(): number {
    const prompt = this.given().asked?.prompt as GamePrompt | undefined;
    return prompt?.kind === 'discard' ? prompt.data.excess : 0;
  }

  /** The digit that presses an aim: as in the list. */
  digitOf(name: string): string | null {
    const at = this.aims.findIndex((aim) => aim.name === name);
    return at >= 0 && at < DIGITS ? String(at + 1) : null;
  }

  private pressBlocker(place: number): void {
    if (this.blocks(place) !== null) this.pairs = this.pairs.filter(([own]) => own !== place);
    else if (this.blocker === place) this.blocker = null;
    else {
      const open = this.attackersLeft(place);
      // With one attacker that can be blocked there is nothing to choose.
      if (open.length === 1 && this.onlyOne) this.pair(place, open[0]!);
      else this.blocker = place;
    }
  }

  /** Places of attackers that this blocker may be sent against. */
  attackersLeft(own: number): number[] {
    return this.attackPlaces.filter((foe) => this.canPair(own, foe));
  }

  /** Whether only one attacker can be blocked at all. */
  private get onlyOne(): boolean {
    return (
      new Set(
        this.legal.flatMap((action) => (action.type === 'block' ? (action.pairs ?? []).map(([, foe]) => foe) : [])),
      ).size === 1
    );
  }

  /** Where the attackers stand, as the board says. */
  attackPlaces: number[] = $state.raw([]);

  private actionsOf(picked: Picked): (Play | Use | Respond)[] {
    return this.legal.filter((action) => fits(action, picked));
  }
}

/** Whether an answer plays or uses what was picked. */
function fits(action: Action, picked: Picked): action is Play | Use | Respond {
  if (action.type === 'use') return picked.kind === 'use' && action.source === picked.source;
  return (action.type === 'play' || action.type === 'respond') && picked.kind === 'card' && action.card === picked.card;
}
