/** What the engine foretells of the answers to a question: asked once per question, so that pointing at things is instant. */

import { untrack } from 'svelte';
import { request } from '../lib/transport';

export class Foretelling<Previews> {
  private found: (Previews & { step: number }) | null = $state.raw(null);
  private step = $state(-1);

  /** Ask about the question of this step; what was known of another one is forgotten when the answer comes. */
  ask(table: string, step: number): () => void {
    untrack(() => (this.step = step));
    const given = new AbortController();
    void request(`/api/tables/${table}/previews`, { signal: given.signal })
      .then((response) => (response.status === 200 ? (response.json() as Promise<Previews & { step: number }>) : null))
      .then((found) => (this.found = found))
      .catch(() => undefined); // the board works without
    return () => given.abort();
  }

  /** What is known of the question that is asked now. */
  protected get now(): Previews | null {
    return this.found?.step === this.step ? this.found : null;
  }
}
