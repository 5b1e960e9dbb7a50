/* Generated from src/hanpan/games/trail by `python -m tools.web types`. Do not edit. */
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action = (Go | Play | Drink | End | Press | Undo | Take | Swap | Visit | Draft)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameEvent".
 */
export type GameEvent = (GameStartEvent | NewDieEvent | StageStartEvent | StageWonEvent | CardOfferEvent | CardTakenEvent | CardSkippedEvent | PotionGotEvent | PotionOfferEvent | PotionDroppedEvent | PotionDeclinedEvent | EventOfferEvent | EventChosenEvent | FaceChangedEvent | RunWonEvent | RunLostEvent | TurnStartEvent | LegHealedEvent | RollEvent | MovementEvent | ManaEvent | DrawnEvent | ReshuffleEvent | HandFullEvent | ModeSwitchedEvent | CardChosenEvent | WalkEvent | SteppedEvent | ClosedEvent | CarriedEvent | PushStoppedEvent | PickedUpEvent | ShardEvent | SpeedChangedEvent | UndoneEvent | TurnEndEvent | DeductionEvent | LegInjuryEvent | TrainEvent | DiscardedEvent | ManaLostEvent | OpenedEvent | WarnedEvent | RestsEvent | CardPlayedEvent | CardSpentEvent | StrikeEvent | FallsEvent | DroppedEvent | BlockEvent | HealedEvent | AbsorbedEvent | HurtEvent | PoisonedEvent | LeapEvent | ErasedEvent | WallRaisedEvent | WarningCutEvent | WallFallsEvent | PushedEvent | BumpEvent | UnmovedEvent | CastEvent | FlameEvent | PotionUsedEvent | ShadowEvent | ShadowedEvent | MonsterMovesEvent | PoolLeftEvent)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GamePrompt".
 */
export type GamePrompt = (MapPrompt | TurnPrompt | CardPrompt | PotionPrompt | EventPrompt)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OutcomeData".
 */
export type OutcomeData = Result

