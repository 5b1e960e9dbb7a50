/* Generated from src/hanpan/games/dice_battle by `python -m tools.web types`. Do not edit. */
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action = (Declare | Play | Keep)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameEvent".
 */
export type GameEvent = (GameStartEvent | PhaseEvent | EnergyEvent | EnergyCutEvent | DeclaredEvent | CardPlayedEvent | GuardEvent | BoostEvent | BuildEvent | LuckRollEvent | DieKeptEvent | RollEvent | BonusRollEvent | BaseEvent | SpecialDieEvent | ShieldsEvent | ShieldLostEvent | GaugeEvent | CardWonEvent | CardLostEvent | GaugeWaitsEvent | ReshuffleEvent | ResetCardEvent | ScoreEvent | PenaltyEvent | FloorEvent | AttacksEvent | BlockEvent | HitEvent | ReserveEvent | MultiplyEvent | StealEvent | EventDrawnEvent | EventVoidEvent | EventOrderEvent | ResetEventEvent | ScoreBoostEvent | ThiefEvent | BombEvent | ScoreSwapEvent | CardSwapEvent | TotalEvent | RoundEndEvent | GameEndEvent)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GamePrompt".
 */
export type GamePrompt = (TendencyPrompt | PrePrompt | KeepPrompt | PostPrompt)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OutcomeData".
 */
export type OutcomeData = Result

export interface Wire {
Action?: Action
AttacksEvent?: AttacksEvent
BaseEvent?: BaseEvent
BlockEvent?: BlockEvent
BombEvent?: BombEvent
BonusRollEvent?: BonusRollEvent
BoostEvent?: BoostEvent
BuildEvent?: BuildEvent
CardLostEvent?: CardLostEvent
CardPlayedEvent?: CardPlayedEvent
CardRecord?: CardRecord
CardSwapEvent?: CardSwapEvent
CardWonEvent?: CardWonEvent
Declare?: Declare
DeclaredEvent?: DeclaredEvent
DieKeptEvent?: DieKeptEvent
EnergyCutEvent?: EnergyCutEvent
EnergyEvent?: EnergyEvent
Event?: Event
EventDrawnEvent?: EventDrawnEvent
EventOrderEvent?: EventOrderEvent
EventVoidEvent?: EventVoidEvent
FloorEvent?: FloorEvent
GameEndEvent?: GameEndEvent
GameEvent?: GameEvent
GamePrompt?: GamePrompt
GameRecord?: GameRecord
GameStartEvent?: GameStartEvent
GaugeEvent?: GaugeEvent
GaugeWaitsEvent?: GaugeWaitsEvent
GuardEvent?: GuardEvent
Hint?: Hint
HitEvent?: HitEvent
Keep?: Keep
KeepPrompt?: KeepPrompt
Luck?: Luck
LuckRollEvent?: LuckRollEvent
MultiplyEvent?: MultiplyEvent
Outcome?: Outcome
OutcomeData?: OutcomeData
PenaltyEvent?: PenaltyEvent
PhaseEvent?: PhaseEvent
Play?: Play
PostPrompt?: PostPrompt
PrePrompt?: PrePrompt
Reason?: Reason
ReserveEvent?: ReserveEvent
ResetCardEvent?: ResetCardEvent
ResetEventEvent?: ResetEventEvent
ReshuffleEvent?: ReshuffleEvent
Result?: Result
RollEvent?: RollEvent
RoundEndEvent?: RoundEndEvent
RoundRecord?: RoundRecord
ScoreBoostEvent?: ScoreBoostEvent
ScoreEvent?: ScoreEvent
ScoreSwapEvent?: ScoreSwapEvent
SeatRecord?: SeatRecord
SeatView?: SeatView
ShieldLostEvent?: ShieldLostEvent
ShieldsEvent?: ShieldsEvent
SpecialDieEvent?: SpecialDieEvent
StealEvent?: StealEvent
TendencyOdds?: TendencyOdds
TendencyPrompt?: TendencyPrompt
ThiefEvent?: ThiefEvent
TotalEvent?: TotalEvent
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
 * The attacks on this seat, in the order in which they are met.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AttacksEvent".
 */
export interface AttacksEvent {
kind: "attacks"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
order: ("attack" | "flame" | "steal" | "strike")[]
}
}
/**
 * What a die scores; `before` is the sum of the dice before it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BaseEvent".
 */
