/** One's own answer: made, drafted, sealed, taken back, refused; with the mouse or by keys. What is asked and what may be
    answered is the game's. */

import { listed, pressed, type Binding } from '../lib/bindings.svelte';
import { inside, isFree, keyOf } from '../lib/keys';
import { refusalText, remedy, type Seat } from '../lib/narrate';
import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import type { Refusal, Weighing } from '../wire';
import { ticking, type Ticking } from './clock.svelte';
import { eachQuestion } from './question.svelte';

/** The show must not eat the time for a choice. */
const HURRY_MS = 5000;

/** Why not, and what to do about it. */
export const whyNot = (refusal: Refusal): string => `${refusalText(refusal)} ${remedy(refusal)}`;

export class Answering<A = unknown> {
  /** Why the last answer was refused, in words. */
  refused = $state('');
  readonly clock: Ticking;
  private sent: number | null = $state(null);
  private readonly at: () => Table;

  /** What is bound besides what names a shortcut of its own on the board (`aria-keyshortcuts`). */
  private readonly bindings: readonly Binding[];

  /** What the coach would rather ask about before it counts, and what it says of it. */
  warning: { action: A; weighing: Weighing } | null = $state.raw(null);
  private warned: number | null = null;
  private readonly weighty: (action: A) => boolean;

  /** Made while a component is; `more` are keys of the game's own, `weighty` says which answers are worth a warning. */
  constructor(at: () => Table, more: readonly Binding[] = [], weighty: (action: A) => boolean = () => true) {
    this.at = at;
    this.weighty = weighty;
    this.bindings = [
      { keys: [' '], says: 'key-skip', run: () => at().busy && (at().skip(), true) },
      { keys: ['U'], says: 'key-withdraw', run: () => this.sealed !== null && (this.withdraw(), true) },
      ...more,
      { keys: ['Enter', 'Shift+Enter'], says: 'key-enter', run: (event) => this.ready && press('Enter', event) },
    ];
    listed(this.bindings);
    this.clock = ticking(at);
    eachQuestion(
      () => this.asked?.step,
      () => {
        this.refused = '';
        this.warning = null;
      },
    );
    $effect(() => {
      if (this.sealed) this.sent = null; // it may be taken back and made anew
    });
    $effect(() => {
      const left = this.clock.left(this.me) ?? Infinity;
      if (at().busy && this.asked && !this.sealed && left < HURRY_MS) at().skip();
    });
  }

  readonly asked = $derived.by(() => this.at().asked);
  /** The kind of the question. */
  readonly kind = $derived.by(() => this.asked?.prompt.kind ?? null);
  /** The own answer, while others are waited for. */
  readonly sealed = $derived.by(() => (this.asked?.sealed ?? null) as A | null);
  /** Whether an answer may be given now. One that has been given stays given until the server says what came of it. */
  readonly ready = $derived.by(() => {
    const { busy, ending, link } = this.at();
    return Boolean(this.asked && this.asked.step !== this.sent && !this.sealed && !busy && !ending && link === 'open');
  });
  /** Whose board it is; a spectator looks over the first seat's shoulder. */
  readonly me: Seat = $derived.by(() => this.at().seat ?? 'p1');

  /** Give an answer; a refusal is told, and the question stands. */
  readonly choose = async (action: A): Promise<void> => {
    if (!this.ready) return;
    const { step } = this.asked!;
    this.sent = step;
    this.refused = '';
    this.warning = null;
    if (this.judged(action)) {
      const weighing = await this.at().weigh(action);
      if (this.asked?.step !== step) return;
      if (weighing) {
        this.sent = null;
        this.warned = step; // once a question
        this.warning = { action, weighing };
        return;
      }
    }
    const answer = await this.at().act(action);
    if (answer.ok) return;
    this.sent = null;
    this.refused = 'refusal' in answer ? whyNot(answer.refusal) : answer.problem;
  };

  /** Give the answer that was warned of. */
  readonly anyway = (): void => void (this.warning && this.choose(this.warning.action));
  /** Choose again. */
  readonly reconsider = (): void => void (this.warning = null);

  private judged(action: A): boolean {
    const { step, legal } = this.asked!;
    return (
      settings.warn === 'on' && this.at().coached && this.warned !== step && legal.length !== 1 && this.weighty(action)
    );
  }

  /** Tell the server the answer as it stands, half made: it counts if time runs out. */
  readonly draft = (action: A): void => {
    this.refused = '';
    if (this.ready) this.at().draft(action);
  };

  /** Why each of these answers may not be given, as the rules say. */
  readonly check = (actions: A[]): Promise<(Refusal | null)[]> => this.at().check(actions);

  /** Take the sealed answer back. */
  readonly withdraw = (): void => void this.at().withdraw();

  /** Tell why something cannot be chosen. */
  readonly refuse = (refusal: Refusal): void => {
    this.refused = whyNot(refusal);
  };

  /** Keys that are bound; else digits and letters: whatever names them as its shortcut. */
  readonly keys = (event: KeyboardEvent): void => {
    if (!isFree(event)) return;
    if (pressed(event, this.bindings) || (this.ready && press(keyOf(event), event))) event.preventDefault();
  };
}

/** Press what the key stands for on the board; says whether there was such a thing. */
function press(key: string, event: KeyboardEvent): boolean {
  if (key === 'Enter' && inside(event, 'button, a, summary')) return false; // it presses that
  const target =
    find(`[aria-keyshortcuts="${CSS.escape(key)}"]`) ?? (key === 'Enter' ? find('[data-choice="lock"]') : null);
  target?.click();
  return target !== null;
}

const find = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-board] ${selector}:not(:disabled)`);
