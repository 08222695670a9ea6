import { readdirSync, readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { cyclesOf, type Sources } from './support/cycles';

const { borders } = jest.requireActual<{ readonly borders: Linter.Config[] }>('../tools/borders');

/** Every illegal import in one file, as `src/engine/Game.ts:3 engine may not import phaser`. */
const inFile = (file: string, text: string): string[] => new Linter().verify(text, borders, file).map(({ line, message }) => `${file}:${line} ${message}`);

/** The lines of one file where something is found. */
const placesIn = (file: string, text: string): number[] => [...new Set(inFile(file, text).map((line) => Number(/:(\d+) /.exec(line)?.[1])))];

/** All TypeScript files in some folders, by path with forward slashes. */
function readSources(folders: readonly string[]): Sources {
  const paths = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`));
  return Object.fromEntries(paths.filter((path) => /\.tsx?$/.test(path)).sort().map((path) => [path, readFileSync(path, 'utf8')]));
}

/** The session, what it owns, and the modes that these open themselves: they know each other by types. Nothing else may join them. */
const SESSION = [
  'Mode', 'ModeStack', 'Session', 'SessionPorts', 'files/FileImport', 'files/InstalledPacks', 'modes/Menu', 'modes/NewRun', 'modes/Playing', 'modes/dialogs',
  'replays/Screen', 'run/DailyRuns', 'run/Runs', 'run/SaveNotices',
].map((name) => `src/ui/${name}.ts`);

// The linter checks that no import crosses a border; cycles, which it doesn't see, are checked here.
test('no files import each other in a circle', () => {
  const sources = readSources(['src', 'tools']);
  expect(Object.keys(sources).length).toBeGreaterThan(20);
  expect(SESSION.filter((path) => !(path in sources))).toEqual([]);
  expect(cyclesOf(sources, SESSION)).toEqual([]);
});

describe('a planted import is found', () => {
  test.each([
    ['engine', 'phaser'],
    ['engine', 'rot-js'],
    ['engine', 'preact'],
    ['engine', 'node:fs'],
    ['content', 'valibot'],
    ['procgen', 'phaser'],
    ['procgen', 'rot-js/lib/rng'],
    ['lab', 'phaser'],
    ['lab', 'rot-js'],
    ['view', 'preact'],
    ['view', 'rot-js'],
    ['keep', 'preact'],
    ['keep', 'phaser'],
    ['ui', 'phaser'],
    ['ui', 'zzfx'],
    ['shell', 'phaser'],
    ['offline', 'preact'],
    ['tools', 'phaser'],
  ])('%s importing the package %s', (room, name) => {
    const file = room === 'tools' ? 'tools/x.ts' : `src/${room}/x.ts`;
    const expected = [`${file}:2 ${room} may not import ${name}`];
    expect(inFile(file, `// first\nimport { x } from '${name}';`)).toEqual(expected);
    expect(inFile(file, `// first\nimport type { x } from '${name}';`)).toEqual(expected);
  });

  test.each([
    ['engine', ['content', 'procgen', 'keep', 'view', 'ui', 'scenes', 'shell', 'lab', 'main']],
    ['content', ['procgen', 'keep', 'view', 'ui', 'scenes', 'shell', 'lab', 'main']],
    ['procgen', ['keep', 'view', 'ui', 'scenes', 'shell', 'lab', 'main']],
    ['lab', ['keep', 'view', 'ui', 'scenes', 'shell', 'main']],
    ['view', ['content', 'procgen', 'keep', 'ui', 'scenes', 'shell', 'lab', 'main']],
    ['keep', ['view', 'ui', 'scenes', 'shell', 'lab', 'main']],
    ['ui', ['view', 'scenes', 'shell', 'lab', 'main']],
    ['scenes', ['main']],
    ['shell', ['engine', 'content', 'procgen', 'keep', 'view', 'ui', 'scenes', 'lab', 'main']],
    ['offline', ['engine', 'content', 'procgen', 'keep', 'view', 'ui', 'scenes', 'shell', 'lab', 'main']],
  ])('%s importing a folder it may not', (room, others) => {
    for (const other of others) {
      const specifier = other === 'main' ? '../main' : `../${other}/y`;
      const expected = [`src/${room}/x.ts:1 ${room} may not import ${other} (${specifier})`];
      expect(inFile(`src/${room}/x.ts`, `import { y } from '${specifier}';`)).toEqual(expected);
      expect(inFile(`src/${room}/x.ts`, `import type { y } from '${specifier}';`)).toEqual(expected);
    }
  });

  test.each([
    ["export { y } from '../view/y';"],
    ["export * from '../view/y';"],
    ["import y = require('../view/y');"],
    ["const y = await import('../view/y');"],
    ["type Y = import('../view/y').Y;"],
    ["const y = new URL('../view/y', import.meta.url);"],
  ])('in the form %s', (text) => {
    expect(inFile('src/ui/x.ts', text)).toEqual(['src/ui/x.ts:1 ui may not import view (../view/y)']);
  });

  test('content importing a value of the engine, where types are allowed', () => {
    expect(inFile('src/content/x.ts', "import type { Breed } from '../engine/content';")).toEqual([]);
    expect(inFile('src/content/x.ts', "import { breeds } from '../engine/content';")).toEqual([
      'src/content/x.ts:1 content may import only types from engine (../engine/content)',
    ]);
  });

  test('the main file importing a folder other than the scenes, except for its styles', () => {
    expect(inFile('src/main.ts', "import './ui/style.css';\nimport './scenes/BootScene';")).toEqual([]);
    expect(inFile('src/main.ts', "import './engine/Game';")).toEqual(['src/main.ts:1 main may not import engine (./engine/Game)']);
  });

  test('a computed one', () => {
    expect(inFile('src/lab/x.ts', 'const y = await import(name);')).toEqual(['src/lab/x.ts:1 an import must name its file']);
  });

  test('a build tool importing the game', () => {
    expect(inFile('tools/x.ts', "import '../src/engine/Game';")).toEqual([
      'tools/x.ts:1 tools may not import engine (../src/engine/Game)',
    ]);
  });

  test.each([
    ['core', ['floor', 'facts', 'rules', 'effects', 'actions', 'ai', 'Scheduler', 'Game', 'run', 'ending']],
    ['floor', ['facts', 'rules', 'effects', 'actions', 'ai', 'Game']],
    ['facts', ['rules', 'effects', 'actions', 'ai', 'Scheduler', 'Game', 'run', 'ending']],
    ['rules', ['effects', 'actions', 'ai', 'Game']],
    ['effects', ['actions', 'ai', 'Game']],
    ['actions', ['ai', 'Game']],
    ['ai', ['Scheduler', 'Game', 'run', 'ending']],
  ])('engine/%s importing a storey above it, be it a type', (storey, others) => {
    for (const other of others) {
      const specifier = /^[A-Z]/.test(other) ? `../${other}` : `../${other}/y`;
      const expected = [`src/engine/${storey}/x.ts:1 engine/${storey} may not import ${specifier.replace('..', 'engine')}, which stands above it`];
      expect(inFile(`src/engine/${storey}/x.ts`, `import { y } from '${specifier}';`)).toEqual(expected);
      expect(inFile(`src/engine/${storey}/x.ts`, `import type { y } from '${specifier}';`)).toEqual(expected);
    }
    expect(inFile(`src/engine/${storey}/deeper/x.ts`, "import { y } from '../../core/y';\nimport { z } from '../../content';\nimport './y';")).toEqual([]);
  });

  test('a folder that isn\'t in the plan', () => {
    expect(inFile('src/utils/x.ts', '')).toEqual(['src/utils/x.ts:1 there is no room utils in the house']);
  });
});

