"""Cases that cannot be used: each says where and why."""

from pathlib import Path

import pytest

from hanpan.core.proofs.casebook import BadCase, load_case, load_casebook, parse_text
from tests.casebook.cases import GOOD, PLACE, changed, complaint, ran


def _bad(text: str) -> BadCase:
    with pytest.raises(BadCase) as caught:
        parse_text(text, PLACE)
    assert str(caught.value).startswith("cases/t-1.yaml:")
    return caught.value


def test_the_good_case_is_good() -> None:
    report = ran(GOOD)
    assert report.result == "ok", report.messages
    assert report.runs == 2  # as written, and with the seats swapped
    assert {"DB-5.2", "DB-6.3"} <= report.cited


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("title:", "titel:", 2, "case: unknown key 'titel'; did you mean 'title'?"),
        ("title: An attack card takes three points\n", "", 1, "the key 'title' is missing"),
        ("rules: [DB-5.2]", "rules: DB-5.2", 3, "rules: must be a list, not 'DB-5.2'"),
        ("rules: [DB-5.2]", "rules: []", 3, "rules: the list is empty"),
        ("rules: [DB-5.2]", "rules: [DB-5.2, DB-5.2]", 3, "rules: DB-5.2 stands twice"),
        ("title: An attack card takes three points", "title: 7", 2, "title: must be a text, not 7"),
        ("game: dice-battle", "game: dice-battle\nparams: {shield.cost: two}", 5, "must be a whole number, not 'two'"),
        ("game: dice-battle", "game: dice-battle\nstatus: rulled", 5, "status: must be one of ruled, question"),
        ("game: dice-battle", "game: dice-battle\nsymmetric: false", 5, "symmetric: false needs a `reason`"),
        ("game: dice-battle", "game: dice-battle\nsymmetric: no", 5, "symmetric: must be true or false, not 'no'"),
        ("game: dice-battle", "game: dice-battle\nreason: none", 5, "reason: says why a case is not symmetric"),
        ("game: dice-battle", "game: dice-battle\nsetup: quick", 5, "from `given` or from `setup`, not from both"),
        ("game: dice-battle", "game: dice-battle\noutcomes: {a: {prompt: {}}}", 5, "only for a case with `status"),
        ("game: dice-battle", "game: dice-battle\nstatus: question", 1, "two or more named alternatives"),
        ("  energy/p1: 2", "  energy/p1: []", 12, "chance: 'energy/p1' has no outcome"),
        ("  energy/p1: 2", "  energy/p1: {a: 2}", 12, "chance: energy/p1: must be an outcome or a list of outcomes"),
        ("{p1: play attack, p2: pass}", "{p1: play attack, p7: pass}", 14, "'p7' is not a seat"),
        ("{p1: play attack, p2: pass}", "{}", 14, "play: an empty step"),
        ("{p1: play attack, p2: pass}", "leave: p7", 14, "leave: 'p7' is not a seat; the seats are p1 to p6"),
        ("{p1: play attack, p2: pass}", "{leave: p1, p2: pass}", 14, "play: unknown key 'p2'"),
        ("{p1: play attack, p2: pass}", "{p1: 5, p2: pass}", 14, "p1: must be a text, not 5"),
        ("- never:", "- nevr:", 17, "expect: unknown key 'nevr'; did you mean 'never'?"),
        ("{hit: p1}", "{hit: p7}", 17, "hit: must be a seat (p1 to p6), null or any, not 'p7'"),
        ("{p1.total: 6, p2.total: 3, p1.energy: 5}", "{}", 18, "state: names no fact"),
        ("[{hit: p1}, {block: any}]", "[]", 17, "never: the list is empty"),
        ("- state: {p1.total: 6, p2.total: 3, p1.energy: 5}", "- view: {seat: p1}", 18, "needs `has` or `hides`"),
        ("- state: {p1.total: 6, p2.total: 3, p1.energy: 5}", "- legal: {seat: p1}", 18, "legal: needs `exactly`"),
        ("- state: {p1.total: 6, p2.total: 3, p1.energy: 5}", "- refused: {p1: pass}", 18, "needs the `code` or"),
        ("- state: {p1.total: 6, p2.total: 3, p1.energy: 5}", "- bot: {seat: p1}", 18, "bot: the key 'level' is miss"),
        ("- state: {p1.total: 6, p2.total: 3, p1.energy: 5}", "- {state: {round: 2}, in: last}", 18, "in: last goes"),
        (
            "- state: {p1.total: 6, p2.total: 3, p1.energy: 5}",
            "- odds: [{when: {prompt: {}}, is: 1/3}]",
            18,
            "odds: only with `chance: every`",
        ),
        ("p1.total: 6,", "p1.total: 6, p1.total: 7,", 18, "the key 'p1.total' stands twice, first on line 18"),
        ("p1.total: 6,", "p1.total: ${x},", 18, 'inside braces write "${name}" in quotes'),
        ("p1.total: 6,", "p1.total: 1234567890123456,", 18, "is not a plain whole number"),
        ("p1.total: 6,", 'p1.total: "${x}",', 18, "${x} stands here and there is no `vary`"),
        ("p1.total: 6,", "p1.total: 6.5,", 18, "'6.5' is read as a float"),
        ("p1.total: 6,", "p1.total: 0x6,", 18, "'0x6' is not a plain whole number"),
        ("p1.total: 6,", "p1.total: !point 6,", 18, "'6' is read as a !point"),
        ("p1.total: 6,", "p1.total: [6,", 18, "is not YAML: expected ',' or ']'"),
        ("  - {p1: play attack, p2: pass}", "\t- {p1: play attack}", 14, "is not YAML"),
        ("given:\n", "given: &a\n", None, None),
        ("p2: {tendency: balance, dice: [4], total: 2}", "p2: *a", 8, "is not YAML: found undefined alias"),
    ],
)
def test_a_malformed_case_is_refused_with_its_place(old: str, new: str, line: int | None, reason: str | None) -> None:
    text = changed(old, new)
    if reason is None:
        assert ran(text).ok  # an anchor that nobody uses does no harm
        return
    error = _bad(text)
    assert error.line == line
    assert reason in error.reason


