import { posix, relative } from 'node:path';
import tseslint from 'typescript-eslint';

/**
 * What a folder may import besides itself, as in src/README.md. A package ends in `*` where its sub-paths count as well; rot-js by
 * its bare name only: a second copy has a second generator.
 */
const BORDERS = {
  engine: { packages: ['valibot'] },
  content: { types: ['engine'] },
  procgen: { rooms: ['engine', 'content'], packages: ['rot-js'] },
  lab: {
    rooms: ['engine', 'content', 'procgen', 'assets'],
    packages: ['valibot', '@valibot/to-json-schema', 'typescript', 'esbuild', 'jstat', 'bullmq', 'commander', 'node:*'],
  },
  view: { rooms: ['engine'], packages: ['phaser', 'zzfx'] },
  keep: { rooms: ['engine', 'procgen', 'content'], packages: ['valibot'] },
  ui: { rooms: ['engine', 'procgen', 'content', 'keep', 'assets'], packages: ['preact', 'preact/*', 'valibot', '@fontsource/*'] },
  workshop: {
    rooms: ['engine', 'content', 'procgen', 'keep', 'view', 'ui', 'lab', 'assets'],
    packages: ['phaser', 'phaser/parts', 'preact', 'preact/*', 'valibot', 'uplot', 'uplot/dist/*', 'json-stringify-pretty-compact'],
  },
  scenes: {
    rooms: ['engine', 'content', 'procgen', 'keep', 'view', 'ui', 'shell', 'lab', 'workshop', 'assets'],
    packages: ['phaser', 'phaser/parts', 'preact', 'preact/*', 'valibot', 'rot-js', 'zzfx', '@fontsource/*'],
  },
  shell: {},
  offline: {},
  main: { rooms: ['scenes', 'shell'], packages: ['phaser', '@fontsource/*'] },
  tools: { packages: ['node:*', '@gfx/zopfli', '@jsquash/oxipng/*', 'fflate', 'pngjs', 'typescript'] },
};

/** `engine` for src/engine/..., `main` for files right in src/, or the first folder. */
function roomOf(path) {
  const [top, room, ...rest] = path.split('/');
  if (top !== 'src') return top;
  return rest.length === 0 && /\.|^main$/.test(room) ? 'main' : room;
}

/** The engine's storeys, from the ground up: questions (`facts`) below, what happens (`rules`) above. Tables and types stand beside. */
const STOREYS = ['core', 'floor', 'facts', 'rules', 'effects', 'actions', 'ai', 'Game'];

/** Why a file of the engine may not import another, or null. */
function climb(path, target) {
  const storeyOf = (file) => STOREYS.indexOf(/^src\/engine\/(\w+)/.exec(file)[1].replace(/^(Scheduler|run|ending)$/, 'Game'));
  const from = storeyOf(path);
  const to = storeyOf(target);
  return from >= 0 && to > from ? `engine/${STOREYS[from]} may not import ${target.slice(4)}, which stands above it` : null;
}

/** Why a file may not import that, or null. */
function refusal(path, specifier, kind) {
  const room = roomOf(path);
  const { rooms = [], types = [], packages = [] } = BORDERS[room];
  if (specifier === null) return 'an import must name its file';
  if (!specifier.startsWith('.')) {
    const isTaken = packages.some((name) => (name.endsWith('*') ? specifier.startsWith(name.slice(0, -1)) : name === specifier));
    return isTaken ? null : `${room} may not import ${specifier}`;
  }
  const target = posix.join(posix.dirname(path), specifier);
  // What the game is called, which every room may have to write.
  if (target === 'src/naming') return null;
  const other = roomOf(target);
  // The page's styles are put together where the page is.
  if (other === 'engine' && room === 'engine') return climb(path, target);
  if (other === room || rooms.includes(other) || (room === 'main' && target.endsWith('.css'))) return null;
  if (!types.includes(other)) return `${room} may not import ${other} (${specifier})`;
  return kind === 'type' ? null : `${room} may import only types from ${other} (${specifier})`;
}

/** A `type` is gone when the program runs, a `value` is loaded first. */
function kindOf({ importKind, exportKind, specifiers = [] }) {
  const areTypes = specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type');
  return importKind === 'type' || exportKind === 'type' || areTypes ? 'type' : 'value';
}