test('what the rule allows is allowed', () => {
  const sources = {
    'src/engine/x.ts': "import { parse } from 'valibot';\nimport { y } from './core/y';",
    'src/procgen/x.ts': "import { Map } from 'rot-js';\nimport '../engine/x';\nimport '../content/x';",
    'src/lab/x.ts': "import { parse } from 'valibot';\nimport '../procgen/x';\nconst now = Date.now();",
    'src/view/x.ts': "import Phaser from 'phaser';\nimport { zzfx } from 'zzfx';\nMath.random();",
    'src/ui/x.tsx': "import { useState } from 'preact/hooks';\nexport const X = () => <p>{performance.now()}</p>;",
    'src/scenes/x.ts': "import Phaser from 'phaser';\nimport '../lab/x';\nimport '../view/x';\nimport '../ui/x';",
    'src/content/x.ts': "import type { Breed } from '../engine/x';\nexport const rows = {} satisfies Record<string, Breed>;",
    'src/shell/x.ts': 'window.addEventListener("error", () => document.body.append("x"));',
    'tools/x.ts': "import { writeFileSync } from 'node:fs';",
  };
  expect(Object.entries(sources).flatMap(([file, text]) => inFile(file, text))).toEqual([]);
});

describe('a planted cycle is found', () => {
  test('of two files', () => {
    expect(cyclesOf({ 'src/engine/a.ts': "import { b } from './b';", 'src/engine/b.ts': "\nexport { a } from './a';" })).toEqual([
      'src/engine/a.ts:1 cycle: src/engine/a.ts -> src/engine/b.ts -> src/engine/a.ts',
    ]);
  });

  test('of three files, through a folder and a component', () => {
    expect(
      cyclesOf({
        'src/ui/a.ts': "import { b } from './b';",
        'src/ui/b.tsx': "import { c } from './c';",
        'src/ui/c/index.ts': "import '../a';",
      }),
    ).toEqual(['src/ui/a.ts:1 cycle: src/ui/a.ts -> src/ui/b.tsx -> src/ui/c/index.ts -> src/ui/a.ts']);
  });

  test('of one file', () => {
    expect(cyclesOf({ 'src/engine/a.ts': "import { a } from './a';" })).toEqual(['src/engine/a.ts:1 cycle: src/engine/a.ts -> src/engine/a.ts']);
  });

  test.each([
    ["import type { B } from './b';"],
    ["import { type B } from './b';"],
    ["export type { B } from './b';"],
    ["type B = import('./b').B;"],
  ])('by a type, as in %s, except among files that are named as one', (text) => {
    const sources = { 'src/ui/a.ts': text, 'src/ui/b.ts': "import { a } from './a';" };
    const cycle = ['src/ui/a.ts:1 cycle: src/ui/a.ts -> src/ui/b.ts -> src/ui/a.ts'];
    expect(cyclesOf(sources)).toEqual(cycle);
    expect(cyclesOf(sources, ['src/ui/b.ts'])).toEqual(cycle);
    expect(cyclesOf(sources, Object.keys(sources))).toEqual([]);
  });

  test('of values among files that are named as one', () => {
    const sources = { 'src/ui/a.ts': "import { b } from './b';", 'src/ui/b.ts': "import { a } from './a';" };
    expect(cyclesOf(sources, Object.keys(sources))).toHaveLength(1);
  });

  test('of a file that joins those named as one', () => {
    const owned = { 'src/ui/a.ts': "import type { B } from './b';", 'src/ui/b.ts': "import type { A } from './a';\nimport { c } from './c';" };
    expect(cyclesOf({ ...owned, 'src/ui/c.ts': "import type { A } from './a';" }, Object.keys(owned))).not.toEqual([]);
  });

  test('but late imports don\'t count', () => {
    expect(cyclesOf({ 'src/engine/a.ts': "const b = import('./b');", 'src/engine/b.ts': "import { a } from './a';" })).toEqual([]);
  });
});

