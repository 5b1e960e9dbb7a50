import { expect, test } from 'vitest';
import { loadTexts, speakGame } from './i18n.svelte';
import { refusalText, sentence } from './narrate';
import { settings } from './settings.svelte';

test('a seat that a field names has every form that the seat of the event has', async () => {
  await loadTexts('en');
  await speakGame(() => Promise.resolve(['event-met = { $name } met { $of_object } on { $of_whose_within } way.']));
  const told = { kind: 'met', clause: 'X-1', seat: 'p1' as const, data: { of: 'p2' } };
  const names = { p1: 'Mina', p2: 'Joon' };
  expect(sentence(told, names, 'p1')).toBe('You met Joon on Joon’s way.');
  expect(sentence(told, names, 'p2')).toBe('Mina met you on your way.');
});

test('a reason that the server gives is told in the language of the page', async () => {
  const refusal = {
    code: 'table_bad_ruling',
    clause: '',
    params: { reason: 'no such step', reason_ko: '없는 단계입니다' },
  };
  for (const [lang, said, other] of [
    ['ko', '없는 단계입니다', 'no such step'],
    ['en', 'no such step', '없는'],
  ] as const) {
    settings.lang = lang;
    await speakGame(() => Promise.resolve(['refusal-table-bad-ruling = ! { $reason }']));
    expect(refusalText(refusal)).toContain(said);
    expect(refusalText(refusal)).not.toContain(other);
  }
});
