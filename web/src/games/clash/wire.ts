/* Generated from src/hanpan/games/clash by `python -m tools.web types`. Do not edit. */
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action = (ChooseDeck | Mulligan | Queue | Fire | Decline)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameEvent".
 */
export type GameEvent = (GameStartEvent | DeckBroughtEvent | CardsDrawnEvent | CardsExchangedEvent | InitiativeEvent | RoundStartEvent | EnergyEvent | PhaseEvent | DeclaredEvent | ReservedEvent | TargetedEvent | RevealedEvent | PriorityListEvent | ResolvedEvent | DiscardedEvent | WindowEvent | DeclinedEvent | FiredEvent | NullifiedEvent | RefundedEvent | TicksDueEvent | FailedEvent | CounteredEvent | ReturnedEvent | ReshuffledEvent | OverflowEvent | VerdictEvent | ExhaustedEvent | InitiativeVoidEvent | TieEvent | InitiativeSealedEvent | RematchEvent | HealedEvent | KeywordGivenEvent | ShieldEndsEvent | DamagedEvent | BoundedEvent | AbsorbedEvent | CriticalRollEvent | ShortenedEvent | FadedEvent | SummonedEvent | LeavesEvent | FrozenEvent | SkippedEvent | DownEvent | RemovedEvent | ImmuneEvent | ResistedEvent | ReflectedEvent | NoHealEvent)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GamePrompt".
 */
export type GamePrompt = (DeckPrompt | MulliganPrompt | StartPrompt | DeclarePrompt | ReactPrompt)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OutcomeData".
 */
export type OutcomeData = Result

export interface Wire {
AbsorbedEvent?: AbsorbedEvent
Action?: Action
BoundedEvent?: BoundedEvent
CardRecord?: CardRecord
CardsDrawnEvent?: CardsDrawnEvent
CardsExchangedEvent?: CardsExchangedEvent
ChooseDeck?: ChooseDeck
CounteredEvent?: CounteredEvent
CriticalRollEvent?: CriticalRollEvent
DamagedEvent?: DamagedEvent
DeckBroughtEvent?: DeckBroughtEvent
DeckPrompt?: DeckPrompt
DeclarePrompt?: DeclarePrompt
DeclaredEvent?: DeclaredEvent
Decline?: Decline
DeclinedEvent?: DeclinedEvent
DiscardedEvent?: DiscardedEvent
DownEvent?: DownEvent
EnergyEvent?: EnergyEvent
Entry?: Entry
ExhaustedEvent?: ExhaustedEvent
FadedEvent?: FadedEvent
FailedEvent?: FailedEvent
Fire?: Fire
FiredEvent?: FiredEvent
FrozenEvent?: FrozenEvent
GameEvent?: GameEvent
GamePrompt?: GamePrompt
GameRecord?: GameRecord
GameStartEvent?: GameStartEvent
HealedEvent?: HealedEvent
Hint?: Hint
ImmuneEvent?: ImmuneEvent
InitiativeEvent?: InitiativeEvent
InitiativeSealedEvent?: InitiativeSealedEvent
InitiativeVoidEvent?: InitiativeVoidEvent
Keyword?: Keyword
KeywordGivenEvent?: KeywordGivenEvent
LeavesEvent?: LeavesEvent
Mulligan?: Mulligan
MulliganPrompt?: MulliganPrompt
Named?: Named
NoHealEvent?: NoHealEvent
NullifiedEvent?: NullifiedEvent
Outcome?: Outcome
OutcomeData?: OutcomeData
OverflowEvent?: OverflowEvent
PhaseEvent?: PhaseEvent
Pick?: Pick
PriorityListEvent?: PriorityListEvent
Queue?: Queue
Queued?: Queued
ReactPrompt?: ReactPrompt
Reason?: Reason
ReflectedEvent?: ReflectedEvent
RefundedEvent?: RefundedEvent
RematchEvent?: RematchEvent
RemovedEvent?: RemovedEvent
ReservedEvent?: ReservedEvent
ReshuffledEvent?: ReshuffledEvent
ResistedEvent?: ResistedEvent
ResolvedEvent?: ResolvedEvent
Result?: Result
ReturnedEvent?: ReturnedEvent
RevealedEvent?: RevealedEvent
RoundStartEvent?: RoundStartEvent
SeatRecord?: SeatRecord
SeatView?: SeatView
ShieldEndsEvent?: ShieldEndsEvent
ShortenedEvent?: ShortenedEvent
SkippedEvent?: SkippedEvent
Spot?: Spot
StartPrompt?: StartPrompt
SummonedEvent?: SummonedEvent
TargetedEvent?: TargetedEvent
TicksDueEvent?: TicksDueEvent
TieEvent?: TieEvent
Unit?: Unit
VerdictEvent?: VerdictEvent
View?: View
WindowEvent?: WindowEvent
Words?: Words
}
/**
 * A shield takes damage.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AbsorbedEvent".
 */
