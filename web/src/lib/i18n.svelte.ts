/** Words from the engine's own Fluent files and from the client's, in the reader's language. */

import { Texts, type Args } from './fluent';
import type { Lang } from './settings.svelte';

export { nameId, type Args } from './fluent';

/** The words of a game, language by language. */
export type GameWords = (lang: Lang) => Promise<string[]>;

const loaders: Record<Lang, () => Promise<{ default: string[] }>> = {
  ko: () => import('../text/ko'),
  en: () => import('../text/en'),
};

const ofPages: typeof loaders = {
  ko: () => import('../text/ko.pages'),
  en: () => import('../text/en.pages'),
};

let texts: Texts = $state.raw(new Texts('en'));
let spoken: Lang = 'en';
let game: GameWords | null = null;
/** What the lobby says of games that this client was built without. */
let others: Record<string, string>[] = [];
/** Whether a page was opened whose words do not come with the first load. */
let paged = false;
let latest: Promise<void> = Promise.resolve();
let loads = 0;

/** Load a language and speak it from now on, the words of the game on the screen included. */
export function loadTexts(lang: Lang): Promise<void> {
  return load(lang, game);
}

/** Speak the words of a game besides those of the pages. */
export function speakGame(words: GameWords): Promise<void> {
  return load(spoken, words);
}

/** A page that comes with words of its own: it is there once they are. */
export async function wordy<Page>(page: Promise<Page>): Promise<Page> {
  const words = paged
    ? latest
    : ((paged = true),
      load(spoken, game).catch((error: unknown) => {
        paged = false;
        throw error;
      }));
  return (await Promise.all([page, words]))[0];
}

/** Speak the words of games that this client may have been built without; its own come first. */
export function speakOthers(words: Record<string, string>[]): Promise<void> {
  if (JSON.stringify(words) === JSON.stringify(others)) return latest;
  others = words;
  return load(spoken, game);
}

/** The message with its arguments. */
export function t(id: string, args: Args = {}, attribute?: string): string {
  return texts.format(id, args, attribute);
}

/** Whether there is such a message (or attribute of it). */
export function has(id: string, attribute?: string): boolean {
  return texts.has(id, attribute);
}

function load(lang: Lang, words: GameWords | null): Promise<void> {
  const before = { spoken, game };
  const number = (loads += 1);
  // What is asked for meanwhile builds on this; if this fails, nothing has changed.
  spoken = lang;
  game = words;
  latest = Promise.all([loaders[lang](), paged ? ofPages[lang]() : null, words ? words(lang) : []]).then(
    ([first, pages, more]) => {
      // A later load has all that this one wanted: wait for that.
      if (number !== loads) return latest;
      texts = new Texts(lang, [
        ...first.default,
        ...(pages?.default ?? []),
        ...more,
        ...others.map((words) => words[lang] ?? ''),
      ]);
    },
    (error: unknown) => {
      if (number === loads) ({ spoken, game } = before);
      throw error;
    },
  );
  return latest;
}
