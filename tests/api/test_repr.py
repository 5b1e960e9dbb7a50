"""What a game and a match say of themselves where somebody only looks at them."""

import hanpan as hp


def test_a_game_names_its_rules_and_its_numbers() -> None:
    assert repr(hp.load("dice-battle")) == "<dice-battle 1.0, standard>"
    assert "0x" not in repr(hp.load("dice-battle", {"shield.cost": 2}))


def test_a_match_says_how_far_it_is_and_who_is_asked() -> None:
    match = hp.match(hp.load("dice-battle"), seed=1)
    assert repr(match) == "<match of dice-battle (regular) after 1 steps, p1, p2 to answer>"


def test_a_simulation_shows_itself_as_a_table_in_a_notebook() -> None:
    report = hp.sim("dice-battle", seats=["easy", "easy"], games=4, seed=7)
    shown = report._repr_html_()
    assert shown.startswith('<table class="hanpan-sim" lang="en"><caption>dice-battle (regular), 4 games, seed 7')
    wins = report.bots[0].wins
    assert f"<td>{wins.rate:.1%}</td><td>{wins.low:.1%} to {wins.high:.1%}</td>" in shown
    assert shown.count("<tr>") == 2 + len(report.bots) + (len(report.seat_wins) if report.swapped else 0)
    assert len(shown) < 1200
