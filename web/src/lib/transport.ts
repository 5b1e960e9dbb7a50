/**
 * Where requests and lines to tables go: over the network to a server, or to the engine in a worker of this browser
 * (../alone), where the page names one. Nothing else in the client knows the difference.
 */

import type { Host } from '../alone/host';
import { plays } from './offline';

/** As much of a socket as a table needs; its states are those of `WebSocket`. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send(text: string): void;
  close(): void;
}

const named = (name: string): string =>
  typeof document === 'undefined' || !('querySelector' in document)
    ? ''
    : (document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '');

/** Where the server has the engine for whoever wants to play offline; empty: it has none. */
export const offered = named('offline');
/** Whether this page plays without its server, with the engine that was kept. */
export const away = offered !== '' && plays(named('build'));
const folder = named('engine') || (away ? offered : '');

/** Whether this page has its server in the browser. */
export const alone = folder !== '';

let host: Promise<Host> | null = null;

/** The engine, started when it is first needed; one that did not start is tried again. */
function engine(): Promise<Host> {
  if (host) return host;
  const starting = import('../alone/host').then((found) => found.start(folder));
  starting.catch(() => (host = null));
  return (host = starting);
}

/** What is at an address of the server. */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  return alone ? (await engine()).request(path, init) : fetch(path, init);
}

/** A line to a table. */
export function line(table: string): Line | Promise<Line> {
  if (alone) return engine().then((found) => found.line(table));
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws/tables/${table}`);
}
