import { expect, test } from 'vitest';
import { keyOf } from '../../../lib/keys';
import { signFor } from './signs';

test.each([
  ['x', 'KeyX', 'x'],
  ['ㅌ', 'KeyX', 'x'], // with Hangul on
  ['ㅔ', 'KeyP', 'P'],
  ['ㅖ', 'KeyP', 'P'], // with Shift
  ['Process', 'KeyM', 'm'], // while a syllable is put together
  ['#', 'Digit3', '#'],
  ['3', 'Digit3', '3'],
  ['ㅁ', 'KeyA', undefined],
])('%s at %s paints %s', (key, code, sign) => {
  expect(signFor(keyOf({ key, code }))).toBe(sign);
});
