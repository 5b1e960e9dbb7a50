/* Generated from view.py, actions.py and events.py in src/hanpan/games/trail by `python -m tools.web types`. Do not edit. */
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action = (Go | Play | Drink | End | Press | Undo | Take | Swap | Visit | Draft)

export interface Wire {
Action?: Action
Draft?: Draft
Drink?: Drink
End?: End
Go?: Go
Outcome?: Outcome
Play?: Play
Press?: Press
Raised?: Raised
Reach?: Reach
Swap?: Swap
Take?: Take
Undo?: Undo
UnitView?: UnitView
View?: View
Visit?: Visit
}
/**
 * Walk to a tile, one step or a whole way (TR-UI-06, TR-AM-22).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Go".
 */
export interface Go {
type: "go"
to: number
}
/**
 * Play a card of the hand, at a tile, at several, or with a sign (+1, -1).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
type: "play"
card: string
tiles?: number[]
sign?: number
}
/**
 * Use a potion; `amount` is the movement that Fixing sets.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Drink".
 */
export interface Drink {
type: "drink"
potion: string
amount?: number
}
/**
 * End the turn; `forced` confirms that movement is left (TR-AM-01).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "End".
 */
export interface End {
type: "end"
forced?: boolean
}
/**
 * A control: `a`, `icon`, `right`, a number key, or `card3` for a click on the third card (TR-UI).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Press".
 */
export interface Press {
type: "press"
key: string
}
/**
 * Take the last walk, card or potion back, as far as nothing was drawn since (TR-DET-10).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
type: "undo"
}
/**
 * Take one of the cards that are offered; none: skip them (TR-DET-07).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Take".
 */
export interface Take {
type: "take"
card?: string
}
/**
 * Give up a potion for the one that is offered; none: decline (TR-DET-07).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Swap".
 */
export interface Swap {
type: "swap"
potion?: string
}
/**
 * Take one of the events: `faces` for the Carver, the place of a `face` for the Mirror, a `potion` of the
 *     Pedlar (and one to `drop` for it where the pockets are full), or none for a fresh die.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Visit".
 */
export interface Visit {
type: "visit"
event: string
faces?: number[]
face?: number
potion?: string
drop?: string
}
/**
 * Play a map of one's own: six rows of ten signs (stages.toml explains them).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Draft".
 */
export interface Draft {
type: "map"
rows: string[]
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
 * A wall put up by a card; it stands to the end of turn `until`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Raised".
 */
export interface Raised {
at: number
until: number
}
/**
 * A tile that can be walked to now: the cost, and where one comes to stand (a stream carries on).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reach".
 */
export interface Reach {
to: number
cost: number
end: number
steps: number[]
}
/**
 * A monster and the tiles it warns, in reading order.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UnitView".
 */
export interface UnitView {
id: number
kind: string
at: number
hp: number
zone: number[]
damage: number
poison: number
origin: number
aim: number
}
/**
 * The table as it is seen. Tiles are numbers 0 to 59, row by row (tiles.py).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
seat: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
mode: string
phase: ("card" | "event" | "map" | "over" | "potion" | "turn")
stage: number
stage_id: string
round: number
hp: number
max_hp: number
faces: number[]
cards: string[]
potions: string[]
offers: string[]
turn: number
tiles: number[]
raised: Raised[]
units: UnitView[]
dropped: boolean
at: number
spd: number
mana: number
block: number
poison: number
trail: number[]
steps: number
moved: boolean
rolled: number
extra: number
bonus: number
leg: number
left: number
shadow: boolean
cast: boolean
flames: number
hand: string[]
deck: string[]
discard: string[]
spent: string[]
moving: boolean
selected: number
exits: number
undo: boolean
due: ("" | "draw" | "reroll" | "turn" | "won")
ending: ("" | "lost" | "won")
train: number
dark: number
reach: Reach[]
bumps: number[]
outcome: (Outcome | null)
}
