import type { Environment } from 'vitest/runtime';

/** Node, with modules made for the browser: what is derived follows what changes, and effects run. */
export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
