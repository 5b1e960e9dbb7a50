/** Plays cues: sound, a buzz of the phone, a shake of the board and a caption, each where it is wanted. */

import { motionReduced, settings } from '../lib/settings.svelte';
import { say } from './captions.svelte';
import { RECIPES, type Cue, type Layer } from './recipes';

/** A blow of this size or more shakes the board and stops the show for a moment. */
export const HEAVY = 0.6;
const USUAL = 0.5;
const STOP_MS = 110;
const SHAKE_MS = 220;
const BUZZ_MS = 40;
const PRESSES = ['pointerdown', 'keydown'];
/** The sounds that a hand should feel. */
const FELT = new Set(['hit', 'break', 'land', 'win', 'lose']);

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers are silent until the visitor has pressed something: from then on there is sound. */
export function afterPress(): () => void {
  const forget = (): void => PRESSES.forEach((kind) => window.removeEventListener(kind, open));
  const open = (): void => {
    forget();
    if (!('AudioContext' in window)) return;
    context ??= new AudioContext();
    void context.resume();
  };
  if (navigator.userActivation?.hasBeenActive) open();
  else PRESSES.forEach((kind) => window.addEventListener(kind, open));
  return forget;
}

/** What the visitor hears, feels and reads of something that happens. */
export function perform(cue: Cue): void {
  const { sound, size = USUAL } = cue;
  if (settings.captions) say(sound);
  if (settings.sound) sounded(cue);
  if (settings.vibrate && FELT.has(sound) && 'vibrate' in navigator)
    navigator.vibrate(Math.round(BUZZ_MS * (0.5 + size)));
  if (stopOf(cue) > 0) shake(size);
}

/** Milliseconds for which the show holds its breath after this. */
export function stopOf({ sound, size = USUAL }: Cue): number {
  return sound === 'hit' && size >= HEAVY && !motionReduced() ? STOP_MS * size : 0;
}

function sounded({ sound, size = USUAL }: Cue): void {
  if (context?.state !== 'running' || settings.volume === 0) return;
  const master = context.createGain();
  master.gain.value = settings.volume * (sound === 'hit' ? 0.4 + 0.6 * size : 0.6);
  master.connect(context.destination);
  const lower = sound === 'hit' ? 1.25 - 0.5 * size : 1;
  for (const layer of RECIPES[sound]) voice(context, layer, lower, master);
}

function voice(context: AudioContext, layer: Layer, factor: number, into: AudioNode): void {
  const start = context.currentTime + (layer.at ?? 0);
  const end = start + layer.length;
  const level = context.createGain();
  level.gain.setValueAtTime(layer.gain, start);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  level.connect(into);
  const pitch = (param: AudioParam): void => {
    param.setValueAtTime(layer.from * factor, start);
    param.exponentialRampToValueAtTime((layer.to ?? layer.from) * factor, end);
  };
  if (layer.wave === 'noise') {
    const source = context.createBufferSource();
    const band = context.createBiquadFilter();
    source.buffer = noise ??= hiss(context);
    band.type = 'bandpass';
    pitch(band.frequency);
    source.connect(band).connect(level);
    source.start(start, 0, layer.length);
  } else {
    const tone = context.createOscillator();
    tone.type = layer.wave;
    pitch(tone.frequency);
    tone.connect(level);
    tone.start(start);
    tone.stop(end);
  }
}

/** A second of noise, the same for all. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  return buffer;
}

function shake(size: number): void {
  const far = 3 + 5 * size;
  const board = document.querySelector<HTMLElement>('#main');
  board?.animate?.(
    [0, -far, far * 0.7, -far * 0.4, 0].map((x) => ({ translate: `${x}px ${-x / 3}px` })),
    { duration: SHAKE_MS, easing: 'ease-out' },
  );
}
