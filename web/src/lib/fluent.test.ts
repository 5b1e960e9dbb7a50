import { expect, test } from 'vitest';
import { Texts } from './fluent';

test('a number below 0 has a minus and no hyphen', () => {
  for (const lang of ['ko', 'en']) {
    const texts = new Texts(lang, ['cold = { $n } { JOSA($n, "을/를") }', 'far = 2026-11-16 { $n }']);
    expect(texts.format('cold', { n: -3 })).toBe('−3 −3을');
    expect(texts.format('far', { n: -1234 })).toBe('2026-11-16 −1,234');
    expect(texts.format('cold', { n: 3 })).toBe('3 3을');
  }
});