export interface Wire {
AbsorbedEvent?: AbsorbedEvent
Action?: Action
Ahead?: Ahead
BlockEvent?: BlockEvent
Blow?: Blow
BumpEvent?: BumpEvent
CardChosenEvent?: CardChosenEvent
CardOfferEvent?: CardOfferEvent
CardPlayedEvent?: CardPlayedEvent
CardPrompt?: CardPrompt
CardSkippedEvent?: CardSkippedEvent
CardSpentEvent?: CardSpentEvent
CardTakenEvent?: CardTakenEvent
CarriedEvent?: CarriedEvent
CastEvent?: CastEvent
ClosedEvent?: ClosedEvent
DeductionEvent?: DeductionEvent
DiscardedEvent?: DiscardedEvent
Draft?: Draft
DrawnEvent?: DrawnEvent
Drink?: Drink
DroppedEvent?: DroppedEvent
End?: End
ErasedEvent?: ErasedEvent
EventChosenEvent?: EventChosenEvent
EventOfferEvent?: EventOfferEvent
EventPrompt?: EventPrompt
FaceChangedEvent?: FaceChangedEvent
FallsEvent?: FallsEvent
FlameEvent?: FlameEvent
GameEvent?: GameEvent
GamePrompt?: GamePrompt
GameStartEvent?: GameStartEvent
Go?: Go
HandFullEvent?: HandFullEvent
HealedEvent?: HealedEvent
Hint?: Hint
HurtEvent?: HurtEvent
LeapEvent?: LeapEvent
LegHealedEvent?: LegHealedEvent
LegInjuryEvent?: LegInjuryEvent
ManaEvent?: ManaEvent
ManaLostEvent?: ManaLostEvent
MapPrompt?: MapPrompt
ModeSwitchedEvent?: ModeSwitchedEvent
MonsterMovesEvent?: MonsterMovesEvent
MovementEvent?: MovementEvent
NewDieEvent?: NewDieEvent
OpenedEvent?: OpenedEvent
Option?: Option
Outcome?: Outcome
OutcomeData?: OutcomeData
PickedUpEvent?: PickedUpEvent
Planned?: Planned
Play?: Play
PoisonedEvent?: PoisonedEvent
PoolLeftEvent?: PoolLeftEvent
PotionDeclinedEvent?: PotionDeclinedEvent
PotionDroppedEvent?: PotionDroppedEvent
PotionGotEvent?: PotionGotEvent
PotionOfferEvent?: PotionOfferEvent
PotionPrompt?: PotionPrompt
PotionUsedEvent?: PotionUsedEvent
Press?: Press
Previews?: Previews
PushStoppedEvent?: PushStoppedEvent
PushedEvent?: PushedEvent
Raised?: Raised
Reach?: Reach
Reason?: Reason
Refusal?: Refusal
ReshuffleEvent?: ReshuffleEvent
RestsEvent?: RestsEvent
Result?: Result
RollEvent?: RollEvent
RunLostEvent?: RunLostEvent
RunRecord?: RunRecord
RunWonEvent?: RunWonEvent
ShadowEvent?: ShadowEvent
ShadowedEvent?: ShadowedEvent
ShardEvent?: ShardEvent
SpeedChangedEvent?: SpeedChangedEvent
StageMap?: StageMap
StageRecord?: StageRecord
StageStartEvent?: StageStartEvent
StageWonEvent?: StageWonEvent
SteppedEvent?: SteppedEvent
StrikeEvent?: StrikeEvent
Swap?: Swap
Take?: Take
TrailRecord?: TrailRecord
TrainEvent?: TrainEvent
TurnEndEvent?: TurnEndEvent
TurnPrompt?: TurnPrompt
TurnRecord?: TurnRecord
TurnStartEvent?: TurnStartEvent
Undo?: Undo
UndoneEvent?: UndoneEvent
UnitView?: UnitView
UnmovedEvent?: UnmovedEvent
View?: View
Visit?: Visit
WalkEvent?: WalkEvent
WallFallsEvent?: WallFallsEvent
WallRaisedEvent?: WallRaisedEvent
WarnedEvent?: WarnedEvent
WarningCutEvent?: WarningCutEvent
Wound?: Wound
}
/**
 * Block takes damage.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AbsorbedEvent".
 */
export interface AbsorbedEvent {
kind: "absorb"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
source: string
amount: number
before: number
after: number
}
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
 * The certain outcome of one move. `due` names what chance would settle next.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ahead".
 */
export interface Ahead {
at: number
path: number[]
carried: number[]
spd: number
mana: number
hp: number
block: number
hits: Blow[]
struck: Wound[]
wasted: number
deduction: number
at_end: Blow[]
due: ("" | "draw" | "reroll" | "turn" | "won")
}
/**
 * Damage to the player by one source: what Block takes of it, what comes through, and the health after it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Blow".
 */
export interface Blow {
source: string
absorbed: number
amount: number
hp: number
}
/**
 * Damage to a monster.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Wound".
 */
export interface Wound {
monster: string
at: number
amount: number
hp: number
}
/**
 * Block is gained.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlockEvent".
 */
export interface BlockEvent {
kind: "block"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
source: string
gain: number
before: number
after: number
}
}
/**
 * It bumps into something.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BumpEvent".
 */
export interface BumpEvent {
kind: "bump"
clause: string
seat?: null
data: {
monster: string
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
}
}
/**
 * A card is chosen, which ends movement mode.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardChosenEvent".
 */
export interface CardChosenEvent {
kind: "select"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
slot: number
card: string
}
}
/**
 * Cards to choose from.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardOfferEvent".
 */
export interface CardOfferEvent {
kind: "card_offer"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cards: string[]
}
}
/**
 * A card is played, and paid for.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardPlayedEvent".
 */
