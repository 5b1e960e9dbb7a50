/* Generated from src/hanpan/games/dice_battle by `python -m tools.web types`. Do not edit. */
export const CARDS = ["attack", "defence", "boost", "steal", "reset"] as const;
export const PHASE_OF = {"attack": "post", "defence": "pre", "boost": "pre", "steal": "post", "reset": "post"} as const;
export const SPECIALS = ["strike", "flame", "double", "ward", "star"] as const;
export const SPECIALS_OF = {"attack": ["strike", "flame", "double"], "defence": ["ward", "star"], "balance": []} as const;
