/**
 * The service worker: keeps the shell of one build, so that the app opens without a line. Pages come from the server
 * whenever it answers. What is alive (the API, sockets) never passes through here.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Asking) => void): void;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

/** Put in by the build (vite.config.ts). */
declare const __SHELL__: { build: string; files: string[] };

const worker = self as unknown as Scope;
const { build, files } = __SHELL__;
const OURS = 'hanpan-shell-';
const CACHE = OURS + build;
const PAGE = '/';
const FOREVER = ['/assets/', '/engine/']; // names that change with their content

worker.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(clear().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(api|ws|preview)(\/|$)/.test(pathname)) event.respondWith(page(request));
  } else if (FOREVER.some((place) => pathname.startsWith(place))) {
    event.respondWith(asset(request));
  } else if (files.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => kept(request)));
  }
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  // A page of another build would name files that are not here: ask the server, not the browser's memory.
  await cache.addAll(files.map((file) => new Request(file, file.startsWith(FOREVER[0]!) ? {} : { cache: 'no-cache' })));
}

async function clear(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    // A folder of files knows no address of the client but the first.
    return answer.status === 404 ? ((await (await caches.open(CACHE)).match(PAGE)) ?? answer) : answer;
  } catch {
    return kept(PAGE);
  }
}

/**
 * What was opened once opens again without a line; there are only as many as the build has. A page with its server in
 * the browser keeps all of them itself (alone/keep.ts).
 */
async function asset(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const cache = await caches.open(CACHE);
  const answer = await fetch(request);
  // The engine's files are kept as a whole, or not at all.
  if (answer.ok && new URL(request.url).pathname.startsWith(FOREVER[0]!))
    void cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

async function kept(request: Request | string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? Response.error();
}
