"""Every package that is imported is declared, with the rules or with an extra, and its absence names that extra."""

import ast
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import packages_distributions

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from hanpan.extras import EXTRAS, OF_COMMANDS, missing
from tests.test_architecture import ROOT as SOURCE
from tools.web import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# What is imported by a name of a file or a URL, and not by a statement.
BY_NAME = {"aiosqlite", "httptools", "psycopg", "uvloop", "websockets"}
# In no environment of ours, since they need what the machine does not have.
ELSEWHERE = {"numba_cuda"}
# What `import hanpan` may load of hanpan itself.
LIGHT = {"hanpan"}


def _named(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(one).name) for one in requirements}


def _in_extra(extra: str) -> set[str]:
    found: set[str] = set()
    for one in map(Requirement, PROJECT["optional-dependencies"][extra]):
        if one.name == "hanpan":
            found |= set().union(*(_in_extra(more) for more in one.extras))
        else:
            found.add(canonicalize_name(one.name))
    return found


@cache
def _imported() -> dict[str, set[str]]:
    """Every module of others that is imported, and by which files."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                if name.partition(".")[0] not in {*sys.stdlib_module_names, "hanpan"}:
                    found.setdefault(name, set()).add(str(path.relative_to(SOURCE)))
    return found


@cache
def _packages() -> Mapping[str, list[str]]:
    return packages_distributions()


def _distribution(module: str) -> str:
    """Which distribution has a module; `fluent.runtime` and `fluent.syntax` share the first part of their names."""
    top, _, rest = module.partition(".")
    having = {canonicalize_name(one) for one in _packages().get(top, [])}
    exact = canonicalize_name(f"{top}.{rest.partition('.')[0]}")
    return exact if exact in having else min(having, key=len)


def test_every_import_is_declared() -> None:
    extras = {module: canonicalize_name(_distribution(module)) for module in EXTRAS}
    base = _named(PROJECT["dependencies"])
    undeclared = {}
    for module, files in _imported().items():
        top = module.partition(".")[0]
        known = _in_extra(EXTRAS[top]) if top in EXTRAS else base
        if _distribution(module) not in known:
            undeclared[module] = files
    assert undeclared == {}
    assert {module for module, dist in extras.items() if dist not in _in_extra(EXTRAS[module])} == set()


def test_every_declared_package_is_used() -> None:
    used = {_distribution(module) for module in [*_imported(), *BY_NAME]}
    declared = _named(PROJECT["dependencies"]).union(*map(_in_extra, PROJECT["optional-dependencies"].keys() - {"dev"}))
    assert declared - used == {canonicalize_name(one) for one in ELSEWHERE}


def test_the_extras_that_are_named_exist() -> None:
    assert {*EXTRAS.values(), *OF_COMMANDS.values()} <= PROJECT["optional-dependencies"].keys()


def test_hanpan_itself_loads_nothing() -> None:
    code = "import sys; before = set(sys.modules); import hanpan; print(*(sys.modules.keys() - before))"
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert {name for name in done.stdout.split() if name.partition(".")[0] not in sys.stdlib_module_names} == LIGHT


def test_what_is_missing_is_found_behind_another_error() -> None:
    behind = ValueError("cannot go on")
    behind.__cause__ = ModuleNotFoundError(name="litestar.testing")
    assert missing(behind) == ("litestar", "play")
    assert missing(ModuleNotFoundError(name="nonsense")) is None
    assert missing(KeyError()) is None
