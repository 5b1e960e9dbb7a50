"""Whatever state a thing is in, it can be read: hovered, focused, chosen, sealed, refused, in danger, out of reach.

The pairs of colours are read from the style sheets. What a rule for a state does not say, the rule without the state
says; what neither says is inherited, and stands on any surface.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.web.styles import Rule, rules
from tests.web.test_contrast import LEAST, SURFACES, TOKENS, contrast

FAINT = 3.0  # for an outline, and for what cannot be pressed now
STATE = re.compile(
    r":(?:hover|focus(?:-\w+)?|active|disabled|checked|not\([^)]*\))|\[aria-[^\]]*\]"
    r"|(?<=[\w\])])\.(?:on|off|low|sealed|refused|usable|danger|gone|in|top|here|lit)\b"
)
# What stands on a ground of its own stands on nothing else.
GROUNDS = {"--on-felt": ("--felt", "--main"), "--on-brass": ("--brass-fill",)}
CLOTH = "--felt-"  # colours of text that begin so are for the cloth
ON_FELT = ("header ", ".felt ")  # where a selector begins so, it is about things on the cloth
MARK = re.compile(r"(?:^|[ >])i\.on$|health-fill")  # lamps and bars have no letters
INHERITED = {"", "inherit", "transparent", "none", "currentcolor"}


class Pair(NamedTuple):
    """Text, the ground below it, how much of both shows, and the least contrast; by a rule."""

    text: str
    ground: str
    opacity: float
    least: float
    rule: Rule


@cache
def styles() -> tuple[Rule, ...]:
    """Every rule of the client."""
    return tuple(rules())


@cache
def given(name: str, path: Path) -> tuple[str, ...]:
    """Every value of a custom property: those of the same file, else that of the tokens, else those of all files."""
    found = {(rule.path, rule.declared[name]) for rule in styles() if name in rule.declared}
    here, token = ({value for where, value in found if where == one} for one in (path, TOKENS))
    return tuple(sorted(here or token or {value for _, value in found}))


def colours(value: str, theme: int, path: Path) -> set[str]:
    """Every colour that a value may come to, as `#rrggbb`. Glass lies on what is below it, or on anything."""
    if both := re.search(r"light-dark\(([^,]+), ([^,()]+(?:\([^)]*\))?)\)", value):
        return colours(value.replace(both[0], both[1 + theme]), theme, path)
    if used := re.search(r"var\((--[\w-]+)(?:, var\([^)]*\))?\)", value):
        values = (value.replace(used[0], one) for one in given(used[1], path))
        return {colour for one in values for colour in colours(one, theme, path)}
    found = {f"#{full or ''.join(one * 2 for one in short)}" for full, short in _HEX.findall(value)}
    below = found or {"#000000", "#ffffff"}
    for *parts, share in _GLASS.findall(value):
        glass = "#" + "".join(f"{int(one):02x}" for one in parts)
        found = found | {mixed(glass, one, int(share) / 100) for one in below}
    return found


_HEX = re.compile(r"#(?:([0-9a-f]{6})|([0-9a-f]{3}))\b")
_GLASS = re.compile(r"rgb\((\d+) (\d+) (\d+) / (\d+)%\)")


def mixed(above: str, below: str, share: float) -> str:
    """A colour that covers so much of another."""
    both = ((int(above[i : i + 2], 16), int(below[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(one * share + other * (1 - share)):02x}" for one, other in both)


def said(rule: Rule, *names: str) -> str:
    """What a rule, or the one without its state, declares under one of these names; empty: nothing of its own."""
    calm = STATE.sub("", rule.selector)
    same = [one for one in styles() if one.path == rule.path and one.selector == calm]
    values = [one.declared[name] for one in (rule, *same) for name in names if name in one.declared]
    return next((value for value in values if value.lower() not in INHERITED), "")


def text_pairs() -> list[Pair]:
    """Every colour of text with every ground that it may stand on, state by state."""
    found = []
    for rule in styles():
        if not rule.declared.keys() & {"color", "background", "background-color", "opacity"}:
            continue
        state = STATE.search(rule.selector)
        own = rule.declared.get("color", "").lower() not in INHERITED
        if not (own or state) or MARK.search(rule.selector):
            continue  # a ground without text of its own: what stands on it says so itself
        # Letters with an edge of their own stand on that.
        text, ground = said(rule, "color"), said(rule, "text-shadow") or said(rule, "background", "background-color")
        opacity = float(rule.declared.get("opacity", 1)) if state else 1.0
        names = [ground] if ground else [f"var({name})" for name in _grounds(text)]
        if not text:
            text = "var(--on-felt)" if ground in ("var(--felt)", "var(--main)") else "var(--ink)"
        least = LEAST if opacity == 1 else FAINT
        found += [Pair(text, name, opacity, least, rule) for name in names if opacity]
        if 0 < opacity < 1:  # any kind of button may be in that state
            found.append(Pair("var(--on-felt)", "var(--main)", opacity, least, rule))
    return found


def outlines() -> list[Pair]:
    """Every outline, with the surfaces that it is drawn on. Of two tones one is enough."""
    found = []
    for rule in styles():
        value = rule.declared.get("outline-color") or rule.declared.get("outline", "none")
        if value.startswith("none"):
            continue
        grounds = ["--felt"] if rule.selector.startswith(ON_FELT) else _grounds("")
        second = said(rule, "box-shadow")
        found += [Pair(second or value, f"var({name})", 1.0, FAINT, rule) for name in grounds]
    return found


def _grounds(text: str) -> tuple[str, ...]:
    name = re.sub(r"^var\((--[\w-]+)\)$", r"\1", text)
    if name.startswith(CLOTH):
        return ("--felt",)
    return GROUNDS.get(name) or tuple(f"--{one}" for one in SURFACES)


def unread(pairs: list[Pair], theme: int) -> dict[str, float]:
    """The pairs that have too little contrast, each with what it has at worst."""
    found = {}
    for text, ground, opacity, least, rule in pairs:
        below = colours(ground, theme, rule.path)
        assert colours(text, theme, rule.path), f"{text} in {rule.path.name} is no colour that this test can read"
        worst = min(
            (
                contrast(mixed(one, paper, opacity), mixed(other, paper, opacity))
                for one in colours(text, theme, rule.path)
                for other in below
                for paper in colours("var(--sheet)", theme, rule.path)
            ),
            default=21.0,
        )
        if worst < least:
            found[f"{rule.path.name} {rule.selector}: {text} on {ground}"] = round(worst, 2)
    return found


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_every_state_can_be_read(theme: int) -> None:
    assert unread(text_pairs(), theme) == {}


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_every_outline_can_be_seen(theme: int) -> None:
    assert unread(outlines(), theme) == {}


def test_the_states_are_found_in_the_styles() -> None:
    met = {state for pair in text_pairs() for state in STATE.findall(pair.rule.selector)}
    for state in (":hover", ":disabled", ":checked", "[aria-pressed='true']", "[aria-disabled='true']"):
        assert state in met, state


def test_a_state_that_cannot_be_read_is_named() -> None:
    path = styles()[0].path
    pale = Pair("#999999", "var(--paper)", 1.0, LEAST, Rule(path, "a:hover", {"color": "#999999"}))
    assert list(unread([pale], 0)) == [f"{path.name} a:hover: #999999 on var(--paper)"]
    assert unread([pale._replace(text="var(--ink)")], 0) == {}
    assert unread([pale._replace(text="var(--ink)", opacity=0.3)], 0) != {}
