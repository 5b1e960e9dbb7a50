/* Generated from src/hanpan/games/dice_battle by `python -m tools.web types`. Do not edit. */
import type { Opening, Telling } from '../../wire';
export const HEADINGS = ["phase"] as const;
export const OPENINGS: readonly Opening[] = [{"kind": "phase", "counted": "round", "where": ["phase", "PreRound"]}];
export const STORY: Telling = {"kinds": {"action": ["tendency", "play", "build", "attacks", "event", "total", "game_end", "judge_called", "judge_settled", "judge_explains", "judge_quotes", "judge_restores", "judge_finds", "judge_counts", "judge_penalises", "judge_voids", "judge_time", "game_conceded", "game_drawn", "seat_left", "seat_taken"], "detail": ["energy", "energy_cut", "shield_lost", "gauge", "gauge_waits", "reshuffle", "score", "floor", "event_order"], "own": ["luck_roll", "roll"]}, "exceptions": [{"kind": "energy", "field": "cause", "values": ["charge", "drain"], "part": "result"}, {"kind": "event", "field": "event", "values": ["none"], "part": "detail"}]};