describe('planted random numbers and clocks are found', () => {
  test.each([
    'Math.random();',
    "Math['random']();",
    'const { random } = Math;',
    'const { random: roll } = Math;',
    'const { floor, ...more } = Math;',
    'const M = Math;',
    'String(Math);',
    'const o = { Math };',
    "Math['ran' + 'dom']();",
    'crypto.randomUUID();',
    'Date.now();',
    'const { now } = Date;',
    'const D = Date; D.now();',
    'const today = new Date();',
    'performance.now();',
    'class Day extends Date {}',
    'declare const Date: { now(): number }; Date.now();',
    'Math.pow(2, 0.5);',
  ])('%s', (text) => {
    expect(placesIn('src/engine/x.ts', `\n${text}\nexport {};`)).toEqual([2]);
  });

  test.each([
    'globalThis.Math.random();',
    "window['Math'].random();",
    'const { Math: M } = globalThis;',
    'globalThis.Date.now();',
    'const { Date: D } = window;',
    'const at = (win: Window) => win.performance.now();',
  ])('by a detour: %s', (text) => {
    expect(placesIn('src/shell/x.ts', text)).toEqual([1]);
  });

  test.each(['engine', 'content', 'procgen', 'shell'])('in %s', (room) => {
    expect(placesIn(`src/${room}/x.ts`, 'const x = Math.random();\nconst y = Date.now();')).toEqual([1, 2]);
  });

  test('in the main file', () => {
    expect(placesIn('src/main.ts', 'performance.now();')).toEqual([1]);
  });
});

