import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** The lab as run from a command line. */
function lab(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'src', 'lab', 'main.ts'), ...args], { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the lab from a command line', () => {
  it('writes only JSON on stdout with --json', () => {
    const { status, stdout, stderr } = lab('play', '--pack', 'classicBare', '--turns', '20', '--json');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.endsWith('}\n')).toBe(true);
    expect(JSON.parse(stdout)).toMatchObject({ turns: 20 });
  });

  it('exits with 2 and one sentence on stderr on a mistake', () => {
    expect(lab('dance')).toEqual({ status: 2, stdout: '', stderr: 'Unknown command "dance". Commands: floors, show, play, replay, compare, curve, table, met, check, catalogue, schema.\n' });
  });
});
