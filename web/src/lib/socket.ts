/** One table's socket: says hello, counts what it hears, asks again after a gap, never doubles a move. */

import { PROTOCOL_VERSION, type FromClient, type FromServer, type Refusal } from '../wire';

export type Link = 'connecting' | 'open' | 'lost' | 'outdated' | 'closed';
export type Answer = { ok: true } | { ok: false; refusal: Refusal } | { ok: false; problem: string };
type Request = Extract<FromClient, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

export interface Listener {
  message(message: FromServer): void;
  link(link: Link): void;
}

interface Waiting {
  request: Request;
  answer(answer: Answer): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private seq = -1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private done = false;

  constructor(
    private readonly table: string,
    private readonly key: string | null,
    private readonly lang: 'ko' | 'en',
    private readonly listener: Listener,
  ) {
    this.connect();
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.watch();
  }

  /** Ask the server for something; the promise settles once it has stored or refused it. */
  ask(request: WithoutId<Request>): Promise<Answer> {
    const full = { ...request, id: crypto.randomUUID() } as Request;
    return new Promise((answer) => {
      this.waiting.set(full.id, { request: full, answer });
      this.send(full);
    });
  }

  /** Leave the table. */
  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
    this.listener.link('closed');
  }

  private connect(): void {
    if (this.done) return;
    this.listener.link(this.tries ? 'lost' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.table}`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.send({ type: 'hello', version: PROTOCOL_VERSION, key: this.key, lang: this.lang });
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      if (socket === this.socket) this.take(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.socket && !this.done) this.again(event.code);
    };
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case 'reload':
        this.done = true;
        this.listener.link('outdated');
        return;
      case 'welcome':
        this.seq = message.seq;
        this.tries = 0;
        this.listener.link('open');
        this.listener.message(message);
        // What was asked before the line broke is asked again under its old id: the server does it once.
        for (const { request } of this.waiting.values()) this.send(request);
        return;
      case 'update':
      case 'notice':
        if (message.seq <= this.seq) return; // heard before
        if (message.seq !== this.seq + 1) {
          this.send({ type: 'resync' });
          return;
        }
        this.seq = message.seq;
        this.listener.message(message);
        return;
      case 'done':
        this.settle(message.id, { ok: true });
        return;
      case 'refused':
        this.settle(message.id, { ok: false, refusal: message.refusal });
        return;
      case 'problem':
        if (message.id) this.settle(message.id, { ok: false, problem: message.message });
        this.listener.message(message);
        return;
      case 'hint':
        this.listener.message(message);
        this.settle(message.id, { ok: true });
        return;
      default:
        this.listener.message(message);
    }
  }

  private settle(id: string, answer: Answer): void {
    this.waiting.get(id)?.answer(answer);
    this.waiting.delete(id);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private again(code: number): void {
    if (code === 4404) {
      this.done = true;
      this.listener.link('closed');
      return;
    }
    this.tries += 1;
    this.listener.link('lost');
    const wait = Math.min(8000, 250 * 2 ** Math.min(this.tries, 5)) * (0.75 + Math.random() / 2);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private wake = (): void => {
    if (document.visibilityState === 'hidden' || this.done) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: 'ping', at: Date.now() });
    else if (this.socket?.readyState !== WebSocket.CONNECTING) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  /** A line that stays silent though it was pinged is dead, whatever the browser says. */
  private watch(): void {
    const tick = (): void => {
      if (this.done) return;
      if (this.socket?.readyState === WebSocket.OPEN) {
        if (Date.now() - this.heard > 25_000) this.socket.close();
        else this.send({ type: 'ping', at: Date.now() });
      }
      setTimeout(tick, 10_000);
    };
    setTimeout(tick, 10_000);
  }
}
