/** What the visitor has set, kept in this browser. */

export type Lang = 'ko' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';
export type Coach = 'off' | 'ask' | 'always';
export type Confirm = 'instant' | 'twice';
/** How many times calm; 0: everything at once. */
export type Speed = 0 | 1 | 2 | 4;

export interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  coach: Coach;
  confirm: Confirm;
  speed: Speed;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  vibrate: boolean;
  /** Sounds in words, too. */
  captions: boolean;
  alerts: boolean;
}

const KEY = 'hanpan.settings';

function defaults(): Settings {
  return {
    lang: navigator.language.toLowerCase().startsWith('ko') ? 'ko' : 'en',
    theme: 'auto',
    motion: 'auto',
    coach: 'ask',
    confirm: 'instant',
    speed: 2,
    sound: true,
    volume: 0.6,
    vibrate: true,
    captions: false,
    alerts: false,
  };
}

function stored(): Settings {
  const base = defaults();
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return { ...base, ...found };
  } catch {
    return base; // a broken entry is as good as none
  }
}

export const settings: Settings = $state(stored());

/** Change some settings, keep them, and put them into effect. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private browsing: the settings last as long as the page
  }
  applySettings();
}

/** Put theme, motion and language onto the document. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.dataset.motion = motionReduced() ? 'reduced' : 'full';
}

/** Whether movement on the screen should be avoided. */
export function motionReduced(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'reduced';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