export interface AbsorbedEvent {
kind: "absorb"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
amount: number
left: number
}
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
 * After all ticks: health beyond its bounds is cut to them.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BoundedEvent".
 */
export interface BoundedEvent {
kind: "bounds"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
before: number
after: number
}
}
/**
 * One card. What ends in `_text` is in words; None where the card has no such thing.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardRecord".
 */
export interface CardRecord {
id: string
name: string
names: Words
kind: ("attack" | "defense" | "heal" | "special")
kind_text: string
cost: number
target: string
target_text: string
target_brief: string
aims: boolean
reaction: boolean
text: string
effect_text: string
nullified: (("full" | "none" | "partial") | null)
nullified_text: (string | null)
no_target: (("consume" | "full" | "partial") | null)
no_target_text: (string | null)
unused_text: (string | null)
exhaust: boolean
exhaust_on_nullify: boolean
exhaust_text: (string | null)
tags: Named[]
tags_text: (string | null)
keywords: Named[]
decks: {
[k: string]: number
}
}
/**
 * One text in both languages.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Words".
 */
export interface Words {
ko: string
en: string
}
/**
 * A tag or a keyword, and its name.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Named".
 */
export interface Named {
id: string
name: string
}
/**
 * Cards are drawn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardsDrawnEvent".
 */
export interface CardsDrawnEvent {
kind: "draw"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
count: number
hand: number
deck: number
cards?: string[]
}
}
/**
 * Cards are set aside and drawn anew.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardsExchangedEvent".
 */
export interface CardsExchangedEvent {
kind: "mulligan"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
count: number
aside?: string[]
cards?: string[]
}
}
/**
 * A counter acts on this card, of whose damage so many percent go back.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CounteredEvent".
 */
export interface CounteredEvent {
kind: "counter"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
on: string
percent: number
}
}
/**
 * Whether a hit is critical.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CriticalRollEvent".
 */
export interface CriticalRollEvent {
kind: "critical"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
chance: number
critical: boolean
}
}
/**
 * Health is lost: base, flat changes, percent; a sum `below` 0 is 0; what is `reflected` goes back and the shield
 *     takes its part; `beyond` what the unit had there is nothing to lose. `tally`: a tick that takes health beyond its
 *     bounds before all are added, or brings it back.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DamagedEvent".
 */
export interface DamagedEvent {
kind: "damage"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
source: string
base: number
flat: number
vulnerable?: number
mitigation?: number
critical?: number
below?: number
reflected?: number
amount: number
absorbed: number
beyond?: number
tally?: ("closed" | "open")
before: number
after: number
}
}
/**
 * A deck is brought; which one is private.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckBroughtEvent".
 */
export interface DeckBroughtEvent {
kind: "deck"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data?: {
deck?: string
cards?: string[]
}
}
/**
 * A deck to play with.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckPrompt".
 */
export interface DeckPrompt {
kind: "deck"
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * A queue of cards: the slots and the energy that there are for it, and the seconds.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeclarePrompt".
 */
export interface DeclarePrompt {
kind: "declare"
data: {
slots: number
energy: number
seconds: number
}
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * The seat has declared.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeclaredEvent".
 */
export interface DeclaredEvent {
kind: "declare"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data?: {
cards?: string[]
}
}
/**
 * It lets the card be.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeclinedEvent".
 */
export interface DeclinedEvent {
kind: "decline"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
}
}
/**
 * Cards go to the discard.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DiscardedEvent".
 */
export interface DiscardedEvent {
kind: "discard"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cards: string[]
}
}
/**
 * A hero is at 0.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DownEvent".
 */
export interface DownEvent {
kind: "down"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
flag: "전투불능"
}
}
/**
 * Energy at turn start.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EnergyEvent".
 */
export interface EnergyEvent {
kind: "energy"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
gain: number
cap: number
before: number
after: number
}
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
 * Cards are out for this battle.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ExhaustedEvent".
 */
export interface ExhaustedEvent {
kind: "exhaust"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cards: string[]
}
}
/**
 * Keywords are over: their time is up, or they have been used.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FadedEvent".
 */
export interface FadedEvent {
kind: "fade"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
keywords: string[]
cause: ("time" | "use")
}
}
/**
 * A card had no target.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FailedEvent".
 */
export interface FailedEvent {
kind: "fail"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
place: number
}
}
/**
 * It reacts.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FiredEvent".
 */
export interface FiredEvent {
kind: "fire"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
on: string
place: number
}
}
/**
 * Places of the queue are lost.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FrozenEvent".
 */
