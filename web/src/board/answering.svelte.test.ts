import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../lib/socket';
import type { Table } from '../lib/table.svelte';
import { settings } from '../lib/settings.svelte';
import type { Asked, ClockState, Weighing } from '../wire';
import { Answering } from './answering.svelte';

const asked = (step: number, sealed: unknown = null): Asked =>
  ({ step, prompt: { kind: 'declare' }, sealed, legal: [], menu: [] }) as unknown as Asked;

/** A table that answers when it is told to. */
class FakeTable {
  asked: Asked | null = $state.raw(asked(3));
  busy = $state(false);
  ending = $state.raw(null);
  link = $state('open');
  seat = $state('p1');
  waiting = $state.raw(['p1']);
  clock: ClockState | null = $state.raw(null);
  clockSkew = 0;
  coached = $state(true);
  weighed: unknown[] = [];
  warning: Weighing | null = null;
  sent: unknown[] = [];
  drafts: unknown[] = [];
  reply: (answer: Answer) => void = () => undefined;
  withdraw = vi.fn();
  skip = vi.fn(() => (this.busy = false));

  act(action: unknown): Promise<Answer> {
    this.sent.push(action);
    return new Promise((resolve) => (this.reply = resolve));
  }
  weigh(action: unknown): Promise<Weighing | null> {
    this.weighed.push(action);
    return Promise.resolve(this.warning);
  }
  draft(action: unknown): void {
    this.drafts.push(action);
  }
}

let table: FakeTable;
let answering: Answering<string>;
let used: string[];
let stop: () => void;
/** What can be pressed, by selector. */
let buttons: Record<string, { click: ReturnType<typeof vi.fn> }>;

beforeEach(() => {
  table = new FakeTable();
  used = [];
  buttons = {};
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', { querySelector: (selector: string) => buttons[selector] ?? null });
  stop = $effect.root(() => {
    answering = new Answering<string>(
      () => table as unknown as Table,
      [{ keys: ['H'], says: 'key-hint', run: (_event, key) => used.push(key) > 0 }],
    );
  });
  flushSync();
});
afterEach(() => {
  settings.warn = 'off';
  stop();
  vi.unstubAllGlobals();
});

function button(selector: string) {
  const made = { click: vi.fn() };
  buttons[`[data-board] ${selector}:not(:disabled)`] = made;
  return made;
}

/** Press a key while something (or nothing) of that kind has the focus; says whether the board had a use for it. */
function press(key: string, code = '', focus: string | null = null, held: Partial<KeyboardEvent> = {}): boolean {
  let prevented = false;
  const target = { closest: (selector: string) => (focus && selector.includes(focus) ? {} : null) };
  const event = { key, code, target, preventDefault: () => (prevented = true), ...held };
  answering.keys(event as unknown as KeyboardEvent);
  return prevented;
}

test('an answer stays given until the server says what came of it', async () => {
  const done = answering.choose('one');
  expect(answering.ready).toBe(false);
  await answering.choose('two'); // too late
  table.reply({ ok: true } as Answer);
  await done;
  expect(table.sent).toEqual(['one']);
  expect(answering.ready).toBe(false);
  table.asked = asked(4);
  expect(answering.ready).toBe(true);
});

test('a refusal is told, the question stands, and the next question forgets it', async () => {
  const done = answering.choose('one');
  table.reply({ ok: false, problem: 'not now' } as Answer);
  await done;
  expect([answering.refused, answering.ready]).toEqual(['not now', true]);
  table.asked = asked(4);
  flushSync();
  expect(answering.refused).toBe('');
});

test('a sealed answer can be taken back and made anew', async () => {
  const done = answering.choose('one');
  table.asked = asked(3, 'one');
  flushSync();
  table.reply({ ok: true } as Answer);
  await done;
  expect([answering.sealed, answering.ready]).toEqual(['one', false]);
  expect(press('ㅕ', 'KeyU')).toBe(true); // U, with Hangul on
  expect(table.withdraw).toHaveBeenCalledOnce();
  table.asked = asked(3);
  flushSync();
  expect(answering.ready).toBe(true);
});

test('no answer while the show goes on, the line is down or the game is over', () => {
  table.busy = true;
  expect(answering.ready).toBe(false);
  table.busy = false;
  table.link = 'lost';
  expect(answering.ready).toBe(false);
  table.link = 'open';
  expect(answering.ready).toBe(true);
  table.ending = {} as never;
  expect(answering.ready).toBe(false);
});

test('a draft is told only while it can count', () => {
  answering.draft('half');
  table.asked = asked(3, 'one');
  answering.draft('more');
  expect(table.drafts).toEqual(['half']);
});

