/* Generated from src/hanpan/games/sorcerers by `python -m tools.web types`. Do not edit. */
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action = (ChooseDeck | Mulligan | Keep | Play | Use | Next | Attack | Block | Respond | Pass | Choose | Repeat | Discard | Exchange)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameEvent".
 */
export type GameEvent = (GameStartEvent | DeckBroughtEvent | AdviceEvent | HandDealtEvent | HandExchangedEvent | HandKeptEvent | FirstEvent | TurnStartEvent | RefillEvent | DrawSkippedEvent | CardsDrawnEvent | PhaseEvent | OverLimitEvent | ExcessDiscardedEvent | TurnEndEvent | GameOverEvent | MatchOverEvent | CardsExchangedEvent | NextGameEvent | ClockWarningEvent | StallingFoundEvent | ViolationRecordedEvent | RecordVoidedEvent | TimeGivenEvent | CardPlayedEvent | AbilityUsedEvent | RespondedEvent | StackedEvent | PassedEvent | ResolvedEvent | NoEffectEvent | NegatedEvent | SpentEvent | StaysOpenEvent | UpdatedEvent | OrderedEvent | CalledEvent | DeclinedEvent | FetchedEvent | PutOnTopEvent | ThrownEvent | ShuffledInEvent | RecoveredEvent | LoopHeldEvent | LoopDeclaredEvent | LoopEndsEvent | EnteredEvent | FieldFullEvent | ReplacedEvent | EquippedEvent | ItemProtectedEvent | ItemStaysEvent | ItemDestroyedEvent | EventBeginsEvent | EventEndsEvent | BoostedEvent | KeywordLentEvent | AttackersNamedEvent | BlockersNamedEvent | NoBlockEvent | UnharmedEvent | LifelinkEvent | CombatDamageEvent | UnitDamagedEvent | PlayerHitEvent | PlayerHealedEvent | UnitHealedEvent | QueueEvent | IncapacitatedEvent)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GamePrompt".
 */
export type GamePrompt = (DeckPrompt | MulliganPrompt | MainPrompt | AttackPrompt | BlockPrompt | RespondPrompt | ChoosePrompt | LoopPrompt | DiscardPrompt | SidePrompt)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OutcomeData".
 */
export type OutcomeData = (GameResult | MatchResult)

