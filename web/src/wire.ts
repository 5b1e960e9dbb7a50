/* Generated from the wire types in src/hanpan/server by `python -m tools.web types`. Do not edit. */
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventAct".
 */
export type EventAct = (EventJoin | EventAdd | EventInvite | EventCheckIn | EventDeck | EventDrop | EventReturn | EventBegin | EventClaim | EventAppeal | EventCallJudge | EventSettleCall | EventRate | EventAwardBye | EventWithdrawBye | EventKeepApart | EventLetMeet | EventStart | EventPair | EventSetPairs | EventReport | EventTakeBack | EventFinish | EventCancel | EventChange | EventAppoint | EventDismiss | EventRemoveName | EventPenalize | EventPardon | EventDisqualify | EventMoreTime | EventCheckDeck | EventSeeDeck | EventNote | EventAnswer)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FromClient".
 */
export type FromClient = (Hello | Act | Draft | Pledge | OpenValue | Withdraw | Resign | TakeOver | OfferDraw | DeclineDraw | Rematch | AskHint | Weigh | AskOptions | ReadText | CheckAnswers | CallJudge | SettleCall | AgreeJudge | AgreeCorrection | Rule | TakeBack | GiveTime | Resync | Ping)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FromServer".
 */
export type FromServer = (Welcome | Update | Notice | Done | Refused | HintReply | Weighed | OptionsReply | TextReply | Checked | Said | Pong | Reload | Problem)
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OrderEvent".
 */
export type OrderEvent = (JudgeCalledEvent | JudgeSettledEvent | JudgeExplainsEvent | JudgeQuotesEvent | JudgeRestoresEvent | JudgeProposesEvent | JudgeAgreedToEvent | JudgeCorrectsEvent | JudgeStatesEvent | JudgeFindsEvent | JudgeCountsEvent | JudgePenalisesEvent | JudgeVoidsEvent | JudgeGivesTimeEvent | GameConcededEvent | GameDrawnEvent | SeatLeftEvent | SeatTakenEvent)

export interface Wire {
AccountInfo?: AccountInfo
Act?: Act
AgreeCorrection?: AgreeCorrection
AgreeJudge?: AgreeJudge
AnswerBody?: AnswerBody
AskHint?: AskHint
AskOptions?: AskOptions
Asked?: Asked
Banned?: HanpanServerWireHttpBanned
Bans?: Bans
BranchBody?: BranchBody
CallJudge?: CallJudge
CardReading?: CardReading
CaseInfo?: CaseInfo
ChallengeBody?: ChallengeBody
ChallengeInfo?: ChallengeInfo
Change?: Change
CheckAnswers?: CheckAnswers
Checked?: Checked
Choice?: Choice
Circle?: Circle
Clause?: Clause
Clock?: Clock
ClockState?: ClockState
CodeBody?: CodeBody
CodesStart?: CodesStart
CredentialsBody?: CredentialsBody
DailyBoard?: DailyBoard
DailyResult?: DailyResult
DeckBody?: DeckBody
DeckCard?: DeckCard
DeckFilled?: DeckFilled
DeckReport?: DeckReport
DeclineDraw?: DeclineDraw
DiceCheck?: DiceCheck
Done?: Done
Draft?: Draft
Ending?: Ending
ErrorReply?: ErrorReply
Event?: Event
EventAbsent?: EventAbsent
EventAct?: EventAct
EventAdd?: EventAdd
EventAnswer?: EventAnswer
EventAppeal?: EventAppeal
EventAppoint?: EventAppoint
EventAwardBye?: EventAwardBye
EventAwarded?: EventAwarded
EventBegin?: EventBegin
EventBody?: EventBody
EventBracket?: EventBracket
EventCall?: EventCall
EventCallJudge?: EventCallJudge
EventCancel?: EventCancel
EventChange?: EventChange
EventChanged?: EventChanged
EventCheckDeck?: EventCheckDeck
EventCheckIn?: EventCheckIn
EventChecked?: EventChecked
EventClaim?: EventClaim
EventDeck?: EventDeck
EventDeckList?: EventDeckList
EventDesk?: EventDesk
EventDismiss?: EventDismiss
EventDisqualify?: EventDisqualify
EventDrop?: EventDrop
EventFinish?: EventFinish
EventHead?: EventHead
EventInfo?: EventInfo
EventInvite?: EventInvite
EventJoin?: EventJoin
EventKeepApart?: EventKeepApart
EventLetMeet?: EventLetMeet
EventLine?: EventLine
EventList?: EventList
EventLog?: EventLog
EventMatch?: EventMatch
EventMe?: EventMe
EventMissing?: EventMissing
EventMoreTime?: EventMoreTime
EventNews?: EventNews
EventNext?: EventNext
EventNote?: EventNote
EventNoteInfo?: EventNoteInfo
EventPage?: EventPage
EventPair?: EventPair
EventPardon?: EventPardon
EventPenalize?: EventPenalize
EventPenalty?: EventPenalty
EventPerson?: EventPerson
EventRate?: EventRate
EventRecalled?: EventRecalled
EventRemoveName?: EventRemoveName
EventReport?: EventReport
EventReturn?: EventReturn
EventRight?: EventRight
EventRound?: EventRound
EventRow?: EventRow
EventRule?: EventRule
EventSeeDeck?: EventSeeDeck
EventSetPairs?: EventSetPairs
EventSettleCall?: EventSettleCall
EventStand?: EventStand
EventStandings?: EventStandings
EventStart?: EventStart
EventTableCall?: EventTableCall
EventTakeBack?: EventTakeBack
EventWithdrawBye?: EventWithdrawBye
Exceptional?: Exceptional
Found?: Found
Friend?: Friend
FromClient?: FromClient
FromServer?: FromServer
GameCard?: GameCard
GameConcededEvent?: GameConcededEvent
GameDrawnEvent?: GameDrawnEvent
GameTally?: GameTally
GameTexts?: GameTexts
GiveTime?: GiveTime
Graph?: Graph
GraphPoint?: GraphPoint
GraphPointOfRating?: GraphPointOfRating
Guide?: Guide
Health?: Health
Hello?: Hello
Hint?: Hint
HintReply?: HintReply
JudgeAgreedToEvent?: JudgeAgreedToEvent
JudgeCalledEvent?: JudgeCalledEvent
JudgeCorrectsEvent?: JudgeCorrectsEvent
JudgeCountsEvent?: JudgeCountsEvent
JudgeExplainsEvent?: JudgeExplainsEvent
JudgeFindsEvent?: JudgeFindsEvent
JudgeGivesTimeEvent?: JudgeGivesTimeEvent
JudgeInfo?: JudgeInfo
JudgePenalisesEvent?: JudgePenalisesEvent
JudgeProposesEvent?: JudgeProposesEvent
JudgeQuotesEvent?: JudgeQuotesEvent
JudgeRestoresEvent?: JudgeRestoresEvent
JudgeSettledEvent?: JudgeSettledEvent
JudgeStatesEvent?: JudgeStatesEvent
JudgeVoidsEvent?: JudgeVoidsEvent
LabBody?: LabBody
LabGame?: LabGame
LabRun?: LabRun
LabState?: LabState
LeaderRow?: LeaderRow
Leaderboard?: Leaderboard
LevelTally?: LevelTally
LoginBody?: LoginBody
MatchList?: MatchList
Me?: Me
Met?: Met
Moment?: Moment
MuteBody?: MuteBody
NameBody?: NameBody
Named?: Named
NewPasswordBody?: NewPasswordBody
News?: News
Notice?: Notice
Numbers?: Numbers
OfferDraw?: OfferDraw
OpenValue?: OpenValue
Opening?: Opening
OpponentTally?: OpponentTally
OptionInfo?: OptionInfo
OptionsReply?: OptionsReply
OrderEvent?: OrderEvent
Outcome?: Outcome
ParamInfo?: ParamInfo
PasswordBody?: PasswordBody
PersonName?: PersonName
Ping?: Ping
PlayedMatch?: PlayedMatch
Pledge?: Pledge
Points?: Points
Pong?: Pong
PoolRating?: PoolRating
PositionBody?: PositionBody
Problem?: Problem
Profile?: Profile
Prompt?: Prompt
ProofBody?: ProofBody
Rated?: Rated
ReadText?: ReadText
Reason?: Reason
RecoveryCodes?: RecoveryCodes
Refusal?: Refusal
Refused?: Refused
ReleaseNote?: ReleaseNote
Reload?: Reload
Rematch?: Rematch
ReportBody?: ReportBody
Reported?: Reported
Resign?: Resign
Resync?: Resync
RoundSeed?: RoundSeed
Rule?: Rule
Rulebook?: Rulebook
Said?: Said
SayBody?: SayBody
SeatBody?: SeatBody
SeatDice?: SeatDice
SeatInfo?: SeatInfo
SeatLeftEvent?: SeatLeftEvent
SeatRating?: SeatRating
SeatReportBody?: SeatReportBody
SeatTakenEvent?: SeatTakenEvent
Seated?: Seated
SecondLook?: SecondLook
Section?: Section
SeekBody?: SeekBody
Seeking?: Seeking
SessionInfo?: SessionInfo
Settings?: Settings
SettleCall?: SettleCall
ShownBody?: ShownBody
Streak?: Streak
TableBody?: TableBody
TableInfo?: TableInfo
TableList?: TableList
TableRatings?: TableRatings
TableTime?: TableTime
TakeBack?: TakeBack
TakeOver?: TakeOver
Tally?: Tally
Telling?: Telling
Terms?: Terms
TextReply?: TextReply
TieBody?: TieBody
Timeline?: Timeline
TimelineStep?: TimelineStep
Update?: Update
Weigh?: Weigh
Weighed?: Weighed
Weighing?: Weighing
Welcome?: Welcome
Withdraw?: Withdraw
Words?: Words
_Act?: _Act
"hanpan.core.contract.releases.Banned"?: HanpanCoreContractReleasesBanned
"hanpan.server.wire_http.Banned"?: HanpanServerWireHttpBanned
}
/**
 * What the visitor's own page shows.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AccountInfo".
 */
