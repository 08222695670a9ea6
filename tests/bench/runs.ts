import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { median, us } from './measure';

/** The version to compare with: the last one before simulations were made fast. */
const BEFORE = '049d86e';
/** Runs of each until the engine has compiled what it uses; then rounds of runs, of which the median counts: a bot that is stuck spoils one. */
const WARM = 15;
const ROUNDS = 9;
const RUNS = 5;
const FIRST_SEED = 70_001;
const LIMITS = { turns: 8_000, floors: 10 };

/** Plays one seed of the campaign with the fighter, as `lab curve` does; returns the turns. */
type PlaySeed = (seed: string) => number;

/** Warm runs of the fighter, by turns with those of the version before, on the same seeds. */
export async function benchRuns(): Promise<string[]> {
  const head = 'Warm runs of the fighter in the campaign, on one thread';
  const folder = mkdtempSync(join(tmpdir(), 'lanternfall-runs-'));
  try {
    const players = { now: await programOf('.', join(folder, 'now')), before: await programOf(checkout(join(folder, 'tree')), join(folder, 'before')) };
    return [head, ...linesOf(players)];
  } catch (error) {
    return [head, `  not measured: ${String(error).split('\n')[0] ?? ''} (the comparison needs commit ${BEFORE} in the history)`];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Players = Readonly<Record<'now' | 'before', PlaySeed>>;

function linesOf(players: Players): string[] {
  round(players, FIRST_SEED - WARM, WARM);
  const rounds = Array.from({ length: ROUNDS }, (_, i) => round(players, FIRST_SEED + i * RUNS, RUNS));
  const rate = (name: keyof Players): string => `${median(rounds.map((each) => (RUNS / each[name].ms) * 1000)).toFixed(2).padStart(6)} runs a second`;
  const perTurn = (name: keyof Players): string => us(median(rounds.map((each) => each[name].ms / each[name].turns)));
  const times = median(rounds.map(({ now, before }) => before.ms / now.ms)).toFixed(2);
  const line = (name: keyof Players): string => `${rate(name)}, ${perTurn(name)} a turn`;
  return [`  now        ${line('now')}; ${times} times as many as ${BEFORE}`, `  ${BEFORE}    ${line('before')}`];
}

/** The time of some seeds, played by each in turn. */
function round(players: Players, first: number, runs: number): Record<keyof Players, { ms: number; turns: number }> {
  const sums = { now: { ms: 0, turns: 0 }, before: { ms: 0, turns: 0 } };
  for (let seed = first; seed < first + runs; seed++) {
    for (const name of ['now', 'before'] as const) {
      const start = performance.now();
      sums[name].turns += players[name](String(seed));
      sums[name].ms += performance.now() - start;
    }
  }
  return sums;
}

/** The files of the version before. */
function checkout(folder: string): string {
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', BEFORE, 'src', 'assets', 'package.json'], { maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'pipe'] });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Bundles what a checkout plays one seed with. */
async function programOf(root: string, out: string): Promise<PlaySeed> {
  // Versions before this one called it otherwise.
  const isOld = !existsSync(join(root, 'src/lab/runs/RunRecord.ts'));
  const folder = existsSync(join(root, 'src/lab/runs')) ? 'runs' : 'curve';
  const contents = `
    export { ${isOld ? 'playSeed as ' : ''}playForRecord } from './src/lab/${folder}/${isOld ? 'playSeed' : 'RunRecord'}';
    export { BOTS } from './src/lab/bots';
    export { contentById } from './src/lab/contentById';`;
  const stdin = { contents, resolveDir: resolve(root), loader: 'ts' } as const;
  const { outputFiles } = buildSync({ stdin, bundle: true, write: false, platform: 'node', format: 'cjs', target: 'es2022', logLevel: 'silent' });
  writeFileSync(`${out}.cjs`, outputFiles[0]?.text ?? '');
  const { playForRecord, BOTS, contentById } = (await import(pathToFileURL(`${out}.cjs`).href)) as Program;
  const content = contentById('lanternfall');
  return (seed) => playForRecord(content, seed, { bot: BOTS['fighter'], ...LIMITS }).turns;
}

/** What both versions offer. */
interface Program {
  readonly playForRecord: (content: unknown, seed: string, limits: typeof LIMITS & { readonly bot: unknown }) => { readonly turns: number };
  readonly BOTS: Readonly<Record<string, unknown>>;
  readonly contentById: (id: string) => unknown;
}
