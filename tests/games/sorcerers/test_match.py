"""Best of three, the sealed exchange between games, and what a judge and the clock write down."""

from msgspec import UNSET

from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.seat import SEATS
from hanpan.core.match.match import Match
from hanpan.core.match.orders import ClockNote, Restore, Stalling
from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.rules.actions import KEEP, ChooseDeck, Exchange
from hanpan.games.sorcerers.rules.events.course import CardsExchanged
from hanpan.games.sorcerers.rules.judge_notes import time_left
from hanpan.games.sorcerers.rules.state import State

GAME = Sorcerers()


def played(until: str, seed: int = 1) -> Match:
    """A random match up to its first question of a kind."""
    match = Match(GAME, "match", SeedKeys(seed))
    match.play({"p1": ChooseDeck("spear"), "p2": ChooseDeck("cycle")})
    while match.pending and match.state.stage != until:
        chance = SeededChance(seed, len(match.steps))
        for seat in list(match.pending):
            legal = GAME.legal(match.state, seat)
            match.submit(seat, legal[chance.pick("any", range(len(legal)))])
    return match


def test_sideboards_are_exchanged_sealed_and_stay_secret() -> None:
    match = played("side")
    state: State = match.state
    assert sum(state.bout.wins) == 1
    before = GAME.view(state, "p2")
    gone, came = state.players[0].brought[0], state.players[0].sideboard[0]
    assert match.submit("p1", Exchange((gone,), (came,))) is None
    assert GAME.view(match.state, "p2") == before
    assert match.submit("p2", KEEP) is None
    one = match.state.players[0]
    assert match.state.bout.game == 2
    assert came in one.brought
    assert len(one.brought) == 40
    told = [match.events_for(viewer, len(match.steps) - 1) for viewer in SEATS]
    one_sees, two_sees = ([event.came for event in seen if isinstance(event, CardsExchanged)] for seen in told)
    assert one_sees == [(came,), UNSET]
    assert two_sees == [UNSET, UNSET]


def test_a_match_ends_with_two_wins() -> None:
    for seed in range(3):
        match = played("over", seed)
        outcome = match.outcome
        assert outcome is not None
        wins = match.state.bout.wins
        assert max(wins) == 2 or match.state.bout.game == 3
        assert outcome.clause == "SO-AM-37"


def test_the_clock_warns_the_slower_player_and_then_ends_the_game() -> None:
    state = GAME.given({"mode": "match"})
    assert time_left(GAME.params, state) == 2400
    calm = GAME.note(state, {"type": "clock", "p1": 1200, "p2": 1199})
    assert calm.events == ()
    warned = GAME.note(calm.state, {"type": "clock", "p1": 1201, "p2": 1199})
    assert [(event.kind, event.seat, event.clause) for event in warned.events] == [
        ("clock_warning", "p1", "SO-TIME-02")
    ]
    assert time_left(GAME.params, warned.state) == 300
    assert GAME.note(warned.state, {"type": "clock", "p1": 1400, "p2": 1299}).events == ()
    over = GAME.note(warned.state, {"type": "clock", "p1": 1300, "p2": 1400})
    assert (over.events[-1].kind, over.events[-1].seat, over.events[-1].clause) == ("game_over", "p1", "SO-TIME-03")
    assert over.state.stage == "side"
    assert over.state.bout.wins == (1, 0)


def test_stalling_loses_a_game_and_the_third_violation_a_match() -> None:
    state = GAME.given({"mode": "match"})
    first = GAME.note(state, {"type": "stalling", "seat": "p2"}).state
    assert first.stage == "main"
    assert GAME.note(first, {"type": "stalling", "seat": "p2"}).state.bout.wins == (1, 0)
    for count in range(3):
        state = GAME.note(state, {"type": "violation", "seat": "p2"}).state
        assert (state.stage == "over") == (count == 2)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.clause) == ("p1", "SO-JUDGE-04")
    assert GAME.note(state, {"type": "violation", "seat": "p1"}).state == state


def test_going_back_into_an_earlier_game_keeps_the_time_of_each_game() -> None:
    """SO-JUDGE-03: a restore changes the game, not the records."""
    match = Match(GAME, "match", SeedKeys(1))
    match.play({"p1": ChooseDeck("spear"), "p2": ChooseDeck("cycle")})
    early = match.state
    match.play({"p1": KEEP, "p2": KEEP})
    match.order(ClockNote(1300, 1100))
    for _ in range(2):
        match.order(Stalling("Sora", "p2"))
    assert (match.state.stage, match.state.bout.desk.used) == ("side", (0, 0))  # the next game's
    match.order(ClockNote(10, 20))
    match.play({"p1": KEEP, "p2": KEEP})
    match.order(Restore("Sora", 1, match.shift_to(early)), early)
    bout = match.state.bout
    assert (bout.game, bout.wins, bout.desk.used, bout.desk.warned, bout.desk.stalled) == (
        1,
        (0, 0),
        (1300, 1100),
        0,
        (0, 2),
    )
    assert GAME.time_law(match.state) == (1, 2700, 60)
    match.order(Stalling("Sora", "p2"))
    assert (match.state.stage, match.state.bout.desk.used) == ("side", (10, 20))  # used in the second game before
    match.play({"p1": KEEP, "p2": KEEP})
    assert GAME.time_law(match.state) == (2, 2400, 60)
    assert match.state.bout.desk.used == (10, 20)


def test_the_clock_runs_from_the_choice_of_decks_to_the_end() -> None:
    match = Match(GAME, "match", SeedKeys(1))
    assert GAME.time_law(match.state) == (1, 2400, 60)
    assert Sorcerers(release=1).time_law(match.state) is None
    assert GAME.time_law(played("side").state) == (2, 2400, 60)
    assert GAME.time_law(played("over").state) is None
    assert GAME.time_law(GAME.given({"mode": "casual"})) is None