/** Imports in whatever form. */
const imports = {
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const check = (node, source, kind) => {
      const message = refusal(path, typeof source?.value === 'string' ? source.value : null, kind);
      if (message !== null) context.report({ node, message });
    };
    const declared = (node) => { if (node.source) check(node, node.source, kindOf(node)); };
    const room = roomOf(path);
    if (!Object.hasOwn(BORDERS, room)) {
      return { Program: (node) => { context.report({ node, message: `there is no room ${room} in the house` }); } };
    }
    return {
      ImportDeclaration: declared,
      ExportNamedDeclaration: declared,
      ExportAllDeclaration: declared,
      TSImportType: (node) => { check(node, node.source, 'type'); },
      ImportExpression: (node) => { check(node, node.source, 'later'); },
      TSExternalModuleReference: (node) => { check(node, node.expression, 'value'); },
      'CallExpression[callee.name="require"]': (node) => { check(node, node.arguments[0], 'value'); },
      // How webpack finds a worker.
      'NewExpression[callee.name="URL"][arguments.1.object.type="MetaProperty"]': (node) => { check(node, node.arguments[0], 'later'); },
    };
  },
};

const ban = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));

/** What of Math gives the same bits in every browser. */
const EXACT = '/^(abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc)$/';
const MATH = ban(
  'Math is only asked for a function, by its name, that gives the same bits in every browser: not for chance.',
  'Identifier[name="Math"]:not(MemberExpression > .object):not(VariableDeclarator[id.type="ObjectPattern"] > .init)',
  `MemberExpression[object.name="Math"]:not([property.name=${EXACT}][computed=false])`,
  `VariableDeclarator[init.name="Math"] > ObjectPattern > :not(Property[key.name=${EXACT}][computed=false])`,
);
const DECLARED = ban('What the machine has is not declared here.', 'VariableDeclaration[declare=true]');
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'ClassDeclaration', 'ClassExpression'];
const OF_BRAIN = '[callee.object.name="brain"], [callee.object.property.name="brain"]';
const TACTICS = ban(
  'Ask the tactic\'s row, by isTactic or hasTactic, not for a tactic by its name.',
  `CallExpression[callee.property.name=/^(includes|indexOf)$/]:matches(${OF_BRAIN})`,
  ...['name', 'property.name', 'expression.property.name']
    .map((name) => `BinaryExpression[operator=/^[!=]==$/][left.${name}="tactic"][right.type="Literal"]`),
);
const CODE = ban('content holds tables, not functions', ...FUNCTIONS);

/** Doors to the time and to chance, and to all globals. */
const DOORS = ['Date', 'performance', 'crypto'];
const ALL = ['globalThis', 'Function', 'eval', 'Intl', 'WeakRef', 'FinalizationRegistry'];

/** Rooms in which nothing may hang on chance, on the time or, if they are pure, on anything but the language. */
function guarded(files, { isPure, bans, doors = DOORS }) {
  return {
    files,
    ignores: ['**/*.d.ts'],
    languageOptions: { parserOptions: { lib: ['es2022'] } },
    rules: {
      'no-undef': isPure ? 'error' : 'off',
      'no-restricted-globals': ['error', ...doors, ...(isPure ? ALL : [])],
      'no-restricted-properties': ['error', ...[...doors, 'Math'].map((property) => ({ property }))],
      'no-restricted-syntax': ['error', ...MATH, ...DECLARED, ...TACTICS, ...bans],
    },
  };
}

/** The borders of src/README.md, for `npm run lint` and for tests/architecture.test.ts, which plants breaches. */
export const borders = [
  {
    files: ['src/**/*.ts', 'src/**/*.tsx', 'tools/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { borders: { rules: { imports } } },
    rules: { 'borders/imports': 'error' },
  },
  { files: ['src/{lab,keep,view,ui,scenes}/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...TACTICS] } },
  guarded(['src/engine/**/*.ts', 'src/procgen/**/*.ts'], { isPure: true, bans: [] }),
  guarded(['src/content/**/*.ts'], { isPure: true, bans: CODE }),
  // What a language knows about its names is rules, and its texts come when they are asked for.
  guarded(['src/content/text/*/grammar.ts', 'src/content/text/{index,workshops}.ts'], { isPure: true, bans: [] }),
  // It puts the tables of a campaign together.
  guarded(['src/content/campaign.ts'], { isPure: true, bans: [] }),
  guarded(['src/*.ts', 'src/shell/**/*.ts'], { isPure: false, bans: [] }),
  // The service worker compares hashes.
  guarded(['src/offline/**/*.ts'], { isPure: false, bans: [], doors: DOORS.filter((door) => door !== 'crypto') }),
];
