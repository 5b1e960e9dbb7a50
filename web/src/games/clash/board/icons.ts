/** Signs for what has a name: they stand beside the word, never for it. */

export const KEYWORD_ICONS: Record<string, string> = {
  shield: '🛡️',
  strength: '💪',
  weakness: '🥀',
  vulnerable: '🎯',
  mitigation: '🧱',
  heal_down: '💔',
  poison: '☠️',
  burn: '🔥',
  regen: '🌿',
  freeze: '❄️',
  resist: '🪨',
  immunity: '✨',
  gain_up: '🔋',
  gain_down: '🪫',
  cap_up: '🏺',
  cap_down: '💥',
};

export const ARENA_ICONS: Record<string, string> = { pit: '🏟️', volcano: '🌋', shrine: '⛩️', rift: '🌀' };

export const UNIT_ICONS: Record<string, string> = { hero: '🧍', wolf: '🐺', shieldbearer: '💂' };
