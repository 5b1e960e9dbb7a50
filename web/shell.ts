/** What makes a build an app: a name for the build in its page, and the worker with the list of the shell's files. */

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const ENTRIES = /src\/(main|worker)\.ts$|index\.html$/;
const SPOKEN = /src\/text\/(ko|en)\.ts$/; // the words of the pages: whichever language one reads
const PUBLIC = ['/', '/icon.svg', '/app.ko.webmanifest', '/app.en.webmanifest', '/icon-192.png'];

export function shell(web: string): Plugin {
  return {
    name: 'hanpan-shell',
    enforce: 'post',
    // A single module, as tests build one for Node, is no app.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: `${web}index.html`, sw: `${web}src/worker.ts` },
          output: { entryFileNames: entryName, codeSplitting: { groups: [together, ofBoards] } },
        },
      },
    }),
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      const worker = bundle[WORKER];
      if (page?.type !== 'asset' || worker?.type !== 'chunk') throw new Error('there is no page or no worker to build');
      const content = [...Object.keys(bundle).sort(), page.source, worker.code].join('\n');
      const build = createHash('sha256').update(content).digest('hex').slice(0, 16);
      const needed = new Set<string>();
      const need = (name: string): void => {
        const part = bundle[name];
        if (!part || needed.has(name)) return;
        needed.add(name);
        if (part.type !== 'chunk') return;
        for (const file of [...part.imports, ...(part.viteMetadata?.importedCss ?? [])]) need(file);
      };
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || part === worker) continue;
        if (part.isEntry || SPOKEN.test(part.facadeModuleId ?? '')) need(part.fileName);
      }
      // The page names styles that no script names: those of the entry.
      page.source = String(page.source).replace('</title>', `</title>\n    <meta name="build" content="${build}" />`);
      for (const [, name] of page.source.matchAll(/href="\/(assets\/[^"]+)"/g)) need(name!);
      const files = [...PUBLIC, ...[...needed].sort().map((name) => `/${name}`)];
      worker.code = worker.code.replaceAll('__SHELL__', JSON.stringify({ build, files }));
    },
  };
}

/** What the first page needs is one file: dozens of small ones keep a slow machine busy for longer than what is in them. */
const together = { name: 'first', tags: ['$initial' as const], test: (id: string) => !ENTRIES.test(id) };

/** So is what all boards have in common. */
const ofBoards = { name: 'board', test: /\/src\/board\//, minShareCount: 4 };

/** How the files of a build are called: the worker's name stays, so that a browser finds the next one. */
const entryName = ({ name }: { name: string }): string => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js');
