"""A run's record: what the last page of every screen reads."""

import pytest

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.codec import encode
from hanpan.core.match.play import play_out
from hanpan.games.trail import Trail
from hanpan.games.trail.rules.events.fight import Strike
from hanpan.games.trail.rules.events.turn import Deduction, Roll, Stepped, TurnStart, Undone
from hanpan.games.trail.table.records import game_record, kept


def test_a_run_of_random_moves_adds_up() -> None:
    game = Trail()
    played = play_out(game, "run", {"p1": load_bot(game, "random")}, SeedKeys(3, 0))
    record, state = game_record(played.events, game.params), played.state
    assert any(isinstance(event, Undone) for event in played.events), "what was taken back has to be left out"
    events = kept(played.events)
    assert (record.hp, record.turns, record.won, record.faces) == (state.hp, state.round, False, state.faces)
    assert game.params.player.hp - sum(record.hurt_by.values()) + record.healed == state.hp
    assert sum(stage.steps for stage in record.stages) == sum(isinstance(event, Stepped) for event in events)
    assert sum(stage.cards for stage in record.stages) == sum(record.played.values())
    assert sum(stage.forced for stage in record.stages) == sum(isinstance(event, Deduction) for event in events)
    assert sum(stage.dealt for stage in record.stages) == sum(record.dealt_by.values())
    rolls = [event for event in events if isinstance(event, Roll)]
    assert record.expected == pytest.approx(sum(sum(roll.faces) / len(roll.faces) for roll in rolls), abs=0.01)
    assert len(record.rolls) == len(rolls) > 0
    assert b'"taken_cards":[]' in encode(record)


def test_the_best_turn_is_the_first_that_dealt_most() -> None:
    game = Trail()
    played = play_out(game, "run", {"p1": load_bot(game, "easy")}, SeedKeys(5, 0))
    turns: list[tuple[int, int]] = []
    dealt: list[int] = []
    for event in kept(played.events):
        if isinstance(event, TurnStart):
            turns.append((event.stage, event.turn))
            dealt.append(0)
        elif isinstance(event, Strike):
            dealt[-1] += event.before - event.after
    best = game_record(played.events, game.params).best
    assert best is not None
    assert best.dealt == max(dealt) > 0
    assert (best.number, best.turn) == turns[dealt.index(max(dealt))]
    assert game_record([], game.params).best is None


def test_what_was_done_before_the_game_went_on_may_be_taken_back() -> None:
    """As where a position, or a step of a replay, is played on from the middle of a turn."""
    game = Trail()
    state = game.given({"p1": {"hand": ["C07"], "deck": ["C01"]}, "since": ["press icon"]})
    step = game.apply(state, {"p1": game.read("undo")}, SeededChance(1, 1))
    assert [type(event) for event in step.events] == [Undone]
    assert kept(step.events) == []
    assert game_record(step.events, game.params).best is None
