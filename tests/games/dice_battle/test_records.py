"""Records from events alone, against what the final state and a second count say."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from typing import Any

import msgspec
import pytest

from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.chance.draws import ScriptedChance
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.codec import decode, encode
from hanpan.core.contract.event import all_seen_by
from hanpan.core.contract.game import Step
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.match.play import OnStep, Playout, play_out
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.ai.selector import level
from hanpan.games.dice_battle.rules.actions import TENDENCIES, Keep, Play, Tendency
from hanpan.games.dice_battle.rules.dice import worth
from hanpan.games.dice_battle.rules.events import Energy, EnergyCut, RoundEnd, Steal
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import State, Turn
from hanpan.games.dice_battle.table.records import GameRecord, expected_points, game_record, round_records

GAME = DiceBattle()


def played(number: int, mode: str = "regular", on_step: OnStep | None = None) -> Playout:
    bots: dict[Seat, Bot] = {"p1": level("hard", GAME.params), "p2": RandomBot(GAME)}
    return play_out(GAME, mode, bots, SeedKeys(21, number), on_step=on_step)


def after(facts: Mapping[str, Any], moves: Mapping[Seat, Any], draws: Mapping[str, Any]) -> tuple[Happening, ...]:
    """What happens when both answer there; every draw must be given, as a list a label."""
    chance = ScriptedChance(draws)
    step = GAME.apply(GAME.given(facts), moves, chance)
    chance.finish()
    return step.events


@pytest.mark.parametrize("mode", ["quick", "regular", "extended"])
def test_records_agree_with_the_final_state(mode: str) -> None:
    for number in range(30):
        game = played(number, mode)
        state: State = game.state
        record = game_record(game.events, GAME.params)
        assert len(record.rounds) == state.rounds
        assert [entry.number for entry in record.rounds] == list(range(1, state.rounds + 1))
        assert record.finished
        assert game.outcome is not None
        assert (record.winner, record.decided_by) == (game.outcome.winner, game.outcome.data["by"])
        assert record.mode == mode
        for index, seat in enumerate(SEATS):
            mine = record.seats[seat]
            assert mine.total == state.players[index].total
            assert record.rounds[-1].scores[seat] == state.turns[index].score
            assert sum(mine.events.values()) == state.rounds
            _check_seat(record, seat)


def _check_seat(record: GameRecord, seat: Seat) -> None:
    mine = record.seats[seat]
    scores = [entry.scores[seat] for entry in record.rounds]
    assert mine.average == pytest.approx(sum(scores) / len(scores), abs=0.001)
    assert (mine.best, mine.worst) == (max(scores), min(scores))
    assert mine.blocks["shield"] == sum(entry.shields_used[seat] for entry in record.rounds)
    assert mine.blocks["guard"] == sum(entry.guards_used[seat] for entry in record.rounds)
    assert mine.rounds_won + mine.rounds_lost == sum(entry.winner is not None for entry in record.rounds)
    assert mine.rounds_won == sum(entry.winner == seat for entry in record.rounds)
    assert mine.luck.pips == sum(face * count for face, count in enumerate(mine.luck.faces, 1))


def test_what_counts_as_an_effect() -> None:
    kept: set[str] = set()
    seen: set[str] = set()
    busy = DiceBattle({"gauge.full": 2, "deck.steal": 20, "deck.reset": 4, "event_deck.none": 0, "shield.cap": 1})
    bots: dict[Seat, Bot] = {"p1": RandomBot(GAME), "p2": RandomBot(GAME)}
    for number in range(100):
        game = play_out(busy, "regular", bots, SeedKeys(21, number))
        seen.update(event.kind for event in game.events)
        kept.update(event.kind for entry in round_records(game.events) for event in entry.effects)
    scores = {"penalty", "block", "hit", "multiply", "reset_card", "reset_event", "score_boost", "score_swap"}
    others = {"guard", "build", "steal", "reserve", "bomb", "thief", "card_swap", "special", "energy"}
    assert kept == scores | others
    told = {"game_start", "phase", "tendency", "play", "boost", "attacks", "event", "event_order", "event_void"}
    dice = {"roll", "bonus_roll", "luck_roll", "keep", "base", "score", "floor", "total", "round_end", "game_end"}
    income = {"energy_cut", "shields", "shield_lost", "gauge", "card_won"}
    assert seen - kept == told | dice | income


def test_energy_adds_up() -> None:
    """Start, plus what came in, less what was spent and taken, is what is left."""
    for number in range(60):
        game = played(number)
        record = game_record(game.events, GAME.params)
        for index, seat in enumerate(SEATS):
            energy = GAME.params.start.energy - record.seats[seat].energy_spent + _income(game.events, seat)
            assert energy == game.state.players[index].energy


def _income(events: Sequence[Happening], seat: Seat) -> int:
    total = 0
    for before, event in pairwise(events):
        if isinstance(event, Energy) and event.seat == seat:
            total += event.after - event.before
        elif isinstance(event, Steal):
            total += event.taken if event.seat == seat else -event.taken
        elif isinstance(event, EnergyCut) and event.seat == seat and isinstance(before, Steal):
            total -= event.lost
    return total


@pytest.mark.parametrize("number", range(30))
def test_points_specials_and_cards_agree_with_each_round_as_rolled(number: int) -> None:
    """Counted a second time from the states before each Score, not from the events."""
    turns: list[tuple[Turn, Turn]] = []
    cards: list[tuple[Seat, str]] = []

    def watch(_: int, state: State, moves: Mapping[Seat, Any], step: Step) -> None:
        if state.stage == "post":
            turns.append(state.turns)
        if state.stage in ("pre", "post"):
            cards.extend((seat, card) for seat, move in moves.items() for card in move.cards)

    record = game_record(played(number, on_step=watch).events, GAME.params)
    for index, seat in enumerate(SEATS):
        mine = record.seats[seat]
        assert mine.luck.points == sum(pair[index].points for pair in turns)
        fired = Counter(special for pair in turns for special in pair[index].specials)
        assert {kind: n for kind, n in mine.specials.items() if n} == fired
        assert {card: n for card, n in mine.cards.items() if n} == Counter(c for s, c in cards if s == seat)


def test_records_are_the_same_for_everybody() -> None:
    for number in range(10):
        game = played(number)
        full = game_record(game.events, GAME.params)
        for viewer in (*SEATS, None):
            seen = game_record(all_seen_by(game.events, viewer), GAME.params)
            assert seen.seats == full.seats
            assert [entry.scores for entry in seen.rounds] == [entry.scores for entry in full.rounds]


def test_records_survive_json() -> None:
    record = game_record(played(4).events, GAME.params)
    assert decode(GameRecord, encode(record)) == record


def test_a_round_keeps_its_effects_and_the_shields_used() -> None:
    facts = {
        "stage": "post",
        "round": 5,
        "p1": {"tendency": "balance", "dice": [4], "shields": 2, "total": 10},
        "p2": {"tendency": "attack", "dice": [6], "specials": ["flame"], "hand": ["attack"], "energy": 2, "total": 10},
    }
    draws = {"event/p1": ["score_boost"], "event/p2": ["none"], "energy/p2": [2]}
    events = after(facts, {"p1": Play(), "p2": Play(("attack",))}, draws)
    (entry,) = round_records(events)
    assert (entry.number, entry.scores, entry.totals) == (5, {"p1": 6, "p2": 9}, {"p1": 16, "p2": 19})
    assert entry.winner == "p2"
    assert (entry.shields_used, entry.guards_used) == ({"p1": 2, "p2": 0}, {"p1": 0, "p2": 0})
    assert [event.kind for event in entry.effects] == ["block", "block", "reserve", "score_boost"]


def test_a_reset_card_leaves_no_effect_but_itself() -> None:
    facts = {
        "stage": "pre",
        "p1": {"tendency": "attack"},
        "p2": {"tendency": "balance", "hand": ["reset"], "energy": 4},
    }
    chance = ScriptedChance(
        {
            "die/p1": [6],
            "special/p1": ["double"],
            "die/p2": [2],
            "event/p1": ["none"],
            "event/p2": ["none"],
            "energy/p1": [2],
            "energy/p2": [2],
        }
    )
    rolled = GAME.apply(GAME.given(facts), {"p1": Play(), "p2": Play()}, chance)
    ended = GAME.apply(rolled.state, {"p1": Play(), "p2": Play(("reset",))}, chance)
    (entry,) = round_records(rolled.events + ended.events)
    assert [event.kind for event in entry.effects] == ["reset_card"]
    assert entry.winner is None
    assert game_record(rolled.events, GAME.params).seats["p1"].specials["double"] == 1


def test_a_full_record_keeps_no_secret_of_a_card_swap() -> None:
    seat = {"tendency": "balance", "dice": [3], "hand": ["steal"]}
    draws = {"event/p1": ["card_swap"], "event/p2": ["none"], "swap/p1": ["steal"], "swap/p2": ["steal"]}
    energies = {"energy/p1": [2], "energy/p2": [2]}
    events = after({"stage": "post", "p1": seat, "p2": seat}, {"p1": Play(), "p2": Play()}, {**draws, **energies})
    (entry,) = round_records(events)
    assert [(event.kind, event.private) for event in entry.effects] == [("card_swap", {})]
    assert "gave" not in entry.effects[0].data
    (seen,) = round_records(all_seen_by(events, "p1"))
    assert seen.effects == entry.effects


def test_an_unfinished_round_is_not_kept() -> None:
    game = played(2)
    at = next(i for i, event in enumerate(game.events) if isinstance(event, RoundEnd) and event.round == 3)
    record = game_record(game.events[:at], GAME.params)
    assert len(record.rounds) == 2
    assert not record.finished
    assert record.winner is record.decided_by is None
    nothing = game_record([], GAME.params)
    assert (nothing.rounds, nothing.mode, nothing.seats["p1"].total) == ((), None, 1)


# --- luck ----------------------------------------------------------------------------------------


def test_luck_counts_every_die_that_was_rolled() -> None:
    facts = {
        "stage": "keep",
        "p1": {"tendency": "attack", "luck_dice": [6, 2], "bonus_turn": True},
        "p2": {"tendency": "defence"},
    }
    draws = {"bonus/p1": [1], "die/p2": [2], "special/p1": ["strike"], "special/p2": ["star"], "star/p2": [5]}
    record = game_record(after(facts, {"p1": Keep(6)}, draws), GAME.params)
    first, second = record.seats["p1"].luck, record.seats["p2"].luck
    assert first.faces == (1, 1, 0, 0, 0, 1)
    assert (first.pips, first.expected_pips, first.points) == (9, 10.5, 10)
    attack, pair = expected_points(GAME.params, "attack"), expected_points(GAME.params, "attack", 2)
    assert first.expected_points == pytest.approx(attack + pair, abs=0.001)
    assert (second.pips, second.points) == (2, 7)
    assert record.seats["p2"].specials["star"] == 1


def test_expected_points_of_one_die() -> None:
    assert expected_points(Params(), "attack") == pytest.approx((1 + 1 + 1 + 4 + 5 + 9) / 6)
    assert expected_points(Params(), "defence") == pytest.approx((2 + 3 + 4 + 5 + 4 / 2) / 6)
    assert expected_points(Params(), "balance") == pytest.approx(3.5)


@pytest.mark.parametrize("tendency", TENDENCIES)
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_expected_points_of_the_best_of_several_by_trying_them_all(tendency: Tendency, dice: int) -> None:
    params = msgspec.structs.replace(Params(), special=msgspec.structs.replace(Params().special, star_weight=0))

    def scored(face: int) -> int:
        brings = worth(params, tendency, face)
        return brings.points + brings.bonus

    every = [max(map(scored, faces)) for faces in product(range(1, 7), repeat=dice)]
    assert expected_points(params, tendency, dice) == pytest.approx(sum(every) / len(every))
