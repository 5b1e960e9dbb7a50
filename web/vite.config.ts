import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { shell } from './shell.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const web = `${repository}web/`;

// The words are the engine's own .ftl files: one source for terminal and browser.
export default defineConfig({
  plugins: [svelte(), shell(web)],
  resolve: { alias: { $texts: `${repository}src/hanpan`, $lib: `${repository}web/src/lib` } },
  worker: { format: 'es' },
  server: { fs: { allow: [repository] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    emptyOutDir: true,
  },
});