test('the show makes way when time runs short', () => {
  const clock = (left: number) =>
    ({ running: false, at: 0, left_ms: { p1: left }, decision_left_ms: {}, missed: {} }) as unknown as ClockState;
  table.busy = true;
  table.clock = clock(60_000);
  flushSync();
  expect(table.skip).not.toHaveBeenCalled();
  table.clock = clock(4_000);
  flushSync();
  expect(table.skip).toHaveBeenCalledOnce();
});

test('keys press what names them, letters also with Hangul on', () => {
  const [digit, letter] = [button('[aria-keyshortcuts="2"]'), button('[aria-keyshortcuts="N"]')];
  expect([press('2', 'Digit2'), press('n', 'KeyN'), press('ㅜ', 'KeyN'), press('3', 'Digit3')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(digit.click).toHaveBeenCalledTimes(1);
  expect(letter.click).toHaveBeenCalledTimes(2);
});

test('Enter confirms, unless something else has the focus that it presses', () => {
  const lock = button('[data-choice="lock"]');
  expect(press('Enter', 'Enter', 'button')).toBe(false);
  expect(press('Enter', 'Enter')).toBe(true);
  expect(lock.click).toHaveBeenCalledOnce();
  const own = button('[aria-keyshortcuts="Enter"]');
  press('Enter', 'Enter');
  expect([own.click.mock.calls.length, lock.click.mock.calls.length]).toEqual([1, 1]);
});

test('keys of a field, of the browser, or that somebody has used are left alone', () => {
  button('[aria-keyshortcuts="2"]');
  expect(press('2', 'Digit2', 'input')).toBe(false);
  expect(press('2', 'Digit2', null, { ctrlKey: true })).toBe(false);
  expect(press('2', 'Digit2', null, { defaultPrevented: true })).toBe(false);
});

test('Space ends the show, and a board has keys of its own', () => {
  expect(press(' ', 'Space')).toBe(false);
  table.busy = true;
  expect(press(' ', 'Space')).toBe(true);
  expect(table.skip).toHaveBeenCalledOnce();
  expect(press('ㅗ', 'KeyH')).toBe(true);
  expect(used).toEqual(['H']);
});

test('letters are pressed by their place, also while the keyboard puts a syllable together', () => {
  const made = button('[aria-keyshortcuts="A"]');
  expect(press('ㅁ', 'KeyA')).toBe(true);
  expect(press('Process', 'KeyA', null, { isComposing: true, keyCode: 229 })).toBe(true);
  expect(made.click).toHaveBeenCalledTimes(2);
  expect(press('ㅗ', 'KeyH')).toBe(true);
  expect(press('Process', 'KeyH', null, { isComposing: true })).toBe(true);
  expect(used).toEqual(['H', 'H']);
  expect(press('Process', 'KeyA', 'input', { isComposing: true })).toBe(false); // somebody writes
  expect(made.click).toHaveBeenCalledTimes(2);
});

test('an Enter that ends a syllable answers nothing', () => {
  const lock = button('[data-choice="lock"]');
  expect(press('Process', 'Enter', null, { isComposing: true })).toBe(false);
  expect(press('Enter', 'Enter', null, { isComposing: true })).toBe(false);
  expect(lock.click).not.toHaveBeenCalled();
  expect(press('Enter', 'Enter')).toBe(true);
});

const costly = { cost: { ko: '손해', en: 'costly' } } as unknown as Weighing;

test('nobody is warned who has not asked for it, or where there is no coach', async () => {
  await settle(answering.choose('pass'));
  expect(table.weighed).toEqual([]);
  settings.warn = 'on';
  table.coached = false;
  table.asked = asked(5);
  flushSync();
  await settle(answering.choose('pass'));
  expect(table.weighed).toEqual([]);
  expect(table.sent).toEqual(['pass', 'pass']);
});

test('a warning is given once a question, and the answer can be given all the same', async () => {
  settings.warn = 'on';
  table.warning = costly;
  await answering.choose('pass');
  expect(table.sent).toEqual([]);
  expect(answering.warning).toEqual({ action: 'pass', weighing: costly });
  expect(answering.ready).toBe(true);
  answering.reconsider();
  expect(answering.warning).toBeNull();
  await settle(answering.choose('queue'));
  expect(table.weighed).toEqual(['pass']);
  expect(table.sent).toEqual(['queue']);
});

test('what is no blunder goes through at once, and a new question takes the warning away', async () => {
  settings.warn = 'on';
  await settle(answering.choose('queue'));
  expect(table.sent).toEqual(['queue']);
  table.asked = asked(4);
  flushSync();
  table.warning = costly;
  await answering.choose('pass');
  expect(answering.warning).not.toBeNull();
  table.asked = asked(6);
  flushSync();
  expect(answering.warning).toBeNull();
});

/** An answer on its way, which the table takes. */
async function settle(choosing: Promise<void>): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  table.reply({ ok: true });
  await choosing;
}
