/** The page's end of the engine in the worker: answers as `fetch` gives them, lines as sockets are. */

import { keepAll } from './keep';
import { settings } from '../lib/settings.svelte';
import type { Line } from '../lib/transport';
import type { FromWorker, ToWorker } from './words';

const API = '/api/';
const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/** A line to a table in the worker. */
class WorkerLine implements Line {
  readyState = CONNECTING;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;

  constructor(private readonly post: (text: string | null) => void) {
    // Whoever has laid it first says what to do when it is open.
    setTimeout(() => {
      if (this.readyState !== CONNECTING) return;
      this.readyState = OPEN;
      this.onopen?.(new Event('open'));
    });
  }

  send(text: string): void {
    this.post(text);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.post(null);
  }

  /** The engine has said something. */
  hear(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  /** The engine has closed the line. */
  end(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.(new CloseEvent('close', { code }));
  }
}

export class Host {
  private readonly answers = new Map<number, (answer: Response) => void>();
  private readonly lines = new Map<number, WorkerLine>();
  private number = 0;

  constructor(private readonly worker: Worker) {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.take(data);
    document.addEventListener('click', this.save, true);
  }

  /** What the engine answers at an address. */
  request(path: string, init: RequestInit): Promise<Response> {
    const id = (this.number += 1);
    return new Promise((done, fail) => {
      this.answers.set(id, done);
      init.signal?.addEventListener('abort', () => {
        this.answers.delete(id);
        fail(new DOMException('given up', 'AbortError'));
      });
      const address = path.startsWith(API) ? path.slice(API.length) : path;
      const body = typeof init.body === 'string' ? init.body : '';
      this.post({ type: 'request', id, method: init.method ?? 'GET', address, body });
    });
  }

  /** A line to a table. */
  line(table: string): Line {
    const line = (this.number += 1);
    const made = new WorkerLine((text) => {
      if (text === null) this.lines.delete(line);
      this.post(text === null ? { type: 'hang-up', line } : { type: 'say', line, text });
    });
    this.lines.set(line, made);
    this.post({ type: 'connect', line, table });
    return made;
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private take(told: FromWorker): void {
    switch (told.type) {
      case 'answer': {
        const body = told.status === 204 ? null : told.body;
        this.answers.get(told.id)?.(
          new Response(body, { status: told.status, headers: { 'content-type': told.kind } }),
        );
        this.answers.delete(told.id);
        break;
      }
      case 'told':
        this.lines.get(told.line)?.hear(told.text);
        break;
      case 'closed':
        this.lines.get(told.line)?.end(told.code);
        this.lines.delete(told.line);
    }
  }

  /** Links to files of the server: there is none that a browser could load them from. */
  private save = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link?.pathname.startsWith(API) || link.origin !== location.origin) return;
    event.preventDefault();
    event.stopPropagation();
    void this.request(link.pathname + link.search, {}).then(async (answer) => {
      const file = document.createElement('a');
      file.href = URL.createObjectURL(await answer.blob());
      file.download = link.download || 'hanpan.jsonl';
      file.click();
      setTimeout(() => URL.revokeObjectURL(file.href), 10_000);
    });
  };
}

/** Start the engine whose files lie in that folder. */
export function start(folder: string): Promise<Host> {
  const worker = new Worker(new URL('./engine.ts', import.meta.url), { type: 'module', name: 'hanpan' });
  return new Promise((done, fail) => {
    const give = (why: string): void => {
      worker.terminate();
      fail(new Error(why));
    };
    worker.onerror = (event) => give(event.message || 'the worker did not start');
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'started') {
        done(new Host(worker));
        void keepAll(folder);
      } else if (data.type === 'failed') give(data.why);
    };
    worker.postMessage({ type: 'start', folder, lang: settings.lang } satisfies ToWorker);
  });
}
