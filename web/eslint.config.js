import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { fieldsByType, READERS } from './eslint.events.js';

export default ts.config(
  { ignores: ['dist/', 'src/**/wire.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-syntax': ['error', ...fieldsByType],
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-unused-svelte-ignore': 'off', // takes what svelte-check warns of for unused
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that the formatter would move
      'svelte/no-useless-children-snippet': 'off', // stands beside a second snippet and reads like it
      'svelte/prefer-svelte-reactivity': 'off', // our maps and sets are made anew, not changed
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  { files: READERS, rules: { 'no-restricted-syntax': 'off' } },
);
