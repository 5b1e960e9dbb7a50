/** Words for what went wrong. */

import { ApiError } from './api';
import { has, nameId, t } from './i18n.svelte';

/** A sentence about a failed request: in the reader's language where the code has one, else as the server put it. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError && has(nameId('problem', error.code))) return t(nameId('problem', error.code));
  return t('problem-http', { message: error instanceof Error ? error.message : String(error) });
}