export interface AccountInfo {
name: string
guest: boolean
created_at: number
may_rename: boolean
codes: boolean
recovery_left: number
sessions: SessionInfo[]
}
/**
 * Where somebody is logged in; times in milliseconds since the epoch, `seen_at` to the day.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SessionInfo".
 */
export interface SessionInfo {
id: string
device: string
created_at: number
seen_at: number
here: boolean
}
/**
 * Answer the prompt of `step`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
type: "act"
id: string
step: number
action: unknown
}
/**
 * Agree to the correction that a judge has proposed in `step`, or decline it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AgreeCorrection".
 */
export interface AgreeCorrection {
type: "agree_correction"
id: string
step: number
agree?: boolean
}
/**
 * Agree that somebody judges who came by the table's link (`JudgeInfo.id`), or do so no more.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AgreeJudge".
 */
export interface AgreeJudge {
type: "agree_judge"
id: string
judge: string
agree?: boolean
}
/**
 * Take a challenge up, or not; whoever made it takes it back.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AnswerBody".
 */
export interface AnswerBody {
accept: boolean
}
/**
 * Ask the coach about the present decision.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskHint".
 */
export interface AskHint {
type: "ask_hint"
id: string
}
/**
 * Ask how the prompt of `step` may be answered, a few options at a time and in words, after those in `said`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskOptions".
 */
export interface AskOptions {
type: "ask_options"
id: string
step: number
said?: string[]
lang?: ("en" | "ko")
}
/**
 * What the viewer's seat is asked now. `menu` lists the single parts, `legal` every whole answer.
 * 
 *     Where answers are composed of parts (`prompt.composed`), `legal` is empty: the list would be long and unread.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
prompt: Prompt
step: number
legal: unknown[]
menu: Choice[]
sealed: (unknown | null)
draft: (unknown | null)
}
/**
 * What a seat is asked now, and by which clause.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Prompt".
 */
export interface Prompt {
kind: string
clause: string
data?: {
[k: string]: number | string | boolean | unknown[] | {
[k: string]: unknown
} | null
}
lapses?: boolean
composed?: boolean
}
/**
 * One thing the board offers, why it may not be chosen now, and what speaks against it otherwise.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
action: unknown
cost: (number | null)
refusal: (Refusal | null)
warning: (Refusal | null)
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
 * Why a card may not be played now: whose month's list, since which day, and the reason.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "hanpan.server.wire_http.Banned".
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Banned".
 */
export interface HanpanServerWireHttpBanned {
month: string
since: string
reason: string
}
/**
 * A list of banned cards and the day from which it holds; an empty one lifts the list before it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bans".
 */
export interface Bans {
since: string
cards: HanpanCoreContractReleasesBanned[]
in_force?: boolean
}
/**
 * A card that may not be played, and why.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "hanpan.core.contract.releases.Banned".
 */
export interface HanpanCoreContractReleasesBanned {
card: string
name: Words
reason: Words
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
 * Play on from a moment of a finished game against a bot, with its dice or with new ones.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BranchBody".
 */
export interface BranchBody {
step: number
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
level: string
pinned?: boolean
}
/**
 * Call a judge: about an event (`index` of the events of `step`), or about the game as it stands.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CallJudge".
 */
export interface CallJudge {
type: "call_judge"
id: string
step?: (number | null)
index?: (number | null)
words?: string
}
/**
 * What the rules mean for a card since the update of a month, and the clause that says so.
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
 * A ruling of the casebook: which clauses it is about, and the case itself as it is run.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CaseInfo".
 */
export interface CaseInfo {
id: string
title: string
rules: string[]
text: string
}
/**
 * Ask somebody to play.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChallengeBody".
 */
export interface ChallengeBody {
game: string
mode?: (string | null)
}
/**
 * Somebody asks somebody else to play. `table`: where, once it is taken up.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChallengeInfo".
 */
export interface ChallengeInfo {
id: string
mine: boolean
by: PersonName
to: PersonName
game: string
mode: string
left_ms: number
answer: ("accepted" | "declined" | "waits")
table: (string | null)
}
/**
 * Somebody with an account.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PersonName".
 */
export interface PersonName {
id: string
name: string
}
/**
 * One change of a view, at a path of keys and places in its JSON.
 * 
 *     `to` is the new value; without it the key goes. With `cut`, of the list that is there so many items from that place
 *     on give way to the items of `to`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
at: (string | number)[]
to?: unknown
/**
 * @minItems 2
 * @maxItems 2
 */
cut?: [number, number]
}
/**
 * Ask why each of these answers to the prompt of `step` might not be given; none of them is.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CheckAnswers".
 */
export interface CheckAnswers {
type: "check"
id: string
step: number
actions: unknown[]
}
/**
 * Why each answer may not be given, in their order; null: it may.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Checked".
 */
export interface Checked {
type: "checked"
id: string
refusals: (Refusal | null)[]
}
/**
 * My friends, who asks me to be one, whom I have asked, and whom I have blocked or muted.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Circle".
 */
export interface Circle {
friends: Friend[]
asking: PersonName[]
asked: PersonName[]
blocked: PersonName[]
muted: PersonName[]
}
/**
 * A friend; `there`: null where it is not told.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Friend".
 */
export interface Friend {
id: string
name: string
there: (boolean | null)
}
/**
 * One numbered rule. `shown_by` says where the engine shows it at work: in an event or a refusal that cites it
 *     (then a case that names it must see it cited), in what the table comes to, in the view, in the setup, in a bot's
 *     choice, only in what never happens, or on a page and in no game. `shown_in` names what shows it, as `state hand` or
 *     `never hit` (core/proofs/casebook/subjects.py): a case that names the clause expects something about one of them.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clause".
 */
export interface Clause {
id: string
title: Words
text: Words
example?: (Words | null)
ruling?: boolean
shown_by?: ("absence" | "bot" | "citation" | "page" | "setup" | "state" | "view")
shown_in?: string[]
numbers?: string[]
}
/**
 * Thinking time: a base with an increment for each answer, and a limit for each single decision.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
base_s?: number
increment_s?: number
decision_s?: number
}
/**
 * Time left, as of `at` on the server's clock (milliseconds since the epoch).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClockState".
 */
export interface ClockState {
at: number
running: boolean
left_ms: {
[k: string]: number
}
decision_left_ms: {
[k: string]: number
}
missed: {
[k: string]: number
}
used_ms: {
[k: string]: number
}
game_left_ms: (number | null)
reminded: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")[]
}
/**
 * A one-time code of the app that was just set up.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CodeBody".
 */
