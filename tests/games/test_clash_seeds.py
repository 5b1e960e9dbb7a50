"""A round's seed may be known once the round is over, and says nothing about cards (CL-LOG-01, CL-LOG-02)."""

from hanpan.core.chance import SeededChance, SeedKeys
from hanpan.core.match import Match
from hanpan.games.clash import Clash
from hanpan.games.clash.actions import PASS, ChooseDeck, Mulligan
from hanpan.games.dice_battle import DiceBattle


def test_seeds_of_rounds_that_are_over_are_open_and_check_their_draws() -> None:
    match = Match(Clash(), "casual", SeedKeys(6, 1))
    match.play({"p1": ChooseDeck("blades"), "p2": ChooseDeck("floodgate")})
    assert list(match.round_seeds) == [0]
    match.play({"p1": Mulligan(), "p2": Mulligan()})
    assert list(match.round_seeds) == [0]
    match.play({"p1": PASS, "p2": PASS})
    assert list(match.round_seeds) == [0, 1]
    for step, number in ((0, 0), (2, 1)):
        again = SeededChance(match.round_seeds[number], step)
        for label, outcome in match.steps[step].draws:
            options = {"init": ("p1", "p2"), "arena": ("pit", "volcano", "shrine", "rift")}.get(label)
            if options is not None:
                assert again.pick(label, options) == outcome


def test_a_game_without_hidden_draws_keeps_its_seeds() -> None:
    assert Match(DiceBattle(), "quick", SeedKeys(6, 1)).round_seeds == {}