export interface CardPlayedEvent {
kind: "play"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
cost: number
tiles: [number, number][]
before: number
after: number
}
}
/**
 * One of these cards, or none.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardPrompt".
 */
export interface CardPrompt {
kind: "card"
data: {
cards: string[]
}
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * None does.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardSkippedEvent".
 */
export interface CardSkippedEvent {
kind: "card_skipped"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
}
/**
 * A once-a-stage card is out until the stage ends.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardSpentEvent".
 */
export interface CardSpentEvent {
kind: "spent"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
}
}
/**
 * One joins the deck.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardTakenEvent".
 */
export interface CardTakenEvent {
kind: "card_taken"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
}
}
/**
 * Streams carry on, at no cost.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CarriedEvent".
 */
export interface CarriedEvent {
kind: "carried"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
/**
 * @minItems 2
 * @maxItems 2
 */
start: [number, number]
/**
 * @minItems 2
 * @maxItems 2
 */
to: [number, number]
tiles: [number, number][]
}
}
/**
 * Leftover movement will not be deducted.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastEvent".
 */
export interface CastEvent {
kind: "cast"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
}
/**
 * Tiles close until the turn ends.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClosedEvent".
 */
export interface ClosedEvent {
kind: "closed"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
tiles: [number, number][]
}
}
/**
 * What the next roll will be less.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeductionEvent".
 */
export interface DeductionEvent {
kind: "deduction"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
left: number
}
}
/**
 * Unused cards go.
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
 * Cards are drawn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DrawnEvent".
 */
export interface DrawnEvent {
kind: "draw"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cards: string[]
hand: number
deck: number
}
}
/**
 * The first to fall drops a die shard.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DroppedEvent".
 */
export interface DroppedEvent {
kind: "drop"
clause: string
seat?: null
data: {
item: "die_shard"
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
}
}
/**
 * Closed tiles open again.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ErasedEvent".
 */
export interface ErasedEvent {
kind: "erased"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
tiles: [number, number][]
}
}
/**
 * One is chosen.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventChosenEvent".
 */
export interface EventChosenEvent {
kind: "visit"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
event: string
}
}
/**
 * Two events to choose from.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventOfferEvent".
 */
export interface EventOfferEvent {
kind: "event_offer"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
events: string[]
}
}
/**
 * One of these events.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventPrompt".
 */
export interface EventPrompt {
kind: "event"
data: {
events: string[]
}
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * A face of the die changes, or would have.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FaceChangedEvent".
 */
export interface FaceChangedEvent {
kind: "face"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
place: number
before: number
after: number
faces: number[]
}
}
/**
 * It falls, its Warning with it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FallsEvent".
 */
export interface FallsEvent {
kind: "falls"
clause: string
seat?: null
data: {
monster: string
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
}
}
/**
 * The trail will burn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FlameEvent".
 */
export interface FlameEvent {
kind: "flame"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
damage: number
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
hp: number
}
}
/**
 * A die is taken: the first one, the Carver's, a fresh one.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewDieEvent".
 */
export interface NewDieEvent {
kind: "new_die"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
sides: number
faces: number[]
}
}
/**
 * A stage begins, with its map; number 0 is a custom map.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StageStartEvent".
 */
export interface StageStartEvent {
kind: "stage_start"
clause: string
seat?: null
data: {
stage: string
number: number
tiles: number[]
/**
 * @minItems 2
 * @maxItems 2
 */
start: [number, number]
monsters: [string, number, number, number][]
}
}
/**
 * The stage is won.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StageWonEvent".
 */
export interface StageWonEvent {
kind: "stage_won"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
stage: string
number: number
turn: number
}
}
/**
 * A potion is got.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PotionGotEvent".
 */
export interface PotionGotEvent {
kind: "potion"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
potion: string
}
}
/**
 * One is offered, and the pockets are full.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PotionOfferEvent".
 */
