import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, keepText, keepValue, keptRecord, keptText, keptValue } from './kept';

class Shelf {
  readonly all = new Map<string, string>();
  full = false;
  getItem = (name: string): string | null => this.all.get(name) ?? null;
  removeItem = (name: string): boolean => this.all.delete(name);
  setItem(name: string, text: string): void {
    if (this.full) throw new Error('QuotaExceededError');
    this.all.set(name, text);
  }
}

let shelf: Shelf;
beforeEach(() => vi.stubGlobal('localStorage', (shelf = new Shelf())));
afterEach(() => {
  forget('one');
  vi.unstubAllGlobals();
});

test('a value comes back as it was kept', () => {
  expect(keepValue('one', { two: [3] })).toBe(true);
  expect(keptValue('one')).toEqual({ two: [3] });
  expect(keptRecord('one')).toEqual({ two: [3] });
});

test('a broken entry is as good as none', () => {
  shelf.all.set('one', '{broken');
  expect(keptValue('one')).toBeNull();
  expect(keptRecord('one')).toEqual({});
  shelf.all.set('one', '"text"');
  expect(keptRecord('one')).toEqual({});
});

test('what the browser does not keep lasts as long as the page', () => {
  shelf.full = true;
  expect(keepText('one', 'old')).toBe(false);
  expect(keptText('one')).toBe('old');
  shelf.full = false;
  expect(keepText('one', 'new')).toBe(true);
  expect(keptText('one')).toBe('new');
});

test('without any storage nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepValue('one', 1)).toBe(false);
  expect(keptValue('one')).toBe(1);
  forget('one');
  expect(keptText('one')).toBeNull();
});
