/** The words of the gallery and the credits: loaded when somebody opens them. */

import { loadGameTexts } from '../games/texts';
import { speakGame, type GameWords } from '../lib/i18n.svelte';

const files = import.meta.glob<string>('../text/*/gallery.ftl', { query: '?raw', import: 'default' });
const own: GameWords = async (lang) => [await files[`../text/${lang}/gallery.ftl`]!()];

/** Speak them besides those of the pages, and a game’s. */
export const speakGallery = (game: string): Promise<void> => (game ? loadGameTexts(game, own) : speakGame(own));