export interface Wire {
AbilityUsedEvent?: AbilityUsedEvent
Action?: Action
AdviceEvent?: AdviceEvent
Attack?: Attack
AttackPrompt?: AttackPrompt
AttackersNamedEvent?: AttackersNamedEvent
Banned?: Banned
Block?: Block
BlockPrompt?: BlockPrompt
BlockersNamedEvent?: BlockersNamedEvent
BoostedEvent?: BoostedEvent
Bout?: Bout
CalledEvent?: CalledEvent
CardPlayedEvent?: CardPlayedEvent
CardReading?: CardReading
CardRecord?: CardRecord
CardsDrawnEvent?: CardsDrawnEvent
CardsExchangedEvent?: CardsExchangedEvent
Choose?: Choose
ChooseDeck?: ChooseDeck
ChoosePrompt?: ChoosePrompt
ClockWarningEvent?: ClockWarningEvent
Combat?: Combat
CombatDamageEvent?: CombatDamageEvent
DeckBroughtEvent?: DeckBroughtEvent
DeckPrompt?: DeckPrompt
DeclinedEvent?: DeclinedEvent
Discard?: Discard
DiscardPrompt?: DiscardPrompt
DrawSkippedEvent?: DrawSkippedEvent
Duel?: Duel
EnteredEvent?: EnteredEvent
EquippedEvent?: EquippedEvent
EventBeginsEvent?: EventBeginsEvent
EventEndsEvent?: EventEndsEvent
EventInPlay?: EventInPlay
ExcessDiscardedEvent?: ExcessDiscardedEvent
Exchange?: Exchange
Fallen?: Fallen
FetchedEvent?: FetchedEvent
FieldFullEvent?: FieldFullEvent
Figures?: Figures
FirstEvent?: FirstEvent
Frame?: Frame
GameEvent?: GameEvent
GameOverEvent?: GameOverEvent
GamePrompt?: GamePrompt
GameRecord?: GameRecord
GameResult?: GameResult
GameStartEvent?: GameStartEvent
HandDealtEvent?: HandDealtEvent
HandExchangedEvent?: HandExchangedEvent
HandKeptEvent?: HandKeptEvent
Hint?: Hint
IncapacitatedEvent?: IncapacitatedEvent
Item?: Item
ItemDestroyedEvent?: ItemDestroyedEvent
ItemProtectedEvent?: ItemProtectedEvent
ItemStaysEvent?: ItemStaysEvent
JudgeNotes?: JudgeNotes1
Keep?: Keep
KeywordLentEvent?: KeywordLentEvent
LifelinkEvent?: LifelinkEvent
LoopDeclaredEvent?: LoopDeclaredEvent
LoopEndsEvent?: LoopEndsEvent
LoopHeldEvent?: LoopHeldEvent
LoopPrompt?: LoopPrompt
MainPrompt?: MainPrompt
MatchOverEvent?: MatchOverEvent
MatchResult?: MatchResult
Mulligan?: Mulligan
MulliganPrompt?: MulliganPrompt
Named?: Named
NegatedEvent?: NegatedEvent
Next?: Next
NextGameEvent?: NextGameEvent
NoBlockEvent?: NoBlockEvent
NoEffectEvent?: NoEffectEvent
Open?: Open
Option?: Option
OrderedEvent?: OrderedEvent
Outcome?: Outcome
OutcomeData?: OutcomeData
OverLimitEvent?: OverLimitEvent
Pass?: Pass
PassedEvent?: PassedEvent
PhaseEvent?: PhaseEvent
Play?: Play
PlayerHealedEvent?: PlayerHealedEvent
PlayerHitEvent?: PlayerHitEvent
Previews?: Previews
PutOnTopEvent?: PutOnTopEvent
QueueEvent?: QueueEvent
Reason?: Reason
RecordVoidedEvent?: RecordVoidedEvent
RecoveredEvent?: RecoveredEvent
RefillEvent?: RefillEvent
Repeat?: Repeat
ReplacedEvent?: ReplacedEvent
ResolvedEvent?: ResolvedEvent
Respond?: Respond
RespondPrompt?: RespondPrompt
RespondedEvent?: RespondedEvent
SeatRecord?: SeatRecord
SeatView?: SeatView
ShuffledInEvent?: ShuffledInEvent
SidePrompt?: SidePrompt
SpentEvent?: SpentEvent
StackedEvent?: StackedEvent
StallingFoundEvent?: StallingFoundEvent
StaysOpenEvent?: StaysOpenEvent
ThrownEvent?: ThrownEvent
TimeGivenEvent?: TimeGivenEvent
TurnEndEvent?: TurnEndEvent
TurnStartEvent?: TurnStartEvent
UnharmedEvent?: UnharmedEvent
Unit?: Unit
UnitDamagedEvent?: UnitDamagedEvent
UnitHealedEvent?: UnitHealedEvent
UpdatedEvent?: UpdatedEvent
Use?: Use
View?: View
ViolationRecordedEvent?: ViolationRecordedEvent
Waiting?: Waiting
Words?: Words
}
/**
 * An ability is announced and paid.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AbilityUsedEvent".
 */
export interface AbilityUsedEvent {
kind: "use"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
cost: number
before: number
after: number
targets?: string[]
}
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
 * What is unusual about the seat's deck.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AdviceEvent".
 */
export interface AdviceEvent {
kind: "advice"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data?: {
advice?: (string | number)[][]
}
}
/**
 * Who attacks.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AttackPrompt".
 */
export interface AttackPrompt {
kind: "attack"
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * Attackers are named.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AttackersNamedEvent".
 */
export interface AttackersNamedEvent {
kind: "attack"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
units: string[]
places: number[]
}
}
/**
 * Why a card may not be played now: whose month's list, since which day, and the reason.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Banned".
 */
export interface Banned {
month: string
since: string
reason: string
}
/**
 * Who blocks whom.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlockPrompt".
 */
