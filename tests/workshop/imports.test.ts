import { packagesOf } from '../support/reach';

/** Packages that only Node can load, besides its own modules. */
const OF_NODE = ['esbuild', 'commander', 'bullmq', 'typescript'];

/** The ways to such packages; what a page and its workers load has none. */
const nodeModulesOf = (entry: string): string[] =>
  [...packagesOf(entry)].filter(([name]) => name.startsWith('node:') || OF_NODE.includes(name)).map(([, way]) => way);

it.each([
  'src/workshop/mountShop.tsx',
  'src/lab/runs/browserWorker.ts',
  'src/lab/runs/header.ts',
  'src/lab/runs/runLines.ts',
  'src/lab/curve/curve.ts',
  'src/lab/curve/MetTally.ts',
  'src/lab/changes/DiffTally.ts',
  'src/lab/arrivals/fitting.ts',
])('%s leads nowhere that only Node has', (entry) => {
  expect(nodeModulesOf(entry)).toEqual([]);
});

it('finds what a command of the lab needs', () => {
  expect(nodeModulesOf('src/lab/changes/diff.ts')).toContainEqual(expect.stringMatching(/^src\/lab\/changes\/diff\.ts > .*node:/));
});