export interface PotionOfferEvent {
kind: "potion_offer"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
potion: string
}
}
/**
 * One is given up.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PotionDroppedEvent".
 */
export interface PotionDroppedEvent {
kind: "potion_dropped"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
potion: string
}
}
/**
 * The offered one is left.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PotionDeclinedEvent".
 */
export interface PotionDeclinedEvent {
kind: "potion_declined"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
potion: string
}
}
/**
 * The end: won.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RunWonEvent".
 */
export interface RunWonEvent {
kind: "run_won"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
stage: number
turns: number
hp: number
}
}
/**
 * The end: lost.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RunLostEvent".
 */
export interface RunLostEvent {
kind: "run_lost"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
stage: number
turns: number
hp: number
}
}
/**
 * A turn begins; `round` counts on from stage to stage.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnStartEvent".
 */
export interface TurnStartEvent {
kind: "turn_start"
clause: string
seat?: null
data: {
turn: number
stage: number
round: number
}
}
/**
 * The leg injury is gone.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LegHealedEvent".
 */
export interface LegHealedEvent {
kind: "leg_healed"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
before: number
}
}
/**
 * The die is rolled.
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
faces: number[]
}
}
/**
 * Movement from the roll: face + die shard − leftover, at least 0.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MovementEvent".
 */
export interface MovementEvent {
kind: "spd"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
face: number
extra: number
left: number
rolled: number
before: number
after: number
}
}
/**
 * Mana of the turn, or more of it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ManaEvent".
 */
export interface ManaEvent {
kind: "mana"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
source: string
gain: number
before: number
after: number
}
}
/**
 * The discard becomes the deck.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReshuffleEvent".
 */
export interface ReshuffleEvent {
kind: "reshuffle"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
count: number
}
}
/**
 * Nothing more is drawn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HandFullEvent".
 */
export interface HandFullEvent {
kind: "hand_full"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
hand: number
}
}
/**
 * Movement mode goes on or off.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ModeSwitchedEvent".
 */
export interface ModeSwitchedEvent {
kind: "mode"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
on: boolean
by: ("a" | "card" | "icon" | "right" | "spd")
}
}
/**
 * A click on a tile: the way it takes.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WalkEvent".
 */
export interface WalkEvent {
kind: "go"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
/**
 * @minItems 2
 * @maxItems 2
 */
to: [number, number]
steps: ("E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W")[]
cost: number
}
}
/**
 * One step.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SteppedEvent".
 */
export interface SteppedEvent {
kind: "step"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
/**
 * @minItems 2
 * @maxItems 2
 */
start: [number, number]
/**
 * @minItems 2
 * @maxItems 2
 */
to: [number, number]
cost: number
before: number
after: number
}
}
/**
 * Something stands in the stream's way.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PushStoppedEvent".
 */
export interface PushStoppedEvent {
kind: "push_stopped"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
}
}
/**
 * An item is picked up and gone.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PickedUpEvent".
 */
export interface PickedUpEvent {
kind: "item"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
item: ("die_shard" | "feather" | "heart" | "mana_shard")
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
}
}
/**
 * The next roll counts more.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShardEvent".
 */
export interface ShardEvent {
kind: "shard"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
gain: number
after: number
}
}
/**
 * Movement by a card, potion or feather.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SpeedChangedEvent".
 */
export interface SpeedChangedEvent {
kind: "speed"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
source: string
gain: number
before: number
after: number
}
}
/**
 * The last walk, card or potion is taken back.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UndoneEvent".
 */
export interface UndoneEvent {
kind: "undone"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
move: string
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
spd: number
mana: number
card?: string
potion?: string
}
}
/**
 * The end is pressed; `left` counts against the next roll.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnEndEvent".
 */
export interface TurnEndEvent {
kind: "turn_end"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
turn: number
spd: number
left: number
forced: boolean
}
}
/**
 * The injury that shows it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LegInjuryEvent".
 */