export interface BlockPrompt {
kind: "block"
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * Blockers are named: pairs of own and attacking place, and who stands there.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlockersNamedEvent".
 */
export interface BlockersNamedEvent {
kind: "block"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
pairs: string[]
units: [string, string][]
}
}
/**
 * Attack for this turn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BoostedEvent".
 */
export interface BoostedEvent {
kind: "boost"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
source: string
before: number
after: number
}
}
/**
 * What outlasts one game of a match.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bout".
 */
export interface Bout {
mode: ("casual" | "match")
game?: number
/**
 * @minItems 2
 * @maxItems 2
 */
wins?: [number, number]
turns_before?: number
desk?: JudgeNotes
times?: [number, number, (number | null), number][]
}
/**
 * What the table's clock and a judge have written down.
 */
export interface JudgeNotes {
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
extra?: number
}
/**
 * A sorcerer is summoned from the hand by an effect.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CalledEvent".
 */
export interface CalledEvent {
kind: "called"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
cost: number
before: number
after: number
}
}
/**
 * A card is announced and paid.
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
before: number
after: number
targets?: string[]
}
}
/**
 * What the rules mean for a card, and the clause that says so.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardReading".
 */
export interface CardReading {
clause: string
month: string
text: string
}
/**
 * One card. `text` is all that stands on it, `body_text` what is not said by its numbers and keywords.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardRecord".
 */
export interface CardRecord {
id: string
name: string
names: Words
aliases: string[]
kind: ("event" | "item" | "response" | "sorcerer" | "spell")
kind_text: string
cost: number
attack: number
health: number
defence: number
highlight: boolean
text: string
body_text: string
tags: Named[]
keywords: Named[]
decks: {
[k: string]: number
}
side: {
[k: string]: number
}
banned: (Banned | null)
readings: CardReading[]
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
 * Cards are drawn, as many of `wanted` as the deck had.
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
wanted: number
had: number
hand: number
deck: number
cards?: string[]
}
}
/**
 * Cards were exchanged between games; which is private.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardsExchangedEvent".
 */
export interface CardsExchangedEvent {
kind: "exchange"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
deck: number
left?: string[]
came?: string[]
}
}
/**
 * What an object of the stack is done to.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChoosePrompt".
 */
export interface ChoosePrompt {
kind: "choose"
data: {
choice: ("" | "discard" | "replace" | "return" | "shuffle" | "summon" | "target")
what: string
}
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * The slower player is warned and time is added.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClockWarningEvent".
 */
export interface ClockWarningEvent {
kind: "clock_warning"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
seconds: number
added: number
p1: number
p2: number
}
}
/**
 * How one combat would end. `hp`: of the player who is attacked.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Combat".
 */
export interface Combat {
falls: Fallen[]
hp: number
}
/**
 * A sorcerer that would be incapacitated, by its place from 1.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fallen".
 */
export interface Fallen {
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
place: number
}
/**
 * Combat damage to a sorcerer.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CombatDamageEvent".
 */
export interface CombatDamageEvent {
kind: "combat_damage"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
amount: number
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
data: {
count: number
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
 * Nothing is chosen.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeclinedEvent".
 */
export interface DeclinedEvent {
kind: "declined"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
}
}
/**
 * Cards above the limit of the hand.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DiscardPrompt".
 */
export interface DiscardPrompt {
kind: "discard"
data: {
excess: number
limit: number
}
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * The first player's first draw is skipped.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DrawSkippedEvent".
 */
export interface DrawSkippedEvent {
kind: "no_draw"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
}
/**
 * An attacker and somebody who could block it, alone.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Duel".
 */
export interface Duel {
attacker: number
blocker: number
ahead: Combat
}
/**
 * A sorcerer enters the field.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EnteredEvent".
 */
export interface EnteredEvent {
kind: "enters"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
}
}
/**
 * An item is put on a sorcerer.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EquippedEvent".
 */
export interface EquippedEvent {
kind: "equipped"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
item: string
unit: string
place: number
items: number
}
}
/**
 * An event lies on the table.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventBeginsEvent".
 */
