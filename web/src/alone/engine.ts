/** The worker with the engine: Python in the browser (Pyodide) with hanpan.server.alone in it. It computes no rule itself. */

import { Shelf } from './shelf';
import type { FromWorker, ToWorker } from './words';

/** What the engine answers: status, kind of the content, content. */
type Answer = [status: number, kind: string, body: Uint8Array<ArrayBuffer>];

/** A value of Python's. */
interface Proxy {
  toJs(): unknown;
  destroy(): void;
}

/** hanpan.server.alone.engine.Engine, as Pyodide shows it. */
interface Engine {
  request(method: string, address: string, body: string): Promise<Proxy>;
  connect(table: string, send: (text: string) => void, close: (code: number) => void): number;
  say(line: number, text: string): void;
  hang_up(line: number): void;
  hashes(game: string, seed: number): Proxy;
}

interface Python {
  runPythonAsync(code: string, options: { globals: unknown }): Promise<Engine>;
  toPy(value: unknown): unknown;
}

interface Pyodide {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

interface Scope {
  postMessage(message: FromWorker, moved?: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  fetch: typeof fetch;
}

const scope = self as unknown as Scope;
const PLACE = '/lib/hanpan';
const BEGIN = `
import io, logging, lzma, sys, zipfile
logging.getLogger("hanpan").setLevel(logging.ERROR)  # nobody here watches how slow a step is
zipfile.ZipFile(io.BytesIO(lzma.decompress(code))).extractall(place)
sys.path.insert(0, place)
from hanpan.server.alone.engine import Engine
Engine(lambda name, text: keep(name, text or ""), kept, lang)
`;
const WASM = 'pyodide.asm.wasm';
/** The numbers that the page has given to lines, and those that the engine has. */
const lines = new Map<number, number>();
let engine: Engine;

/** A file of the engine. All of them are packed: no server need know how to do that. */
async function unpacked(address: string): Promise<Response> {
  const found = await fetch(`${address}.gz`);
  if (!found.ok || !found.body) throw new Error(`${address}: ${found.status}`);
  return new Response(found.body.pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'content-type': address.endsWith('.wasm') ? 'application/wasm' : 'text/javascript' },
  });
}

async function local(address: string): Promise<string> {
  return URL.createObjectURL(await (await unpacked(address)).blob());
}

async function start(folder: string, lang: string): Promise<void> {
  const plain = scope.fetch.bind(scope);
  // Pyodide asks for its program by a name that is not there.
  scope.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.endsWith(WASM) ? unpacked(address) : plain(input, init);
  };
  const [shelf, library, code, module, pyodide] = await Promise.all([
    Shelf.open(),
    local(`${folder}python_stdlib.zip`),
    plain(`${folder}hanpan.zip.xz`).then((found) => found.arrayBuffer()),
    local(`${folder}pyodide.asm.mjs`).then(
      (address) => import(/* @vite-ignore */ address) as Promise<{ default: unknown }>,
    ),
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<Pyodide>,
  ]);
  const python = await pyodide.loadPyodide({
    indexURL: new URL(folder, location.origin).href,
    stdLibURL: library,
    createPyodideModule: module.default,
  });
  const kept = python.toPy(await shelf.all());
  const keep = (name: string, text: string): void => shelf.keep(name, text || null);
  engine = await python.runPythonAsync(BEGIN, { globals: python.toPy({ place: PLACE, code, kept, keep, lang }) });
}

async function answer(id: number, method: string, address: string, body: string): Promise<void> {
  const found = await engine.request(method, address, body);
  const [status, kind, content] = found.toJs() as Answer;
  found.destroy();
  scope.postMessage({ type: 'answer', id, status, kind, body: content });
}

function take(asked: ToWorker): void {
  switch (asked.type) {
    case 'start':
      start(asked.folder, asked.lang).then(
        () => scope.postMessage({ type: 'started' }),
        (error: unknown) => scope.postMessage({ type: 'failed', why: String(error) }),
      );
      break;
    case 'request':
      void answer(asked.id, asked.method, asked.address, asked.body);
      break;
    case 'connect': {
      const { line } = asked;
      const number = engine.connect(
        asked.table,
        (text) => scope.postMessage({ type: 'told', line, text }),
        (code) => {
          lines.delete(line);
          scope.postMessage({ type: 'closed', line, code });
        },
      );
      lines.set(line, number);
      break;
    }
    case 'say':
    case 'hang-up': {
      const number = lines.get(asked.line);
      if (number === undefined) break;
      if (asked.type === 'say') engine.say(number, asked.text);
      else engine.hang_up(number);
      break;
    }
    case 'hashes': {
      const found = engine.hashes(asked.game, asked.seed);
      scope.postMessage({ type: 'hashes', id: asked.id, hashes: found.toJs() as string[] });
      found.destroy();
    }
  }
}

scope.onmessage = ({ data }) => take(data);