export interface BaseEvent {
kind: "base"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
tendency: ("attack" | "balance" | "defence")
face: number
success: boolean
before: number
points: number
bonus: number
sum: number
}
}
/**
 * `by` guard or shield.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlockEvent".
 */
export interface BlockEvent {
kind: "block"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
attack: ("attack" | "curse" | "flame" | "steal" | "strike" | "thief")
by: ("guard" | "shield")
shields: number
}
}
/**
 * This seat's total is halved.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BombEvent".
 */
export interface BombEvent {
kind: "bomb"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
divisor: number
floor: number
before: number
after: number
}
}
/**
 * The bonus die.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BonusRollEvent".
 */
export interface BonusRollEvent {
kind: "bonus_roll"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
face: number
}
}
/**
 * A boost card will multiply.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BoostEvent".
 */
export interface BoostEvent {
kind: "boost"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
factor: number
}
}
/**
 * Shields are built, besides those that the seat had.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BuildEvent".
 */
export interface BuildEvent {
kind: "build"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
count: number
cost: number
before: number
after: number
had: number
shields: number
}
}
/**
 * No card was left to give.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardLostEvent".
 */
export interface CardLostEvent {
kind: "card_lost"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cause: "run"
}
}
/**
 * A card is played; before and after are energy.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardPlayedEvent".
 */
export interface CardPlayedEvent {
kind: "play"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: ("attack" | "boost" | "defence" | "reset" | "steal")
cost: number
before: number
after: number
}
}
/**
 * One card; what ends in `_text` is in words.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardRecord".
 */
export interface CardRecord {
id: string
name: string
kind: ("post" | "pre")
kind_text: string
cost: number
text: string
}
/**
 * Each takes a card of the other's.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardSwapEvent".
 */
export interface CardSwapEvent {
kind: "card_swap"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
p1_cards: number
p2_cards: number
gave?: ("attack" | "boost" | "defence" | "reset" | "steal")
got?: ("attack" | "boost" | "defence" | "reset" | "steal")
}
}
/**
 * A card for a `run` of sixes, which costs nothing, or a full `gauge`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardWonEvent".
 */
export interface CardWonEvent {
kind: "card_won"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cause: ("gauge" | "run")
cards: number
gauge_before: number
cost: number
gauge_after: number
card?: ("attack" | "boost" | "defence" | "reset" | "steal")
}
}
/**
 * A tendency is revealed.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeclaredEvent".
 */
export interface DeclaredEvent {
kind: "tendency"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
tendency: ("attack" | "balance" | "defence")
}
}
/**
 * The die that is kept; now the other one is shown too.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DieKeptEvent".
 */
export interface DieKeptEvent {
kind: "keep"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
dice: number[]
face: number
}
}
/**
 * A gain past the cap.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EnergyCutEvent".
 */
export interface EnergyCutEvent {
kind: "energy_cut"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
lost: number
cap: number
}
}
/**
 * Energy by `round`, `after_loss`, `balance`, `charge`, `drain`, `win`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EnergyEvent".
 */
export interface EnergyEvent {
kind: "energy"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cause: ("after_loss" | "balance" | "charge" | "drain" | "round" | "win")
gain: number
before: number
after: number
}
}
/**
 * One thing that happened, as it is sent. `data` is for everybody, `private[seat]` for that seat alone.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Event".
 */
export interface Event {
kind: string
clause: string
seat?: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
data?: {
[k: string]: number | string | boolean | unknown[] | {
[k: string]: unknown
} | null
}
private?: {
[k: string]: {
[k: string]: number | string | boolean | unknown[] | {
[k: string]: unknown
} | null
}
}
}
/**
 * An event is drawn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventDrawnEvent".
 */
export interface EventDrawnEvent {
kind: "event"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
event: ("bomb" | "bonus_turn" | "card_swap" | "curse" | "energy_charge" | "energy_drain" | "luck" | "none" | "reset" | "score_boost" | "score_swap" | "thief")
}
}
/**
 * Both events, as `p1/bomb`, in the order in which they act.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventOrderEvent".
 */
