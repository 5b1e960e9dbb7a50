/** What each sound is made of. No files: a sound is a few tones and some filtered noise, in numbers. */

export interface Layer {
  wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** Seconds after the sound begins, and how long it lasts. */
  at?: number;
  length: number;
  /** Pitch at the beginning and at the end; of noise: the middle of the band that is let through. */
  from: number;
  to?: number;
  gain: number;
}

const knock = (at: number, from: number, gain: number): Layer => ({ wave: 'noise', at, length: 0.05, from, gain });
const note = (at: number, from: number, length: number, gain: number): Layer => ({
  wave: 'triangle',
  at,
  length,
  from,
  gain,
});

export const RECIPES = {
  /** Dice in the hand. */
  roll: [0, 0.07, 0.13, 0.2, 0.26, 0.34].map((at, n) => knock(at, 2200 - 150 * n, 0.5)),
  /** A die lies still. */
  land: [knock(0, 900, 0.9), { wave: 'sine', length: 0.09, from: 190, to: 110, gain: 0.5 }],
  /** A card is drawn or laid down. */
  card: [{ wave: 'noise', length: 0.12, from: 3200, to: 1400, gain: 0.35 }],
  /** A secret choice is made. */
  seal: [knock(0, 500, 0.7), note(0.03, 392, 0.14, 0.25)],
  /** What was hidden is turned up. */
  reveal: [
    { wave: 'noise', length: 0.16, from: 1200, to: 4200, gain: 0.3 },
    note(0.1, 587, 0.12, 0.25),
    note(0.16, 880, 0.16, 0.2),
  ],
  /** A shield holds. */
  shield: [
    { wave: 'square', length: 0.22, from: 1480, to: 1420, gain: 0.08 },
    { wave: 'triangle', length: 0.3, from: 2217, to: 2170, gain: 0.16 },
    knock(0, 3000, 0.4),
  ],
  /** A shield breaks, a thing is destroyed. */
  break: [
    { wave: 'noise', length: 0.3, from: 3600, to: 500, gain: 0.6 },
    { wave: 'triangle', length: 0.16, from: 900, to: 180, gain: 0.25 },
  ],
  /** A blow; the larger, the lower and louder. */
  hit: [
    { wave: 'noise', length: 0.14, from: 700, to: 180, gain: 0.8 },
    { wave: 'sine', length: 0.2, from: 150, to: 45, gain: 0.9 },
  ],
  heal: [note(0, 523, 0.18, 0.25), note(0.08, 659, 0.18, 0.25), note(0.16, 784, 0.26, 0.25)],
  /** Points go to the total. */
  gain: [note(0, 784, 0.08, 0.25), note(0.06, 1047, 0.14, 0.25)],
  /** Points or a chance are lost. */
  loss: [note(0, 330, 0.12, 0.25), note(0.1, 247, 0.22, 0.25)],
  /** Something goes onto the stack, or a card takes effect. */
  stack: [
    { wave: 'sine', length: 0.22, from: 220, to: 440, gain: 0.35 },
    { wave: 'noise', length: 0.18, from: 500, to: 1800, gain: 0.15 },
  ],
  /** What was on the way is stopped. */
  stop: [{ wave: 'square', length: 0.2, from: 440, to: 130, gain: 0.12 }, knock(0.02, 1200, 0.5)],
  /** Something happens to everybody: an event, a train, the dark. */
  event: [
    { wave: 'sine', length: 0.7, from: 130, to: 128, gain: 0.6 },
    { wave: 'triangle', length: 0.5, from: 262, to: 259, gain: 0.2 },
    knock(0, 800, 0.5),
  ],
  /** A step on the way. */
  step: [{ wave: 'noise', length: 0.04, from: 1500, to: 700, gain: 0.35 }],
  /** It is the visitor's turn. */
  turn: [note(0, 659, 0.22, 0.3), note(0.12, 880, 0.3, 0.3)],
  /** The time is nearly over. */
  clock: [knock(0, 2600, 0.5)],
  win: [523, 659, 784, 1047].map((pitch, n) => note(0.12 * n, pitch, n === 3 ? 0.6 : 0.2, 0.35)),
  lose: [392, 349, 311, 233].map((pitch, n) => note(0.18 * n, pitch, n === 3 ? 0.7 : 0.24, 0.3)),
  draw: [note(0, 440, 0.3, 0.3), note(0.16, 440, 0.4, 0.25)],
} satisfies Record<string, Layer[]>;

export type Sound = keyof typeof RECIPES;
export const SOUNDS = Object.keys(RECIPES) as Sound[];

/** What an event sounds like. */
export interface Cue {
  sound: Sound;
  /** How much of it, from 0 to 1: a blow of a third of somebody's health is a 1. */
  size?: number;
}

/** The size of a change of a number, where so much is a great deal. */
export function sizeOf(change: { before: number; after: number }, great: number): number {
  return Math.min(1, Math.abs(change.after - change.before) / great);
}
