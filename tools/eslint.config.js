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
      // TypeScript checks this itself.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      // A switch over kinds of rows, such as effects, must name every kind, so that new ones are not forgotten.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: false }],
      'max-params': ['error', 4],
    },
  },
  {
    // Small files and functions.
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', 400],
      'max-len': ['error', { code: 140 }],
      'max-lines-per-function': ['error', 60],
    },
  },
  {
    // These handle only a few of many commands or events.
    files: [
      'src/ui/modes/**', 'src/ui/guide/LoreTracker.ts', 'src/view/playback/planTurn.ts', 'src/lab/runs/chronicle.ts',
      'src/engine/ai/interruption.ts', 'tests/**',
    ],
    rules: { '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }] },
  },
  // Tables grow with the content, and a row is a line.
  { files: ['src/content/**'], rules: { 'max-lines': 'off' } },
  {
    files: [
      'src/content/**', 'src/view/sound/{sounds,moods,rowSounds}.ts', 'src/view/themes/*.ts', 'src/view/palette.ts',
      'src/view/particles.ts', 'src/ui/guide/hints.ts', 'tools/mutants/equivalents*.ts', 'tests/**',
    ],
    rules: { 'max-len': 'off' },
  },
  // A fixture of Playwright that needs no other takes an empty pattern.
  { files: ['tests/browser/harness/test.ts'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  // A describe block is one big function.
  { files: ['tests/**'], rules: { 'max-lines': ['error', 400], 'max-lines-per-function': 'off' } },
  { files: ['**/*.d.ts', '**/*.d.cts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  { files: ['**/*.js'], languageOptions: { globals: NODE_GLOBALS } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: COMMONJS_GLOBALS } },
  { files: SCRIPTS, rules: { 'no-var': 'off' } },
  borders,
);