export interface EventOrderEvent {
kind: "event_order"
clause: string
seat?: null
data: {
order: string[]
}
}
/**
 * It does nothing: `condition`, `reset`, `reset_card`; of a condition what it needs, what there was and how much it
 *     lacked: the seat's total or energy, the gap between the totals, the cards of the smaller hand.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventVoidEvent".
 */
export interface EventVoidEvent {
kind: "event_void"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
event: ("bomb" | "bonus_turn" | "card_swap" | "curse" | "energy_charge" | "energy_drain" | "luck" | "none" | "reset" | "score_boost" | "score_swap" | "thief")
reason: ("condition" | "reset" | "reset_card")
has?: number
needs?: number
lacks?: number
}
}
/**
 * A round score stops at its floor.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FloorEvent".
 */
export interface FloorEvent {
kind: "floor"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
would_be: number
score: number
}
}
/**
 * The seat is the winner's, null for a draw.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameEndEvent".
 */
export interface GameEndEvent {
kind: "game_end"
clause: string
seat?: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
data: {
by: ("cards" | "draw" | "energy" | "last_round" | "total")
p1: number
p2: number
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
mode: ("extended" | "quick" | "regular")
rounds: number
}
}
/**
 * A phase begins: PreRound, PreCard, Roll, PostCard, Score, ShieldCheck, Event, Accumulate.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PhaseEvent".
 */
export interface PhaseEvent {
kind: "phase"
clause: string
seat?: null
data: {
phase: ("Accumulate" | "Event" | "PostCard" | "PreCard" | "PreRound" | "Roll" | "Score" | "ShieldCheck")
round: number
}
}
/**
 * The guard is up.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GuardEvent".
 */
export interface GuardEvent {
kind: "guard"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
}
/**
 * A luck pair.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LuckRollEvent".
 */
export interface LuckRollEvent {
kind: "luck_roll"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
count: number
dice?: number[]
}
}
/**
 * The regular die.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RollEvent".
 */
export interface RollEvent {
kind: "roll"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
face: number
}
}
/**
 * A special die; points and sums for a star only.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SpecialDieEvent".
 */
export interface SpecialDieEvent {
kind: "special"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
special: ("double" | "flame" | "star" | "strike" | "ward")
before?: number
points?: number
sum?: number
}
}
/**
 * Shields by `defence` or `ward`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShieldsEvent".
 */
export interface ShieldsEvent {
kind: "shields"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cause: ("defence" | "ward")
gain: number
before: number
after: number
}
}
/**
 * Shields past the limit.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShieldLostEvent".
 */
export interface ShieldLostEvent {
kind: "shield_lost"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
lost: number
cap: number
}
}
/**
 * The gauge fills by `balance`, `repeat`, `total`, `wins`, `losses`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GaugeEvent".
 */
export interface GaugeEvent {
kind: "gauge"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cause: ("balance" | "losses" | "repeat" | "total" | "wins")
gain: number
before: number
after: number
}
}
/**
 * No card was left; the gauge keeps its value.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GaugeWaitsEvent".
 */
export interface GaugeWaitsEvent {
kind: "gauge_waits"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
gauge: number
}
}
/**
 * A discard becomes the draw pile; seat null: the cards.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReshuffleEvent".
 */
export interface ReshuffleEvent {
kind: "reshuffle"
clause: string
seat?: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
data: {
deck: ("cards" | "events")
count: number
}
}
/**
 * A reset card voids the round.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ResetCardEvent".
 */
export interface ResetCardEvent {
kind: "reset_card"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
p1: number
p2: number
}
}
/**
 * The round score as gathered.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ScoreEvent".
 */
export interface ScoreEvent {
kind: "score"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
points: number
}
}
/**
 * Penalties due.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PenaltyEvent".
 */
export interface PenaltyEvent {
kind: "penalty"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
curses: number
flames: number
points: number
before: number
after: number
}
}
/**
 * An attack lands on this seat.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HitEvent".
 */