export interface EventBeginsEvent {
kind: "event_begins"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
turns: number
}
}
/**
 * It is over, or another takes its place.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventEndsEvent".
 */
export interface EventEndsEvent {
kind: "event_ends"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
replaced: boolean
}
}
/**
 * The event that lies on the table (SO-AM-34).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventInPlay".
 */
export interface EventInPlay {
id: number
card: string
side: number
turns: number
}
/**
 * The excess is discarded.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ExcessDiscardedEvent".
 */
export interface ExcessDiscardedEvent {
kind: "discard"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
cards: string[]
hand: number
}
}
/**
 * A card comes back from the graveyard.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FetchedEvent".
 */
export interface FetchedEvent {
kind: "fetched"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
}
}
/**
 * A sorcerer finds no place and goes to the graveyard.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FieldFullEvent".
 */
export interface FieldFullEvent {
kind: "field_full"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
}
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
 * Who begins a game.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FirstEvent".
 */
export interface FirstEvent {
kind: "first"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
game: number
}
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
mode: ("casual" | "match")
}
}
/**
 * An opening hand is dealt.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HandDealtEvent".
 */
export interface HandDealtEvent {
kind: "hand"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
count: number
deck: number
cards?: string[]
}
}
/**
 * The whole hand is exchanged.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HandExchangedEvent".
 */
export interface HandExchangedEvent {
kind: "mulligan"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
}
/**
 * The hand is kept.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HandKeptEvent".
 */
export interface HandKeptEvent {
kind: "keep"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
}
/**
 * A turn begins; `own` counts the player's own.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnStartEvent".
 */
export interface TurnStartEvent {
kind: "turn"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
turn: number
own: number
}
}
/**
 * Curse power at turn start.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RefillEvent".
 */
export interface RefillEvent {
kind: "refill"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
before: number
after: number
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
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
phase: ("combat" | "end" | "main_a" | "main_b")
}
}
/**
 * The hand is above the limit.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OverLimitEvent".
 */
export interface OverLimitEvent {
kind: "over_limit"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
hand: number
excess: number
}
}
/**
 * A turn ends.
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
}
}
/**
 * A game is over; the seat is the winner's, null for a draw.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameOverEvent".
 */
export interface GameOverEvent {
kind: "game_over"
clause: string
seat?: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
data: {
by: ("agreed" | "both" | "conceded" | "deck_out" | "hp" | "penalty" | "stalling" | "time" | "violations")
p1: number
p2: number
turn: number
}
}
/**
 * A match is over.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MatchOverEvent".
 */
export interface MatchOverEvent {
kind: "match_over"
clause: string
seat?: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
data: {
p1: number
p2: number
games: number
}
}
/**
 * The next game of a match.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NextGameEvent".
 */
export interface NextGameEvent {
kind: "next_game"
clause: string
seat?: null
data: {
game: number
p1: number
p2: number
}
}
/**
 * A judge's finding of stalling.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StallingFoundEvent".
 */
export interface StallingFoundEvent {
kind: "stalling"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
count: number
most: number
}
}
/**
 * A recorded violation.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ViolationRecordedEvent".
 */
export interface ViolationRecordedEvent {
kind: "violation"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
count: number
most: number
}
}
/**
 * A judge has taken a record back; so many of its kind still count against the seat.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RecordVoidedEvent".
 */
export interface RecordVoidedEvent {
kind: "record_voided"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
what: ("stalling" | "violation")
count: number
}
}
/**
 * A judge has given time: back to the seat, or to the game. What both have used now, and what there is.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TimeGivenEvent".
 */
export interface TimeGivenEvent {
kind: "time_given"
clause: string
seat?: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
data: {
seconds: number
p1: number
p2: number
limit: number
}
}
/**
 * A response is played to what is next.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RespondedEvent".
 */
export interface RespondedEvent {
kind: "respond"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
on: string
cost: number
before: number
after: number
targets?: string[]
}
}
/**
 * An object goes on the stack; `height` is the stack's.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StackedEvent".
 */
export interface StackedEvent {
kind: "stacked"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
what: string
rank: number
height: number
}
}
/**
 * No response; `by_itself`: nothing could be played.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PassedEvent".
 */