export interface CodeBody {
code: string
}
/**
 * The secret for an app: as text, as the address that the app reads, and that as a picture (SVG).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CodesStart".
 */
export interface CodesStart {
secret: string
address: string
picture: string
}
/**
 * Name and password of an account.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CredentialsBody".
 */
export interface CredentialsBody {
name: string
password: string
}
/**
 * The results of a day, those that count first, best first; `ends_at` is when the next day begins (milliseconds
 *     since the epoch).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DailyBoard".
 */
export interface DailyBoard {
day: string
ends_at: number
over: boolean
counted: string[]
fewest: boolean[]
results: DailyResult[]
}
/**
 * Somebody's run of the day: the first of an account, else the best; `tries`: how many of theirs are over.
 * 
 *     `table` is told to the player, and to everybody once the day is over. `unranked` says why the run does not count.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DailyResult".
 */
export interface DailyResult {
table: (string | null)
name: string
mine: boolean
won: boolean
numbers: number[]
tries: number
unranked: (("again" | "guest" | "hint" | "judge" | "restore") | null)
}
/**
 * A deck to look through.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckBody".
 */
export interface DeckBody {
cards: string[]
overrides?: {
[k: string]: number
}
side?: string[]
day?: (string | null)
}
/**
 * A card as far as every game with decks tells it: what the deck builder shows.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckCard".
 */
export interface DeckCard {
id: string
name: string
names: Words
kind: string
kind_text: string
cost: number
text: string
tags: Named[]
keywords: Named[]
decks: {
[k: string]: number
}
side?: {
[k: string]: number
}
aliases?: string[]
banned?: (HanpanServerWireHttpBanned | null)
readings?: CardReading[]
}
/**
 * A tag or a keyword of a card, and its name.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Named".
 */
export interface Named {
id: string
name: string
}
/**
 * A deck that may be played, with as much of the one that was sent as can be.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckFilled".
 */
export interface DeckFilled {
cards: string[]
}
/**
 * Everything that keeps a deck from being played, and what it will suffer from. `sideboard`: how many cards may
 *     lie beside it; 0: the game has no sideboards. `hand`: how many cards one begins with.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckReport".
 */
export interface DeckReport {
faults: Refusal[]
warnings: Refusal[]
sideboard?: number
hand?: number
}
/**
 * Decline the draw that is offered.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeclineDraw".
 */
export interface DeclineDraw {
type: "decline_draw"
id: string
}
/**
 * What the fair-dice page shows: the commitment, the seats' values, the secret, and what comparing them found.
 * 
 *     `dice` is `bound` where the seats' values are in them; else `without` says why they are not. `match_key` is told
 *     with the secret.
 * 
 *     `draws` have `step`, `round`, `label` and `outcome`: all of them once the game is over; before, in games with
 *     `rounds`, those of rounds that are over and hide nothing.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DiceCheck".
 */
export interface DiceCheck {
table: string
commitment: string
secret: (string | null)
ok: (boolean | null)
problems: string[]
problems_ko: string[]
draws: {
[k: string]: unknown
}[]
rounds: RoundSeed[]
dice: ("bound" | "secret")
without: (("branch" | "daily" | "earlier" | "pinned" | "position" | "tutorial") | null)
seats: {
[k: string]: SeatDice
}
match_key: (string | null)
}
/**
 * The seed of a round: its hash from the beginning of the round, the seed itself once the round is over.
 * 
 *     After a judge has taken a match back its rounds go on under the next seeds, and `round` counts seeds.
 *     The seed is a text: decimal digits of 64 bits, more than a browser's numbers hold, or 64 hexadecimal digits of dice
 *     that bind both sides.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundSeed".
 */
export interface RoundSeed {
round: number
commitment: string
seed: (string | null)
}
/**
 * What a seat has added to dice that bind both sides: its hash at once, the value from the beginning of the game.
 * 
 *     A bot, or a seat that opened none in time, has one that follows from the secret (`from`: `server`).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatDice".
 */
export interface SeatDice {
pledge: (string | null)
opened: boolean
value: (string | null)
from: (("seat" | "server") | null)
}
/**
 * The request was carried out and stored.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
type: "done"
id: string
}
/**
 * The answer to the prompt of `step` as far as it is built; None or an empty one: nothing is chosen any more.
 * 
 *     It is not answered. When the time for the decision runs out it is played.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Draft".
 */
export interface Draft {
type: "draft"
step: number
action: unknown
}
/**
 * How the table ended. `secret` is revealed here, so that everybody can check the dice; of a run of the day only
 *     when the day is over.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ending".
 */
