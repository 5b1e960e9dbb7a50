"""Imports point one way: api, cli, server, lab, bots -> games -> core. A game does no I/O and knows no other game."""

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hanpan
from hanpan.server import wire, wire_base, wire_http
from hanpan.server.wire_lab import LabBody
from tests.unbounded import unbounded

ROOT = Path(hanpan.__file__).parent
OUTER = ("api", "cli", "server", "lab", "envs", "bots")
GAMES = sorted(path.name for path in (ROOT / "games").iterdir() if (path / "__init__.py").exists())

# What a room may use of hanpan, beside itself.
MAY_USE: dict[str, tuple[str, ...]] = {
    "core": (),
    "compiled": ("core",),
    "plugin": ("core",),
    "games": ("core", "plugin"),
    "bots": ("core", "plugin", "games"),
    "tournaments": ("core",),
    "ratings": (),
    "lab": ("core", "plugin", "games", "bots"),
    "envs": ("core", "plugin", "games", "bots"),
    "api": ("core", "games", "bots", "lab"),
    "server": ("core", "plugin", "games", "bots", "lab", "ratings", "tournaments"),
    "cli": ("core", "plugin", "games", "bots", "lab", "server", "tournaments", "ratings"),
}
# Everything that rules may use of the world outside: no files, clocks, networks, threads or dice of their own.
RULES_MAY_USE = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "dataclasses",
    "datetime",  # dates that are given; asking for today's is found below
    "enum",
    "fractions",
    "functools",
    "hanpan",
    "heapq",
    "itertools",
    "math",
    "msgspec",
    "operator",
    "re",
    "types",
    "typing",
}
COMPILERS = {"numba", "numpy"}
# What a subject of the core may use of the others.
CORE_MAY_USE: dict[str, set[str]] = {
    "chance": {"contract"},
    "contract": {"chance"},
    "language": {"contract"},
    "effects": {"chance", "contract", "language"},
    "match": {"chance", "contract"},
    "replay": {"chance", "contract", "match"},
    "workers": set(),
    "proofs": {"chance", "contract", "language", "match", "replay", "workers"},
}
WORDS = {"fluent"}
# Rooms of a game beside its rules: what they may use of hanpan besides, and of the world outside. No rule imports them.
GAME_ROOMS: dict[str, tuple[tuple[str, ...], set[str]]] = {
    "compiled": (("bots", "compiled", "lab"), COMPILERS | sys.stdlib_module_names),
    "lab": (("bots", "lab"), COMPILERS | sys.stdlib_module_names),
    "terminal": (("bots", "cli"), {"rich", "textual"}),
    "http": (("server",), {"litestar"}),
    "commands": (("bots", "cli", "lab"), {"numba", "rich", "typer"} | sys.stdlib_module_names),
}
NO_RULES = ("plugin.py", "ai")  # they may use, or name, what lies around the rules
RULES = ("rules", "content")  # what happens, and what there is: they use nothing else of their game


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Everything in a file that these tests look at; read once for all of them."""
    kinds = (ast.Import, ast.ImportFrom, ast.Constant, ast.Call, ast.Attribute)
    return tuple(node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, kinds))


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, anywhere in it, also by name."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            yield node.module or ""
            yield from (f"{node.module}.{name.name}" for name in node.names if node.module == "hanpan")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("hanpan."):
            yield node.value.partition(":")[0]


LIBRARIES = {"fluent", "hanpan", "msgspec", "ruamel"}  # of the core, beside the standard library


def files(*parts: str) -> list[Path]:
    return sorted(ROOT.joinpath(*parts).rglob("*.py"))


def wrong_rooms(room: str) -> list[str]:
    """Imports of a room that point the wrong way."""
    found = []
    for path in files(room):
        allowed = {room, *MAY_USE[room], *room_of_game(path)[0]}
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "hanpan" and len(parts) > 1 and parts[1] in MAY_USE and parts[1] not in allowed:
                found.append(f"{path.relative_to(ROOT)} imports {name}")
    return found


def room_of_game(path: Path) -> tuple[tuple[str, ...], set[str]]:
    """What a file of a game may use because of the room that it lies in."""
    place = path.relative_to(ROOT).parts
    name = place[2].removesuffix(".py") if place[0] == "games" and len(place) > 2 else ""
    return GAME_ROOMS.get(name, ((), set()))


@pytest.mark.parametrize("room", MAY_USE)
def test_imports_point_one_way(room: str) -> None:
    assert wrong_rooms(room) == []


def test_the_core_uses_no_framework() -> None:
    found = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in files("core")
        for name in imports(path)
        if name.split(".")[0] not in LIBRARIES | sys.stdlib_module_names
    }
    assert found == set()


def test_the_subjects_of_the_core_lie_one_on_another() -> None:
    found = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in files("core")
        for name in imports(path)
        if name.startswith("hanpan.core.")
        and (here := path.relative_to(ROOT / "core").parts[0].removesuffix(".py")) != "__init__"
        and (there := name.split(".")[2]) != here
        and there not in CORE_MAY_USE[here]
        and not (here == "contract" and there == "language")  # named for types and on use: the next test
    }
    assert found == set()


def test_the_contract_loads_no_library_for_words() -> None:
    names = [f"hanpan.core.contract.{path.stem}" for path in files("core", "contract")]
    code = f"import sys, {', '.join(names)}; print({WORDS} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_every_room_is_known() -> None:
    rooms = {path.name for path in ROOT.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms <= set(MAY_USE)
    assert set(OUTER) < set(MAY_USE)


def test_what_a_game_may_offer_is_typed_without_a_framework() -> None:
    found = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in files("plugin")
        for name in imports(path)
        if name.split(".")[0] not in {"hanpan", "msgspec"} | sys.stdlib_module_names
    }
    assert found == set()


@pytest.mark.parametrize("game", GAMES)
def test_games_do_not_import_each_other(game: str) -> None:
    others = [f"hanpan.games.{other}" for other in GAMES if other != game]
    found = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in files("games", game)
        for name in imports(path)
        for other in (*others, *(() if room_of_game(path)[0] else ("hanpan.games.registry",)))
        if name == other or name.startswith(f"{other}.")
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_imports_what_is_made_around_the_rules(game: str) -> None:
    around = [f"hanpan.games.{game}.{room}" for room in GAME_ROOMS]
    found = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in files("games", game)
        if not room_of_game(path)[0] and path.relative_to(ROOT).parts[2] not in NO_RULES
        for name in imports(path)
        if any(name == room or name.startswith(f"{room}.") for room in around)
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_use_only_rules_and_content(game: str) -> None:
    ours = f"hanpan.games.{game}"
    found = [
        f"{path.relative_to(ROOT)} imports {name}"
        for room in RULES
        for path in files("games", game, room)
        for name in imports(path)
        if name.startswith(f"{ours}.") and not any(f"{name}.".startswith(f"{ours}.{other}.") for other in RULES)
    ]
    assert files("games", game, "rules")
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_names_a_card_by_its_id(game: str) -> None:
    """What is particular about a card is a property of its data; a rule asks for that."""
    cards = ROOT.joinpath("games", game).rglob("cards.toml")
    ids = {card["id"] for path in cards for card in tomllib.loads(path.read_text("utf-8"))["cards"]}
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} names {node.value!r}"
        for path in files("games", game, "rules")
        for node in nodes(path)
        if isinstance(node, ast.Constant) and node.value in ids
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_games_use_no_framework_and_no_outside_world(game: str) -> None:
    found = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in files("games", game)
        for name in imports(path)
        if name.split(".")[0] not in RULES_MAY_USE | room_of_game(path)[1]
    ]
    assert found == []


def test_a_game_and_its_bots_start_without_a_compiler() -> None:
    bots = [f"hanpan.games.{game}.ai.selector" for game in GAMES if (ROOT / "games" / game / "ai").exists()]
    code = f"import sys, {', '.join(bots)}; print({COMPILERS} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


@pytest.mark.parametrize("game", GAMES)
def test_games_open_nothing_and_print_nothing(game: str) -> None:
    names = {"open", "print", "input", "exec", "eval", "__import__"}
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} calls {node.func.id}"
        for path in files("games", game)
        for node in nodes(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
    ]
    assert found == []


def test_no_file_is_too_long_to_read() -> None:
    long = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in files()}
    assert {name: lines for name, lines in long.items() if lines > 500} == {}


def test_no_file_of_the_browser_is_too_long_to_read() -> None:
    web = ROOT.parents[1] / "web" / "src"
    written = [path for kind in ("ts", "svelte", "css") for path in web.rglob(f"*.{kind}") if path.name != "wire.ts"]
    long = {str(path.relative_to(web)): len(path.read_text("utf-8").splitlines()) for path in written}
    assert written
    assert {name: lines for name, lines in long.items() if lines > 500} == {}


def test_the_check_sees_an_import_that_points_the_wrong_way(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("def f():\n    from hanpan import cli\n    import random\n    return 'hanpan.games.x:Y'\n", "utf-8")
    assert set(imports(path)) == {"hanpan", "hanpan.cli", "random", "hanpan.games.x"}


@pytest.mark.parametrize("game", GAMES)
def test_games_never_ask_what_time_it_is(game: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} asks for {node.attr}"
        for path in files("games", game)
        for node in nodes(path)
        if isinstance(node, ast.Attribute) and node.attr in {"today", "now", "utcnow"}
    ]
    assert found == []


def test_what_browsers_send_is_bounded_by_its_type() -> None:
    """Give each number, text and list of a message or body a type of core/contract/bounds.py."""
    wired = (*vars(wire).values(), *vars(wire_http).values())
    bodies = [each for each in wired if isinstance(each, type) and issubclass(each, wire_base.Body)]
    assert len(bodies) > 20
    assert [place for kind in (wire.FromClient, LabBody, *bodies) for place in unbounded(kind)] == []
