import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../lib/api';
import type { News, SeekBody } from '../wire';
import { meeting, seek, stop } from './news.svelte';

// These ask a page for its address.
vi.mock('../lib/start', () => ({ sitDown: vi.fn() }));
vi.mock('../lib/router.svelte', () => ({ go: vi.fn() }));

const WISH: SeekBody = { game: 'some-game', mode: 'quick', rated: false };
const NOTHING = { seeking: null, met: null, challenges: [], events: [] } as unknown as News;
const SEEKING = { ...NOTHING, seeking: { ...WISH, waited_ms: 0, bot_in_ms: 30_000 } } as unknown as News;
const SIGNED_OUT = 4401;

/** A line to a server that closes it for whoever has no session yet. */
class Line {
  static signedIn = false;
  static opened = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.opened += 1;
    if (!Line.signedIn) setTimeout(() => this.onclose?.({ code: SIGNED_OUT }));
  }
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { protocol: 'http:', host: 'hanpan.test' });
  vi.spyOn(api, 'seek').mockImplementation(() => {
    Line.signedIn = true; // the first answer of the server brings a session
    return Promise.resolve(SEEKING);
  });
  vi.spyOn(api, 'stopSeeking').mockResolvedValue(NOTHING);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('whoever looks for somebody on the very first visit goes on looking', async () => {
  await seek(WISH);
  await vi.advanceTimersByTimeAsync(100);
  expect(Line.opened).toBe(1);
  expect(meeting.news?.seeking).not.toBeNull();
  expect(meeting.wish).toEqual(WISH);
  await stop();
  expect(meeting.wish).toBeNull();
});
