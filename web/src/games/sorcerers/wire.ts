/* Generated from view.py, actions.py and events.py in src/hanpan/games/sorcerers by `python -m tools.web types`. Do not edit. */
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action = (ChooseDeck | Mulligan | Keep | Play | Use | Next | Attack | Block | Respond | Pass | Choose | Repeat | Discard | Exchange)

export interface Wire {
Action?: Action
Attack?: Attack
Block?: Block
Bout?: Bout
Choose?: Choose
ChooseDeck?: ChooseDeck
Desk?: Desk1
Discard?: Discard
Exchange?: Exchange
Figures?: Figures
Frame?: Frame
Item?: Item
Keep?: Keep
Mulligan?: Mulligan
Next?: Next
Open?: Open
Outcome?: Outcome
Pass?: Pass
Play?: Play
Repeat?: Repeat
Respond?: Respond
SeatView?: SeatView
Standing?: Standing
Unit?: Unit
Use?: Use
View?: View
Waiting?: Waiting
}
/**
 * Play with a named deck, or with a list of one's own and what is kept beside it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChooseDeck".
 */
export interface ChooseDeck {
type: "deck"
name?: string
cards?: string[]
side?: string[]
}
/**
 * Send the whole first hand back and draw another (SO-BASE-03).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mulligan".
 */
export interface Mulligan {
type: "mulligan"
}
/**
 * Stay with the first hand, or with the deck as it is.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Keep".
 */
export interface Keep {
type: "keep"
}
/**
 * Play a card of the hand in a main phase, with the targets it names.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
type: "play"
card: string
targets?: string[]
}
/**
 * Use the ability of a sorcerer or an item (SO-PHASE-04).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Use".
 */
export interface Use {
type: "use"
source: string
targets?: string[]
}
/**
 * Go on to the next phase; in combat: do not attack.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Next".
 */
export interface Next {
type: "next"
}
/**
 * Attack with the sorcerers in these places, all at once.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Attack".
 */
export interface Attack {
type: "attack"
places: number[]
}
/**
 * Own places and the attackers' places that they block; none: no block.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Block".
 */
export interface Block {
type: "block"
pairs?: [number, number][]
}
/**
 * Answer the object that is next with a response card: O (SO-PLAY-02).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Respond".
 */
export interface Respond {
type: "respond"
card: string
targets?: string[]
}
/**
 * Do not respond: X (SO-PLAY-02).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pass".
 */
export interface Pass {
type: "pass"
}
/**
 * What an effect asks for while it resolves: a target, a card, `yes`, `no` or `none`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Choose".
 */
export interface Choose {
type: "choose"
pick: string
}
/**
 * How often a loop runs in all (SO-LOOP-04); the number it has already run: no more.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Repeat".
 */
export interface Repeat {
type: "repeat"
total: number
}
/**
 * The cards above the hand limit, at the end of a turn (SO-HAND-04).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Discard".
 */
export interface Discard {
type: "discard"
cards: string[]
}
/**
 * Between games: cards that leave the deck and cards of the sideboard that come in (SO-SIDE-01).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Exchange".
 */
export interface Exchange {
type: "exchange"
out?: string[]
into?: string[]
}
/**
 * What outlasts one game of a match.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bout".
 */
export interface Bout {
mode: string
game?: number
/**
 * @minItems 2
 * @maxItems 2
 */
wins?: [number, number]
turns_before?: number
desk?: Desk
}
/**
 * What the table's clock and a judge have written down.
 */
export interface Desk {
/**
 * @minItems 2
 * @maxItems 2
 */
used?: [number, number]
warned?: (number | null)
/**
 * @minItems 2
 * @maxItems 2
 */
stalled?: [number, number]
/**
 * @minItems 2
 * @maxItems 2
 */
violations?: [number, number]
}
/**
 * What the table's clock and a judge have written down.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Desk".
 */
export interface Desk1 {
/**
 * @minItems 2
 * @maxItems 2
 */
used?: [number, number]
warned?: (number | null)
/**
 * @minItems 2
 * @maxItems 2
 */
stalled?: [number, number]
/**
 * @minItems 2
 * @maxItems 2
 */
violations?: [number, number]
}
/**
 * What a sorcerer comes to now: printed, with its items, this turn's effects and what stands on the table.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Figures".
 */
export interface Figures {
attack: number
defence: number
health: number
left: number
keywords: string[]
}
/**
 * One object on the stack.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Frame".
 */
export interface Frame {
id: number
rank: number
side: number
kind: ("ability" | "attack" | "passive" | "play" | "response")
card?: string
ability?: number
source?: number
targets?: (number | string)[]
on?: number
actor?: number
negated?: boolean
at?: number
got?: number
opener?: number
causes?: [string, number, number][]
total?: number
}
/**
 * A cursed item on a sorcerer. `side` controls it: a chain lies on the other side's sorcerer.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Item".
 */
export interface Item {
id: number
card: string
side: number
used?: boolean
safe?: boolean
}
/**
 * A play that has been carried out and stays at the bottom until what it set off is done (SO-AM-11).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Open".
 */
export interface Open {
id: number
side: number
card: string
left?: number
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
 * The public facts about one side.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
hp: number
max_hp: number
power: number
max_power: number
turns: number
field: (Unit | null)[]
figures: (Figures | null)[]
hand: number
shown: string[]
deck: number
top: string[]
graveyard: string[]
sideboard: number
seen: string[]
}
/**
 * A sorcerer on the field. `id` is its serial: the same card summoned again is another one (SO-FAQ-02).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Unit".
 */
export interface Unit {
id: number
card: string
attack: number
health: number
defence: number
keywords?: string[]
damage?: number
items?: Item[]
tired?: boolean
used?: boolean
boost?: number
lent?: string[]
}
/**
 * The event that lies on the table (SO-AM-34).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
id: number
card: string
side: number
turns: number
}
/**
 * The table as `seat` sees it (None: a spectator). `hand`, `brought` and `sideboard` are its own.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
seat: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
bout: Bout
stage: ("attack" | "block" | "choose" | "deck" | "discard" | "loop" | "main" | "mulligan" | "over" | "respond" | "side")
round: number
turn: number
active: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
first: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
step: ("before" | "blocks" | "combat" | "damage" | "draw" | "end" | "main_a" | "main_b" | "start")
p1: SeatView
p2: SeatView
stack: Frame[]
opens: Open[]
event: (Standing | null)
summoned: number
attackers: number[]
asked: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
choice: ("" | "discard" | "replace" | "return" | "shuffle" | "summon" | "target")
serial: number
waiting: Waiting[]
held: Frame[]
causes: [string, number, number][]
total: number
habits: [string, string][]
marks: [string, number[]][]
hand: string[]
deck_name: string
brought: string[]
sideboard: string[]
ending: ("" | "both" | "deck_out" | "hp" | "match" | "stalling" | "time" | "violations")
outcome: (Outcome | null)
}
/**
 * A passive that has been set off and is not on the stack yet. `time` and `serial` order it (SO-AM-13).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Waiting".
 */
export interface Waiting {
time: number
serial: number
frame: Frame
}