def test_an_alias_is_refused() -> None:
    text = changed("p2: {tendency: balance, dice: [4], total: 2}", "p2: *a", changed("p1: {tend", "p1: &a {tend"))
    assert _bad(text).reason == "an alias (*name); write the value out"


def test_a_field_named_like_its_event_cannot_stand_twice() -> None:
    error = _bad(changed("{attacks: p2, order: [attack]}", "{event: p2, event: none}"))
    assert "the key 'event' stands twice" in error.reason
    assert "{kind: event, seat: …, event: …}" in error.reason


def test_a_case_that_expects_nothing_is_refused() -> None:
    assert _bad(GOOD[: GOOD.index("expect:")]).reason == "this case expects nothing, so it proves nothing; add `expect`"


def test_odds_stand_at_the_end() -> None:
    text = changed("chance:\n", "chance:\n  every: true\n")
    inside = "  - {p1: play attack, p2: pass}\n  - expect: {odds: [{when: {prompt: {}}, is: 0}]}\n"
    assert "stand in the last `expect`" in _bad(changed("  - {p1: play attack, p2: pass}\n", inside, text)).reason


@pytest.mark.parametrize(
    ("rows", "line", "reason"),
    [
        ("vary: [{x: 6}, {y: 6}]", 19, "vary: each row must name x"),
        ("vary: [{x: 6, y: 1}]", 19, "vary: ${y} stands nowhere in the case"),
        ("vary: [{y: 6}]", 18, "${x} is not in this row of `vary`, which has y"),
        ("vary: [{x: [6]}]", 19, "vary: x: must be a single value, not a list"),
        ("vary: []", 19, "vary: the list is empty"),
    ],
)
def test_a_malformed_table_is_refused(rows: str, line: int, reason: str) -> None:
    error = _bad(changed("p1.total: 6,", 'p1.total: "${x}",') + rows + "\n")
    assert (error.line, error.reason) == (line, reason)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("game: dice-battle", "game: dice-batle", 1, "game: there is no game 'dice-batle'"),
        ("rules: [DB-5.2]", "rules: [DB-5.2, DB-99.1]", 3, "rules: there is no clause DB-99.1"),
        ("game: dice-battle", "game: dice-battle\nparams: {shield.cots: 2}", 5, "did you mean shield.cost?"),
        ("energy: 4,", "enrgy: 4,", 7, "given: there is no fact p1.enrgy"),
        ("energy: 4,", "energy: lots,", 7, "given: p1.energy: Expected `int | null`, got `str`"),
        ("energy: 4,", "energy: 14,", 7, "given: p1.energy: 14 is outside 0 to 10"),
        ("total: 2}", "total: 2, knows: [reset]}", 8, "given: no game comes to this: p2.knows: the other does"),
        ("total: 2}", "total: 2, events: {bom: 1}}", 8, "given: p2.events: Invalid enum value 'bom'"),
        ("hand: [attack]", "hand: [atack]", 7, "given: p1.hand: Invalid enum value 'atack'"),
        (
            "  energy/p1: 2\n",
            "",
            9,
            "chance: 'energy/p1' is drawn and no outcome is given; write\n    energy/p1: 2  # or 3",
        ),
        ("  energy/p1: 2", "  energy/p1: [2, 3]", 12, "chance: 'energy/p1' is drawn 1 times; [3] is never used"),
        ("  energy/p1: 2", "  energy/p1: 2\n  die/p1: 2", 13, "chance: 'die/p1' is scripted and never drawn"),
        ("  energy/p1: 2", "  energy/p1: 4", 12, "chance: 4 cannot be drawn for 'energy/p1': one of [2, 3]"),
        ("  energy/p1: 2", "  energy/p1: '2'", 12, "chance: '2' cannot be drawn for 'energy/p1': one of [2, 3]"),
        ("p1: play attack, p2: pass", "p1: play steal, p2: pass", 14, "p1 may not do 'play steal': not_held (DB-3.4)"),
        ("p1: play attack, p2: pass", "p1: play attack", 14, "p2 must answer in this step too"),
        ("p1: play attack, p2: pass", "p1: hit it, p2: pass", 14, "'hit it' is not a move"),
        ("p1: play attack, p2: pass", "note: {type: clock}", 14, "note: dice-battle takes no notes"),
        ("p1: play attack, p2: pass", "leave: p1", 14, "leave: dice-battle has no rule for a seat that leaves"),
        ("p1: play attack,", "p1: {type: play, card: attack},", 14, "is not an action: Object contains unknown"),
        ("{hit: p1}", "{hitt: p1}", 17, "there is no event 'hitt' in this game; did you mean 'hit'?"),
        ("{hit: p1}", "{hit: p1, dmg: 3}", 17, "the event 'hit' has no field 'dmg'; it has after, attack"),
        ("{hit: p1}", "{hit: null}", 17, "the event 'hit' always has a seat"),
        ("p1.total: 6,", "p1.totl: 6,", 18, "state: there is no fact 'totl' in p1; there are "),
    ],
)
def test_a_case_that_cannot_be_run_says_what_to_change(old: str, new: str, line: int, reason: str) -> None:
    text = changed(old, new)
    assert ran(text).result == "error"
    message = complaint(text)
    assert message.startswith(f"cases/t-1.yaml:{line}: ")
    assert reason in message


