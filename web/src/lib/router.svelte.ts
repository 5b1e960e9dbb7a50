/** Where the reader is, and going elsewhere. */

import { wearTypeface } from '../look/typeface';
import { routeOf, type Route } from './address';

const read = (): Route => routeOf(location.pathname, location.search);

let current: Route = $state.raw(read());

/** The present address. */
export function route(): Route {
  return current;
}

/** Go to an address of the client. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  wearTypeface();
  current = read();
  if (!replace) {
    window.scrollTo(0, 0);
    // A screen reader starts again at the top of the new page.
    queueMicrotask(() => document.querySelector<HTMLElement>('main')?.focus());
  }
}

window.addEventListener('popstate', () => (current = read()));

/** Follow plain left clicks on inner links without loading the page again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