export interface Ending {
reason: ("agreed" | "annulled" | "ended" | "judged" | "played" | "resigned" | "timeout")
winner: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
outcome: (Outcome | null)
secret: (string | null)
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
 * Why a request failed: a code to act on, words to read, and where; `ko`: the words in Korean, or empty.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ErrorReply".
 */
export interface ErrorReply {
code: string
message: string
fields?: {
[k: string]: number | string | boolean | unknown[] | {
[k: string]: unknown
} | null
}
ko?: string
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
 * Somebody who is missing: has not checked in, has no deck that may be played, or has not come to the table.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventAbsent".
 */
export interface EventAbsent {
player: string
why: ("check_in" | "deck" | "table")
table: number
}
/**
 * I want to play; with the deck that I bring, where decks are registered.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventJoin".
 */
export interface EventJoin {
type: "join"
password?: string
cards?: string[]
side?: string[]
}
/**
 * Add players: by name at real tables, or bots of a level.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventAdd".
 */
export interface EventAdd {
type: "add"
names?: string[]
cards?: string[]
side?: string[]
level?: string
bots?: number
}
/**
 * Let accounts join a tournament by invitation.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventInvite".
 */
export interface EventInvite {
type: "invite"
names: string[]
}
/**
 * I am there; or an organiser says so of somebody.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventCheckIn".
 */
export interface EventCheckIn {
type: "check_in"
player?: (string | null)
}
/**
 * Register my deck, or another one in its place; or the desk does so for somebody.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventDeck".
 */
export interface EventDeck {
type: "deck"
cards: string[]
side?: string[]
player?: (string | null)
}
/**
 * I leave; or an organiser takes somebody out, or many at once (`players`): all of them, or nobody.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventDrop".
 */
export interface EventDrop {
type: "drop"
player?: (string | null)
players?: (string[] | null)
}
/**
 * I play again; or an organiser lets somebody.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventReturn".
 */
export interface EventReturn {
type: "return"
player?: (string | null)
}
/**
 * I begin my run with common dice.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventBegin".
 */
export interface EventBegin {
type: "begin"
}
/**
 * At a real table: what came of my match, games of the first and of the second seat.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventClaim".
 */
export interface EventClaim {
type: "claim"
round: number
table: number
first: number
second: number
drawn?: number
}
/**
 * I ask the head judge to look at a decision again.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventAppeal".
 */
export interface EventAppeal {
type: "appeal"
words: string
penalty?: (number | null)
}
/**
 * At a real table: I call a judge to my match.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventCallJudge".
 */
export interface EventCallJudge {
type: "call_judge"
}
/**
 * A call for a judge is settled: I withdraw my own, or have been at the table as a judge.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventSettleCall".
 */
export interface EventSettleCall {
type: "settle_call"
number: number
}
/**
 * The rating that a player is seeded by.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventRate".
 */
export interface EventRate {
type: "rate"
player: string
rating: number
}
/**
 * A player has the bye in a round that is yet to be paired.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventAwardBye".
 */
export interface EventAwardBye {
type: "award_bye"
player: string
round: number
worth?: ("draw" | "win")
}
/**
 * A bye that was awarded is not.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventWithdrawBye".
 */
export interface EventWithdrawBye {
type: "withdraw_bye"
player: string
round: number
}
/**
 * No two of these meet while there is another way.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventKeepApart".
 */
export interface EventKeepApart {
type: "keep_apart"
players: string[]
}
/**
 * These may meet again.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventLetMeet".
 */
export interface EventLetMeet {
type: "let_meet"
players: string[]
}
/**
 * Begin now; `without` those who have no deck or have not checked in, where that is asked for.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventStart".
 */
export interface EventStart {
type: "start"
without?: boolean
}
/**
 * Begin the next round now, without the rest of the break.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventPair".
 */
export interface EventPair {
type: "pair"
}
/**
 * Pair the next round otherwise, or the present one while it has no result.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventSetPairs".
 */
export interface EventSetPairs {
type: "set_pairs"
round: number
pairs: [string, (string | null)][]
why: string
}
/**
 * Enter a result, or with a reason correct one.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventReport".
 */
export interface EventReport {
type: "report"
round: number
table: number
first: number
second: number
drawn?: number
forfeit?: boolean
why?: string
}
/**
 * The last round has never been.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventTakeBack".
 */
export interface EventTakeBack {
type: "take_back"
round: number
why: string
}
/**
 * Make the standings final.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventFinish".
 */
export interface EventFinish {
type: "finish"
}
/**
 * The tournament does not take place.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventCancel".
 */
export interface EventCancel {
type: "cancel"
why: string
}
/**
 * Announce other settings.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventChange".
 */
export interface EventChange {
type: "change"
settings: EventBody
why: string
}
/**
 * A new tournament, or the settings that it has from now on.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventBody".
 */
export interface EventBody {
name: string
game: string
mode?: string
format?: ("arena" | "common" | "double" | "round_robin" | "single" | "swiss" | "swiss_cut")
rounds?: number
cut?: number
best_of?: number
points?: Points
tie_breaks?: (("buchholz" | "direct" | "games" | "median" | "opponents_games" | "opponents_matches" | "progressive" | "sonneborn_berger")[] | null)
capacity?: number
at_tables?: boolean
terms?: Terms
seeding?: ("draw" | "rating")
third_place?: boolean
legs?: number
counting?: ("played" | "wizards")
password?: string
listed?: boolean
}
/**
 * What a match is worth.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Points".
 */
export interface Points {
win?: number
draw?: number
loss?: number
}
/**
 * What an organiser announces beside the format. Moments are milliseconds since 1970, so that summer time and
 *     midnight change nothing.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Terms".
 */
export interface Terms {
day?: string
overrides?: ({
[k: string]: number
} | null)
clock?: (TableTime | null)
rated?: boolean
bots?: boolean
access?: ("invitation" | "open" | "password")
decks?: ("free" | "open" | "secret")
languages?: ("en" | "ko")[]
start_at?: number
check_in_minutes?: number
no_show_s?: number
round_minutes?: number
break_s?: number
minutes?: number
delay_s?: number
waiting_list?: boolean
accounts_only?: boolean
guests_per_address?: number
}
/**
 * The clock of each table, in seconds: for the whole game, after each answer, for one decision.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableTime".
 */
export interface TableTime {
base_s?: number
increment_s?: number
decision_s?: number
}
/**
 * Give an account a role, by its name.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventAppoint".
 */
export interface EventAppoint {
type: "appoint"
name: string
role: ("head_judge" | "judge" | "organiser")
}
/**
 * Take a role away.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventDismiss".
 */
export interface EventDismiss {
type: "dismiss"
person: string
role: ("head_judge" | "judge" | "organiser")
}
/**
 * Take out the name of somebody who played at a real table.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventRemoveName".
 */
export interface EventRemoveName {
type: "remove_name"
player: string
}
/**
 * Give a penalty; without `grade` the one that the table of penalties says now.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventPenalize".
 */
export interface EventPenalize {
type: "penalize"
player: string
infraction: ("cheating" | "conduct" | "deck_error" | "game_error" | "late" | "outside_help" | "slow_play")
grade?: (("disqualification" | "game_loss" | "match_loss" | "warning") | null)
why?: string
}
/**
 * Take a penalty back.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventPardon".
 */
export interface EventPardon {
type: "pardon"
number: number
why: string
}
/**
 * Take a player out for good.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventDisqualify".
 */
export interface EventDisqualify {
type: "disqualify"
player: string
why: string
}
/**
 * Give a match more of the round's time.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventMoreTime".
 */
export interface EventMoreTime {
type: "more_time"
round: number
table: number
seconds: number
why?: string
}
/**
 * What came of holding a deck against its list.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventCheckDeck".
 */
export interface EventCheckDeck {
type: "check_deck"
player: string
right: boolean
why?: string
}
/**
 * Open the list of a player; the log tells everybody that this judge has.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventSeeDeck".
 */
export interface EventSeeDeck {
type: "see_deck"
player: string
}
/**
 * A note for judges alone.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventNote".
 */
export interface EventNote {
type: "note"
words: string
player?: (string | null)
}
/**
 * The head judge answers an appeal.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventAnswer".
 */
export interface EventAnswer {
type: "answer"
number: number
words: string
}
/**
 * A bye that organisers gave.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventAwarded".
 */
export interface EventAwarded {
player: string
round: number
worth: ("draw" | "win")
}
/**
 * The elimination, its matches in their order; empty before it is drawn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventBracket".
 */
export interface EventBracket {
seeds: string[]
stands: EventStand[]
}
/**
 * A place of a bracket: who comes to it, as far as that is known, and who went on.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventStand".
 */
export interface EventStand {
number: number
round: number
name: string
first: (string | null)
second: (string | null)
known: boolean
winner: (string | null)
from_first: (string | number)[]
from_second: (string | number)[]
score: (number[] | null)
tables: string[]
live: (string | null)
}
/**
 * A tournament in which I play and that is not over. `round` and `number` are those of the match that I have to
 *     play now, 0: there is none; `table`: where it is, unless it is at a real one.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventCall".
 */
export interface EventCall {
id: string
name: string
started: boolean
at_tables: boolean
round: number
number: number
table: (string | null)
}
/**
 * Settings that were changed after they were announced: which of them, when, and why.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventChanged".
 */
export interface EventChanged {
at: number
what: string[]
why: string
}
/**
 * A deck that was held against its list.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventChecked".
 */
export interface EventChecked {
player: string
judge: string
round: number
at: number
right: boolean
}
/**
 * A registered deck.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventDeckList".
 */
export interface EventDeckList {
player: string
cards: string[]
side: string[]
}
/**
 * For judges: tables that call, notes, appeals; for a player: the own appeals with their answers, and the reasons
 *     of what was ruled about this player.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventDesk".
 */
export interface EventDesk {
calls: TableInfo[]
table_calls: EventTableCall[]
notes: EventNoteInfo[]
checked: EventChecked[]
table: {
[k: string]: ("disqualification" | "game_loss" | "match_loss" | "warning")[]
}
due: {
[k: string]: {
[k: string]: "disqualification" | "game_loss" | "match_loss" | "warning"
}
}
}
/**
 * What anybody may know of a table.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
id: string
game: string
mode: string
variant: string
overrides: {
[k: string]: number
}
day: (string | null)
status: ("aside" | "over" | "playing" | "waiting")
visibility: ("link" | "public")
seats: {
[k: string]: SeatInfo
}
clock: (Clock | null)
spectator_delay_s: number
round: number
progress: {
[k: string]: number
}
created_at: number
commitment: string
dice: ("bound" | "secret")
watchers: number
kind: ("branch" | "match" | "tutorial")
previous: (string | null)
next: (string | null)
calls: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")[]
judge_link: boolean
judges: JudgeInfo[]
draws: boolean
coach: boolean
game_number: (number | null)
game_to_lose: (number | null)
seconds: {
[k: string]: number
}
rated: boolean
event: (string | null)
missing: (string | null)
}
/**
 * Who sits where. `dice` is null where the dice take no values of seats.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
kind: ("bot" | "open" | "person")
name: string
online: boolean
dice: (SeatDice | null)
guest: boolean
gone: boolean
left: boolean
kept: boolean
disqualified: boolean
faults: number
person: (string | null)
face: (("bride" | "child" | "dancer" | "general" | "pedlar" | "scholar") | null)
}
/**
 * Somebody who judges at a table, or would: by the role of the account, or by the table's own link.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeInfo".
 */
export interface JudgeInfo {
id: string
name: string
link: boolean
here: boolean
judging: boolean
agreed: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")[]
}
/**
 * A call for a judge to a real table, by its number.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventTableCall".
 */
export interface EventTableCall {
number: number
by: string
at: number
round: number
table: number
}
/**
 * A note of a judge, the reason of a ruling, an appeal, or the answer to one.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventNoteInfo".
 */
export interface EventNoteInfo {
number: number
kind: ("answer" | "appeal" | "note" | "reason")
at: number
by: string
player: (string | null)
about: (number | null)
words: string
}
/**
 * The last line of the log that one may know, by its number and hash: whoever notes it can tell later whether
 *     anything up to it was changed or cut off.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventHead".
 */
export interface EventHead {
lines: number
sha256: string
}
/**
 * A tournament in a list. Moments are milliseconds since the epoch; 0: not known yet.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventInfo".
 */
export interface EventInfo {
id: string
name: string
game: string
mode: string
format: ("arena" | "common" | "double" | "round_robin" | "single" | "swiss" | "swiss_cut")
stage: ("open" | "over" | "playing")
cancelled: boolean
round: number
rounds: number
players: number
capacity: number
created_at: number
start_at: number
ended_at: number
at_tables: boolean
rated: boolean
bots: boolean
access: ("invitation" | "open" | "password")
accounts: boolean
languages: ("en" | "ko")[]
mine: string[]
table: (string | null)
}
/**
 * A line of the log: who did what, and when. `order` is as in the file of `hanpan event`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventLine".
 */
export interface EventLine {
n: number
at: number
by: string
order: {
[k: string]: unknown
}
}
/**
 * Tournaments, those that begin or ended last first.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventList".
 */
export interface EventList {
events: EventInfo[]
may_open: boolean
}
/**
 * Lines of the log, the earliest first; `more`: there are others behind them.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventLog".
 */
export interface EventLog {
lines: EventLine[]
more: boolean
}
/**
 * A match: two handles, or one with a bye; a result once there is one (`how`: played, forfeit or bye).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventMatch".
 */
export interface EventMatch {
round: number
number: number
first: string
second: (string | null)
score: (number[] | null)
how: (("bye" | "forfeit" | "played") | null)
tables: string[]
live: (string | null)
claimed: {
[k: string]: number[]
}
disputed: boolean
slot: (string | null)
docked: number[]
forced: boolean
until: (number | null)
}
/**
 * What I am and may do here. `may`: the types of `EventAct` that I may send (not whether they fit just now).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventMe".
 */
export interface EventMe {
handle: (string | null)
roles: string[]
may: string[]
table: (string | null)
seat: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
round: number
number: number
invited: boolean
call: (EventTableCall | null)
}
/**
 * Who is missing now.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventMissing".
 */
export interface EventMissing {
missing: EventAbsent[]
}
/**
 * What a socket is told: the log has grown to `version`. `table`: where I am to play now. `calls`: changes with
 *     every call for a judge and every answer to one; told to whoever has a role. `invited`: whether I am. `call`: the
 *     number of the one to my real table.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventNews".
 */
export interface EventNews {
type: "news"
version: number
table: (string | null)
calls: (number | null)
invited: boolean
call: (number | null)
}
/**
 * The next round as the rules pair it; a bye is a pair with nobody. `why`: there is none now, and why.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventNext".
 */
export interface EventNext {
round: number
pairs: [string, (string | null)][]
why: (Words | null)
}
/**
 * Everything about a tournament beside its earlier rounds. `version` grows with every line of its log.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventPage".
 */
export interface EventPage {
info: EventInfo
version: number
settings: Settings
listed: boolean
rules: EventRule[]
people: EventPerson[]
matches: EventMatch[]
penalties: EventPenalty[]
recalled: EventRecalled[]
changes: EventChanged[]
me: EventMe
next_at: (number | null)
checks: string[]
head: (EventHead | null)
awarded: EventAwarded[]
apart: string[][]
}
/**
 * A tournament as it was announced.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Settings".
 */
export interface Settings {
name: string
game: string
seed: string
mode?: string
format?: ("arena" | "common" | "double" | "round_robin" | "single" | "swiss" | "swiss_cut")
rounds?: number
cut?: number
best_of?: number
points?: Points1
tie_breaks?: ("buchholz" | "direct" | "games" | "median" | "opponents_games" | "opponents_matches" | "progressive" | "sonneborn_berger")[]
capacity?: number
at_tables?: boolean
terms?: Terms1
seeding?: ("draw" | "rating")
third_place?: boolean
legs?: number
counting?: ("played" | "wizards")
}
/**
 * What a match is worth.
 */
export interface Points1 {
win?: number
draw?: number
loss?: number
}
/**
 * What an organiser announces beside the format. Moments are milliseconds since 1970, so that summer time and
 *     midnight change nothing.
 */
export interface Terms1 {
day?: string
overrides?: ({
[k: string]: number
} | null)
clock?: (TableTime | null)
rated?: boolean
bots?: boolean
access?: ("invitation" | "open" | "password")
decks?: ("free" | "open" | "secret")
languages?: ("en" | "ko")[]
start_at?: number
check_in_minutes?: number
no_show_s?: number
round_minutes?: number
break_s?: number
minutes?: number
delay_s?: number
waiting_list?: boolean
accounts_only?: boolean
guests_per_address?: number
}
/**
 * A rule that holds here: its clause, and what it says of this tournament.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventRule".
 */
export interface EventRule {
clause: string
title: Words
text: Words
numbers: {
[k: string]: unknown
}
}
/**
 * Somebody in a tournament; `out` of a player says whether they play.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventPerson".
 */
export interface EventPerson {
handle: string
name: string
kind: ("bot" | "gone" | "guest" | "named" | "person")
roles: ("head_judge" | "judge" | "organiser")[]
plays: boolean
out: ("" | "disqualified" | "dropped" | "waiting")
since: number
checked_in: boolean
deck: boolean
recalled: boolean
left_out: ("" | "check_in" | "deck")
level: (string | null)
rating: number
invited: boolean
}
/**
 * A penalty as everybody sees it; the reason is told to the player and the judges.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventPenalty".
 */
export interface EventPenalty {
number: number
player: string
infraction: (("cheating" | "conduct" | "deck_error" | "game_error" | "late" | "outside_help" | "slow_play") | "ruling")
grade: ("disqualification" | "game_loss" | "match_loss" | "warning")
round: number
lifted: boolean
why: (string | null)
}
/**
 * A registered list that may be played no more, and why, sentence by sentence; told to its player, and to
 *     organisers and judges who do not play.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventRecalled".
 */
export interface EventRecalled {
player: string
faults: Words[]
}
/**
 * A row of the table of rights: an act, and who may do it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventRight".
 */
export interface EventRight {
act: string
who: ("guest" | "head_judge" | "judge" | "organiser" | "player" | "spectator")[]
}
/**
 * A round that was, or is.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventRound".
 */
export interface EventRound {
round: number
matches: EventMatch[]
}
/**
 * A line of the standings; tie-breaks as exact fractions (`7/12`).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventRow".
 */
export interface EventRow {
place: number
player: string
points: number
won: number
lost: number
drawn: number
breaks: string[]
}
/**
 * Who stands where. `hidden`: they open when the tournament is over.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventStandings".
 */
export interface EventStandings {
round: number
breaks: string[]
rows: EventRow[]
final: boolean
hidden: boolean
}
/**
 * Events of a kind that have another part in the story than the kind has: those whose field has such a value.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Exceptional".
 */
export interface Exceptional {
kind: string
field: string
values: string[]
part: ("action" | "course" | "detail" | "moment" | "own" | "result" | "resumes")
}
/**
 * Whoever is called so; null: nobody with an account.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Found".
 */
export interface Found {
person: (PersonName | null)
}
/**
 * The first message. `key` is the secret of a seat or of the judge's link; without one the viewer is a spectator.
 * 
 *     `judge`: an account with the judge's role comes to judge. `known`: how many steps this browser has been told before.
 *     `face`: the face that whoever sits there has chosen.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
type: "hello"
version: number
key?: (string | null)
lang?: ("en" | "ko")
judge?: boolean
known?: number
face?: (("bride" | "child" | "dancer" | "general" | "pedlar" | "scholar") | null)
}
/**
 * Bind the own seat to a random value by its hash, once the commitment of the table is known.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pledge".
 */
export interface Pledge {
type: "pledge"
id: string
hash: string
}
/**
 * Open the value that was pledged, when all persons at the table have pledged theirs.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OpenValue".
 */
export interface OpenValue {
type: "open_value"
id: string
value: string
}
/**
 * Take back the sealed answer while the other seat has not answered.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Withdraw".
 */
export interface Withdraw {
type: "withdraw"
id: string
step: number
}
/**
 * Give the match up. From three seats on the others play on. `game`: only the present game of the match, which goes
 *     on (`TableInfo.game_number`).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
type: "resign"
id: string
game?: boolean
}
/**
 * From three seats on: let a bot play a seat. Whoever still plays may ask it for a seat that was left and is kept;
 *     for the own seat it means to leave, and that a bot plays on.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TakeOver".
 */
export interface TakeOver {
type: "take_over"
id: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
level: string
}
/**
 * Offer a draw, or accept the one that is offered: of the match, or of the present game of it alone (`game`).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OfferDraw".
 */
export interface OfferDraw {
type: "offer_draw"
id: string
game?: boolean
}
/**
 * Ask for, or accept, another game with the seats swapped; with more than two everybody moves on by one.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
type: "rematch"
id: string
}
/**
 * Ask the coach whether an answer to the prompt of `step` is much worse than its own, before it is given.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Weigh".
 */
export interface Weigh {
type: "weigh"
id: string
step: number
action: unknown
}
/**
 * Ask which answer to the prompt of `step` a text names, and whether it may be given.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReadText".
 */
export interface ReadText {
type: "read_text"
id: string
step: number
text: string
lang?: ("en" | "ko")
}
/**
 * Take the own call back: no judge is needed any more.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SettleCall".
 */
export interface SettleCall {
type: "settle_call"
id: string
}
/**
 * What only a judge may do: explain (1), quote a clause (2), take the game back (3), record a violation (4).
 * 
 *     Level 1 may name a `step`; level 2 needs `clause` and may name a `case`; level 3 needs `step`, and with `changes` it
 *     puts open facts of that state right, by their paths (`p1.hp`): at once where the head judge says so, otherwise once
 *     every seat has agreed (`agree_correction`). Level 4 needs `seat`, and
 *     with `stalling` it is a finding of playing for time, in games that know it. With `penalty` the seat loses at once:
 *     the present game of a match, or the match, or by disqualification; where a match is one game, all are the same.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rule".
 */
export interface Rule {
type: "rule"
id: string
level: (1 | 2 | 3 | 4)
step?: (number | null)
clause?: (string | null)
case?: (string | null)
seat?: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
stalling?: boolean
penalty?: (("disqualified" | "game" | "match") | null)
changes?: ({
[k: string]: boolean | number | string | (boolean | number | string | null)[] | null
} | null)
words?: string
}
/**
 * A judge takes back what was held against a seat in `step`; also when the table is over.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
type: "take_back"
id: string
step: number
words?: string
}
/**
 * A judge gives a seat `seconds` back, or everybody so much more time.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GiveTime".
 */
export interface GiveTime {
type: "give_time"
id: string
seconds: number
seat?: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
words?: string
}
/**
 * Ask for a fresh `welcome`. `known`: as in `hello`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Resync".
 */
export interface Resync {
type: "resync"
known?: number
}
/**
 * Keep the line alive.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
type: "ping"
at: number
}
/**
 * Everything the viewer may know, from the beginning: the state of the world after any gap.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
type: "welcome"
version: number
seq: number
seat: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
judge: boolean
table: TableInfo
step: number
view: unknown
events: Event[][]
patches: Change[][][]
asked: (Asked | null)
waiting: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")[]
clock: (ClockState | null)
draw_offer: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
draw_by: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")[]
draw_game: boolean
rematch_by: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")[]
ending: (Ending | null)
seeds: RoundSeed[]
}
/**
 * The game went on by one step.
 * 
 *     `patches` has for each event but the last what it changes in the view before; with the last one comes `view`. It is
 *     empty where the game's views change with whole steps only, and in the first step, before which there was no view.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
type: "update"
seq: number
step: number
events: Event[]
patches: Change[][]
view: unknown
asked: (Asked | null)
waiting: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")[]
clock: (ClockState | null)
ending: (Ending | null)
seeds: RoundSeed[]
}
/**
 * Something about the table that is not a step: who is there, who has answered, offers, clocks.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Notice".
 */
export interface Notice {
type: "notice"
seq: number
table: TableInfo
asked: (Asked | null)
waiting: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")[]
clock: (ClockState | null)
draw_offer: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
draw_by: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")[]
draw_game: boolean
rematch_by: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")[]
ending: (Ending | null)
}
/**
 * The request was refused by a rule of the game or of the table; nothing has changed.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
type: "refused"
id: string
refusal: Refusal
}
/**
 * The coach's answer.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HintReply".
 */
export interface HintReply {
type: "hint"
id: string
hint: Hint
}
/**
 * The coach's advice in three parts, each of which tells more: what to look at; what to do and why, in words; the
 *     answer, the reasons for it, and what might follow, in the game's own terms.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
nudge: Words
idea: Words
action: unknown
reasons: Reason[]
plan: unknown[]
}
/**
 * One of the coach's reasons: the id of a message, and its arguments.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
id: string
args: {
[k: string]: unknown
}
}
/**
 * What an answer loses, where that is much; null: nothing, as far as the coach could tell in a moment.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Weighed".
 */
export interface Weighed {
type: "weighed"
id: string
warning: (Weighing | null)
}
/**
 * An answer beside the coach's: whether both are the same, whether the coach can tell them apart, and as a sentence
 *     what the answer loses (null: nothing, where the coach can tell).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Weighing".
 */
export interface Weighing {
hint: Hint
same: boolean
known: boolean
cost: (Words | null)
}
/**
 * What may be taken now, what the board shows and may not be chosen, and what was taken so far, in words.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionsReply".
 */
export interface OptionsReply {
type: "options"
id: string
step: number
options: OptionInfo[]
refused: OptionInfo[]
so_far: string
}
/**
 * One thing to take, in words. `action` is the answer that it gives; null: it leads on to more options.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
said: string[]
words: string
text: string
action: (unknown | null)
answers: (number | null)
cost: (number | null)
refusal: (Refusal | null)
warning: (Refusal | null)
}
/**
 * What a text comes to: an answer in words and why it may not be given, or what is wrong with the text.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TextReply".
 */
export interface TextReply {
type: "text_read"
id: string
action: (unknown | null)
words: string
refusal: (Refusal | null)
fault: string
}
/**
 * Somebody at the table says one of the prepared phrases; told to those who sit there alone.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
type: "said"
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
phrase: ("again" | "bye" | "game" | "hello" | "luck" | "moment" | "nice" | "sorry" | "thanks" | "wow")
}
/**
 * The line is alive; `server_at` lets the client show clocks rightly.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
type: "pong"
at: number
server_at: number
}
/**
 * The client speaks another version: reload the page between rounds.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reload".
 */
export interface Reload {
type: "reload"
version: number
}
/**
 * A message the server could not take: malformed, too large, too fast, out of order.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
type: "problem"
code: string
message: string
id?: (string | null)
}
/**
 * A game as the lobby shows it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameCard".
 */
export interface GameCard {
id: string
seats: number
counts: number[]
modes: string[]
default_mode: string
queues: string[]
classes: {
[k: string]: string[]
}
bots: string[]
rules_version: string
default_clock: (Clock | null)
seconds: {
[k: string]: number
}
cards: boolean
decks: boolean
words: {
[k: string]: string
}
headings: string[]
openings: Opening[]
story: Telling
}
/**
 * A kind of event with which a round or a turn begins; the field of that name says which.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Opening".
 */
export interface Opening {
kind: string
counted: ("round" | "turn")
where: ([string, string] | null)
}
/**
 * How a log tells one line an action: the part of each kind of event. A kind that is not there is a result.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Telling".
 */
export interface Telling {
kinds: {
[k: string]: string[]
}
exceptions: Exceptional[]
}
/**
 * A seat gives one game of a match up.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameConcededEvent".
 */
export interface GameConcededEvent {
kind: "game_conceded"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
}
/**
 * The seats agree that one game of a match is drawn.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameDrawnEvent".
 */
export interface GameDrawnEvent {
kind: "game_drawn"
clause: string
seat?: null
}
/**
 * The same in one game, against people.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameTally".
 */
export interface GameTally {
won: number
drawn: number
lost: number
game: string
}
/**
 * The words of a game in one language, for a board in the browser: a Fluent file.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameTexts".
 */
export interface GameTexts {
ftl: string
}
/**
 * How a game stood over its course, and its largest swings in their order; both empty for a game that does not
 *     say.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Graph".
 */
export interface Graph {
points: GraphPoint[]
moments: Moment[]
}
/**
 * How the game stood after a step: `when` are the arguments of the game's message `progress`.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GraphPoint".
 */
export interface GraphPoint {
step: number
when: {
[k: string]: number
}
part: number
values: {
[k: string]: number
}
}
/**
 * Where the lead changed most: in which step, who gained by it, and what each seat won or lost from `when` to the
 *     next.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
step: number
when: {
[k: string]: number
}
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
changes: {
[k: string]: number
}
}
/**
 * The rating after a game: when it was (milliseconds since the epoch).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GraphPointOfRating".
 */
export interface GraphPointOfRating {
at: number
rating: number
deviation: number
}
/**
 * A short rulebook as Markdown.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Guide".
 */
export interface Guide {
text: string
}
/**
 * Whether the server is up and has room, how many tables and sockets it holds, and which installed games it cannot
 *     play.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
status: ("ok" | "starting")
tables: number
sockets: number
left_out: string[]
busy: boolean
}
/**
 * A seat agrees to the correction that was proposed in a step, or does not.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeAgreedToEvent".
 */
export interface JudgeAgreedToEvent {
kind: "judge_agreed"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
step: number
agree: boolean
}
}
/**
 * A seat calls a judge, about an event (`index` of `step`) or about the game as it stands.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeCalledEvent".
 */
export interface JudgeCalledEvent {
kind: "judge_called"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data?: {
step?: number
index?: number
words?: string
}
}
/**
 * Some facts are put right, and follow; `agreed`: by all seats, otherwise it is the head judge who says so.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeCorrectsEvent".
 */
export interface JudgeCorrectsEvent {
kind: "judge_corrects"
clause: string
seat?: null
data: {
judge: string
agreed: boolean
}
}
/**
 * A violation is recorded, where the game does not count them itself.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeCountsEvent".
 */
export interface JudgeCountsEvent {
kind: "judge_counts"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
count: number
most: number
}
}
/**
 * A judge explains the stack, or what happened in a step.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeExplainsEvent".
 */