def test_a_second_draw_of_a_label_shows_the_list_to_write() -> None:
    text = changed("energy: 4,", "energy: 4, bonus_turn: true,").replace("stage: post", "stage: pre")
    text = text.replace("dice: [5], ", "").replace(", dice: [4]", "").replace("play attack", "pass")
    text = text.replace("  event/p1: none\n", "  die/p1: 6\n  bonus/p1: 6\n  die/p2: 1\n  special/p1: flame\n")
    text = text.replace("tendency: balance, energy", "tendency: attack, energy")
    assert "    special/p1: [flame, strike]  # or flame, double" in complaint(text)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadCase, match=r"nowhere\.yaml: cannot be read: No such file"):
        load_case(tmp_path / "nowhere.yaml")
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"case: caf\xe9\n")
    with pytest.raises(BadCase, match=r"is not UTF-8 text: .* at byte 9"):
        load_case(latin)
    empty = tmp_path / "empty.yaml"
    empty.write_text("# nothing\n")
    with pytest.raises(BadCase, match="is empty"):
        load_case(empty)
    two = tmp_path / "two.yaml"
    two.write_text(GOOD + "---\n" + GOOD)
    with pytest.raises(BadCase, match="is not YAML: but found another document"):
        load_case(two)


def test_folders_that_are_no_casebook(tmp_path: Path) -> None:
    with pytest.raises(BadCase, match="holds no cases"):
        load_casebook(tmp_path)
    with pytest.raises(BadCase, match="is not a folder"):
        load_casebook(tmp_path / "nowhere")
    (tmp_path / "a.yaml").write_text(GOOD)
    (tmp_path / "b.yaml").write_text(GOOD)
    with pytest.raises(BadCase, match=r"b\.yaml:1: case: the id T-1 is taken by .*a\.yaml:1"):
        load_casebook(tmp_path)
    (tmp_path / "b.yaml").rename(tmp_path / "b.yml")
    with pytest.raises(BadCase, match=r"b\.yml: cases end in \.yaml"):
        load_casebook(tmp_path)


