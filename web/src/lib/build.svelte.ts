/** Which build this page is, whether the server has a newer one, and whether the browser is online. */

import { keptGames, noteKept } from './offline';
import { alone, offered } from './transport';

const WORKER = '/sw.js';
const LATER_MS = 6000; // when the page has long been usable

class Shell {
  /** The browser says that it is offline. */
  off = $state(false);
  /** The build that the server has, if it is another than this page's. */
  newer = $state('');
}

export const shell = new Shell();

const ownBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

/** Follow whether the browser is online. */
export function watchConnection(): void {
  const look = (): void => void (shell.off = !navigator.onLine);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
}

/** The server has named the build of its client. Nothing is loaded again unless somebody asks for it. */
export function heardBuild(build: string | null): void {
  if (!build) return;
  const own = ownBuild();
  if (own) shell.newer = build === own ? '' : build;
}

/** Have the worker keep the shell, so that the app opens offline, and renew the games that somebody keeps. */
export function keepShell(): void {
  if (!canKeep()) return;
  setTimeout(() => void register(), alone ? 0 : LATER_MS);
  const kept = keptGames();
  if (kept && offered && kept.build !== ownBuild()) setTimeout(() => void keepGames(), LATER_MS);
}

/** Whether this browser keeps pages: not in development, and not where the page came by plain http. */
export function canKeep(): boolean {
  return ownBuild() !== '' && 'serviceWorker' in navigator && 'caches' in window;
}

const register = (): Promise<unknown> => navigator.serviceWorker.register(WORKER).catch(() => undefined);

/** Keep the games, to play offline; whether that worked. */
export async function keepGames(): Promise<boolean> {
  await register();
  const { keepAll } = await import('../alone/keep');
  const kept = await keepAll(offered);
  if (kept) noteKept({ folder: offered, build: ownBuild() });
  return kept;
}

/** Keep them no longer. */
export async function dropGames(): Promise<void> {
  noteKept(null);
  await (await import('../alone/keep')).drop();
}

/** Whether the games of this build are here. */
export const gamesHere = (): boolean => keptGames()?.build === ownBuild();
