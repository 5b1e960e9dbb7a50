"""The clause that no run can show: which text the rules follow, and that a replay names their version."""

from hanpan.core.match.seeded import seeded_match
from hanpan.core.replay import Sitter
from hanpan.core.replay.write import header_of
from hanpan.games.loading import load_game


def test_a_replay_names_the_version() -> None:
    game = load_game("trail")
    assert {clause.id for clause in game.rulebook().clauses if clause.shown_by == "page"} == {"TR-META-01"}
    header = header_of(seeded_match(game), {"p1": Sitter("person", "Mina")})
    assert header.rules == game.info.rules_version
