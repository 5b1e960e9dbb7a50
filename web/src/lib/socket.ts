/** One table's socket: says hello, counts what it hears, asks again after a gap, never doubles a move. */

import {
  PROTOCOL_VERSION,
  type Checked,
  type Draft,
  type FromClient,
  type FromServer,
  type OptionsReply,
  type Refusal,
  type TextReply,
  type Weighed,
} from '../wire';
import { api, ApiError, seatKeys } from './api';
import { t } from './i18n.svelte';
import { settings } from './settings.svelte';
import { alone, line, type Line } from './transport';
import { lineProblem } from './words';

export type Link = 'connecting' | 'open' | 'lost' | 'outdated' | 'closed' | 'missing' | 'aside' | 'busy' | 'signed-out';
/** What a question of ours is told. */
type Told = Checked | OptionsReply | TextReply | Weighed;
export type Answer = { ok: true; told?: Told } | { ok: false; refusal: Refusal } | { ok: false; problem: string };
type Request = Extract<FromClient, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

export interface Listener {
  /** How many steps of the game this browser has been told. */
  known(): number;
  message(message: FromServer): void;
  link(link: Link): void;
}

interface Waiting {
  request: Request;
  /** How often the server stumbled while it was waited for. */
  defects: number;
  /** How often it was sent again because it came too fast. */
  retries: number;
  answer(answer: Answer): void;
}

const SIGNED_OUT = 4401;
const NO_TABLE = 4404;
/** The server cannot go on with the table until somebody has put it right: ask again now and then. */
const ASIDE = 4423;
const ASIDE_AGAIN_MS = 20_000;
/** How often it is asked: a table that nobody puts right is left alone after about a quarter of an hour. */
const ASIDE_MOST = 45;
/** The server is too busy for another spectator: ask again now and then. */
const BUSY = 4432;
/** The server stumbled over something. */
const DEFECT = 1011;
/** A request over which it stumbles so often is the cause: it has failed, and is not sent again. */
const DEFECTS_MOST = 2;
/** Too many messages in a short time: a refused request is sent again, a few times, before it fails. */
const TOO_FAST = 'too_fast';
const RETRIES_MOST = 3;
const RETRY_MS = 1000;
const NOT_YOUR_SEAT = 4403;
const LOOK_MS = 1000;
const PING_AFTER_MS = 10_000;
const DEAD_AFTER_MS = 6000;

export class TableSocket {
  private socket: Line | null = null;
  private waiting = new Map<string, Waiting>();
  private seq = -1;
  private tries = 0;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looking: ReturnType<typeof setInterval>;
  private heard = 0;
  /** Since when something that will be answered has not been; 0: nothing is due. */
  private owed = 0;
  private done = false;
  private aside = false;
  private busy = false;
  /** How often the server has said that the table is set aside, in a row. */
  private asides = 0;
  /** The seat's secret; null: a spectator; undefined: the server must be asked. */
  private key: string | null | undefined;