export interface LegInjuryEvent {
kind: "leg_injury"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
left: number
}
}
/**
 * The train passes.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrainEvent".
 */
export interface TrainEvent {
kind: "train"
clause: string
seat?: null
data: {
turn: number
damage: number
}
}
/**
 * Unused mana goes.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ManaLostEvent".
 */
export interface ManaLostEvent {
kind: "mana_lost"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
amount: number
}
}
/**
 * The trail opens, each tile as it was.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OpenedEvent".
 */
export interface OpenedEvent {
kind: "opened"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
tiles: [number, number][]
}
}
/**
 * A monster marks what it will strike.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WarnedEvent".
 */
export interface WarnedEvent {
kind: "warning"
clause: string
seat?: null
data: {
monster: string
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
tiles: [number, number][]
damage: number
poison: number
}
}
/**
 * It marks nothing this turn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RestsEvent".
 */
export interface RestsEvent {
kind: "rests"
clause: string
seat?: null
data: {
monster: string
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
}
}
/**
 * A monster loses health.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StrikeEvent".
 */
export interface StrikeEvent {
kind: "strike"
clause: string
seat?: null
data: {
monster: string
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
source: string
amount: number
before: number
after: number
}
}
/**
 * Health is given, up to the most there can be.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HealedEvent".
 */
export interface HealedEvent {
kind: "heal"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
source: string
gain: number
before: number
after: number
}
}
/**
 * Health is lost.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HurtEvent".
 */
export interface HurtEvent {
kind: "hurt"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
source: string
amount: number
before: number
after: number
blocked?: number
}
}
/**
 * Poison is added.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PoisonedEvent".
 */
export interface PoisonedEvent {
kind: "poisoned"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
source: string
gain: number
before: number
after: number
}
}
/**
 * A jump.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LeapEvent".
 */
export interface LeapEvent {
kind: "leap"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
/**
 * @minItems 2
 * @maxItems 2
 */
start: [number, number]
/**
 * @minItems 2
 * @maxItems 2
 */
to: [number, number]
}
}
/**
 * A wall is put up, to the end of that turn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WallRaisedEvent".
 */
export interface WallRaisedEvent {
kind: "wall_raised"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
until: number
}
}
/**
 * It cuts a line: what is left of the Warning, and what is not.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WarningCutEvent".
 */
export interface WarningCutEvent {
kind: "warning_cut"
clause: string
seat?: null
data: {
monster: string
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
tiles: [number, number][]
damage: number
poison: number
lost: [number, number][]
}
}
/**
 * A raised wall has stood long enough.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WallFallsEvent".
 */
export interface WallFallsEvent {
kind: "wall_falls"
clause: string
seat?: null
data: {
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
}
}
/**
 * A monster is pushed by a tile.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PushedEvent".
 */
export interface PushedEvent {
kind: "pushed"
clause: string
seat?: null
data: {
monster: string
/**
 * @minItems 2
 * @maxItems 2
 */
start: [number, number]
/**
 * @minItems 2
 * @maxItems 2
 */
to: [number, number]
}
}
/**
 * It is too heavy.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UnmovedEvent".
 */
export interface UnmovedEvent {
kind: "unmoved"
clause: string
seat?: null
data: {
monster: string
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
}
}
/**
 * A potion is used.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PotionUsedEvent".
 */
export interface PotionUsedEvent {
kind: "drink"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
potion: string
}
}
/**
 * Warnings will not hurt.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShadowEvent".
 */
export interface ShadowEvent {
kind: "shadow"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
}
/**
 * One that did not.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShadowedEvent".
 */
export interface ShadowedEvent {
kind: "shadowed"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
monster: string
amount: number
}
}
/**
 * A monster walks.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MonsterMovesEvent".
 */
export interface MonsterMovesEvent {
kind: "monster_moves"
clause: string
seat?: null
data: {
monster: string
/**
 * @minItems 2
 * @maxItems 2
 */
start: [number, number]
/**
 * @minItems 2
 * @maxItems 2
 */
to: [number, number]
}
}
/**
 * A Spider leaves a poison pool.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PoolLeftEvent".
 */