export interface HitEvent {
kind: "hit"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
attack: ("attack" | "flame" | "steal" | "strike")
damage: number
before: number
after: number
}
}
/**
 * Something is due next round: luck, bonus_turn, curse, flame; of the last two how many points, before and now.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReserveEvent".
 */
export interface ReserveEvent {
kind: "reserve"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
effect: ("bonus_turn" | "curse" | "flame" | "luck")
before?: number
points?: number
due?: number
}
}
/**
 * `double` or `boost`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MultiplyEvent".
 */
export interface MultiplyEvent {
kind: "multiply"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cause: ("boost" | "double")
factor: number
before: number
after: number
}
}
/**
 * This seat takes energy, as much of what was drawn as the victim had.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StealEvent".
 */
export interface StealEvent {
kind: "steal"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
drawn: number
had: number
taken: number
victim: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
p1_energy: number
p2_energy: number
}
}
/**
 * Round scores become 0.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ResetEventEvent".
 */
export interface ResetEventEvent {
kind: "reset_event"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
p1_before: number
p2_before: number
p1: number
p2: number
}
}
/**
 * Points for the round score.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ScoreBoostEvent".
 */
export interface ScoreBoostEvent {
kind: "score_boost"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
before: number
after: number
}
}
/**
 * This seat is robbed.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ThiefEvent".
 */
export interface ThiefEvent {
kind: "thief"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
points: number
before: number
after: number
other_before: number
other_after: number
}
}
/**
 * Totals change places; the seat drew it, and its own goes `up`, `down` or stays the `same`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ScoreSwapEvent".
 */
export interface ScoreSwapEvent {
kind: "score_swap"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
p1: number
p2: number
goes: ("down" | "same" | "up")
}
}
/**
 * The round score is added.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TotalEvent".
 */
export interface TotalEvent {
kind: "total"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
gain: number
before: number
after: number
}
}
/**
 * Both round scores; winner may be null.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundEndEvent".
 */
export interface RoundEndEvent {
kind: "round_end"
clause: string
seat?: null
data: {
round: number
p1: number
p2: number
winner: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
}
}
/**
 * How the round is played: by attack, defence or balance.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TendencyPrompt".
 */
export interface TendencyPrompt {
kind: "tendency"
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * Cards before the roll.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PrePrompt".
 */
export interface PrePrompt {
kind: "pre"
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * One of the dice that luck has rolled.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KeepPrompt".
 */
export interface KeepPrompt {
kind: "keep"
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * Cards after the roll.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PostPrompt".
 */
export interface PostPrompt {
kind: "post"
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
mode: (string | null)
rounds: RoundRecord[]
seats: {
[k: string]: SeatRecord
}
finished: boolean
winner: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
decided_by: (string | null)
}
/**
 * One finished round.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundRecord".
 */
export interface RoundRecord {
number: number
scores: {
[k: string]: number
}
totals: {
[k: string]: number
}
winner: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
tendencies: {
[k: string]: string
}
effects: Event[]
shields_used: {
[k: string]: number
}
guards_used: {
[k: string]: number
}
}
/**
 * One seat's game.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatRecord".
 */
export interface SeatRecord {
total: number
average: number
best: number
worst: number
rounds_won: number
rounds_lost: number
specials: {
[k: string]: number
}
cards: {
[k: string]: number
}
events: {
[k: string]: number
}
events_void: number
blocks: {
[k: string]: number
}
energy_spent: number
shields_built: number
cards_won: number
luck: Luck
}
/**
 * What the dice showed, against what dice show on average.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Luck".
 */
export interface Luck {
faces: number[]
pips: number
expected_pips: number
points: number
expected_points: number
}
/**
 * What the coach would do, and why; what to look at first; the odds where a tendency is to be declared.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
action: (Declare | Play | Keep)
reasons: Reason[]
odds?: TendencyOdds[]
nudge?: (Reason | null)
idea?: Reason[]
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
 * How a tendency's die turns out.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TendencyOdds".
 */
export interface TendencyOdds {
tendency: ("attack" | "balance" | "defence")
success: number
risk: ("high" | "low" | "medium")
points: number
faces: number[]
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
 * The number that decided, and what both seats have of it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
by: ("cards" | "draw" | "energy" | "last_round" | "total")
p1: number
p2: number
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
seat: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
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
