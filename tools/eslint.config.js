import { fileURLToPath } from 'node:url';
import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { borders } from './borders.js';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx', '**/*.cts'];
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SCRIPTS = ['**/*.js', '**/*.cjs'];
const NODE_GLOBALS = { console: 'readonly', process: 'readonly', URL: 'readonly' };
const COMMONJS_GLOBALS = { ...NODE_GLOBALS, require: 'readonly', module: 'writable', __dirname: 'readonly' };

export default defineConfig(
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: ROOT } },
    rules: {
      // TypeScript itself knows what is defined.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      // A switch over kinds of rows, such as effects, names every kind, so that a new one is not forgotten in it.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: false }],
      'max-params': ['error', 3],
    },
  },
  {
    // Small rooms: no file over 400 lines, no function over 60.
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', 60],
    },
  },
  {
    // These switch over commands and events, of which each answers a few.
    files: ['src/ui/modes/**', 'src/ui/guide/LoreTracker.ts', 'src/view/playback/planTurn.ts', 'src/lab/curve/chronicle.ts', 'src/engine/ai/interruption.ts', 'tests/**'],
    rules: { '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }] },
  },
  // Tables may be as long as there is content.
  { files: ['src/content/**'], rules: { 'max-lines': 'off' } },
  // A describe block is one function around many tests.
  { files: ['tests/**'], rules: { 'max-lines-per-function': 'off' } },
  { files: ['**/*.d.ts', '**/*.d.cts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  { files: ['**/*.js'], languageOptions: { globals: NODE_GLOBALS } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: COMMONJS_GLOBALS } },
  { files: SCRIPTS, rules: { 'no-var': 'off' } },
  borders,
);
