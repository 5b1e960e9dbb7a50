import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameClient, GameView } from '../games/client';
import type { Change, Event, FromServer } from '../wire';
import { settings } from './settings.svelte';
import { Table } from './table.svelte';

/** A socket on which the test is the server. */
class FakeSocket {
  static last: FakeSocket;
  static readonly OPEN = 1;
  readyState = FakeSocket.OPEN;
  sent: { type: string; known?: number }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {}
}

const happened = (...kinds: string[]): Event[] => kinds.map((kind) => ({ kind, clause: 'X-1' }));
const to = (round: number): Change[] => [{ at: ['round'], to: round }];
const view = (round: number): GameView => ({ round, stage: 'play' });
const ABOUT = { asked: null, waiting: [], clock: null, ending: null, seeds: [] };

function welcome(step: number, events: Event[][], patches: Change[][][], now: GameView): FromServer {
  const table = { id: 't', seats: {}, commitment: '', dice: 'secret' };
  const head = { type: 'welcome', version: 1, seq: 1, seat: 'p1', judge: false, table };
  const wishes = { draw_offer: null, draw_by: [], draw_game: false, rematch_by: [] };
  return { ...head, step, view: now, events, patches, ...ABOUT, ...wishes } as unknown as FromServer;
}

function update(seq: number, step: number, events: Event[], patches: Change[][], now: GameView): FromServer {
  return { type: 'update', seq, step, events, patches, view: now, ...ABOUT } as unknown as FromServer;
}

let table: Table;
const say = (message: FromServer): void => FakeSocket.last.onmessage({ data: JSON.stringify(message) });
/** The round on the board with each event, until nothing more is shown. */
function shownRounds(): number[] {
  const rounds: number[] = [];
  while (table.current) {
    rounds.push(table.shown!.round);
    vi.advanceTimersToNextTimer();
  }
  return rounds;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ears = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('window', { ...ears, matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { ...ears, visibilityState: 'visible' });
  vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('setInterval', () => 0);
  settings.speed = 1;
  table = new Table('t', 'key');
  table.client = { pace: () => 100 } as unknown as GameClient;
  FakeSocket.last.onopen();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the board follows a step event by event, and ends where the server is', () => {
  say(welcome(0, [happened('start')], [], view(1)));
  expect(table.shown).toEqual(view(1));
  say(update(2, 1, happened('a', 'b', 'c'), [to(2), [], to(3)], view(3)));
  expect(table.latest).toEqual(view(3));
  expect(shownRounds()).toEqual([2, 2, 3]);
  expect(table.shown).toBe(table.latest);
  expect(table.log.map(({ event }) => event.kind)).toEqual(['start', 'a', 'b', 'c']);
});

test('a step that is told while another is shown waits for it', () => {
  say(welcome(0, [happened('start')], [], view(1)));
  say(update(2, 1, happened('a', 'b'), [to(2), to(3)], view(3)));
  say(update(3, 2, [], [], view(4)));
  say(update(4, 3, happened('c', 'd'), [to(5), to(6)], view(6)));
  expect(shownRounds()).toEqual([2, 3, 5, 6]);
});

test('whoever comes back is shown what was missed', () => {
  say(welcome(0, [happened('start')], [], view(1)));
  say(update(2, 1, happened('a'), [to(2)], view(2)));
  shownRounds();
  FakeSocket.last.onopen();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'hello', known: 2 });
  const told = [happened('start'), happened('a'), happened('b', 'c'), happened('d')];
  say(welcome(3, told, [[to(3), to(4)], [to(5)]], view(5)));
  expect(shownRounds()).toEqual([3, 4, 5]);
  expect(table.shown).toEqual(view(5));
  expect(table.log).toHaveLength(5);
});

test('what the server has no patches for any more is not shown once again', () => {
  say(welcome(0, [happened('start')], [], view(1)));
  say(welcome(2, [happened('start'), happened('a'), happened('b')], [], view(3)));
  expect(table.current).toBeNull();
  expect(table.shown).toEqual(view(3));
  expect(table.log.map(({ event }) => event.kind)).toEqual(['start', 'a', 'b']);
});
