import { expect, test } from 'vitest';
import { keyOf } from './keys';

test.each([
  ['n', 'KeyN', 'N'],
  ['N', 'KeyN', 'N'],
  ['ㅜ', 'KeyN', 'N'], // a Korean keyboard
  ['Process', 'KeyN', 'N'], // while a syllable is put together
  ['a', 'KeyQ', 'A'], // a French one: by its sign, not its place
  ['5', 'Numpad5', '5'],
  ['Process', 'Digit3', '3'],
  ['Process', 'Enter', 'Process'], // that ends the syllable
  ['Enter', 'Enter', 'Enter'],
  [' ', 'Space', ' '],
])('%s at %s is %s', (key, code, meant) => {
  expect(keyOf({ key, code })).toBe(meant);
});
