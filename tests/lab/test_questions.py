"""What the questions make of games: made-up rows with a known answer, and a few real games."""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
import pytest

from hanpan.core.contract.params import BadParameter
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.lab.dataframes import pl
from hanpan.lab.examples import command, match_of, name_of
from hanpan.lab.game_rows import schema
from hanpan.lab.options import BadOption
from hanpan.lab.questions.asked import difference, mean, share, trial, z_of
from hanpan.lab.questions.content import content_of
from hanpan.lab.questions.encounters import met
from hanpan.lab.questions.luck import luck, shares
from hanpan.lab.questions.pace import comeback, length, stops, swing
from hanpan.lab.questions.setups import MOST, BadQuestion, check_asked, grid, rivals, setup_of
from hanpan.lab.questions.unseen import unseen
from hanpan.lab.questions.vary import vary
from hanpan.lab.questions.worth import worths
from hanpan.lab.trials import Side, Trial, play

SETUP = setup_of("dice-battle", level="easy", games=4)
ASKED = trial(SETUP)


def rows(game: str = "dice-battle", /, **columns: list[Any]) -> pl.DataFrame:
    """Made-up games: what is not given is empty."""
    count = len(next(iter(columns.values())))
    types = schema(load_game(game).info)
    given = {"game": list(range(count)), **columns}
    empty = {name: [None] * count for name in types if name not in given}
    return pl.DataFrame({**given, **empty}, schema_overrides=types).select(list(types))


def told(frames: dict[tuple[Side, ...], pl.DataFrame]) -> Any:
    """Plays nothing: the rows for each pair of sides are known."""

    def play_out(trials: Iterable[Trial]) -> Iterator[tuple[Trial, pl.DataFrame]]:
        for one in trials:
            yield one, frames[one.sides]

    return play_out


def series(*values: float | None) -> pl.Series:
    return pl.Series(values, dtype=pl.Float64)


def test_a_mean_has_an_interval_and_a_game_near_it() -> None:
    figure = mean(series(1, 2, 9, None), pl.Series([5, 6, 7, 8]), ASKED)
    assert (figure.value, figure.of) == (4.0, 3)
    assert figure.low < 4 < figure.high
    assert figure.example is not None
    assert (figure.example.first, figure.example.count) == (6, 1)
    wide = mean(series(1, 2, 9), pl.Series([5, 6, 7]), ASKED, family=20)
    assert wide.high > figure.high


def test_a_share_shows_the_first_game_in_which_it_happened() -> None:
    figure = share(pl.Series([False, False, True]), pl.Series([3, 4, 5]), ASKED)
    assert figure.value == pytest.approx(1 / 3)
    assert figure.example is not None
    assert figure.example.first == 5
    never = share(pl.Series([False] * 10), pl.Series(range(10)), ASKED)
    assert (never.value, never.low, never.example) == (0, 0, None)
    assert 0.2 < never.high < 0.35


def test_few_pairs_without_a_difference_prove_nothing() -> None:
    same = difference(series(1, 0, 1), series(1, 0, 1))
    assert same.value == 0
    assert same.low < -0.2 < 0.2 < same.high
    many = series(*[1.0] * 2000)
    assert difference(many, many).high < 0.01
    up = difference(many, many * 0)
    assert up.low > 0.99


def test_a_family_of_intervals_is_wider() -> None:
    assert z_of(1) == pytest.approx(1.959964)
    assert z_of(10) > z_of(2) > z_of(1)


def test_luck_play_and_both_are_told_apart() -> None:
    same_seat = np.diag([5.0, 0, 5])  # whoever plays, the seed decides
    assert shares(same_seat) == pytest.approx((1, 0, 0))
    same_hand = np.zeros((3, 3))
    same_hand[2, 0] = 10  # whatever the seed, one player wins
    assert shares(same_hand) == pytest.approx((0, 1, 0))
    chance = np.zeros((3, 3))
    chance[0, 0] = chance[0, 2] = chance[2, 0] = chance[2, 2] = 5
    assert shares(chance) == pytest.approx((0, 0, 1))
    assert shares(np.diag([0.0, 0, 9])) == pytest.approx((0, 0, 0))  # nothing varies
    assert shares(np.stack([same_seat, same_hand])) == pytest.approx(np.array([[1, 0, 0], [0, 1, 0]]))


