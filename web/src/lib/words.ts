/** Words for what went wrong. */

import { ApiError } from './api';
import { t } from './i18n.svelte';

/** A sentence about a failed request. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError && error.code === 'offline') return t('problem-offline');
  return t('problem-http', { message: error instanceof Error ? error.message : String(error) });
}
