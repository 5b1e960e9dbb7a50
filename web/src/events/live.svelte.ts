/** One tournament as this page sees it: loaded once, and again whenever its socket says that there is something new. */

import { ApiError } from '../lib/api';
import type { EventAct, EventNews, EventPage } from '../wire';
import { tournaments } from './api';
import { personText } from './words';

const FIRST_MS = 500;
const MOST_MS = 15_000;
/** Between two looks at a tournament in which much happens. */
const PAUSE_MS = 400;
const NOTHING_THERE = 4404;

export class LiveEvent {
  page: EventPage | null = $state.raw(null);
  /** Why the page could not be loaded. */
  problem: unknown = $state.raw(null);
  /** Whether the socket is there: what is shown is what is. */
  open = $state(false);
  /** Whether something that was sent waits for its answer. */
  busy = $state(false);
  /** Changes whenever a judge is called at a table, or has answered. */
  calls = $state(0);

  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private over = false;
  private loading = false;
  private again = false;
  /** The newest version that the socket has told of. */
  private heard = 0;

  constructor(readonly id: string) {}

  /** Look and listen; what it gives back ends that. */
  start(): () => void {
    void this.load();
    this.listen();
    return () => {
      this.over = true;
      clearTimeout(this.timer);
      this.socket?.close();
    };
  }

  /** Who is behind a handle. */
  name = (handle: string | null): string => {
    const one = this.page?.people.find((person) => person.handle === handle);
    return one ? personText(one) : (handle ?? '');
  };

  /** Whether I may send such an act here. */
  may = (act: EventAct['type']): boolean => this.page?.me.may.includes(act) ?? false;

  /** Do something. Raises ApiError with the reason; then nothing has changed. */
  async act(act: EventAct): Promise<void> {
    this.busy = true;
    try {
      this.take(await tournaments.act(this.id, act));
    } finally {
      this.busy = false;
    }
  }

  /** Load the page again; looks that come close together are one. */
  async load(): Promise<void> {
    if (this.loading) {
      this.again = true;
      return;
    }
    this.loading = true;
    try {
      this.take(await tournaments.page(this.id));
      this.problem = null;
    } catch (error) {
      if (!this.over && (!this.page || (error instanceof ApiError && error.status === 404))) this.problem = error;
    }
    await new Promise((done) => setTimeout(done, this.page ? PAUSE_MS : 0));
    this.loading = false;
    if ((this.again || this.heard > (this.page?.version ?? this.heard)) && !this.over) {
      this.again = false;
      void this.load();
    }
  }

  private take(page: EventPage): void {
    if (!this.over && page.version >= (this.page?.version ?? 0)) this.page = page;
  }

  private listen(): void {
    const line = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/events/${this.id}`,
    );
    this.socket = line;
    line.onmessage = ({ data }) => {
      const news = JSON.parse(String(data)) as EventNews;
      this.tries = 0;
      this.open = true;
      this.heard = news.version;
      this.calls = news.calls ?? 0;
      const page = this.page;
      if (!page) return;
      const { version, me } = page;
      const called = news.call !== (me.call?.number ?? null);
      if (news.version !== version || news.table !== me.table || news.invited !== me.invited || called)
        void this.load();
    };
    line.onclose = ({ code }) => {
      if (this.socket !== line || this.over) return;
      this.open = false;
      if (code === NOTHING_THERE) return;
      this.tries += 1;
      this.timer = setTimeout(
        () => {
          this.listen();
          void this.load(); // something may have happened meanwhile
        },
        Math.min(MOST_MS, FIRST_MS * 2 ** this.tries),
      );
    };
  }
}
