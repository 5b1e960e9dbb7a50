import { beforeEach, expect, test, vi } from 'vitest';
import type { GameClient } from '../games/client';
import { settings } from '../lib/settings.svelte';
import { captions } from './captions.svelte';
import { perform, stopOf } from './play';
import { RECIPES, sizeOf, SOUNDS } from './recipes';

beforeEach(() => {
  Object.assign(settings, { sound: true, captions: false, vibrate: true, motion: 'full', volume: 0.6 });
  captions.list = [];
  vi.stubGlobal('document', { querySelector: () => null });
});

test('a heavy blow stops the show for a moment, a light one and reduced motion do not', () => {
  expect(stopOf({ sound: 'hit', size: 1 })).toBeGreaterThan(50);
  expect(stopOf({ sound: 'hit', size: 0.2 })).toBe(0);
  expect(stopOf({ sound: 'card', size: 1 })).toBe(0);
  settings.motion = 'reduced';
  expect(stopOf({ sound: 'hit', size: 1 })).toBe(0);
});

test('captions are written where they are wanted, the same sound once', () => {
  perform({ sound: 'roll' });
  expect(captions.list).toEqual([]);
  settings.captions = true;
  perform({ sound: 'roll' });
  perform({ sound: 'hit' });
  perform({ sound: 'roll' });
  expect(captions.list.map(({ sound }) => sound)).toEqual(['hit', 'roll']);
});

test('a phone buzzes for what a hand should feel, unless that is turned off', () => {
  const vibrate = vi.fn();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  perform({ sound: 'hit', size: 1 });
  perform({ sound: 'card' });
  expect(vibrate).toHaveBeenCalledTimes(1);
  settings.vibrate = false;
  perform({ sound: 'hit', size: 1 });
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('the size of a blow is its part of what is a great deal, at most all of it', () => {
  expect(sizeOf({ before: 20, after: 15 }, 10)).toBe(0.5);
  expect(sizeOf({ before: 20, after: 0 }, 10)).toBe(1);
});

test('no sound is long, and none has a pitch of zero', () => {
  for (const sound of SOUNDS) {
    for (const layer of RECIPES[sound] as { at?: number; length: number; from: number; to?: number }[]) {
      expect((layer.at ?? 0) + layer.length, sound).toBeLessThanOrEqual(1.3);
      expect(Math.min(layer.from, layer.to ?? layer.from), sound).toBeGreaterThan(20);
    }
  }
});

test('every game with a board of its own has sounds, and none for what it does not know', () => {
  const boards = Object.keys(import.meta.glob('../games/*/Board.svelte'));
  const cues = import.meta.glob<{ cueOf: NonNullable<GameClient['cueOf']> }>('../games/*/model/cues.ts', {
    eager: true,
  });
  expect(Object.keys(cues).length).toBe(boards.length);
  for (const { cueOf } of Object.values(cues)) expect(cueOf({ kind: 'nothing', clause: 'X-1' })).toBeNull();
});
