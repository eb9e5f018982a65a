import { defineConfig, globalIgnores } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import typescript from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const SVELTE = ['**/*.svelte', '**/*.svelte.ts']

export default defineConfig(
  globalIgnores(['dist']),
  typescript.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'max-len': ['error', { code: 120 }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      // Tests and the queue of moves give functions that need not wait where one may.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: SVELTE,
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    rules: {
      // What comes out of a component's markup has no type here; svelte-check knows it and looks after it.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // A Map that a $derived makes anew is never changed afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
      // It does not see the warnings about roles that the compiler gives.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
)