export interface FrozenEvent {
kind: "frozen"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cut: number
slots: number
}
}
/**
 * The start.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameStartEvent".
 */
export interface GameStartEvent {
kind: "game_start"
clause: string
seat?: null
data: {
mode: string
arena: ("pit" | "rift" | "shrine" | "volcano")
opponent: (string | null)
}
}
/**
 * This seat holds the initiative.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "InitiativeEvent".
 */
export interface InitiativeEvent {
kind: "initiative"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
round: number
}
}
/**
 * A round begins; its seed is committed to.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundStartEvent".
 */
export interface RoundStartEvent {
kind: "round_start"
clause: string
seat?: null
data: {
round: number
seed: number
}
}
/**
 * A phase begins.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PhaseEvent".
 */
export interface PhaseEvent {
kind: "phase"
clause: string
seat?: null
data: {
phase: ("cleanup" | "declaration" | "lock_in" | "priority" | "resolution" | "reveal")
round: number
}
}
/**
 * The cost is reserved.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReservedEvent".
 */
export interface ReservedEvent {
kind: "reserve"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cost: number
before: number
after: number
}
}
/**
 * Targets are fixed at lock-in.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TargetedEvent".
 */
export interface TargetedEvent {
kind: "target"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
index: number
targets: string[]
}
}
/**
 * The queue is shown.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RevealedEvent".
 */
export interface RevealedEvent {
kind: "reveal"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cards: string[]
}
}
/**
 * The order of the cards, and why each stands where it stands.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriorityListEvent".
 */
export interface PriorityListEvent {
kind: "priority"
clause: string
seat?: null
data: {
order: string[]
reasons: ("coin" | "cost" | "first" | "initiative" | "queue" | "speed")[]
}
}
/**
 * A card resolves.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ResolvedEvent".
 */
export interface ResolvedEvent {
kind: "resolve"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
place: number
}
}
/**
 * The seat may react to this card.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WindowEvent".
 */
export interface WindowEvent {
kind: "window"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
place: number
}
}
/**
 * This card of the seat has no effect.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NullifiedEvent".
 */
export interface NullifiedEvent {
kind: "nullified"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
by: string
}
}
/**
 * Energy comes back; what is `beyond` the cap does not.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RefundedEvent".
 */
export interface RefundedEvent {
kind: "refund"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
refund: (("full" | "none" | "partial") | ("consume" | "full" | "partial"))
amount: number
before: number
after: number
beyond?: number
}
}
/**
 * What will happen at the next turn start.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TicksDueEvent".
 */
export interface TicksDueEvent {
kind: "ticks_due"
clause: string
seat?: null
data: {
due: string[]
}
}
/**
 * An unused reaction goes back to the hand.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReturnedEvent".
 */
export interface ReturnedEvent {
kind: "returned"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
}
}
/**
 * The discard becomes the deck.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReshuffledEvent".
 */
export interface ReshuffledEvent {
kind: "reshuffle"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
count: number
}
}
/**
 * Cards beyond the hand limit.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OverflowEvent".
 */
export interface OverflowEvent {
kind: "overflow"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
count: number
cards?: string[]
}
}
/**
 * How it ended; the seat is the winner's, null for a draw.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "VerdictEvent".
 */
export interface VerdictEvent {
kind: "verdict"
clause: string
seat?: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
data: {
by: ("" | "both" | "hp" | "limit")
p1: number
p2: number
p1_max: number
p2_max: number
round: number
}
}
/**
 * Nobody holds the initiative; the turn has an owner all the same.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "InitiativeVoidEvent".
 */
export interface InitiativeVoidEvent {
kind: "initiative_void"
clause: string
seat?: null
data: {
round: number
cause: string
owner: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
}
}
/**
 * A coin for a group of tied cards; the seat goes first.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TieEvent".
 */
export interface TieEvent {
kind: "tie"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
speed: ("attack" | "defense" | "heal" | "special")
cost: number
label: string
}
}
/**
 * Nobody will hold the initiative next round.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "InitiativeSealedEvent".
 */
export interface InitiativeSealedEvent {
kind: "initiative_sealed"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
round: number
}
}
/**
 * Both fell early: once more.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RematchEvent".
 */
export interface RematchEvent {
kind: "rematch"
clause: string
seat?: null
data: {
round: number
}
}
/**
 * Health is given: base, flat changes, percent; `beyond` its maximum there is no room. `tally`: as of damage.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HealedEvent".
 */
export interface HealedEvent {
kind: "heal"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
source: string
base: number
flat: number
heal_down?: number
amount: number
beyond?: number
tally?: ("closed" | "open")
before: number
after: number
}
}
/**
 * A keyword changes: given by a card, or poison one weaker by its own tick.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KeywordGivenEvent".
 */
