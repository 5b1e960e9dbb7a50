/* Generated from src/hanpan/games/clash by `python -m tools.web types`. Do not edit. */
export const DEBUFFS = ["burn", "cap_down", "freeze", "gain_down", "heal_down", "poison", "vulnerable", "weakness"] as const;
export const PERCENT = ["vulnerable", "mitigation", "heal_down"] as const;
export const TIMED_ONLY = ["burn", "regen", "freeze", "resist", "immunity"] as const;
