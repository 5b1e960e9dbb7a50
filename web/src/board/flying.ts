/** What is won flies from where it was won to where it is counted, over everything else on the screen. */

import type { Action } from 'svelte/action';
import { motionReduced, settings } from '../lib/settings.svelte';

const LONG = 800; // milliseconds at speed 1

/** Send a copy of `node` to the first thing that `goal` finds; where there is none, or nothing shall move, it stays. */
export const flying: Action<HTMLElement, string> = (node, goal) => {
  const there = document.querySelector(goal)?.getBoundingClientRect();
  if (!there || motionReduced() || !settings.speed || !node.animate) return;
  const here = node.getBoundingClientRect();
  const { color, background, borderRadius, padding, fontSize, fontWeight } = getComputedStyle(node);
  const ghost = document.createElement('b');
  ghost.textContent = node.textContent;
  ghost.ariaHidden = 'true';
  ghost.dataset.flying = goal;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${here.left + here.width / 2}px`,
    top: `${here.top + here.height / 2}px`,
    zIndex: '40',
    pointerEvents: 'none',
    color,
    background,
    borderRadius,
    padding,
    fontSize,
    fontWeight,
  });
  document.body.append(ghost);
  const [x, y] = [
    there.left + there.width / 2 - here.left - here.width / 2,
    there.top + there.height / 2 - here.top - here.height / 2,
  ];
  node.style.visibility = 'hidden';
  const at = (dx: number, dy: number, scale: number): string =>
    `translate(-50%, -50%) translate(${dx}px, ${dy}px) scale(${scale})`;
  const flight = ghost.animate(
    [
      { transform: at(0, 0, 0.4), opacity: 0 },
      { transform: at(0, -10, 1.25), opacity: 1, offset: 0.25 },
      { transform: at(0, -10, 1.15), offset: 0.45, easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)' },
      { transform: at(x, y, 0.55), opacity: 1, offset: 0.96 },
      { transform: at(x, y, 0.5), opacity: 0 },
    ],
    { duration: LONG / settings.speed, fill: 'both' },
  );
  // It arrives, also where the show has gone on.
  flight.onfinish = flight.oncancel = (): void => ghost.remove();
};