export interface KeywordGivenEvent {
kind: "keyword"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
source: string
keyword: ("burn" | "cap_down" | "cap_up" | "freeze" | "gain_down" | "gain_up" | "heal_down" | "immunity" | "mitigation" | "poison" | "regen" | "resist" | "shield" | "strength" | "vulnerable" | "weakness")
before: number
after: number
turns: number
}
}
/**
 * A shield is over.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShieldEndsEvent".
 */
export interface ShieldEndsEvent {
kind: "shield_ends"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
amount: number
}
}
/**
 * Keywords go on, for one turn less: each with the turns that are left.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShortenedEvent".
 */
export interface ShortenedEvent {
kind: "lasts"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
keywords: [("burn" | "cap_down" | "cap_up" | "freeze" | "gain_down" | "gain_up" | "heal_down" | "immunity" | "mitigation" | "poison" | "regen" | "resist" | "shield" | "strength" | "vulnerable" | "weakness"), number][]
}
}
/**
 * A unit comes.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SummonedEvent".
 */
export interface SummonedEvent {
kind: "summon"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
hp: number
}
}
/**
 * A summon is gone.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LeavesEvent".
 */
export interface LeavesEvent {
kind: "leaves"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
}
}
/**
 * A target is gone.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SkippedEvent".
 */
export interface SkippedEvent {
kind: "skip"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
source: string
place: number
}
}
/**
 * Keywords are taken away.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RemovedEvent".
 */
export interface RemovedEvent {
kind: "removed"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
keywords: string[]
}
}
/**
 * A keyword has no effect.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ImmuneEvent".
 */
export interface ImmuneEvent {
kind: "immune"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
keyword: ("burn" | "cap_down" | "cap_up" | "freeze" | "gain_down" | "gain_up" | "heal_down" | "immunity" | "mitigation" | "poison" | "regen" | "resist" | "shield" | "strength" | "vulnerable" | "weakness")
flag: "면역"
}
}
/**
 * A keyword is halved.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ResistedEvent".
 */
export interface ResistedEvent {
kind: "resist"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
keyword: ("burn" | "cap_down" | "cap_up" | "freeze" | "gain_down" | "gain_up" | "heal_down" | "immunity" | "mitigation" | "poison" | "regen" | "resist" | "shield" | "strength" | "vulnerable" | "weakness")
amount: number
turns: number
flag: "저항"
}
}
/**
 * Part of the damage goes back.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReflectedEvent".
 */
export interface ReflectedEvent {
kind: "reflect"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
amount: number
of: number
percent: number
}
}
/**
 * A fallen hero cannot be healed.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NoHealEvent".
 */
export interface NoHealEvent {
kind: "no_heal"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
source: string
amount: number
flag: "전투불능"
}
}
/**
 * Cards of the first hand to set aside, at most so many.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MulliganPrompt".
 */
export interface MulliganPrompt {
kind: "mulligan"
data: {
most: number
}
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * The beginning of a round, which asks nobody.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StartPrompt".
 */
export interface StartPrompt {
kind: "start"
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * A reaction to a card of the other side: the card, its place in the order, and the seconds.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReactPrompt".
 */
export interface ReactPrompt {
kind: "react"
data: {
card: string
place: number
seconds: number
}
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * One game, finished or not.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameRecord".
 */
export interface GameRecord {
rounds: number
seats: {
[k: string]: SeatRecord
}
}
/**
 * One side's game. Health is that of the hero; a rematch counts on.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatRecord".
 */
export interface SeatRecord {
dealt: number
hardest: number
shielded: number
healed: number
cards: number
nullified: number
failed: number
reactions: number
summons: number
energy: number
}
/**
 * What the coach would do, and why; what to look at first.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
action: (ChooseDeck | Mulligan | Queue | Fire | Decline)
reasons: Reason[]
nudge: (Reason | null)
idea: Reason[]
}
/**
 * One sentence of a hint: a message id and its arguments.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
id: string
args?: {
[k: string]: number | string | boolean | unknown[] | {
[k: string]: unknown
} | null
}
}
/**
 * A lasting effect on a unit: how much, and for how many turns where it is timed.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Keyword".
 */
export interface Keyword {
name: ("burn" | "cap_down" | "cap_up" | "freeze" | "gain_down" | "gain_up" | "heal_down" | "immunity" | "mitigation" | "poison" | "regen" | "resist" | "shield" | "strength" | "vulnerable" | "weakness")
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
 * By what it was decided, the health of both heroes, and the last round.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
by: ("" | "both" | "hp" | "limit")
p1: number
p2: number
round: number
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
cap: number
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
stage: ("deck" | "declare" | "mulligan" | "over" | "react" | "start")
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