export interface PassedEvent {
kind: "pass"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
what: string
by_itself: boolean
}
}
/**
 * An object resolves.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ResolvedEvent".
 */
export interface ResolvedEvent {
kind: "resolve"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
what: string
kind: ("ability" | "attack" | "passive" | "play" | "response")
rank: number
}
}
/**
 * Nothing comes of it, and why.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NoEffectEvent".
 */
export interface NoEffectEvent {
kind: "no_effect"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
what: string
reason: ("condition" | "negated" | "target")
}
}
/**
 * This object of the seat does nothing.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NegatedEvent".
 */
export interface NegatedEvent {
kind: "negated"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
what: string
source: string
}
}
/**
 * The card goes to the graveyard.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SpentEvent".
 */
export interface SpentEvent {
kind: "spent"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
}
}
/**
 * The play of a sorcerer stays at the bottom until its enter-passives are done.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StaysOpenEvent".
 */
export interface StaysOpenEvent {
kind: "open"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
what: string
}
}
/**
 * That play is done.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UpdatedEvent".
 */
export interface UpdatedEvent {
kind: "updated"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
}
}
/**
 * Passives set off together: their order.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OrderedEvent".
 */
export interface OrderedEvent {
kind: "ordered"
clause: string
seat?: null
data: {
order: string[]
}
}
/**
 * A card goes on top of the deck, seen by all.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PutOnTopEvent".
 */
export interface PutOnTopEvent {
kind: "on_top"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
}
}
/**
 * A card is discarded by an effect.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ThrownEvent".
 */
export interface ThrownEvent {
kind: "thrown"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
source: string
}
}
/**
 * A card goes from the graveyard into the deck.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShuffledInEvent".
 */
export interface ShuffledInEvent {
kind: "shuffled_in"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
card: string
deck: number
}
}
/**
 * Curse power is recovered.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RecoveredEvent".
 */
export interface RecoveredEvent {
kind: "recover"
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
 * A fourth firing is held and asked about.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LoopHeldEvent".
 */
export interface LoopHeldEvent {
kind: "loop"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
what: string
times: number
}
}
/**
 * Repetitions are declared.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LoopDeclaredEvent".
 */
export interface LoopDeclaredEvent {
kind: "loop_declared"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
what: string
total: number
}
}
/**
 * A loop ends.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LoopEndsEvent".
 */
export interface LoopEndsEvent {
kind: "loop_ends"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
what: string
times: number
declared: boolean
}
}
/**
 * A sorcerer makes room.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplacedEvent".
 */
export interface ReplacedEvent {
kind: "replaced"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
source: string
}
}
/**
 * An item cannot be destroyed this turn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ItemProtectedEvent".
 */
export interface ItemProtectedEvent {
kind: "protect"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
item: string
unit: string
source: string
}
}
/**
 * A protected item stays.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ItemStaysEvent".
 */
export interface ItemStaysEvent {
kind: "protected"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
item: string
source: string
}
}
/**
 * An item is destroyed.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ItemDestroyedEvent".
 */
export interface ItemDestroyedEvent {
kind: "destroyed"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
item: string
unit: string
source: string
}
}
/**
 * A keyword for this turn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KeywordLentEvent".
 */
export interface KeywordLentEvent {
kind: "lend"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
source: string
keyword: ("evasion" | "indestructible" | "lifelink" | "piercing")
}
}
/**
 * Nobody blocks.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NoBlockEvent".
 */
export interface NoBlockEvent {
kind: "no_block"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
}
/**
 * A sorcerer with Indestructible takes no combat damage.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UnharmedEvent".
 */
export interface UnharmedEvent {
kind: "unharmed"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
amount: number
}
}
/**
 * Damage taken and healing at once; `damage` is what the sorcerer had until then.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LifelinkEvent".
 */
export interface LifelinkEvent {
kind: "lifelink"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
taken: number
healed: number
health: number
damage: number
before: number
after: number
}
}
/**
 * Damage to a sorcerer by a spell or ability.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UnitDamagedEvent".
 */
