/** Signs for what has a name: they stand beside the word, never for it. */

import type { Kind } from '../model/cards.svelte';

export const KIND_ICONS: Record<Kind, string> = { sorcerer: '♟', spell: '✷', item: '⚒', event: '☾', response: '↯' };
export const KEYWORD_ICONS: Record<string, string> = {
  piercing: '➶',
  evasion: '≋',
  indestructible: '⬢',
  lifelink: '♥',
  tired: '☁',
};
export const RANK_ICONS: Record<number, string> = { 1: '↯', 2: '☞', 3: '◌' };
