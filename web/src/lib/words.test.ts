import { describe, expect, it } from 'vitest';
import { ApiError } from './api';
import { loadTexts } from './i18n.svelte';
import { settings } from './settings.svelte';
import { lineProblem, problemText } from './words';

const refused = new ApiError(400, 'bad_request', 'step: 9 is outside 0 to 5', {}, 'step: 9: 0부터 5까지여야 합니다');

describe('what went wrong', () => {
  it('is told in the words that the server has for the language', async () => {
    settings.lang = 'ko';
    await loadTexts('ko');
    expect(problemText(refused)).toContain('0부터 5까지여야 합니다');
    settings.lang = 'en';
    await loadTexts('en');
    expect(problemText(refused)).toContain('is outside 0 to 5');
  });

  it('is told as the server put it where there is nothing else', async () => {
    settings.lang = 'ko';
    await loadTexts('ko');
    expect(problemText(new ApiError(500, 'http', 'Bad Gateway'))).toContain('Bad Gateway');
    expect(lineProblem({ type: 'problem', code: 'unheard_of', message: 'no' })).toBe('no');
  });
});
