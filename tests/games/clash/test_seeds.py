"""A round's seed may be known once the round is over, and says nothing about cards (CL-LOG-01, CL-LOG-02)."""

from hanpan.core.chance.chance import SeededChance, SeedKeys, seed_commitment
from hanpan.core.match.match import Match
from hanpan.games.clash import Clash
from hanpan.games.clash.rules.actions import PASS, ChooseDeck, Mulligan
from hanpan.games.dice_battle import DiceBattle


def test_seeds_of_rounds_that_are_over_are_open_and_check_their_draws() -> None:
    match = Match(Clash(), "casual", SeedKeys(6, 1))
    match.play({"p1": ChooseDeck("blades"), "p2": ChooseDeck("floodgate")})
    assert _open(match) == [0]
    promised = match.round_seeds()[1].commitment
    match.play({"p1": Mulligan(), "p2": Mulligan()})
    assert _open(match) == [0]
    match.play({"p1": PASS, "p2": PASS})
    assert _open(match) == [0, 1]
    assert promised == seed_commitment(1, _seed(match, 1)) != seed_commitment(1, _seed(match, 0))
    for step, number in ((0, 0), (2, 1)):
        again = SeededChance(_seed(match, number), step)
        for label, outcome in match.steps[step].draws:
            options = {"init": ("p1", "p2"), "arena": ("pit", "volcano", "shrine", "rift")}.get(label)
            if options is not None:
                assert again.pick(label, options) == outcome


def test_the_last_round_is_opened_when_the_game_is_given_up() -> None:
    match = Match(Clash(), "casual", SeedKeys(6, 1))
    assert [seed.seed is None for seed in match.round_seeds()] == [True]
    assert [seed.seed is None for seed in match.round_seeds(over=True)] == [False]


def test_a_game_without_hidden_draws_keeps_its_seeds() -> None:
    assert Match(DiceBattle(), "quick", SeedKeys(6, 1)).round_seeds() == ()


def _open(match: Match) -> list[int]:
    return [seed.round for seed in match.round_seeds() if seed.seed is not None]


def _seed(match: Match, number: int) -> int:
    return int(match.round_seeds()[number].seed or "")
