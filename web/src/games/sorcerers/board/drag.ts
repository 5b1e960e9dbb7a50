/** Dragging from a card or a sorcerer to a place on the board. With a finger too, where the element's `touch-action`
    leaves that way of moving to us: else the browser scrolls, and the drag ends. */

import { swallowClick } from './swallow';
import { lookAway } from './zoom.svelte';

export interface Drag {
  /** Whether there is something to drag now. */
  may(): boolean;
  begin(): void;
  /** Let go over the place of this name; null: beside everything. */
  drop(spot: string | null): void;
}

const FAR_PX = 8;

/** Makes an element draggable; places are elements with `data-spot`. */
export function draggable(node: HTMLElement, drag: Drag): { update(next: Drag): void; destroy(): void } {
  let now = drag;
  let from: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !now.may()) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', escape, true);
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(dx, dy) > FAR_PX) {
      ghost = picture(node);
      lookAway();
      now.begin();
      node.classList.add('dragged');
      document.body.style.userSelect = 'none';
    }
    if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) scale(0.9)`;
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== from?.id) return;
    const dragged = ghost !== null;
    stop();
    if (!dragged) return;
    swallowClick();
    const over = document.elementFromPoint(event.clientX, event.clientY);
    now.drop(over?.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? null);
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId === from?.id) stop();
  }

  function escape(event: KeyboardEvent): void {
    if (event.key === 'Escape') stop();
  }

  function stop(): void {
    from = null;
    ghost?.remove();
    ghost = null;
    node.classList.remove('dragged');
    document.body.style.userSelect = '';
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', escape, true);
  }

  node.addEventListener('pointerdown', down);
  return {
    update: (next) => (now = next),
    destroy: () => {
      stop();
      node.removeEventListener('pointerdown', down);
    },
  };
}

/** What follows the pointer: the thing itself, seen through, out of everybody's way. */
function picture(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  for (const name of ['data-spot', 'data-card', 'data-choice', 'aria-keyshortcuts']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '20',
    pointerEvents: 'none',
    opacity: '0.85',
  });
  document.body.append(copy);
  return copy;
}
