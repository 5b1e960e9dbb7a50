/* Generated from src/hanpan/games/clash by `python -m tools.web types`. Do not edit. */
import type { Opening, Telling } from '../../wire';
export const HEADINGS = ["phase"] as const;
export const OPENINGS: readonly Opening[] = [{"kind": "round_start", "counted": "round", "where": null}];
export const STORY: Telling = {"kinds": {"action": ["deck", "mulligan", "reveal", "resolve", "fire", "verdict", "rematch", "judge_called", "judge_settled", "judge_explains", "judge_quotes", "judge_restores", "judge_proposes", "judge_agreed", "judge_corrects", "judge_finds", "judge_counts", "judge_penalises", "judge_voids", "judge_time", "game_conceded", "game_drawn", "seat_left", "seat_taken"], "detail": ["draw", "initiative", "energy", "declare", "reserve", "target", "priority", "discard", "window", "decline", "refund", "ticks_due", "returned", "reshuffle", "exhaust", "initiative_void", "tie", "shield_ends", "absorb", "critical", "lasts", "fade"], "moment": ["round_start"]}, "exceptions": []};
