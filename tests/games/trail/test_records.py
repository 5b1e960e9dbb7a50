"""A run's record: what the last page of every screen reads."""

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.codec import encode
from hanpan.core.match.play import play_out
from hanpan.games.trail import Trail
from hanpan.games.trail.rules.events.turn import Deduction, Stepped, Undone
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
    assert b'"taken_cards":[]' in encode(record)