def test_what_would_choke_a_parser_is_refused() -> None:
    with pytest.raises(BadCase, match="is nested too deeply for a case"):
        parse_text("[" * 800)
    with pytest.raises(BadCase, match="is not YAML: unacceptable character"):
        parse_text("case: a\x00b")
    with pytest.raises(BadCase, match="is not a plain whole number"):
        parse_text("case: " + "9" * 5000)


def test_what_was_wrong_before_an_error_is_told_too() -> None:
    text = changed("  - {p1: play", "  - expect: {state: {p1.energy: 9}}\n  - {p1: play")
    text = changed("  energy/p1: 2\n", "", text)
    report = ran(text)
    assert report.result == "error"
    assert ["p1.energy is 4, not 9" in report.messages[0], "'energy/p1' is drawn" in report.messages[1]] == [True, True]
    assert len(report.log) == 1  # so far it got


def test_the_key_on_is_a_word_like_any_other() -> None:
    assert _bad(GOOD + "on: true\n").reason.startswith("case: unknown key 'on'")


def test_a_position_that_the_rules_cannot_play_is_a_complaint_about_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def trip(*_: object) -> None:
        raise AssertionError("a rule that trips")

    with monkeypatch.context() as patch:
        patch.setattr("hanpan.games.dice_battle.game.DiceBattle.apply", trip)
        assert "given: the rules cannot play this position: AssertionError('a rule that trips')" in complaint(GOOD)
    with monkeypatch.context() as patch:
        patch.setattr("hanpan.games.dice_battle.game.DiceBattle.given", trip)
        assert "given: the rules cannot make this position (AssertionError)" in complaint(GOOD)
    told = complaint(changed("total: 2}", "total: 10000000}"))
    assert told.startswith("cases/t-1.yaml:8: given: p2.total: Expected `int` <= 1000000")


def test_all_that_is_wrong_with_a_position_is_told_at_once() -> None:
    text = changed("energy: 4,", "enrgy: 4, gauge: nine, shields: 99, run: -1,")
    text = changed("total: 2}", "total: 0, hand: [boots]}", text)
    report = ran(text)
    assert report.result == "error"
    told = [message.partition("given: ")[2] for message in report.messages]
    assert {said.partition(":")[0] for said in told} == {
        "there is no fact p1.enrgy",
        "p1.gauge",
        "p1.shields",
        "p1.run",
        "p2.hand",
        "no game comes to this",
    }
    assert "cases/t-1.yaml:8: given: no game comes to this: p2.total: 0" in report.messages[-1]


def test_what_is_missing_only_because_it_was_left_out_is_not_told() -> None:
    assert "given: p1.tendency: Invalid enum value" in complaint(
        changed("tendency: balance, dice: [5]", "tendency: bold, dice: [5]")
    )


def test_a_constructed_state_says_why() -> None:
    odd = changed("total: 2}", "total: 0}").replace("p2.total: 3", "p2.total: 1")
    assert "no game comes to this" in complaint(odd)
    why = changed("game: dice-battle", "game: dice-battle\nconstructed: to see the floor", odd)
    assert ran(why).ok, ran(why).messages
    idle = changed("game: dice-battle", "game: dice-battle\nconstructed: for no reason")
    assert complaint(idle) == "cases/t-1.yaml:5: constructed: a game can come to this; take the line out"


def test_a_wrong_clause_names_those_that_were_cited() -> None:
    told = complaint(changed("rules: [DB-5.2]", "rules: [DB-5.2, DB-5.9]"))
    assert "there is no clause DB-5.9 in the rulebook of dice-battle; it cites DB-1.5, DB-2.1, DB-5.1" in told
