"""Every field that a view shows has a label in both languages, and its values read as words."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.answers import sample
from hanpan.core.contract.codec import plain
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.contract.seat import SEATS
from hanpan.core.language.narrate import readable
from hanpan.core.language.text import name_id
from hanpan.core.language.view_text import Fact, label, sheet
from hanpan.core.match.seeded import seeded_match
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids

NAMES: dict[Any, str] = {"p1": "Ann", "p2": "Bob"}
ODD = re.compile(r"^([A-Z]{1,3}-?\d\d|[a-z]+_[a-z_]+)$")  # the id of a card, or a name that only programs use


def views(game_id: str, games: int = 2) -> Iterator[Any]:
    game = load_game(game_id)
    for number in range(games):
        match = seeded_match(game, game.info.modes[number % len(game.info.modes)], seed=9, number=number)
        for step in range(200):
            if not match.pending:
                break
            for seat in list(match.pending):
                match.submit(seat, sample(game, match.state, seat, SeededChance(number, step), "x"))
            if step % 5 == 0 or not match.pending:
                yield from (match.view(viewer) for viewer in (*game.info.seats, None))


def fields(value: Any, below: bool = True) -> Iterator[str]:
    """The names of all fields; keys of tables of numbers are none."""
    if isinstance(value, dict):
        for name, part in value.items():
            if below and name not in SEATS:
                yield name
            yield from fields(part, not _is_table(part))
    elif isinstance(value, list):
        for part in value:
            yield from fields(part)


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) and all(type(count) is int for count in value.values())


def words(facts: Any) -> Iterator[str]:
    for fact in facts:
        yield from (word for word in fact.value.split(", ") if word)
        yield from fact.squares
        yield from words(fact.parts)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_field_has_a_label_and_every_value_words(game_id: str) -> None:
    game = load_game(game_id)
    seen = list(views(game_id))
    named = {name for view in seen for name in fields({**plain(view), "outcome": None, "seat": None})}
    for lang in LANGS:
        texts = game.texts(lang)
        missing = {name for name in named - {"seat", "outcome"} if not texts.has(name_id("label", name))}
        assert not missing, (lang, missing)
        for view in seen:
            told = sheet(texts, view, NAMES)
            for word in words([*told.table, *(fact for of in told.seats.values() for fact in of)]):
                assert not ODD.match(re.sub(r" ×\d+$", "", word)), (lang, word)


def test_a_field_without_a_label_is_called_by_its_name() -> None:
    texts = load_game("dice-battle").texts("ko")
    assert label(texts, "max_depth") == readable("max_depth") == "Max depth"


def test_a_view_is_told_by_seat_and_table() -> None:
    texts = load_game("dice-battle").texts("en")
    view = {
        "seat": "p1",
        "round": 2,
        "p1": {"total": 3, "guard": False, "dice": [6, 6, 1]},
        "event_discards": {"p2": {"luck": 2, "bomb": 1, "thief": 0}},
        "hand": ["boost"],
        "leader": "p2",
        "squares": [{"worth": 1}, None, {"worth": 2}],
        "outcome": None,
    }
    told = sheet(texts, view, NAMES)
    assert told.seats == {
        "p1": [Fact("Total", "3", number=True), Fact("Dice", "6 ×2, 1")],
        "p2": [Fact("Events met", "Luck ×2, Bomb")],
    }
    squares = (Fact("1", parts=(Fact("Worth", "1", number=True),)), Fact("3", parts=(Fact("Worth", "2", number=True),)))
    assert told.table == [
        Fact("Round", "2", number=True),
        Fact("Hand", "Boost card"),
        Fact("Leader", "Bob"),
        Fact("Squares", parts=squares),
    ]


def test_a_grid_shows_who_stands_where() -> None:
    game = load_game("trail")
    view = seeded_match(game, "run", seed=1).view("p1")
    (ground,) = (fact for fact in sheet(game.texts("en"), view, NAMES).table if fact.wide)
    assert ground.squares[view.at].startswith("@")
    assert view.units
    for place, unit in enumerate(view.units, 1):
        assert str(place) in ground.squares[unit.at]
        assert all("!" in ground.squares[tile] for tile in unit.zone)
