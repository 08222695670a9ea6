import type { FolderSample } from './draw';
import type { Verdict } from './hunt';

/** The kill rates that samples must reach, in percent. */
export const REQUIRED: Readonly<Record<string, number>> = { 'src/engine': 97, 'src/procgen': 90, 'src/keep': 90, 'src/ui/replays': 90 };

/** The percentage of mutants killed; null if none was tried. */
function share(verdicts: readonly Verdict[]): number | null {
  return verdicts.length === 0 ? null : (100 * verdicts.filter(({ killer }) => killer !== null).length) / verdicts.length;
}

export function isEnough({ folder }: FolderSample, verdicts: readonly Verdict[]): boolean {
  return (share(verdicts) ?? 100) >= (REQUIRED[folder] ?? 0);
}

/** A table with one line per folder, then the survivors. */
export function tableOf(samples: readonly FolderSample[], verdictsOf: (sample: FolderSample) => readonly Verdict[]): string {
  const head = ['folder', 'mutants', 'drawn', 'tried', 'killed', 'share', 'least'];
  const rows = samples.map((sample) => {
    const verdicts = verdictsOf(sample);
    const killed = verdicts.filter(({ killer }) => killer !== null).length;
    const [reached, least] = [share(verdicts), REQUIRED[sample.folder]];
    const rates = [reached === null ? '-' : `${reached.toFixed(1)} %`, least === undefined ? '-' : `${least} %`];
    return [...[sample.folder, sample.all, sample.drawn.length, verdicts.length, killed].map(String), ...rates];
  });
  const width = (column: number): number => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0));
  const lines = [head, ...rows].map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i)))).join('  '));
  return [...lines, ...samples.flatMap((sample) => verdictsOf(sample)).flatMap(survivor)].join('\n');
}

function survivor({ mutant: { file, line, before, after }, killer, covering }: Verdict): string[] {
  if (killer !== null) return [];
  const run = covering === 0 ? 'no test runs it' : `${covering} test files run it`;
  return ['', `${file}:${line} lives (${run})`, `  - ${before}`, `  + ${after}`];
}