def test_luck_counts_a_level_over_both_seats() -> None:
    own, other = Side("easy"), Side("normal")
    there, back = rows(score0=[1.0, 1.0, 0.0, 1.0]), rows(score0=[1.0, 0.0, 0.0, 0.5])
    frames: dict[tuple[Side, ...], pl.DataFrame] = {(own, Side(name)): there for name in ("normal", "random", "hard")}
    frames |= {(Side(name), own): back for name in ("normal", "random", "hard")}
    first = luck(SETUP, told(frames))[0]
    assert first.level == other.level
    assert first.score.value == pytest.approx(((1 + 0) / 2 + 1 + 0.5 + (1 + 0.5) / 2) / 4)
    assert first.dice.value + first.play.value + first.both.value == pytest.approx(1)
    assert first.dice.example is not None
    assert first.dice.example.first == 0  # the first seat wins under both hands
    assert first.play.example is not None
    assert first.play.example.first == 1


def test_the_levels_are_measured_by_the_nearest_first() -> None:
    assert rivals(setup_of("clash", level="normal"))[:2] == ("easy", "hard")
    assert rivals(setup_of("dice-battle", level="hard")) == ("normal", "easy", "random")


def test_coming_back_is_counted_where_somebody_trails() -> None:
    made = rows(
        score0=[1.0, 0.0, 1.0, 0.5],
        leads0=[[-3, -1, 2, 4], [-3, -1, -2, -4], [0, 0, 1, 1], [-5, -1, 1, 0]],
    )
    half = comeback(made, ASKED, 50)
    assert (half.value, half.of) == (0.5, 2)  # an even game and a drawn one say nothing
    assert half.example is not None
    assert half.example.first == 0
    assert comeback(made, ASKED, 75).value == 0


def test_swing_and_length_read_the_rows() -> None:
    made = rows(
        score0=[1.0, 0.0, 0.5],
        rounds=[4, 9, 6],
        lead_changes=[1, 0, 2],
        best0=[4, 0, 1],
        best1=[3, 4, 5],
        leads0=[[-3, 4], [-3, -4], [1, -5]],
    )
    found = swing(made, ASKED)
    assert found.changes.value == 1
    assert found.counts == ((0, 1), (1, 1), (2, 1))
    assert found.steady.value == pytest.approx(1 / 3)
    assert found.deficit.value == 1.5
    assert found.comeback is not None
    assert found.comeback.first == 0
    long = length(made, ASKED)
    assert [long.shortest.first, long.usual.first, long.longest.first] == [0, 2, 1]


def test_stops_say_where_runs_end() -> None:
    setup = setup_of("trail", games=3)
    made = rows("trail", score0=[1.0, 0.0, 0.0], legs=[["1 meadow", "2 ruins"], ["1 meadow", "2 ruins"], ["1 meadow"]])
    first, second = stops(made, trial(setup))
    assert (first.name, first.begun.value) == ("1 meadow", 1)
    assert first.fell.value == pytest.approx(1 / 3)
    assert second.fell.value == 0.5


def test_unseen_content_is_named_and_bounded() -> None:
    kinds = content_of("dice-battle", 2)
    cards = next(kind for kind in kinds if kind.name == "card")
    seen = [[one for one in cards.ids if one != "boost"]] * 3
    lists: dict[str, list[Any]] = {column: [list(k.ids)] * 3 for k in kinds for column in k.columns}
    lists |= {"card0": seen, "card1": [[]] * 3}
    made = rows(score0=[1.0, 0.0, 1.0], **lists)
    found = unseen(setup_of("dice-battle", level="easy", games=3), told({(Side("easy"),) * 2: made}))
    (never,) = [one for one in found.sights if one.verdict == "never"]
    assert (never.kind, never.id) == ("card", "boost")
    assert never.seen.high > 0.5
    assert found.sights[0] is never


@pytest.mark.parametrize("game_id", game_ids())
def test_content_has_columns_and_words(game_id: str) -> None:
    game = load_game(game_id)
    columns = schema(game.info)
    for kind in content_of(game_id, len(game.info.seats)):
        assert kind.ids
        assert set(kind.columns) <= set(columns)
        assert isinstance(columns[kind.columns[0]], pl.List) is not kind.once


def test_decks_are_compared_with_all_sides() -> None:
    made = rows("clash", score0=[1.0, 0.0, 1.0, 0.0], deck0=["a", "b", "a", "a"], deck1=["b", "a", "a", "a"])
    found = met(setup_of("clash", games=4), told({(Side("normal"),) * 2: made}))
    assert [one.id for one in found] == ["a", "b"]
    assert found[0].difference.value == pytest.approx(4 / 6 - 0.5)
    assert found[1].difference.value == pytest.approx(-0.5)
    assert met(setup_of("trail", games=4), told({})) == ()