export interface JudgeExplainsEvent {
kind: "judge_explains"
clause: string
seat?: null
data: {
judge: string
step?: number
words?: string
}
}
/**
 * A judge finds something against a seat.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeFindsEvent".
 */
export interface JudgeFindsEvent {
kind: "judge_finds"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
judge: string
words?: string
what: ("stalling" | "violation")
}
}
/**
 * A judge gives a seat time back, or everybody more time.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeGivesTimeEvent".
 */
export interface JudgeGivesTimeEvent {
kind: "judge_time"
clause: string
seat?: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
data: {
judge: string
seconds: number
words?: string
}
}
/**
 * A judge lets a seat lose.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgePenalisesEvent".
 */
export interface JudgePenalisesEvent {
kind: "judge_penalises"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
judge: string
what: ("disqualified" | "game" | "match")
words?: string
}
}
/**
 * A judge proposes to go on from the state after an earlier step with some facts put right; they follow.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeProposesEvent".
 */
export interface JudgeProposesEvent {
kind: "judge_proposes"
clause: string
seat?: null
data: {
judge: string
step: number
words?: string
}
}
/**
 * A judge quotes the clause that applies, with a case that shows it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeQuotesEvent".
 */
export interface JudgeQuotesEvent {
kind: "judge_quotes"
clause: string
seat?: null
data: {
judge: string
clause: string
case?: string
words?: string
}
}
/**
 * The match goes on from the state after an earlier step, in that round.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeRestoresEvent".
 */
