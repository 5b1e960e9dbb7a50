"""Kinds of events: what a game declares is what its rules make, its words use, its docs say and its code reads."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import hanpan
from hanpan.core.contract.happening import shape
from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.language.text import name_id
from hanpan.core.match.order_events import EVENTS as ORDER_EVENTS
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.text.messages import CORE, own_messages, variables
from tools.event_tables import page, table, written

SOURCE = Path(hanpan.__file__).parent
FORMS = {"name", "object", "whose", "whose_within"}
OF_A_SEAT = FORMS | {"rival", "rival_whose"}
ITEMS = {"item", *(f"item{place}" for place in range(1, 6))}  # of a list, and of a list in a list
NARRATED = OF_A_SEAT | ITEMS | {"p1_name", "p2_name", "change", "direction", "exact"}
NARRATED |= {"own", "clause", "before_least", "after_least", "direction_least"}
OTHERS = {"outcome", "prompt", "self", "answer", "form", "found"}  # what else has `data` or `private`
HAPPENINGS = {"event", "happening", "told"}  # how events are called

# Where the wire form is made, put in words and compared field by field, whatever its fields are.
EDGE = (
    "core/contract/event.py",
    "core/language/narrate.py",
    "core/proofs/kit/",
    "core/proofs/casebook/",
    "server/tables/views.py",
)

# Files that are served have `data` too, and no events.
FILES = ("server/static.py", "server/routes/previews.py")

every_game = pytest.mark.parametrize("game_id", game_ids())


@every_game
def test_kinds_have_one_declaration_each_with_words_of_its_own(game_id: str) -> None:
    kinds = load_game(game_id).events
    assert kinds
    assert len({kind.kind for kind in kinds}) == len(kinds)
    clauses = {clause.id for clause in load_game(game_id).rulebook().clauses}
    for kind in kinds:
        assert kind.__doc__, kind
        assert set(kind.cites) <= clauses, kind
        assert kind.cites, kind


@every_game
def test_the_table_in_the_docs_is_made_from_the_declarations(game_id: str) -> None:
    """After a change on purpose: `python -m tools.event_tables`."""
    text = page(game_id).read_text("utf-8")
    assert written(text, table(load_game(game_id))) == text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", [*game_ids(), CORE])
def test_messages_use_fields_that_there_are(game_id: str, lang: Lang) -> None:
    """And `.optional` names exactly those that an event may lack, or that not every viewer sees."""
    kinds = ORDER_EVENTS if game_id == CORE else load_game(game_id).events
    found = own_messages(game_id, lang)
    for kind in kinds:
        form, message = shape(kind), found[name_id("event", kind.kind)]
        names = {part.name for part in form.parts}
        spoken = {f"{part.name}_{form}" for part in form.parts for form in FORMS}
        assert variables(message) <= names | spoken | NARRATED, kind
        optional = [a for a in message.attributes if a.id.name == "optional"]
        told = set(text(optional[0]).split()) if optional else set()
        assert told - (OF_A_SEAT if form.seat == "any" else set()) == set(form.optional), kind


def text(attribute: fluent.Attribute) -> str:
    """An attribute without placeables."""
    assert attribute.value is not None
    return "".join(str(part.value) for part in attribute.value.elements if isinstance(part, fluent.TextElement))


def test_no_field_of_an_event_is_looked_up_by_a_string() -> None:
    assert [f"{path}:{line}" for path, tree in trees(".data", ".private", "getattr(") for line in lookups(tree)] == []


def test_no_game_looks_up_a_field_of_its_own_prompts_and_results_by_a_string() -> None:
    found = [
        f"{path}:{node.lineno}"
        for path, tree in trees(".data")
        if path.parts[0] == "games"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "data" and _base(node.value) in {"prompt", "outcome"}
    ]
    assert found == []


def test_rules_make_happenings_and_no_wire_form() -> None:
    made = [
        f"{path}:{node.lineno}"
        for path, tree in trees("Event(")
        if path.parts[0] == "games"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event"
    ]
    assert made == []


def test_a_lookup_is_seen() -> None:
    for code in ('step.events[0].data["face"]', "told().data", 'getattr(event, "seed", None)', "step.event.data"):
        assert list(lookups(ast.parse(code))) == [1], code
    for code in ('event.data["face"]', 'event.data.get("face")', "data = told.data", 'e.private["p1"]["card"]'):
        assert list(lookups(ast.parse(code))) == [1], code
    assert not list(lookups(ast.parse("getattr(event, part.attribute)")))
    assert not list(lookups(ast.parse('getattr(game, "releases", ()); match.outcome.data["by"]')))
    assert not list(lookups(ast.parse('outcome.data["by"]; prompt.data.get("seconds"); event.face')))


def trees(*words: str) -> Iterator[tuple[Path, ast.Module]]:
    """Modules with one of the words in them, but for the makers of the wire form."""
    for path in sorted(SOURCE.rglob("*.py")):
        inside = path.relative_to(SOURCE)
        if inside.as_posix().startswith(EDGE + FILES):
            continue
        source = path.read_text("utf-8")
        if any(word in source for word in words):
            yield inside, ast.parse(source)


def lookups(tree: ast.Module) -> Iterator[int]:
    """The lines that take `data` or `private` from what may be an event, or an attribute of one by its name."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=base, attr="data" | "private") if _base(base) not in OTHERS:
                yield node.lineno
            case ast.Call(func=ast.Name("getattr"), args=[base, ast.Constant(), *_]) if _base(base) in HAPPENINGS:
                yield node.lineno


def _base(node: ast.expr) -> str:
    """The last name of what an attribute is taken from: `outcome` of `match.outcome.data`."""
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""
