import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromServer } from '../wire';
import { TableSocket, type Link } from './socket';

const DEFECT = 1011;
const ASIDE = 4423;

/** A line on which the test is the server. */
class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = FakeSocket.OPEN;
  sent: { type: string; id?: string }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {}
}

const last = (): FakeSocket => FakeSocket.made.at(-1)!;
let links: Link[];
let line: TableSocket;

/** The server greets, then stumbles over what it is asked. */
function greetAndStumble(): void {
  last().onopen();
  last().onmessage({ data: JSON.stringify({ type: 'welcome', seq: 0 } as unknown as FromServer) });
  last().onclose({ code: DEFECT });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  links = [];
  const ears = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('window', ears);
  vi.stubGlobal('document', { ...ears, visibilityState: 'visible' });
  vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
  vi.stubGlobal('WebSocket', FakeSocket);
  line = new TableSocket('t', 'key', 'en', {
    known: () => 0,
    message: () => undefined,
    link: (link) => links.push(link),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request over which the server stumbles twice has failed and is not sent a third time', async () => {
  const answer = line.ask({ type: 'resign' });
  for (let turn = 0; turn < 2; turn++) {
    greetAndStumble();
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(await answer).toMatchObject({ ok: false });
  last().onopen();
  last().onmessage({ data: JSON.stringify({ type: 'welcome', seq: 0 }) });
  expect(last().sent.map(({ type }) => type)).not.toContain('resign');
  expect(links.at(-1)).toBe('open');
});

test('a line that breaks by itself costs no request', async () => {
  const heard = vi.fn();
  void line.ask({ type: 'resign' }).then(heard);
  for (let turn = 0; turn < 5; turn++) {
    last().onopen();
    last().onmessage({ data: JSON.stringify({ type: 'welcome', seq: 0 }) });
    expect(last().sent.map(({ type }) => type)).toContain('resign');
    last().onclose({ code: 1006 });
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(heard).not.toHaveBeenCalled();
});

test('a request that came too fast is sent again, and fails if it stays so', async () => {
  const heard = vi.fn();
  last().onopen();
  last().onmessage({ data: JSON.stringify({ type: 'welcome', seq: 0 }) });
  void line.ask({ type: 'resign' }).then(heard);
  const asked = () => last().sent.filter(({ type }) => type === 'resign');
  const tooFast = () =>
    last().onmessage({ data: JSON.stringify({ type: 'problem', code: 'too_fast', message: '', id: asked()[0]!.id }) });
  for (let times = 2; times <= 4; times++) {
    tooFast();
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toHaveLength(times);
  }
  tooFast();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.mock.calls[0]![0]).toMatchObject({ ok: false });
});

test('a spectator whom a busy server turns away waits for longer, and comes in once there is room', async () => {
  last().onclose({ code: 4432 });
  expect(links.at(-1)).toBe('busy');
  const before = FakeSocket.made.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.made).toHaveLength(before);
  while (FakeSocket.made.length === before) await vi.advanceTimersByTimeAsync(1000);
  expect(links.at(-1)).toBe('busy');
  last().onopen();
  last().onmessage({ data: JSON.stringify({ type: 'welcome', seq: 0 }) });
  expect(links.at(-1)).toBe('open');
});

test('a table that stays aside is not asked for ever', async () => {
  for (let turn = 0; turn < 100 && last().readyState; turn++) {
    const before = FakeSocket.made.length;
    last().onclose({ code: ASIDE });
    for (let waited = 0; waited < 30 && FakeSocket.made.length === before; waited++)
      await vi.advanceTimersByTimeAsync(1000);
    if (FakeSocket.made.length === before) break;
  }
  expect(links.at(-1)).toBe('aside');
  expect(FakeSocket.made.length).toBeLessThan(60);
  const tries = FakeSocket.made.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(FakeSocket.made).toHaveLength(tries);
});
