"""The client reads fields of events by their types: the linter sees every lookup by a string."""

import pytest

from tests.web.node import node

LINT = """
import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { fieldsByType } from './eslint.events.js';
let input = '';
for await (const chunk of process.stdin) input += chunk;
const rules = { 'no-restricted-syntax': ['error', ...fieldsByType] };
const config = [{ files: ['**/*.ts'], languageOptions: { parser: ts.parser }, rules }];
const found = JSON.parse(input).map((code) => new Linter().verify(code, config, { filename: 'a.ts' }));
process.stdout.write(JSON.stringify(found.map((all) => all.map((one) => one.ruleId))));
"""
LOOKUPS = (
    "event.data['face']",
    "event.data?.['face']",
    "event.data[`face`]",
    "line.event.data!['face']",
    "(event.data ?? {})['face']",
    "event.private['p1']",
    "event['data']",
    "'place' in event.data",
    "'place' in (event.data ?? {})",
    "event.data as Fields",
    "(event.data ?? {}) as Fields",
    "told(line).data?.face as number",
    "(event as { data: Fields }).data",
    "(event as unknown as Rolled).data?.face",
    "<Fields>event.data",
    "const { face } = event.data as Fields",
)
READINGS = (
    "event.kind === 'roll' ? event.data.face : null",
    "told(line).data",
    "event.data[seat]",
    "const { face } = event.data",
    "line.event as GameEvent",
    "(asked.prompt as LoopPrompt).data",
    "(prompt.data ?? {}) as Args",
    "ending.outcome?.data as OutcomeData",
    "outcome.data['by']",
    "view['p1']",
)


@pytest.mark.slow
def test_a_lookup_is_seen(packages: None) -> None:
    found = node("--input-type=module", "-e", LINT, asked=[*LOOKUPS, *READINGS])
    seen = dict(zip((*LOOKUPS, *READINGS), found, strict=True))
    assert [code for code in LOOKUPS if set(seen[code]) != {"no-restricted-syntax"}] == []
    assert {code: seen[code] for code in READINGS if seen[code]} == {}