export interface JudgeRestoresEvent {
kind: "judge_restores"
clause: string
seat?: null
data: {
judge: string
step: number
words?: string
round: number
}
}
/**
 * The seat that called needs no judge any more.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeSettledEvent".
 */
export interface JudgeSettledEvent {
kind: "judge_settled"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
}
/**
 * A fact as a judge states it, of a seat or of the table; a position under its own name.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeStatesEvent".
 */
export interface JudgeStatesEvent {
kind: "judge_states"
clause: string
seat?: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
data: {
fact: string
value: string
}
}
/**
 * A judge takes back what was held against a seat in a step; `left`: how many such records count still.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JudgeVoidsEvent".
 */
export interface JudgeVoidsEvent {
kind: "judge_voids"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
judge: string
step: number
what: ("disqualified" | "match" | "stalling" | "violation")
left: number
annuls: boolean
words?: string
}
}
/**
 * A report to be made. `vary` are words as shield.cost=2..4, `day` is one as 2026-11-16.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LabBody".
 */
export interface LabBody {
game: string
questions: string[]
mode?: (string | null)
level?: (string | null)
games?: (number | null)
seed?: number
vary?: string[]
day?: (string | null)
}
/**
 * What may be asked about a game.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LabGame".
 */
export interface LabGame {
id: string
modes: string[]
default_mode: string
levels: string[]
default_level: string
games: number
most_games: number
questions: string[]
dated: boolean
}
/**
 * A report and how far it is. `problem`: why there is none.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LabRun".
 */
