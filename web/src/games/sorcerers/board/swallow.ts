/** Presses that were for something else than choosing: a drag, a long look. */

const NEW = ['pointerdown', 'keydown'];

/** The click that ends the present press does nothing, whenever the browser sends it: that of a finger comes in a task of
    its own, or never. The next press or key is a new one, and is never swallowed. */
export function swallowClick(): void {
  const over = (): void => {
    removeEventListener('click', swallow, true);
    NEW.forEach((kind) => removeEventListener(kind, over, true));
  };
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    over();
  };
  addEventListener('click', swallow, true);
  NEW.forEach((kind) => addEventListener(kind, over, true));
}
