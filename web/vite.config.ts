import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const repository = fileURLToPath(new URL('..', import.meta.url));

// The words are the engine's own .ftl files: one source for terminal and browser.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $texts: `${repository}src/hanpan`, $lib: `${repository}web/src/lib` } },
  server: { fs: { allow: [repository] } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, emptyOutDir: true },
});