export interface LabRun {
id: string
game: string
mode: string
level: string
games: number
seed: number
questions: string[]
vary: string[]
day: (string | null)
state: ("cancelled" | "done" | "failed" | "running")
stage: string
done: number
total: number
per_second: number
seconds_left: (number | null)
problem: string
started_at: number
}
/**
 * Whether there is a lab here, and its reports, newest first. `reason`: off, elsewhere or packages.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LabState".
 */
export interface LabState {
open: boolean
reason: ("" | "elsewhere" | "off" | "packages")
missing: string[]
questions: string[]
games: LabGame[]
most_variants: number
runs: LabRun[]
}
/**
 * Somebody's place on a leaderboard.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LeaderRow".
 */
export interface LeaderRow {
won: number
drawn: number
lost: number
place: number
id: string
name: string
mine: boolean
rating: number
deviation: number
}
/**
 * The best of a game and class of modes in a season, without provisional ratings. `seasons`: those with games, the
 *     newest first; `classes`: all classes of the game with their modes. `own`: what I have there, place or not.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leaderboard".
 */
export interface Leaderboard {
game: string
pool: string
season: string
seasons: string[]
ends_at: number
over: boolean
classes: {
[k: string]: string[]
}
rows: LeaderRow[]
own: (Rated | null)
}
/**
 * A rating: rounded, with how far off it may be. `provisional`: not to be relied on yet.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rated".
 */
export interface Rated {
rating: number
deviation: number
provisional: boolean
}
/**
 * The same against a level of a game's own AI. `expected`: points of a hundred games against it that the best
 *     rating in this game promises; null where nothing can be said.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LevelTally".
 */
export interface LevelTally {
won: number
drawn: number
lost: number
game: string
level: string
expected: (number | null)
}
/**
 * Name and password of an account, and a one-time or recovery code where the account asks for one.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LoginBody".
 */
export interface LoginBody {
name: string
password: string
code?: (string | null)
}
/**
 * Matches of mine, the last one first; `more`: there are earlier ones.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MatchList".
 */
export interface MatchList {
matches: PlayedMatch[]
more: boolean
}
/**
 * A match of mine that is over: where I sat, how it went, and when it ended (milliseconds since the epoch).
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayedMatch".
 */
export interface PlayedMatch {
table: TableInfo
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
result: ("draw" | "lost" | "none" | "won")
ended_at: number
}
/**
 * The visitor: a guest at first, an account after registering. `judge`: may judge at any table.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
id: string
name: string
guest: boolean
judge: boolean
}
/**
 * Somebody was found: the table is open, and I have a seat at it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Met".
 */
export interface Met {
table: string
game: string
}
/**
 * Hear nothing more of whoever sits there, or hear it again.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MuteBody".
 */
export interface MuteBody {
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
on: boolean
}
/**
 * A new display name.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NameBody".
 */
