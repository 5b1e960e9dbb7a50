import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookAway, lookedAt, zoomable } from './zoom.svelte';

/** Something with a card on it, as far as looking closely needs it. */
function thing(): HTMLElement {
  return Object.assign(new EventTarget(), { getBoundingClientRect: () => ({}) }) as unknown as HTMLElement;
}

/** The mouse comes over it, with these buttons held. */
function enter(node: HTMLElement, buttons: number): void {
  node.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'mouse', buttons }));
  vi.runAllTimers();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  lookAway();
});

test('the mouse rests on a card: it is looked at', () => {
  const node = thing();
  zoomable(node, { card: 'SOR-05' });
  enter(node, 0);
  expect(lookedAt()?.card).toBe('SOR-05');
});

test('something is drawn over a card: nothing covers the board', () => {
  const node = thing();
  zoomable(node, { card: 'SOR-05' });
  enter(node, 1);
  expect(lookedAt()).toBeNull();
});
