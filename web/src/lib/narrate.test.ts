import { expect, test } from 'vitest';
import { loadTexts, speakGame } from './i18n.svelte';
import { sentence } from './narrate';

test('a seat that a field names has every form that the seat of the event has', async () => {
  await loadTexts('en');
  await speakGame(() => Promise.resolve(['event-met = { $name } met { $of_object } on { $of_whose_within } way.']));
  const told = { kind: 'met', clause: 'X-1', seat: 'p1' as const, data: { of: 'p2' } };
  const names = { p1: 'Mina', p2: 'Joon' };
  expect(sentence(told, names, 'p1')).toBe('You met Joon on Joon’s way.');
  expect(sentence(told, names, 'p2')).toBe('Mina met you on your way.');
});