export interface NameBody {
name: string
}
/**
 * The password and the one that takes its place, and a one-time or recovery code where the account asks for one.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewPasswordBody".
 */
export interface NewPasswordBody {
password: string
new: string
code?: (string | null)
}
/**
 * What concerns me beside any table. `asks`: how many want to be my friend; `here`: my friends who are there;
 *     `events`: tournaments in which I play.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "News".
 */
export interface News {
type: "news"
seeking: (Seeking | null)
met: (Met | null)
challenges: ChallengeInfo[]
asks: number
here: PersonName[]
events: EventCall[]
}
/**
 * What I look for, how long already, and how many others look for the same. `reach`: how far the strength of a
 *     rival may be from mine (null: any), by `widens` more with every second, until anybody will do in `anybody_in_ms`.
 *     `bot`: who of about my strength is offered once `bot_in_ms` have passed.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seeking".
 */
export interface Seeking {
game: string
mode: string
rated: boolean
waited_ms: number
reach: (number | null)
widens: number
anybody_in_ms: number
others: number
bot: string
bot_in_ms: number
}
/**
 * The numbers of a variant by name, and the odds of its choices as its coach gives them.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Numbers".
 */
export interface Numbers {
values: {
[k: string]: number
}
odds: {
[k: string]: unknown
}[]
}
/**
 * The same against one person, in all games; `name` only for an account.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OpponentTally".
 */
export interface OpponentTally {
won: number
drawn: number
lost: number
id: string
name: string
}
/**
 * A seat leaves a match of three and more; `kept`: no rule takes it out, the table answers for it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatLeftEvent".
 */
export interface SeatLeftEvent {
kind: "seat_left"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
by: ("judge" | "resignation" | "time")
kept: boolean
}
}
/**
 * A bot takes a person's place.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatTakenEvent".
 */
export interface SeatTakenEvent {
kind: "seat_taken"
clause: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
data: {
bot: string
}
}
/**
 * One number of a game's rules: its name, clause, range and default.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ParamInfo".
 */
export interface ParamInfo {
name: string
clause: string
low: number
high: number
default: number
}
/**
 * The password once more, before something that only its owner may do.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PasswordBody".
 */
export interface PasswordBody {
password: string
}
/**
 * A rating in one game and class of modes in the present season, and the points of its graph, the last of them
 *     last.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PoolRating".
 */
export interface PoolRating {
game: string
pool: string
modes: string[]
now: Rated
season: string
place: (number | null)
won: number
drawn: number
lost: number
points: GraphPointOfRating[]
}
/**
 * Play on from a position, described as a case describes it, against a bot; the usual one where none is named.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PositionBody".
 */
export interface PositionBody {
game: string
given: {
[k: string]: unknown
}
seat?: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
level?: (string | null)
overrides?: {
[k: string]: number
}
}
/**
 * The page about somebody, as far as whoever asks may see it: a part that is kept from them is null.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Profile".
 */
export interface Profile {
id: string
name: string
since: number
mine: boolean
friend: ("asked" | "asking" | "no" | "yes")
blocked: boolean
muted: boolean
there: (boolean | null)
ratings: (PoolRating[] | null)
record: (GameTally[] | null)
opponents: (OpponentTally[] | null)
replays: (PlayedMatch[] | null)
streaks: (Streak[] | null)
skill: (LevelTally[] | null)
events: (PersonName[] | null)
shown: ({
[k: string]: "all" | "friends" | "none"
} | null)
}
/**
 * Wins in a row against people: now, and the most there were.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Streak".
 */
export interface Streak {
game: string
now: number
best: number
}
/**
 * What proves an account's owner: the password, and a code where codes are on. A guest needs neither.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ProofBody".
 */
export interface ProofBody {
password?: (string | null)
code?: (string | null)
}
/**
 * Ten codes that open the account once each without the app; told this once.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RecoveryCodes".
 */
export interface RecoveryCodes {
codes: string[]
}
/**
 * One release of the rules, as people read it.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReleaseNote".
 */
export interface ReleaseNote {
version: string
date: string
kind: string
cause: string
news: Words
cards: Words[]
clauses: string[]
numbers: {
[k: string]: number
}
bans: Bans[]
}
/**
 * What is wrong with somebody, for whoever runs the server.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReportBody".
 */
export interface ReportBody {
reason: ("cheating" | "name" | "other" | "rude" | "stalling")
words?: string
}
/**
 * It has been taken.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reported".
 */
export interface Reported {
done?: boolean
}
/**
 * A game's rules, in reading order.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rulebook".
 */
export interface Rulebook {
game: string
title: Words
intro: Words
sections: Section[]
clauses: Clause[]
spellings?: {
[k: string]: string
}
}
/**
 * A chapter of the rulebook.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Section".
 */
export interface Section {
id: string
title: Words
}
/**
 * One of the prepared phrases.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SayBody".
 */
export interface SayBody {
phrase: ("again" | "bye" | "game" | "hello" | "luck" | "moment" | "nice" | "sorry" | "thanks" | "wow")
}
/**
 * Who shall sit at a seat: the creator (`me`), whoever opens the link (`open`), or a bot.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatBody".
 */
export interface SeatBody {
kind: ("bot" | "me" | "open")
level?: (string | null)
}
/**
 * What a rated game means for a seat: the rating before it, and after it once it is told.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatRating".
 */
export interface SeatRating {
before: Rated
after: (Rated | null)
}
/**
 * The same, about whoever sits there.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatReportBody".
 */
export interface SeatReportBody {
reason: ("cheating" | "name" | "other" | "rude" | "stalling")
words?: string
seat: ("p1" | "p2" | "p3" | "p4" | "p5" | "p6")
}
/**
 * A seat taken: its secret key, for this visitor alone. `judge_key` is told to whoever opened the table.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seated".
 */
export interface Seated {
table: TableInfo
seat: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
key: (string | null)
judge_key: (string | null)
}
/**
 * What a seat chose in a game that is over, in words, beside what the coach would have done in its place.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SecondLook".
 */
export interface SecondLook {
played: Words
weighing: Weighing
}
/**
 * Look for somebody to play with.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeekBody".
 */
export interface SeekBody {
game: string
mode?: (string | null)
rated?: boolean
}
/**
 * Who may see what of me; what is not named stays as it is.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShownBody".
 */
export interface ShownBody {
shown: {
[k: string]: "all" | "friends" | "none"
}
}
/**
 * A new table.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableBody".
 */
export interface TableBody {
game: string
seats: {
[k: string]: SeatBody
}
mode?: (string | null)
overrides?: {
[k: string]: number
}
clock?: (Clock | null)
visibility?: ("link" | "public")
spectator_delay_s?: number
tutorial?: boolean
seed?: (number | null)
judge?: boolean
}
/**
 * Some tables, newest first.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableList".
 */
export interface TableList {
tables: TableInfo[]
}
/**
 * The ratings at a rated table. `uncounted` says why a game that is over moves none.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableRatings".
 */
export interface TableRatings {
seats: {
[k: string]: SeatRating
}
uncounted: (string | null)
}
/**
 * Games won, drawn and lost.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Tally".
 */
export interface Tally {
won: number
drawn: number
lost: number
}
/**
 * What one decides about somebody: wants to be a friend, blocks, mutes; or does so no more.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TieBody".
 */
export interface TieBody {
kind: ("block" | "friend" | "mute")
on: boolean
}
/**
 * A game from its beginning as `seat` saw it (None: a spectator), for the replay page.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Timeline".
 */
export interface Timeline {
table: TableInfo
seat: (("p1" | "p2" | "p3" | "p4" | "p5" | "p6") | null)
steps: TimelineStep[]
ending: (Ending | null)
seeds: RoundSeed[]
}
/**
 * One step of a game as a viewer saw it: what happened, what each event changed (as in `update`), and the table
 *     after it. `chose`: then the viewer's seat chose something, and the coach may be asked about that.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TimelineStep".
 */
export interface TimelineStep {
step: number
chose: boolean
events: Event[]
patches: Change[][]
view: unknown
}
/**
 * Something that somebody does in a tournament.
 * 
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "_Act".
 */
export interface _Act {
type: "_Act"
}

export const PROTOCOL_VERSION = 1;
