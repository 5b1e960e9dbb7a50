/* Generated from view.py, actions.py and events.py in src/hanpan/games/clash by `python -m tools.web types`. Do not edit. */
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action = (ChooseDeck | Mulligan | Queue | Fire | Decline)

export interface Wire {
Action?: Action
ChooseDeck?: ChooseDeck
Decline?: Decline
Entry?: Entry
Fire?: Fire
Keyword?: Keyword
Mulligan?: Mulligan
Outcome?: Outcome
Pick?: Pick
Queue?: Queue
Queued?: Queued
SeatView?: SeatView
Spot?: Spot
Unit?: Unit
View?: View
}
/**
 * Play with a named deck, or with a list of one's own (CL-BASE-02).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChooseDeck".
 */
export interface ChooseDeck {
type: "deck"
name?: string
cards?: string[]
}
/**
 * Set aside cards of the first hand and draw as many (CL-HAND-01); none: keep the hand.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mulligan".
 */
export interface Mulligan {
type: "mulligan"
cards?: string[]
}
/**
 * Declare these cards in this order (CL-FLOW-06); none: pass (CL-AM-38).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Queue".
 */
export interface Queue {
type: "queue"
cards?: Pick[]
}
/**
 * One card of a queue; `target` is a place on the enemy side, 0 for the usual one (CL-AM-39).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pick".
 */
export interface Pick {
card: string
target?: number
}
/**
 * Answer the card that is about to resolve with a set reaction (CL-REACT-05).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fire".
 */
export interface Fire {
type: "fire"
card: string
}
/**
 * Let the card resolve (CL-AM-04).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Decline".
 */
export interface Decline {
type: "decline"
}
/**
 * A place in the priority list: whose card, and which of its queue.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Entry".
 */
export interface Entry {
side: number
index: number
}
/**
 * A lasting effect on a unit: how much, and for how many turns where it is timed.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Keyword".
 */
export interface Keyword {
name: string
amount?: number
turns?: number
}
/**
 * How it ended: the winner (None: a draw), the clause that decided, the final numbers.
 * 
 *     A game for three and more says the place of every seat in `ranks`: 1 is the best, seats that share a place are
 *     followed by a gap (1, 2, 2, 4), and `winner` is whoever is first alone. `placed` makes such an outcome.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
winner: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
clause: string
data?: {
[k: string]: number | string | boolean | unknown[] | {
[k: string]: unknown
} | null
}
lost?: boolean
ranks?: {
[k: string]: number
}
}
/**
 * A locked-in card, its frozen targets, and what has become of it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Queued".
 */
export interface Queued {
card: string
targets: Spot[]
fate?: ("failed" | "fired" | "nullified" | "resolved" | "set" | "waiting")
}
/**
 * A frozen target: side, place on it, and the unit that stood there (0: an empty place).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Spot".
 */
export interface Spot {
side: number
place: number
unit: number
}
/**
 * The public facts about one side.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
units: (Unit | null)[]
energy: number
slots: number
seen: string[]
hand: number
shown: string[]
deck: number
discard: string[]
unseen: number
exhausted: string[]
queue: Queued[]
intervened: boolean
}
/**
 * A hero or a summon. `id` tells a new unit from the one that stood in its place before.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Unit".
 */
export interface Unit {
id: number
kind: string
hp: number
max_hp: number
keywords?: Keyword[]
immune?: string[]
resists?: boolean
down?: boolean
}
/**
 * The table as `seat` sees it (None: a spectator). `hand`, `unseen` and the deck are its own.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
seat: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
mode: string
arena: ("pit" | "rift" | "shrine" | "volcano")
round: number
stage: ("deck" | "declare" | "mulligan" | "over" | "react")
initiative: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
owner: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
first: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
rematch: boolean
rounds_before: number
serial: number
p1: SeatView
p2: SeatView
sealed: boolean
order: Entry[]
at: number
hand: string[]
unseen: string[]
deck_name: string
brought: string[]
ending: ("" | "both" | "hp" | "limit")
outcome: (Outcome | null)
}
