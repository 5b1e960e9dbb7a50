/** Words from the engine's own Fluent files and from the client's, in the reader's language. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';
import { josa } from './josa';
import type { Lang } from './settings.svelte';

const loaders: Record<Lang, () => Promise<{ default: string[] }>> = {
  ko: () => import('../text/ko'),
  en: () => import('../text/en'),
};

let bundle: FluentBundle = $state.raw(new FluentBundle('en'));

/** Load a language and speak it from now on. */
export async function loadTexts(lang: Lang): Promise<void> {
  const fresh = new FluentBundle(lang, { useIsolating: false, functions: { JOSA, NAME } });
  for (const source of (await loaders[lang]()).default) fresh.addResource(new FluentResource(source));
  bundle = fresh;
}

export type Args = Record<string, unknown>;

/** The message with its arguments; a missing one shows its id, which a test looks for. */
export function t(id: string, args: Args = {}, attribute?: string): string {
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return attribute ? '' : `⟦${id}⟧`;
  return bundle.formatPattern(pattern, clean(args));
}

/** Whether there is such a message (or attribute of it). */
export function has(id: string, attribute?: string): boolean {
  const message = bundle.getMessage(id);
  return attribute ? Boolean(message?.attributes[attribute]) : Boolean(message);
}

function clean(args: Args): Record<string, string | number> {
  const out: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'number' || typeof value === 'string') out[key] = value;
    else if (typeof value === 'boolean') out[key] = String(value);
    else if (Array.isArray(value)) out[key] = value.join(', ');
  }
  return out;
}

/** The id of the message for one kind of a family: `event`, `energy_cut` give `event-energy-cut`. */
export function nameId(family: string, kind: string): string {
  return `${family}-${kind.replaceAll('_', '-')}`;
}

function NAME(args: FluentValue[]): FluentValue {
  const [family, kind] = args;
  return t(nameId(String(family), kind instanceof FluentNumber ? String(kind.value) : String(kind)));
}

function JOSA(args: FluentValue[]): FluentValue {
  const [word, particles] = args;
  const text = word instanceof FluentNumber ? String(word.value) : String(word);
  return josa(text, String(particles));
}
