import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import client from './vite.config.ts';

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { include: ['src/**/*.test.ts'], environment: './vitest.environment.ts' },
  }),
);
