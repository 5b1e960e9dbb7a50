/** A swipe to the left or the right with one finger; what scrolls sideways by itself keeps its own. */

/** So far, and mostly sideways, or it was none. */
const FAR = 48;
const SLANT = 2;

export function swipe(node: HTMLElement, swiped: (onwards: boolean) => void): { destroy(): void } {
  let from: { x: number; y: number } | null = null;

  function down(event: TouchEvent): void {
    const [touch, more] = event.touches;
    from = touch && !more && !scrolls(event.target as Element) ? { x: touch.clientX, y: touch.clientY } : null;
  }

  function up(event: TouchEvent): void {
    const touch = event.changedTouches[0];
    if (!from || !touch) return;
    const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
    from = null;
    if (Math.abs(x) > FAR && Math.abs(x) > SLANT * Math.abs(y)) swiped(x < 0);
  }

  function scrolls(target: Element | null): boolean {
    for (let one = target; one && one !== node; one = one.parentElement)
      if (one.matches('input, select') || (one.scrollWidth > one.clientWidth + 1 && moves(one))) return true;
    return false;
  }

  const moves = (one: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);

  node.addEventListener('touchstart', down, { passive: true });
  node.addEventListener('touchend', up, { passive: true });
  return {
    destroy() {
      node.removeEventListener('touchstart', down);
      node.removeEventListener('touchend', up);
    },
  };
}
