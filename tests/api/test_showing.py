"""Boards, rulings and answers show themselves, as text and as HTML, and only what may be seen."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

import hanpan as hp
from hanpan.core.contract.rulebook import LANGS

BARE = {"br", "hr", "img"}
CASE = """
case: HOUSE-1
title: Nobody sees the hand of the other side
rules: [DB-11.2]
game: dice-battle
given:
  p1: {hand: [boost]}
chance: {}
expect:
  - view: {seat: p2, has: {p1.cards: 1}, hides: [HIDDEN]}
"""


class _Whole(HTMLParser):
    """Every element that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in BARE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def _words(html: str) -> str:
    reader = _Whole()
    reader.feed(html)
    assert reader.open == []
    return " ".join(reader.words)


@pytest.mark.parametrize("game", hp.games())
def test_a_board_shows_itself(game: str) -> None:
    match = hp.match(game, seed=7)
    hp.play(match, dict.fromkeys(match.game.info.seats, "random"), steps=6)
    for lang in LANGS:
        for seat in (None, *match.game.info.seats):
            board = hp.view(match, seat, lang=lang)
            title = match.game.rulebook().title[lang]
            assert str(board).startswith(title)
            assert _words(board._repr_html_()).startswith(title)
            assert (board.asked is None) == (seat not in match.pending)
            assert all(match.game.check(match.state, seat, one) is None for one in board.answers if seat)


def test_a_board_tells_nothing_that_the_seat_may_not_know() -> None:
    match = hp.play(hp.match("sorcerers", seed=1), {"p1": "easy", "p2": "easy"}, steps=8)
    own, rival, crowd = (str(hp.view(match, seat)) for seat in ("p1", "p2", None))
    assert "Hand " in own.partition("Match")[2]
    assert own.partition("Match")[2] != rival.partition("Match")[2]
    assert "Your deck" not in crowd


def test_names_of_a_game_cannot_bring_html_along() -> None:
    match = hp.match("trail", seed=1)
    board = hp.view(match, "p1")._replace(said=("<script>alert(1)</script>",))
    assert "<script>" not in board._repr_html_()


@pytest.mark.slow
def test_rulings_show_themselves() -> None:
    whole = hp.judge("dice-battle")
    assert whole.ok
    assert len(str(whole).splitlines()) == len(whole.reports)
    one = whole.reports[0].case
    alone = hp.judge(one.path, lang="ko")
    assert str(alone).startswith(f"✓ {one.id}  {one.title}")
    assert len(str(alone).splitlines()) > 2
    assert one.id in _words(alone._repr_html_())
    assert alone.why(one.id)
    with pytest.raises(KeyError):
        alone.why("nothing")


def test_a_ruling_that_does_not_hold_says_why() -> None:
    for hidden, holds in (("p1.hand", True), ("p1.cards", False)):
        judged = hp.judge(CASE.replace("HIDDEN", hidden))
        assert judged.ok == holds
        assert ("HOUSE-1" in str(judged), "case.yaml:" in str(judged)) == (True, not holds)
    with pytest.raises(hp.errors.BadCase, match="the key 'title' is missing"):
        hp.judge("case: HOUSE-2\ngame: dice-battle\n")


def test_a_replay_that_was_changed_does_not_verify(tmp_path: Path) -> None:
    match = hp.play(hp.match("dice-battle", "quick", seed=5), {"p1": "easy", "p2": "easy"})
    path = hp.save(match, tmp_path / "game.jsonl", names={"p1": "Mina"})
    assert hp.verify(path) == msgspec.structs.replace(hp.verify(match), path=str(path))
    text = path.read_text("utf-8")
    assert '"name":"Mina"' in text
    die = re.search(r'"die/p1",(\d)', text)
    assert die is not None
    path.write_text(text[: die.start(1)] + str(7 - int(die[1])) + text[die.end(1) :], "utf-8")
    report = hp.verify(path)
    assert not report.ok
    assert report.problems


def test_a_bot_stops_where_somebody_else_is_asked() -> None:
    match = hp.match("dice-battle", seed=2)
    hp.play(match, {"p1": "easy"})
    assert list(match.pending) == ["p2"]
    assert len(match.steps) == 1


def test_many_games_are_counted_whoever_names_the_game() -> None:
    by_name = hp.sim("dice-battle", "quick", seats=("easy", "random"), games=6, seed=4)
    assert by_name == hp.sim(hp.load("dice-battle"), "quick", seats=["easy", "random"], games=6, seed=4)
    assert hp.sim(hp.load("dice-battle", {"shield.cost": 2}), "quick", games=2).overrides == {"shield.cost": 2}


def test_the_lab_answers() -> None:
    answer = hp.ask("dice-battle", vary=["shield.cost=2..3"], mode="quick", level="easy", games=20)
    assert answer.report.asked == ("vary",)
    assert answer.report.vary is not None
    assert str(answer).splitlines()[0] in _words(answer._repr_html_())
    assert _words(answer._replace(lang="ko")._repr_html_()) != _words(answer._repr_html_())
    with pytest.raises(hp.errors.BadQuestion, match="there is no question 'why'"):
        hp.ask("dice-battle", "why")