export interface PoolLeftEvent {
kind: "pool"
clause: string
seat?: null
data: {
monster: string
/**
 * @minItems 2
 * @maxItems 2
 */
at: [number, number]
}
}
/**
 * A map to play on.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MapPrompt".
 */
export interface MapPrompt {
kind: "map"
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * The next thing to do in a turn: its number, and the movement and mana that are left.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnPrompt".
 */
export interface TurnPrompt {
kind: "turn"
data: {
turn: number
spd: number
mana: number
}
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * What this potion takes the place of, if anything.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PotionPrompt".
 */
export interface PotionPrompt {
kind: "potion"
data: {
potion: string
}
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * What the coach would do, and why; in a turn also what after that, as far as it is certain. Before that, what to
 *     look at, and the first move with what comes of the turn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
action: (Go | Play | Drink | End | Press | Undo | Take | Swap | Visit | Draft)
reasons: Reason[]
plan: Planned[]
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
 * A move of the coach's turn (a step, a card, a potion, the end), and how things stand after it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Planned".
 */
export interface Planned {
action: (Go | Play | Drink | End | Press | Undo | Take | Swap | Visit | Draft)
path: number[]
damage: number
at: number
spd: number
mana: number
hp: number
hand: number
potions: number
}
/**
 * A move and its outcome.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
action: (Go | Play | Drink | End | Press | Undo | Take | Swap | Visit | Draft)
ahead: Ahead
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
 * How the run ended: on which stage, after how many turns, with how much health.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
by: ("" | "lost" | "won")
stage: number
turns: number
hp: number
}
/**
 * All of them: ending the turn now, what would strike on each tile now, each walk, card and potion. Where one could
 *     go, and why not elsewhere, is told outside movement mode too: a walk from there takes the press that opens it first.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Previews".
 */
export interface Previews {
end: Ahead
stand: Blow[][]
reach: Reach[]
barred: (Refusal | null)[]
options: Option[]
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
 * Why not. `code` names the message, `clause` the rule, `params` the numbers in the message.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
code: string
clause: string
params?: {
[k: string]: number | string | boolean | unknown[] | {
[k: string]: unknown
} | null
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
 * A run, finished or not. Tables count by id.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RunRecord".
 */
export interface RunRecord {
mode: string
won: boolean
hp: number
turns: number
faces: number[]
stages: StageRecord[]
rolls: number[]
expected: number
played: {
[k: string]: number
}
offered: {
[k: string]: number
}
taken_cards: string[]
drunk: {
[k: string]: number
}
items: {
[k: string]: number
}
fallen: {
[k: string]: number
}
events: string[]
passed: {
[k: string]: number
}
hurt_by: {
[k: string]: number
}
dealt_by: {
[k: string]: number
}
healed: number
best: (TurnRecord | null)
}
/**
 * One stage, as far as it was played.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StageRecord".
 */
export interface StageRecord {
stage: string
number: number
won: boolean
turns: number
steps: number
cards: number
forced: number
left: number
taken: number
blocked: number
dealt: number
}
/**
 * What one turn did to the monsters, up to the start of the next.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnRecord".
 */
export interface TurnRecord {
stage: string
number: number
turn: number
dealt: number
fallen: number
}
/**
 * A stage: its id, its name and its rows.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StageMap".
 */
export interface StageMap {
id: string
name: string
rows: string[]
}
/**
 * One of them. `cost` is a card's mana, `target` what it is aimed at; `amount` a card's or potion's number;
 *     `sign` and `hp` are a monster's on a map and its health.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrailRecord".
 */
export interface TrailRecord {
id: string
kind: ("card" | "event" | "monster" | "potion")
name: string
text: string
cost: number
target: string
does: string
amount: number
count: number
sign: string
hp: number
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
