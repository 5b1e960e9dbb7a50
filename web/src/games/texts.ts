/** The words of one game: the engine's file, names made from the game's data, and the board's own. */

import { get } from '../lib/api';
import { speakGame, type GameWords } from '../lib/i18n.svelte';
import type { Lang } from '../lib/settings.svelte';
import type { GameTexts } from '../wire';
import { isBuiltIn } from './list';

const engine = import.meta.glob<string>('../../../src/hanpan/games/*/text/*.ftl', { query: '?raw', import: 'default' });
const own = import.meta.glob<string>('./*/text/*.ftl', { query: '?raw', import: 'default' });

/** Speak this game's words besides those of the pages, until another game is loaded; a change of language keeps them. */
export function loadGameTexts(game: string, besides?: GameWords): Promise<void> {
  return speakGame(async (lang) => [...(await sources(game, lang)), ...((await besides?.(lang)) ?? [])]);
}

function sources(game: string, lang: Lang): Promise<string[]> {
  const found = [
    engine[`../../../src/hanpan/games/${game.replaceAll('-', '_')}/text/${lang}.ftl`],
    own[`./${game}/text/names.${lang}.ftl`],
    own[`./${game}/text/${lang}.ftl`],
  ];
  // A game that was installed after this client was built: the server has its words.
  if (!isBuiltIn(game)) return get<GameTexts>(`games/${game}/texts?lang=${lang}`).then(({ ftl }) => [ftl]);
  return Promise.all(found.filter((load) => load !== undefined).map((load) => load()));
}
