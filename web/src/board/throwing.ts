/** A die in the hand: dragged, shaken, and thrown when it is let go in flight, or pressed. Let go at rest near its place, it
 * goes back. */

import type { Action } from 'svelte/action';

/** From the place of the die to where it was let go, in pixels. */
export interface Throw {
  x: number;
  y: number;
}

interface Sample extends Throw {
  at: number;
}

const TAP = 8; // pixels: a hand that holds still is not stiller
const FAR = 48; // pixels: from here on it is thrown however slow it is
const FAST = 0.35; // pixels a millisecond
const RECENT = 120; // milliseconds that tell how fast it is

/** How a gesture ended: pressed, flung, carried off, or put back (null). */
export function thrown(path: readonly Sample[]): Throw | null {
  const last = path.at(-1);
  if (!last) return null;
  const far = Math.hypot(last.x, last.y);
  const most = Math.max(...path.map(({ x, y }) => Math.hypot(x, y)));
  if (most < TAP || far >= FAR) return { x: last.x, y: last.y };
  const before = path.find(({ at }) => last.at - at <= RECENT) ?? last;
  const ms = Math.max(1, last.at - before.at);
  return Math.hypot(last.x - before.x, last.y - before.y) / ms >= FAST ? { x: last.x, y: last.y } : null;
}

/** Let what is in `node` be thrown by hand; null: not now. */
export const throwing: Action<HTMLElement, ((how: Throw) => void) | null> = (node, given) => {
  let done = given;
  let from: { x: number; y: number; id: number } | null = null;
  let path: Sample[] = [];

  function down(event: PointerEvent): void {
    if (!done || event.button || from) return;
    event.preventDefault();
    node.setPointerCapture(event.pointerId);
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    path = [{ x: 0, y: 0, at: event.timeStamp }];
    node.dataset.held = '';
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== from?.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    path.push({ x, y, at: event.timeStamp });
    node.style.translate = `${x}px ${y}px`;
    node.style.rotate = `${Math.max(-24, Math.min(24, x / 5))}deg`;
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== from?.id) return;
    const how = event.type === 'pointerup' ? thrown(path) : null;
    from = null;
    delete node.dataset.held;
    node.style.translate = node.style.rotate = '';
    if (how) done?.(how);
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  return {
    update(next) {
      done = next;
    },
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
    },
  };
};