  constructor(
    private readonly table: string,
    key: string | null,
    private readonly lang: 'ko' | 'en',
    private readonly listener: Listener,
    /** Somebody comes to judge: with the key of the table's judge, or by the role of the account (''). */
    private judge: string | null = null,
  ) {
    this.key = judge === null ? (key ?? undefined) : judge || null;
    void this.connect();
    window.addEventListener('online', this.wake);
    if (!alone) window.addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.wake);
    this.looking = setInterval(this.look, LOOK_MS);
  }

  /** Ask the server for something; the promise settles once it has stored or refused it. */
  ask(request: WithoutId<Request>): Promise<Answer> {
    const full = { ...request, id: newId() } as Request;
    return new Promise((answer) => {
      this.waiting.set(full.id, { request: full, defects: 0, retries: 0, answer });
      this.send(full);
    });
  }

  /** Tell the server something that it need not answer; lost if the line is down. */
  tell(message: Draft): void {
    this.send(message);
  }

  /** Leave the table. */
  close(): void {
    this.finish('closed');
    window.removeEventListener('online', this.wake);
    window.removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.wake);
    if (this.socket) hangUp(this.socket);
  }

  private finish(link: Link): void {
    this.done = true;
    clearTimeout(this.timer);
    clearInterval(this.looking);
    this.listener.link(link);
  }

  private async connect(): Promise<void> {
    if (this.done) return;
    clearTimeout(this.timer);
    const attempt = (this.attempt += 1);
    // An engine in the browser may have to be fetched first.
    this.owed = alone ? 0 : Date.now();
    if (!this.aside && !this.busy) this.listener.link(this.tries ? 'lost' : 'connecting');
    if (this.key === undefined && !(await this.findKey(attempt))) return;
    const laid = line(this.table);
    if (laid instanceof Promise) {
      const made = await laid.catch(() => null);
      if (attempt !== this.attempt || this.done) made?.close();
      else if (made) this.use(made);
      else this.again(0);
    } else this.use(laid);
  }

  /** Speak and listen on a line that is being laid. */
  private use(socket: Line): void {
    this.owed = Date.now();
    this.socket = socket;
    socket.onopen = () => {
      this.send({
        type: 'hello',
        version: PROTOCOL_VERSION,
        key: this.key ?? null,
        lang: this.lang,
        judge: this.judge === '',
        known: this.listener.known(),
        face: settings.face,
      });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.owed = 0;
      this.take(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.socket && !this.done) this.again(event.code);
    };
  }

  /** Ask the server which seat is ours; false if this attempt to connect ends here. */
  private async findKey(attempt: number): Promise<boolean> {
    try {
      const { key } = await api.seat(this.table);
      this.key = key;
      seatKeys.set(this.table, key);
    } catch (error) {
      if (attempt !== this.attempt || this.done) return false;
      if (error instanceof ApiError && error.status === 404) this.finish('missing');
      else this.again(0);
      return false;
    }
    return attempt === this.attempt && !this.done;
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case 'reload':
        this.finish('outdated');
        return;
      case 'welcome':
        this.seq = message.seq;
        // Whoever comes back may find another server: its answer names the client that it has now.
        if (this.tries) void api.health().catch(() => undefined);
        this.tries = 0;
        this.aside = this.busy = false;
        this.asides = 0;
        this.listener.link('open');
        // What was asked before the line broke is asked again under its old id: the server does it once.
        for (const { request } of this.waiting.values()) this.send(request);
        this.listener.message(message);
        return;
      case 'update':
      case 'notice':
        if (message.seq <= this.seq) return; // heard before
        if (message.seq !== this.seq + 1) {
          this.send({ type: 'resync', known: this.listener.known() });
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
        if (message.id && message.code === TOO_FAST && this.retry(message.id)) return;
        if (message.id) this.settle(message.id, { ok: false, problem: lineProblem(message) });
        this.listener.message(message);
        return;
      case 'hint':
        this.listener.message(message);
        this.settle(message.id, { ok: true });
        return;
      case 'options':
      case 'text_read':
      case 'checked':
      case 'weighed':
        this.settle(message.id, { ok: true, told: message });
        return;
      default:
        this.listener.message(message);
    }
  }

  /** Send a request again in a moment; false if nobody waits for it, or after too many retries. */
  private retry(id: string): boolean {
    const asked = this.waiting.get(id);
    if (!asked || asked.retries === RETRIES_MOST) return false;
    asked.retries += 1;
    setTimeout(() => this.waiting.get(id) === asked && this.send(asked.request), RETRY_MS);
    return true;
  }

  private settle(id: string, answer: Answer): void {
    this.waiting.get(id)?.answer(answer);
    this.waiting.delete(id);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.owed ||= Date.now();
    this.socket.send(JSON.stringify(message));
  }

  private again(code: number): void {
    this.socket = null;
    this.owed = 0;
    if (code === NO_TABLE) {
      this.finish('missing');
      return;
    }
    if (code === SIGNED_OUT) {
      // Whoever this browser is now has another name; the reader decides how to go on.
      this.finish('signed-out');
      return;
    }
    if (code === NOT_YOUR_SEAT) {
      // Whoever may not judge here looks on.
      this.judge = null;
      this.key = undefined;
      seatKeys.forget(this.table);
    }
    this.tries += 1;
    this.aside = code === ASIDE;
    this.busy = code === BUSY;
    if (this.aside && ++this.asides >= ASIDE_MOST) {
      this.finish('aside');
      return;
    }
    if (code === DEFECT) this.giveUpRequests();
    this.listener.link(this.aside ? 'aside' : this.busy ? 'busy' : 'lost');
    const wait =
      (this.aside || this.busy ? ASIDE_AGAIN_MS : Math.min(8000, 250 * 2 ** Math.min(this.tries, 5))) *
      (0.75 + Math.random() / 2);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), wait);
  }

  /** What the server stumbles over again is no accident: sent once more it would break every line. */
  private giveUpRequests(): void {
    for (const [id, waiting] of this.waiting) {
      waiting.defects += 1;
      if (waiting.defects >= DEFECTS_MOST) this.settle(id, { ok: false, problem: t('table-request-failed') });
    }
  }

  private wake = (): void => {
    if (document.visibilityState === 'hidden' || this.done) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: 'ping', at: Date.now() });
    else if (this.socket?.readyState !== WebSocket.CONNECTING) void this.connect();
  };

  /** Give the line up and begin anew: by itself a dead one may take minutes to close. */
  private drop = (): void => {
    if (this.done) return;
    const old = this.socket;
    this.attempt += 1;
    this.again(0);
    old?.close();
  };

  /** A line that owes an answer for too long is dead, whatever the browser says. */
  private look = (): void => {
    const now = Date.now();
    if (this.owed && now - this.owed > DEAD_AFTER_MS) this.drop();
    else if (now - this.heard > PING_AFTER_MS) this.send({ type: 'ping', at: now });
  };
}

/** A browser complains about a line that is cut while it is being laid: let it come up first, if it does. */
function hangUp(socket: Line): void {
  if (socket.readyState === WebSocket.CONNECTING) {
    socket.onopen = () => socket.close();
    setTimeout(() => socket.close(), DEAD_AFTER_MS);
  } else socket.close();
}

/** A name for a request. (`crypto.randomUUID` is not there on a page without https.) */
function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('');
}
