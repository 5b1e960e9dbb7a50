/** What the visitor has set, kept in this browser. */

import type { SeatInfo } from '../wire';
import { keepValue, keptValue } from './kept';

export type Face = NonNullable<SeatInfo['face']>;
export type Lang = 'ko' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';
export type Coach = 'off' | 'ask' | 'always';
/** Whether the coach asks before an answer that is much worse than its own. */
export type Warn = 'off' | 'on';
export type Confirm = 'instant' | 'twice';
/** What the table does with a question to which there is one answer only. */
export type Lone = 'answer' | 'ask';
/** How many times calm; 0: everything at once. */
export type Speed = 0 | 1 | 2 | 4;

export interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  coach: Coach;
  warn: Warn;
  confirm: Confirm;
  lone: Lone;
  speed: Speed;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  vibrate: boolean;
  /** Sounds in words, too. */
  captions: boolean;
  alerts: boolean;
  /** One's own face at tables; null: one that goes with the name. */
  face: Face | null;
}

/** The faces that people may choose from, in order. */
export const OWN_FACES: readonly Face[] = ['scholar', 'general', 'pedlar', 'bride', 'dancer', 'child'];

const KEY = 'hanpan.settings';

function defaults(): Settings {
  return {
    lang: navigator.language.toLowerCase().startsWith('ko') ? 'ko' : 'en',
    theme: 'auto',
    motion: 'auto',
    coach: 'ask',
    warn: 'off',
    confirm: 'instant',
    lone: 'answer',
    speed: 2,
    sound: true,
    volume: 0.6,
    vibrate: true,
    captions: false,
    alerts: false,
    face: null,
  };
}

function stored(): Settings {
  const found = (keptValue(KEY) ?? {}) as Partial<Settings>;
  const face = OWN_FACES.find((one) => one === found.face) ?? null; // no other is let in at a table
  return { ...defaults(), ...found, face };
}

export const settings: Settings = $state(stored());

/** Change some settings, keep them, and put them into effect. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keepValue(KEY, settings);
  applySettings();
}

/** Put theme, motion, speed and language onto the document. */
export function applySettings(): void {
  const root = document.documentElement;
  const reduced = motionReduced(); // asked first: afterwards the browser would work out all styles for the answer
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.dataset.motion = reduced ? 'reduced' : 'full';
  root.style.setProperty('--tempo', String(settings.speed || 1));
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/app.${settings.lang}.webmanifest`);
}

/** Whether movement on the screen should be avoided. */
export function motionReduced(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'reduced';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
