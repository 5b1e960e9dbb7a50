import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import client from './vite.config.ts';

// Svelte as in the browser, so that what is derived follows what changes.
export default mergeConfig(
  client,
  defineConfig({ resolve: { conditions: ['browser'] }, test: { include: ['src/**/*.test.ts'] } }),
);
