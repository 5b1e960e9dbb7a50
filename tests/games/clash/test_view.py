"""What a seat sees of both sides: numbers that follow from the rules come with the view."""

from hanpan.core.contract.faults import read_facts
from hanpan.games.clash.game import Clash


def test_a_view_says_how_much_energy_each_side_can_hold() -> None:
    game = Clash()
    state = read_facts(game, {"p1": {"keywords": {"cap_up": {"amount": 2, "turns": 2}}}}).state
    for seat in ("p1", "p2", None):
        view = game.view(state, seat)
        assert (view.p1.cap, view.p2.cap) == (game.params.energy.cap + 2, game.params.energy.cap)