export interface UnitDamagedEvent {
kind: "damage"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
source: string
amount: number
before: number
after: number
}
}
/**
 * Damage to a player.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayerHitEvent".
 */
export interface PlayerHitEvent {
kind: "hit"
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
 * A player is healed, up to the most that there is.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayerHealedEvent".
 */
export interface PlayerHealedEvent {
kind: "heal_player"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
source: string
amount: number
most: number
before: number
after: number
}
}
/**
 * A sorcerer is healed; `damage` is what it had until then.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UnitHealedEvent".
 */
export interface UnitHealedEvent {
kind: "heal"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
source: string
amount: number
health: number
damage: number
before: number
after: number
}
}
/**
 * Incapacitated together: the order in which they are handled.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "QueueEvent".
 */
export interface QueueEvent {
kind: "queue"
clause: string
seat?: null
data: {
order: string[]
}
}
/**
 * A sorcerer and its items go to graveyards.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "IncapacitatedEvent".
 */
export interface IncapacitatedEvent {
kind: "incapacitated"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
unit: string
place: number
items?: string[]
}
}
/**
 * Whether the first hand is kept.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MulliganPrompt".
 */
export interface MulliganPrompt {
kind: "mulligan"
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * What is played in a main phase, the power that there is for it, and how many may still attack in this turn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MainPrompt".
 */
export interface MainPrompt {
kind: "main"
data: {
phase: ("before" | "blocks" | "combat" | "damage" | "draw" | "end" | "main_a" | "main_b" | "start")
power: number
attackers: number
}
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * A response to what is on top of the stack.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RespondPrompt".
 */
export interface RespondPrompt {
kind: "respond"
data: {
what: string
}
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * How often a loop runs in all: so many times it has run, and so many it may.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LoopPrompt".
 */
export interface LoopPrompt {
kind: "loop"
data: {
what: string
times: number
most: number
}
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * Cards to exchange with the sideboard before a game, at most so many.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SidePrompt".
 */
export interface SidePrompt {
kind: "side"
data: {
game: number
most: number
}
clause: string
lapses?: boolean
composed?: boolean
}
/**
 * A game or match, finished or not.
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
 * One side's game; in a match all its games together.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatRecord".
 */
export interface SeatRecord {
wins: number
dealt: number
hardest: number
healed: number
summons: number
lost: number
spells: number
items: number
responses: number
negated: number
attackers: number
blocks: number
power: number
}
/**
 * By what one game was decided, the health of both, and the last turn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameResult".
 */
export interface GameResult {
by: ("" | "agreed" | "both" | "conceded" | "deck_out" | "hp" | "match" | "penalty" | "stalling" | "time" | "violations")
p1: number
p2: number
turn: number
}
/**
 * What the coach would do, and why; what to look at first, and the answer without what was tried.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
action: (ChooseDeck | Mulligan | Keep | Play | Use | Next | Attack | Block | Respond | Pass | Choose | Repeat | Discard | Exchange)
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
 * What the table's clock and a judge have written down.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeNotes".
 */
export interface JudgeNotes1 {
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
extra?: number
}
/**
 * By what a match was decided, the games that each has won, and the number of the last one.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MatchResult".
 */
export interface MatchResult {
by: ("" | "agreed" | "both" | "conceded" | "deck_out" | "hp" | "match" | "penalty" | "stalling" | "time" | "violations")
p1: number
p2: number
games: number
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
 * A block, or an attack that nobody blocks.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
action: (Attack | Block)
ahead: Combat
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
 * All answers to the present question, and before an attack every pair that might meet.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Previews".
 */
export interface Previews {
options: Option[]
duels: Duel[]
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
keywords?: ("evasion" | "indestructible" | "lifelink" | "piercing")[]
damage?: number
items?: Item[]
tired?: boolean
used?: boolean
boost?: number
lent?: ("evasion" | "indestructible" | "lifelink" | "piercing")[]
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
event: (EventInPlay | null)
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
ending: ("" | "agreed" | "both" | "conceded" | "deck_out" | "hp" | "match" | "penalty" | "stalling" | "time" | "violations")
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
