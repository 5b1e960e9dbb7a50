"""`hanpan params`: the numbers of the rules, and whether some others could be played with."""

import msgspec

from hanpan.cli.common import (
    GameArgument,
    JsonOption,
    LangOption,
    ParamsOption,
    SetOption,
    console,
    load_variant,
    print_json,
    table,
    words,
)


class Row(msgspec.Struct, frozen=True):
    """One parameter and what it is now."""

    name: str
    clause: str
    low: int
    high: int
    default: int
    value: int


class Sheet(msgspec.Struct, frozen=True):
    """All parameters of one variant."""

    game: str
    rules: str
    variant: str
    parameters: tuple[Row, ...]


def params(
    game: GameArgument,
    settings: SetOption = None,
    file: ParamsOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Print the parameters of a game, after checking the changed ones."""
    from hanpan.core.contract.params import table as parameters

    texts = words(lang)
    made = load_variant(game, settings, file)
    changed = made.info.overrides
    rows = tuple(Row(*row, changed.get(row.name, row.default)) for row in parameters(type(made.params)))
    sheet = Sheet(made.info.id, made.info.rules_version, made.info.variant, rows)
    if as_json:
        print_json(sheet)
        return
    heading = texts("params-title", game=sheet.game, rules=sheet.rules, variant=sheet.variant, changed=len(changed))
    names = ("name", "clause", "range", "default", "value")
    columns = [(texts(f"params-{name}"), "left" if name in ("name", "clause") else "right") for name in names]
    shown = table(heading, *columns)
    for row in rows:
        value = f"[bold]{row.value}[/bold]" if row.name in changed else ""
        shown.add_row(row.name, row.clause, f"{row.low}…{row.high}", str(row.default), value)
    console().print(shown)
