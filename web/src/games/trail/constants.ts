/* Generated from src/hanpan/games/trail by `python -m tools.web types`. Do not edit. */
export const WIDTH = 10 as const;
export const HEIGHT = 6 as const;
export const DIRECTIONS = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]] as const;
export const STAGES = ["meadow", "ruins", "brook", "railway", "swamp", "depot"] as const;
export const FOES = {"meadow": ["slime", "spear"], "ruins": ["bomber", "spear", "slime"], "brook": ["archer", "bomber", "slime", "spear"], "railway": ["bomber", "slime", "spear", "archer"], "swamp": ["gatekeeper", "archer", "golem", "spider", "bomber"], "depot": ["bomber", "engine", "spear"]} as const;
export const POTION_AFTER = [2, 4] as const;
export const ITEM_STEP = 16 as const;
export const TERRAINS = ["normal", "wall", "spikes", "pool", "stream_n", "stream_e", "stream_s", "stream_w", "rapids", "rail"] as const;
export const ITEMS = ["none", "mana_shard", "feather", "heart", "die_shard"] as const;
export const TERRAIN_SIGNS = ".#xo^>v<~=" as const;
export const ITEM_SIGNS = " mfhd" as const;
export const START = "P" as const;
export const KINDS = {"1": "slime", "2": "spear", "3": "archer", "4": "bomber", "5": "spider", "6": "golem", "7": "gatekeeper", "8": "engine", "9": "dummy"} as const;
