import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** The lab as run from a command line. */
function lab(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const program = join(root, 'src', 'lab', 'main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...args], { cwd: root, encoding: 'utf8', timeout: 50_000 });
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

  it('exits with 2 and one sentence on stderr on a mistake', () => {
    expect(lab('dance')).toEqual({ status: 2, stdout: '', stderr: 'Unknown command "dance". Commands: floors, show, play, merge, replay, compare, curve, diff, screen, tune, table, met, check, catalogue, schema.\n' });
  });
});
