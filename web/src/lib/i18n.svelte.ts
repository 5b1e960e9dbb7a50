/** Words from the engine's own Fluent files and from the client's, in the reader's language. */

import { Texts, type Args } from './fluent';
import type { Lang } from './settings.svelte';

export { nameId, type Args } from './fluent';

const loaders: Record<Lang, () => Promise<{ default: string[] }>> = {
  ko: () => import('../text/ko'),
  en: () => import('../text/en'),
};

let texts: Texts = $state.raw(new Texts('en'));

/** Load a language and speak it from now on. */
export async function loadTexts(lang: Lang): Promise<void> {
  texts = new Texts(lang, (await loaders[lang]()).default);
}

/** The message with its arguments. */
export function t(id: string, args: Args = {}, attribute?: string): string {
  return texts.format(id, args, attribute);
}

/** Whether there is such a message (or attribute of it). */
export function has(id: string, attribute?: string): boolean {
  return texts.has(id, attribute);
}
