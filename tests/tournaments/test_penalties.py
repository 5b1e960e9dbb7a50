"""What players owe: held against a ledger that knows only which penalties were given and lifted, and when."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.core.contract.refusal import Refusal
from hanpan.tournaments.event import Event, done, next_round
from hanpan.tournaments.matches import Match, Result
from hanpan.tournaments.orders import (
    Disqualify,
    Drop,
    Finish,
    Order,
    Pair,
    Pardon,
    Penalize,
    Register,
    Report,
    Return,
    SetPairs,
    Start,
    TakeBack,
)
from hanpan.tournaments.penalties import owed
from hanpan.tournaments.settings import Settings
from hanpan.tournaments.verify import faults
from tests.tournaments.evenings import Evening, evening

GAMES = {"warning": 0, "game_loss": 1, "match_loss": 2, "disqualification": 0}
PLAYERS = 5


@dataclass
class Debt:
    """A penalty as the ledger has it: from which round on it takes games, and of whom."""

    player: str
    games: int
    since: int
    ends: bool = False
    lifted: bool = False


class Ledger:
    """Penalties and lifts alone. Each belongs to the first match with an opponent from its round on."""

    def __init__(self) -> None:
        self.debts: list[Debt] = []

    def hear(self, before: Event, order: Order, after: Event) -> None:
        """An order that the rules have carried out."""
        if len(after.penalties) > len(before.penalties):
            new = after.penalties[-1]
            plays = any(new.player in match.players and match.second is not None for match in before.waiting)
            since = before.round + (not plays)
            self.debts.append(Debt(new.player, GAMES[new.grade], since, new.grade == "disqualification"))
        if isinstance(order, Pardon):
            self.debts[order.number - 1].lifted = True
        if isinstance(order, TakeBack) or (isinstance(order, SetPairs) and order.round == before.round):
            for debt in self.debts:
                debt.since = min(debt.since, order.round)

    def docked(self, match: Match, player: str, matches: list[Match]) -> int:
        """Games that this match has taken from a player."""
        own = [each for each in matches if player in each.players and each.second is not None]
        here = [debt for debt in self._due(player) if self._first(debt, own) == match.place]
        return min(2, sum(debt.games for debt in here))

    def owed(self, player: str, matches: list[Match]) -> int:
        """Games that the next match will take."""
        own = [each for each in matches if player in each.players and each.second is not None]
        return min(2, sum(debt.games for debt in self._due(player) if self._first(debt, own) is None))

    def _due(self, player: str) -> list[Debt]:
        return [debt for debt in self.debts if debt.player == player and not debt.lifted]

    @staticmethod
    def _first(debt: Debt, own: list[Match]) -> tuple[int, int] | None:
        return next((match.place for match in own if match.round >= debt.since), None)


def agree(ledger: Ledger, event: Event) -> None:
    matches = list(event.matches)
    for match in matches:
        if match.second is not None:
            assert match.docked == tuple(ledger.docked(match, name, matches) for name in match.players), match
    for name, player in event.players.items():
        assert owed(event, name) == ledger.owed(name, matches), name
        ended = any(debt.ends and not debt.lifted for debt in ledger.debts if debt.player == name)
        assert (player.out == "disqualified") == ended, name


@st.composite
def deeds(draw: st.DrawFn) -> list[tuple[str, int, int]]:
    """What judges and organisers do, in any order; the numbers choose whom and how."""
    judged = ["game", "game", "match", "warning", "cheat", "disqualify", "lift", "lift"]
    what = st.sampled_from(
        [*judged, "pair", "pair", "turn", "back", "back", "drop", "return", "return", "report", "report"]
    )
    return draw(st.lists(st.tuples(what, st.integers(0, 11), st.integers(0, 3)), min_size=1, max_size=40))


def order_of(event: Event, what: str, one: int, two: int) -> Order | None:
    name = f"P{one % PLAYERS + 1:03}"
    if what in ("game", "match", "warning", "cheat"):
        grade = {"game": "game_loss", "match": "match_loss", "warning": "warning", "cheat": "disqualification"}[what]
        return Penalize(name, "conduct", grade, "seen")  # type: ignore[arg-type]
    if what == "lift":
        return Pardon(one % max(1, len(event.penalties)) + 1, "not so")
    if what == "back":
        return TakeBack(max(1, event.round), "a table is missing")
    if what == "turn":  # the pairs of the round, with other partners
        flat = [each for match in event.present for each in (match.first, match.second)]
        turned = flat[1:-1] + flat[:1] + flat[-1:] if flat[-1:] == [None] else flat[1:] + flat[:1]
        pairs = tuple(zip(turned[::2], turned[1::2], strict=True))
        return SetPairs(max(1, event.round), pairs, "brothers")  # type: ignore[arg-type]
    if what == "pair":
        made = next_round(event)
        if isinstance(made, Refusal):
            return None
        return Pair(event.round + 1, tuple((match.first, match.second) for match in made))
    if what == "report":
        left = event.waiting
        if not left:
            return None
        match = left[one % len(left)]
        return Report(match.round, match.table, Result(2, two % 2) if two < 2 else Result(two % 2, 2))
    ways: dict[str, Order] = {"drop": Drop(name), "return": Return(name), "disqualify": Disqualify(name, "sleeves")}
    return ways[what]


@given(st.booleans(), deeds())
def test_nothing_but_a_penalty_or_a_lift_changes_what_anybody_owes(
    begun: bool, done_here: list[tuple[str, int, int]]
) -> None:
    held = evening(PLAYERS, best_of=3, rounds=4)
    if not begun:
        held = Evening(held.event.settings).do(*(Register(f"P{n + 1:03}") for n in range(PLAYERS)))
    ledger = Ledger()
    for what, one, two in [*done_here, ("pair", 0, 0)]:
        order = order_of(held.event, what, one, two)
        before = held.event
        if order is None or isinstance(done(before, order), Refusal):
            continue
        held.do(order)
        ledger.hear(before, order, held.event)
        if isinstance(order, Start) or held.event.stage == "playing":
            agree(ledger, held.event)
    assert faults(held.orders) == []


def _after_a_round() -> Evening:
    held = evening(4, best_of=3, rounds=3)
    held.do(SetPairs(1, (("P001", "P002"), ("P003", "P004")), "as they sit")).tell(1, 2, 0).tell(2, 2, 1)
    return held.do(Penalize("P001", "deck_error"))


OTHERWISE = (("P001", "P004"), ("P003", "P002"))


def out(held: Evening, name: str) -> str:
    return held.event.players[name].out


def docked(held: Evening, name: str) -> int:
    match = next(match for match in held.event.present if name in match.players)
    return match.docked[match.players.index(name)]


def test_a_game_loss_given_between_rounds_survives_other_pairs_and_a_round_taken_back() -> None:
    held = _after_a_round()
    held.do(SetPairs(2, OTHERWISE, "as they sit"))
    assert docked(held, "P001") == 1
    held.do(SetPairs(2, (("P001", "P003"), ("P002", "P004")), "brothers"))
    assert docked(held, "P001") == 1
    held.do(TakeBack(2, "a table is missing"))
    assert owed(held.event, "P001") == 1
    held.do(SetPairs(2, OTHERWISE, "as they sit"))
    assert docked(held, "P001") == 1


def test_a_pardon_in_the_next_round_gives_the_game_back() -> None:
    held = _after_a_round().do(SetPairs(2, OTHERWISE, "as they sit"), Pardon(1, "the deck was right"))
    assert docked(held, "P001") == 0


@pytest.mark.parametrize("order", [Penalize("P002", "cheating"), Disqualify("P002", "cards in the sleeve")])
def test_a_disqualification_can_be_lifted_until_the_end(order: Order) -> None:
    held = _after_a_round().do(order)
    assert out(held, "P002") == "disqualified"
    assert held.refused(Return("P002")).code == "event_not_dropped"
    number = len(held.event.penalties)
    held.do(Pardon(number, "it was somebody else"))
    assert out(held, "P002") == ""
    assert held.refused(Pardon(number, "again")).code == "event_no_penalty"
    assert "P002" in [name for match in held.pair() for name in match.players]


def test_whoever_had_dropped_before_is_only_that_again() -> None:
    held = _after_a_round().do(Drop("P002"), Disqualify("P002", "words"), Pardon(2, "an apology"))
    assert out(held, "P002") == "dropped"
    held.do(Return("P002"))
    assert out(held, "P002") == ""


def test_whoever_was_disqualified_before_the_start_comes_late_afterwards() -> None:
    settings = evening(2).event.settings
    held = Evening(settings).do(*(Register(name) for name in ("Ara", "Bom", "Chan")), Disqualify("Chan", "words"))
    held.do(Start(), Pardon(1, "an apology"))
    assert held.event.players["Chan"].out == "dropped"
    held.do(Return("Chan"))


def test_before_the_start_a_lifted_player_waits_where_there_is_no_place() -> None:
    held = Evening(Settings("Small", "clash", "seed", capacity=2))
    held.do(Register("Ara"), Register("Bom"), Disqualify("Bom", "words"), Register("Chan"), Pardon(1, "an apology"))
    assert (held.event.active, held.event.queue) == (["Ara", "Chan"], ["Bom"])
    held.do(Drop("Ara"))
    assert held.event.active == ["Bom", "Chan"]


def test_nothing_is_lifted_after_the_end() -> None:
    held = evening(2, rounds=1)
    held.pair()
    held.tell(1, 1, 0).do(Disqualify("P002", "words"), Finish())
    assert held.refused(Pardon(1, "an apology")).clause == "EV-LOG-03"
