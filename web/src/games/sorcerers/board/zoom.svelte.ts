/** Looking closely at a card: on hover, on focus, and on a long press. One card at a time. */

import type { Figures, Unit } from '../wire';
import { swallowClick } from './swallow';

export interface Looked {
  card: string;
  /** A sorcerer on the field: what it comes to now, and what it wears. */
  unit?: Unit | null;
  figures?: Figures | null;
  /** Why it cannot be played now, in words. */
  why?: string | null;
  /** Where on the screen the thing is. */
  box: DOMRect;
  /** Until something else is pressed. */
  kept: boolean;
}

let looked: Looked | null = $state.raw(null);

export function lookedAt(): Looked | null {
  return looked;
}

export function lookAway(): void {
  looked = null;
}

type Thing = Pick<Looked, 'card' | 'unit' | 'figures' | 'why'> | null;

const HOVER_MS = 350;
const PRESS_MS = 450;
const NEAR_PX = 10;

/** Shows the card of an element closely while it is looked at. */
export function zoomable(node: HTMLElement, thing: Thing): { update(next: Thing): void; destroy(): void } {
  let now = thing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: { x: number; y: number } | null = null;

  const show = (kept: boolean): void => {
    if (now) looked = { ...now, box: node.getBoundingClientRect(), kept };
  };
  const mine = (): boolean => looked !== null && now !== null && looked.card === now.card && !looked.kept;
  const hide = (): void => {
    clearTimeout(timer);
    if (mine()) looked = null;
  };

  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons) return; // nothing covers the board while something is drawn over it
    clearTimeout(timer);
    timer = setTimeout(() => show(false), HOVER_MS);
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') hide();
  };
  const down = (event: PointerEvent): void => {
    clearTimeout(timer);
    if (event.pointerType === 'mouse') {
      hide();
      return;
    }
    at = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      show(true);
      swallowClick();
    }, PRESS_MS);
  };
  const move = (event: PointerEvent): void => {
    if (at && Math.hypot(event.clientX - at.x, event.clientY - at.y) > NEAR_PX) clearTimeout(timer);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') clearTimeout(timer);
  };
  const focus = (): void => {
    if (node.matches(':focus-visible')) show(false);
  };
  const menu = (event: Event): void => {
    if (at) event.preventDefault(); // a long press is ours
  };

  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('focusin', focus);
  node.addEventListener('focusout', hide);
  node.addEventListener('contextmenu', menu);
  return {
    update: (next) => (now = next),
    destroy: () => hide(),
  };
}

/** Look at a card until something else is pressed. */
export function lookAt(node: Element, thing: NonNullable<Thing>): void {
  looked = { ...thing, box: node.getBoundingClientRect(), kept: true };
}
