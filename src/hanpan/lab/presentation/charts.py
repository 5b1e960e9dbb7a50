"""Charts as SVG text: drawn once by Altair and vl-convert, so that a report needs neither script nor network.

Colours are set by the page's style: each stands in the picture as the name of a variable.
"""

import re
from functools import lru_cache
from html import escape
from typing import Any

from hanpan.lab.extras import NeedsLab
from hanpan.lab.presentation.sheets import Chart

try:
    import altair as alt
    import vl_convert
except ImportError as error:  # pragma: no cover - the tests' environment has them
    raise NeedsLab("altair and vl-convert-python", "the charts of a report") from error

_WIDE, _NAMES, _ROW, _HIGH = 400, 150, 24, 190
_ROOM = {"left": 32, "top": 5, "right": 12, "bottom": 5}  # a browser's letters are wider than those it was drawn with
_INK, _SOFT, _LINE, _MAIN, _BAND = "#010101", "#020202", "#030303", "#040404", "#050505"
_PARTS = ("#060606", "#070707", "#080808")
_COLOURS = {
    _INK: "var(--ink)",
    _SOFT: "var(--soft)",
    _LINE: "var(--line)",
    _MAIN: "var(--chart-1)",
    _BAND: "var(--chart-band)",
    _PARTS[0]: "var(--chart-1)",
    _PARTS[1]: "var(--chart-2)",
    _PARTS[2]: "var(--chart-3)",
}
_CONFIG: dict[str, Any] = {
    "background": "transparent",
    "view": {"stroke": None},
    "font": "sans-serif",
    "axis": {
        "labelColor": _SOFT,
        "titleColor": _SOFT,
        "gridColor": _LINE,
        "domainColor": _LINE,
        "tickColor": _LINE,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelLimit": 170,
    },
    "legend": {"labelColor": _INK, "titleColor": _SOFT, "labelFontSize": 12, "orient": "bottom", "title": None},
}


@lru_cache(maxsize=128)
def svg(chart: Chart) -> str:
    """The chart as an `<svg>` element with its words as a label."""
    drawn = _DRAWN[chart.kind](chart).configure(**_CONFIG)
    text: str = vl_convert.vegalite_to_svg(drawn.to_dict(), vl_version=_VERSION)
    for sentinel, variable in _COLOURS.items():
        text = text.replace(sentinel, variable)
    # What is inside is for eyes: the label says it as a whole.
    text = re.sub(r' (role|aria-roledescription|aria-label|aria-hidden)="[^"]*"', "", text)
    return text.replace("<svg ", f'<svg role="img" aria-label="{escape(chart.words)}" ', 1)


def _dots(chart: Chart) -> Any:
    """A row each: a dot with its interval, and a line where nothing differs."""
    order = [dot.label for dot in chart.dots]
    base = alt.Chart(_data(chart)).encode(y=alt.Y("label:N", sort=order, title=None))
    across = alt.X("low:Q", title=chart.across, axis=_axis(chart), scale=alt.Scale(zero=False, nice=True))
    bars = base.mark_rule(color=_MAIN, strokeWidth=2).encode(x=across, x2="high:Q")
    dots = base.mark_point(color=_MAIN, filled=True, size=70, opacity=1).encode(x="value:Q")
    layers = [bars, dots]
    if chart.zero is not None:
        line = alt.Chart(_values([{"at": chart.zero}])).mark_rule(color=_SOFT, strokeDash=[4, 3])
        layers.insert(0, line.encode(x="at:Q"))
    return alt.layer(*layers).properties(width=_WIDE - _NAMES, height=_ROW * max(2, len(order)), padding=_ROOM)


def _bars(chart: Chart) -> Any:
    return (
        alt.Chart(_data(chart))
        .mark_bar(color=_MAIN)
        .encode(
            x=alt.X("label:O", sort=None, title=chart.along, axis=alt.Axis(labelAngle=0, labelOverlap=True)),
            y=alt.Y("value:Q", title=chart.across, axis=_axis(chart)),
        )
        .properties(width=_WIDE, height=_HIGH)
    )


def _line(chart: Chart) -> Any:
    """A line in the band of its intervals."""
    along = alt.X("label:O", sort=None, title=chart.along, axis=alt.Axis(labelAngle=0))
    base = alt.Chart(_data(chart)).encode(x=along)
    band = base.mark_area(color=_BAND).encode(y=alt.Y("low:Q", title=chart.across, axis=_axis(chart)), y2="high:Q")
    line = base.mark_line(color=_MAIN, strokeWidth=2, point={"color": _MAIN, "size": 40}).encode(y="value:Q")
    return alt.layer(band, line).properties(width=_WIDE, height=_HIGH)


def _stack(chart: Chart) -> Any:
    order = list(dict.fromkeys(dot.label for dot in chart.dots))
    parts = list(dict.fromkeys(dot.part for dot in chart.dots))
    return (
        alt.Chart(_data(chart))
        .mark_bar()
        .encode(
            y=alt.Y("label:N", sort=order, title=None),
            x=alt.X("value:Q", title=chart.across, axis=_axis(chart), stack="zero"),
            color=alt.Color("part:N", sort=parts, scale=alt.Scale(domain=parts, range=list(_PARTS))),
            order=alt.Order("place:Q"),
        )
        .properties(width=_WIDE - _NAMES, height=(_ROW + 8) * len(order), padding=_ROOM)
    )


def _data(chart: Chart) -> Any:
    parts = list(dict.fromkeys(dot.part for dot in chart.dots))
    fields = ("label", "value", "low", "high", "part")
    rows = [{name: getattr(dot, name) for name in fields} | {"place": parts.index(dot.part)} for dot in chart.dots]
    return _values(rows)


def _values(rows: list[dict[str, Any]]) -> Any:
    return alt.InlineData(values=rows)


def _axis(chart: Chart) -> Any:
    return alt.Axis(format="%" if chart.percent else "", grid=True)  # as many places as the step between ticks needs


_DRAWN = {"dots": _dots, "bars": _bars, "line": _line, "stack": _stack}
_VERSION = ".".join(alt.SCHEMA_VERSION.lstrip("v").split(".")[:2])
