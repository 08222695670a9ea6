import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const PROGRAM = ['--import', 'tsx', join(root, 'src', 'lab', 'main.ts')];

/** The lab as run from a command line. */
function lab(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return labHearing('', ...args);
}

/** The same with something on stdin. */
function labHearing(input: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...PROGRAM, ...args], { cwd: root, encoding: 'utf8', timeout: 50_000, input });
  return { status, stdout, stderr };
}

describe('the lab from a command line', () => {
  it('writes only JSON on stdout with --json', () => {
    const { status, stdout, stderr } = lab('play', '--pack', 'classicBare', '--turns', '20', '--json');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.endsWith('}\n')).toBe(true);
    expect(JSON.parse(stdout)).toMatchObject({ turns: 20 });
  });

  it('ends by itself after runs on threads', () => {
    const limits = ['--bot', 'waiter', '--seeds', '2', '--turns', '5', '--floors', '1', '--workers', '2'];
    const { status, stdout } = lab('curve', '--pack', 'classicBare', '--compare', 'firstDungeon', ...limits);
    expect([status, stdout.match(/^\w+: 2 runs/gm)]).toEqual([0, ['classicBare: 2 runs', 'firstDungeon: 2 runs']]);
  });

  it('answers every line on stdin, and ends with it', () => {
    const { status, stdout, stderr } = labHearing('{"pack":"classicBare","seed":"1","turns":1}\nwhat?\n{"action":"w"}\n', 'serve');
    const kinds = stdout.trimEnd().split('\n').map((line) => Object.keys(JSON.parse(line) as object)[0]);
    expect([status, kinds, stderr]).toEqual([0, ['turn', 'error', 'result'], '']);
  });

  it('ends with one sentence when the program that read its output has ended', async () => {
    const serving = spawn(process.execPath, [...PROGRAM, 'serve'], { cwd: root });
    serving.stdout.destroy();
    serving.stdin.on('error', () => undefined);
    serving.stdin.write('{"pack":"classicBare","seed":"1"}\n{"action":"w"}\n');
    const told = text(serving.stderr);
    const [status] = (await once(serving, 'exit')) as [number];
    expect([status, await told]).toEqual([0, 'Nobody reads the output any more.\n']);
  });

  it('ends with one sentence when a line on stdin does not', () => {
    const { status, stdout, stderr } = labHearing(`{"pack":"classicBare","seed":"1"}\n${'x'.repeat(1_100_000)}`, 'serve');
    expect([status, stdout.split('\n').length, stderr]).toEqual([2, 2, 'stdin, line 2: it has more than 1000000 characters, which no line has.\n']);
  });

  it('shows what would steer a terminal in its errors', () => {
    expect(lab('check', 'no\u001b[2Jne\u202e.json').stderr).toMatch(/^no\\u001b\[2Jne\\u202e\.json cannot be read: /);
  });

  it('refuses options of other commands before it does anything', () => {
    const { status, stdout, stderr } = lab('show', '--floor', '1', '--redis', 'redis://nowhere:1', '--svg', 'x.svg');
    expect([status, stdout, stderr]).toEqual([2, '', 'lab show does not take --redis. Options: --pack --floor --seed --why --json.\n']);
  });

  it('prints help on stdout', () => {
    const { status, stdout, stderr } = lab('merge', '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: npm run --silent lab -- merge \[options\] <FILE\.\.\.>\n[^]*--out <FILE>[^]*\n$/);
  });

  it('exits with 2 and one sentence on stderr on a mistake', () => {
    const commands = 'floors, show, play, farm, worker, serve, merge, replay, scenario, distinct, compare, curve, diff, screen, tune, balance, table, met, arrivals, check, texts, catalogue, schema';
    expect(lab('dance')).toEqual({ status: 2, stdout: '', stderr: `Unknown command "dance". Commands: ${commands}.\n` });
  });
});
