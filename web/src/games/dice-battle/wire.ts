/* Generated from view.py and actions.py in src/hanpan/games/dice_battle by `python -m tools.web types`. Do not edit. */
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action = (Declare | Play | Keep)

export interface Wire {
Action?: Action
Declare?: Declare
Keep?: Keep
Outcome?: Outcome
Play?: Play
SeatView?: SeatView
View?: View
}
/**
 * Declare the tendency of this round (DB-2.3).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Declare".
 */
export interface Declare {
type: "declare"
tendency: ("attack" | "balance" | "defence")
}
/**
 * Play cards and build shields in one phase (DB-3.1, DB-5.1); nothing at all is a pass.
 * 
 *     The order of the cards has no meaning, so they are kept in the order of the rulebook and two
 *     equal choices are equal values.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
type: "play"
cards?: ("attack" | "boost" | "defence" | "reset" | "steal")[]
shields?: number
}
/**
 * Keep the die of the luck pair that shows this face (DB-4.2).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Keep".
 */
export interface Keep {
type: "keep"
face: number
}
/**
 * How it ended: the winner (None: a draw), the clause that decided, the final numbers.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
winner: (("p1" | "p2") | null)
clause: string
data?: {
[k: string]: number | string | boolean | unknown[] | {
[k: string]: unknown
} | null
}
lost?: boolean
}
/**
 * The public facts about one seat.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
total: number
energy: number
shields: number
guard: boolean
gauge: number
cards: number
win_streak: number
loss_streak: number
luck: boolean
bonus_turn: boolean
curse: number
flame: number
faces: number[]
run: number
reached_total: boolean
tendency: (("attack" | "balance" | "defence") | null)
played: ("attack" | "boost" | "defence" | "reset" | "steal")[]
choosing_luck: boolean
dice: number[]
points: number
specials: ("double" | "flame" | "star" | "strike" | "ward")[]
score: number
}
/**
 * The table as `seat` sees it (None: a spectator). `hand`, `luck_dice` and `knows` are its own.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
seat: (("p1" | "p2") | null)
mode: ("extended" | "quick" | "regular")
rounds: number
round: number
stage: ("keep" | "over" | "post" | "pre" | "tendency")
p1: SeatView
p2: SeatView
deck: number
discard: {
[k: string]: number
}
event_discards: {
[k: string]: {
[k: string]: number
}
}
hand: ("attack" | "boost" | "defence" | "reset" | "steal")[]
luck_dice: number[]
knows: ("attack" | "boost" | "defence" | "reset" | "steal")[]
outcome: (Outcome | null)
}
