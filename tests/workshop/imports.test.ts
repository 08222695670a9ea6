import { packagesOf } from '../support/reach';

/** What a page and its workers may load. */
const nodeModulesOf = (entry: string): string[] =>
  [...packagesOf(entry)].filter(([name]) => name.startsWith('node:') || ['esbuild', 'commander', 'bullmq', 'typescript'].includes(name)).map(([, way]) => way);

it.each([
  'src/workshop/mountShop.tsx',
  'src/lab/runs/browserWorker.ts',
  'src/lab/runs/header.ts',
  'src/lab/runs/runLines.ts',
  'src/lab/curve/curve.ts',
  'src/lab/curve/MetTally.ts',
  'src/lab/changes/DiffTally.ts',
  'src/lab/arrivals/fitting.ts',
  'src/lab/arrivals/refuseOtherHero.ts',
])('%s leads nowhere that only Node has', (entry) => {
  expect(nodeModulesOf(entry)).toEqual([]);
});

it('finds what a command of the lab needs', () => {
  expect(nodeModulesOf('src/lab/changes/diff.ts')).toContainEqual(expect.stringMatching(/^src\/lab\/changes\/diff\.ts > .*node:/));
});