describe('browser and Node APIs in the engine are found', () => {
  test.each([
    'document', 'window', 'globalThis', 'self', 'console', 'process', 'localStorage', 'indexedDB', 'navigator', 'fetch',
    'setTimeout', 'requestAnimationFrame', 'structuredClone', 'Phaser', 'eval', 'Function', 'Intl', 'require',
  ])('%s', (name) => {
    expect(placesIn('src/engine/x.ts', `// why\nconst x = ${name};\nexport { x };`)).toEqual([2]);
  });

  test('and comments, strings, members, types and the file\'s own names are not mistaken for them', () => {
    const text = [
      "import { console as log } from './y';",
      '// Math.random() Date.now() document',
      "const text = 'Math.random() Date.now() document';",
      'interface Cell { window: number; name: Record<string, number>; at: Date }',
      'function look(document: Cell, self = document.window): number { return self; }',
      'const { floor, imul } = Math;',
      'const cell = { window: 1, random: Math.max(2, floor(1.5)), log };',
      'for (const performance of [1]) look({ ...cell, window: performance }, imul(1, 1));',
      'class Door extends Array<number> implements Cell { window = 1 }',
    ].join('\n');
    expect(inFile('src/engine/x.ts', text)).toEqual([]);
  });
});

describe('a question for a tactic by its name is found', () => {
  test.each([
    "const isThief = breed.brain.includes('rob');",
    "const at = brain.indexOf('hunt');",
    "const isHeld = kinds.get(id)?.tactic === 'freeze';",
  ])('%s', (text) => {
    const asked = ['lab', 'view', 'ui'].flatMap((room) => inFile(`src/${room}/x.ts`, text));
    expect(asked).toEqual(['lab', 'view', 'ui'].map((room) => `src/${room}/x.ts:1 Ask the tactic's row, by isTactic or hasTactic, not for a tactic by its name.`));
    expect(inFile('src/engine/x.ts', `export const ask = (breed, brain, kinds, id) => { ${text} };`)).toHaveLength(1);
  });

  test('but what a brain has and whether a status has any tactic may be asked', () => {
    expect(inFile('src/lab/x.ts', "const has = hasTactic(breed, 'hides') || kind.tactic !== undefined;")).toEqual([]);
  });
});

describe('a planted function in content is found', () => {
  test.each([
    'export function orc() {}',
    'export const orc = () => 1;',
    'export const orc = function () {};',
    'export const orc = { hp() { return 1; } };',
    'export const orc = { get hp() { return 1; } };',
    'export class Orc {}',
  ])('%s', (text) => {
    expect(placesIn('src/content/monsters.ts', `\n\n${text}`)).toEqual([3]);
  });

  test('but its type is not', () => {
    expect(inFile('src/content/monsters.ts', 'type Hurt = (hp: number) => number; interface Orc { hurt(hp: number): void }')).toEqual([]);
  });
});
