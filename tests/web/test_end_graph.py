"""The course of a game at its end."""

from tests.web.styles import rules


def test_the_marks_do_not_come_before_their_line() -> None:
    of_graph = {rule.selector: rule.declared for rule in rules() if rule.path.name == "Graph.svelte"}
    wipe, arrive = (of_graph[name].get("animation", "").split(" ", 1) for name in (".box .line", "b"))
    assert wipe[0] == "wipe"
    assert arrive == ["arrive", wipe[1]]
