/** What begins anew with each question, and with nothing else. */

import { untrack } from 'svelte';

/** Made while a component is: do this at once and for every later question. `asked` itself comes again whenever anything
    at the table changes (somebody is ready, a draw is offered); what is half chosen must outlast that. */
export function eachQuestion(step: () => number | undefined, begin: () => void): void {
  const now = $derived.by(step);
  $effect(() => {
    void now;
    untrack(begin);
  });
}
