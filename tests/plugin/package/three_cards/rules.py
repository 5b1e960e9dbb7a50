"""Each holds the cards 1, 2, 3. A prize of 1 to 3 points is drawn; both bid in secret, and the higher takes it."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec.structs import asdict

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.event import Fields
from hanpan.core.contract.game import GameInfo, Offer, Outcome, Prompt, Step
from hanpan.core.contract.happening import Happening, declared
from hanpan.core.contract.params import Number, changed, make, variant_id
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang, Rulebook, load_rulebook
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.contract.visibility import Public
from hanpan.core.language.text import Texts, load_texts

HAND = (1, 2, 3)


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    prize: Annotated[int, Number("TC-PLAY-01", 1, 9)] = 3


class Bid(msgspec.Struct, frozen=True, tag="bid", tag_field="type"):
    """A card for the prize."""

    card: int


class PrizeDrawn(Happening, kind="prize", cites=("TC-PLAY-01",)):
    """The prize of the next bids."""

    seat: None
    prize: int


class BidsShown(Happening, kind="bids", cites=("TC-PLAY-03",)):
    """Both bids, and who takes the prize."""

    seat: None
    p1: int
    p2: int
    winner: Seat | None
    prize: int


class Over(Happening, kind="over", cites=("TC-END-01",)):
    """The end."""

    seat: None


EVENTS = declared(__name__)


class Side(msgspec.Struct, frozen=True):
    """What a seat has left, and what it has won."""

    hand: Public[tuple[int, ...]] = HAND
    points: Public[int] = 0


class State(msgspec.Struct, frozen=True):
    """The prize that is bid for, and both sides. Round 4: it is over."""

    round: Public[int]
    prize: Public[int]
    p1: Public[Side]
    p2: Public[Side]


class View(msgspec.Struct, frozen=True):
    """Everything lies open but the bids that are not in yet."""

    seat: Seat | None
    stage: str
    round: int
    prize: int
    p1: Side
    p2: Side


class ThreeCards:
    """The game under one set of numbers."""

    state_type = State
    action_type = Bid
    events = EVENTS

    def __init__(self, overrides: Mapping[str, int] | None = None) -> None:
        self.params = make(Params, overrides or {})
        different = changed(self.params)
        self.info = GameInfo(
            id="three-cards",
            rules_version="1.0",
            variant=variant_id(different),
            overrides=different,
            seats=SEATS,
            modes=("short",),
            default_mode="short",
            max_steps=3,
            symmetric=True,
        )

    def setup(self, mode: str, chance: Chance) -> Step:
        state = State(1, self._prize(1, chance), Side(), Side())
        return Step(state, (PrizeDrawn("TC-PLAY-01", None, state.prize),))

    def round(self, state: State) -> int:
        return state.round

    def pending(self, state: State) -> Mapping[Seat, Prompt]:
        return {} if state.round > 3 else dict.fromkeys(SEATS, Prompt("bid", "TC-PLAY-02"))

    def legal(self, state: State, seat: Seat) -> Sequence[Bid]:
        return [Bid(card) for card in getattr(state, seat).hand]

    def check(self, state: State, seat: Seat, action: Bid) -> Refusal | None:
        if state.round > 3:
            return Refusal("game_over", "TC-END-01")
        if action.card not in getattr(state, seat).hand:
            return Refusal("not_held", "TC-PLAY-02", {"card": action.card})
        return None

    def apply(self, state: State, moves: Mapping[Seat, Bid], chance: Chance) -> Step:
        bids: dict[str, int] = {seat: moves[seat].card for seat in SEATS}
        high = max(bids.values())
        winner = None if bids["p1"] == bids["p2"] else next(seat for seat in SEATS if bids[seat] == high)
        out: list[Happening] = [BidsShown("TC-PLAY-03", None, bids["p1"], bids["p2"], winner, state.prize)]
        sides: dict[str, Any] = {}
        for seat in SEATS:
            old: Side = getattr(state, seat)
            hand = tuple(card for card in old.hand if card != bids[seat])
            sides[seat] = Side(hand, old.points + (state.prize if seat == winner else 0))
        number = state.round + 1
        after = State(number, self._prize(number, chance) if number <= 3 else 0, **sides)
        if number <= 3:
            out.append(PrizeDrawn("TC-PLAY-01", None, after.prize))
        else:
            out.append(Over("TC-END-01", None))
        return Step(after, tuple(out))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, "over" if state.round > 3 else "bid", **asdict(state))

    def world(self, view: View, chance: Chance) -> State:
        return State(view.round, view.prize, view.p1, view.p2)

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= 3:
            return None
        lead = state.p1.points - state.p2.points
        winner: Seat | None = "p1" if lead > 0 else "p2" if lead < 0 else None
        return Outcome(winner, "TC-END-01", {"p1": state.p1.points, "p2": state.p2.points})

    def write(self, action: Bid) -> str:
        return f"bid {action.card}"

    def read(self, text: str) -> Bid:
        verb, _, card = text.partition(" ")
        if verb != "bid" or not card.isdecimal():
            raise ValueError(f"{text!r}: write a bid as `bid 2`")
        return Bid(int(card))

    def rulebook(self) -> Rulebook:
        return load_rulebook("three_cards")

    def texts(self, lang: Lang) -> Texts:
        return load_texts(lang, "hanpan.core.language", "three_cards")

    def menu(self, state: State, seat: Seat) -> Sequence[Offer]:
        return [Offer(Bid(card), None) for card in HAND]

    def default_action(self, view: View, prompt: Prompt, legal: Sequence[Bid]) -> Bid:
        return legal[0]

    def invariants(self, state: State) -> Sequence[str]:
        return [] if len(state.p1.hand) == len(state.p2.hand) else ["one side holds more cards"]

    def samples(self, state: State) -> Sequence[Bid]:
        return [Bid(card) for card in range(5)]

    def given(self, facts: Mapping[str, Any]) -> State:
        return msgspec.convert({"round": 1, "prize": 1, "p1": {}, "p2": {}, **facts}, State)

    def facts(self, state: State) -> Fields:
        told: Fields = msgspec.to_builtins(state)
        return told

    def _prize(self, number: int, chance: Chance) -> int:
        return chance.pick(f"prize/{number}", tuple(range(1, self.params.prize + 1)))