def test_a_variant_is_compared_seed_by_seed() -> None:
    course: dict[str, list[Any]] = {"half0": [1, -1], "lead_changes": [0, 1]}
    now = rows(score0=[1.0, 0.0], rounds=[8, 8], **course)
    then = rows(score0=[1.0, 1.0], rounds=[9, 7], **course)

    def play_out(trials: Iterable[Trial]) -> Iterator[tuple[Trial, pl.DataFrame]]:
        for one in trials:
            yield one, then if one.overrides else now

    found = vary(setup_of("dice-battle", level="easy", games=2), ({"shield.cost": 4},), play_out)
    changes = {change.measure: change for change in found.variants[0].changes}
    assert changes["first"].difference.value == 0.5
    assert changes["rounds"].difference.value == 0
    assert changes["back"].value.value == 0.5
    assert changes["edge"].difference.value == pytest.approx(0)
    assert found.variants[0].parted is not None
    assert (found.variants[0].parted.first, found.variants[0].parted.overrides) == (1, {"shield.cost": 4})


def test_a_grid_has_every_value_with_every_other_and_not_the_game_as_it_is() -> None:
    assert grid("dice-battle", ["shield.cost=2..4"]) == ({"shield.cost": 2}, {"shield.cost": 4})
    both = grid("dice-battle", ["shield.cost=2,3", "shield.cap=1..2"])
    assert len(both) == 3
    assert {"shield.cost": 3, "shield.cap": 2} not in both
    assert grid("dice-battle", ["shield.cost=2..4"], {"shield.cost": 4}) == ({"shield.cost": 2}, {"shield.cost": 3})


@pytest.mark.parametrize(
    ("settings", "part"),
    [
        (["shield.cost"], "write a parameter and its values"),
        (["shield.cost=a..3"], "write a parameter and its values"),
        (["shield.cost=4..2"], "4 to 2 holds no number"),
        (["shield.cost=2", "shield.cost=4"], "shield.cost is varied twice"),
        (["shield.cost=3"], "this is the unchanged game"),
        (["total.x=1..3"], "there is no such parameter"),
        (["shield.cost=2..99"], f"at most {MOST} are compared"),
        (["shield.cost=0..999999999999999999999"], f"at most {MOST} are compared"),
        ([f"shield.{name}=0..49" for name in ("cost", "cap")], f"2500 variants, at most {MOST}"),
        (["die.faces=1..3"], "outside 2 to 20"),
    ],
)
def test_a_bad_grid_says_why(settings: list[str], part: str) -> None:
    with pytest.raises((BadQuestion, BadParameter), match=part):
        grid("dice-battle", settings)


def test_bad_questions_say_why() -> None:
    setup = setup_of("dice-battle")
    with pytest.raises(BadQuestion, match="there is no question 'price'; the questions are: worth"):
        check_asked(setup, ("price",), ())
    with pytest.raises(BadQuestion, match="needs numbers to vary"):
        check_asked(setup, ("vary",), ())
    with pytest.raises(BadQuestion, match="vary is not among the questions"):
        check_asked(setup, ("pace",), ({"shield.cost": 2},))
    with pytest.raises(BadQuestion, match="at least two games"):
        setup_of("trail", games=1)


@pytest.mark.slow
def test_worth_knows_what_the_bots_take_and_what_that_is_worth() -> None:
    setup = setup_of("dice-battle", mode="quick", level="easy", games=40)
    found = worths(setup, lambda trials: ((one, play(one)) for one in trials), ["tendency:attack", "card:reset"])
    assert {one.option for one in found.options} == {"tendency:attack", "card:reset"}
    assert found.left_out > 3
    attack = next(one for one in found.options if one.option == "tendency:attack")
    assert 0 < attack.taken.value < 1
    assert attack.without.of == 40
    assert attack.without.low < attack.without.value < attack.without.high
    assert attack.without.example is not None
    assert attack.without.example.sides[0].never == ("tendency:attack",)
    assert attack.forced.example is not None
    assert attack.forced.example.sides[0].always == ("tendency:attack",)
    with pytest.raises(BadOption, match="'card:joker' is no option of dice-battle"):
        worths(setup, lambda trials: iter(()), ["card:joker"])


def test_an_example_is_the_game_of_its_row() -> None:
    asked = Trial("dice-battle", "quick", {"shield.cost": 2}, (Side("hard"), Side("easy")), 7, 3, 2, facts=True)
    row = play(asked).row(0, named=True)
    one = Trial("dice-battle", "quick", {"shield.cost": 2}, (Side("hard"), Side("easy")), 7, 3, 1)
    match = match_of(one)
    assert match.outcome is not None
    assert match.outcome.score("p1") == row["score0"]
    assert (
        command(one)
        == "hanpan lab replay dice-battle --seed 7 --number 3 --mode quick --seats hard,easy --set shield.cost=2"
    )
    assert name_of(one) == name_of(Trial(*(getattr(one, name) for name in one.__struct_fields__)))
    assert name_of(one) != name_of(asked)
