/** The frame around a board: what the bar above it says, whether the log stands beside it, whether the screen is large
    enough to hold everything at once. */

import type { Snippet } from 'svelte';
import { keepText, keptText } from '../lib/kept';

/** What a page puts into the bar. */
export interface Bar {
  /** The game's name and who plays. */
  title: string;
  /** What the page adds to the menu. */
  menu?: Snippet | undefined;
}

const KEY = 'hanpan.log';
/** A smaller screen cannot hold a board: the page scrolls. In widths of the root's letters, so that large letters count. */
const LEAST = { width: 21.25, height: 30 };
/** Less tall than this, as a phone on its side, the screen is divided: the table on the left, what one chooses on the right. */
const LOW = { width: 41.5, least: 20.5, below: 30 };
/** From here on the log may stand beside the board. */
const WIDE = 75;

class Frame {
  bar: Bar | null = $state.raw(null);
  /** Whether the screen is wide enough for a log beside the board. */
  wide = $state(false);
  /** Whether it is unfolded there. */
  unfolded = $state(keptText(KEY) !== 'folded');
  /** Logs on the page. */
  logs = $state(0);
  /** Whether everything has to fit; else the page scrolls. */
  fixed = $state(true);
  /** Whether it has to fit on a screen that is wide and low. */
  low = $state(false);

  /** Whether the log takes a part of the board's width now. */
  readonly beside = $derived(this.wide && this.unfolded && this.logs > 0);

  /** Follow the size of the screen, until the function that comes back is called. */
  readonly watch = (): (() => void) => {
    addEventListener('resize', this.measure);
    this.measure();
    return () => removeEventListener('resize', this.measure);
  };

  readonly measure = (): void => {
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    this.wide = innerWidth >= WIDE * letter;
    const [width, height] = [innerWidth / letter, innerHeight / letter];
    this.low = width >= LOW.width && height >= LOW.least && height < LOW.below;
    this.fixed = this.low || (width >= LEAST.width && height >= LEAST.height);
  };

  readonly fold = (): void => {
    this.unfolded = !this.unfolded;
    keepText(KEY, this.unfolded ? 'open' : 'folded');
  };
}

export const frame = new Frame();

/** Made while a page is: what it puts into the bar, for as long as it is there. */
export function inBar(said: () => Bar): void {
  $effect.pre(() => {
    frame.bar = said();
  });
  $effect.pre(() => () => (frame.bar = null));
}
