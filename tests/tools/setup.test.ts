import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import setup from '../../tools/setup.cjs';

describe('the Node version', () => {
  test.each(['0.12.18', '8.17.0', '14.2.0', '18.20.4', '20.18.3'])('%s is refused in one sentence', (version) => {
    const [major, minor] = version.split('.');
    expect(setup.versionError(version)).toBe(
      `Lanternfall needs Node 20.19 or newer; this is Node ${major ?? ''}.${minor ?? ''}. Get it from https://nodejs.org.`,
    );
  });

  test.each(['20.19.0', '20.20.2', 'v22.13.0', '24.0.0', '100.0.0'])('%s will do', (version) => {
    expect(setup.versionError(version)).toBe('');
  });
});

describe('node_modules', () => {
  let root = '';
  const one = { version: '1.0.0', integrity: 'sha512-a' };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'setup-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const write = (file: string, packages: Record<string, unknown>): void => {
    writeFileSync(join(root, file), JSON.stringify({ packages }));
  };
  const installed = (packages: Record<string, unknown>): void => {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    write('node_modules/.package-lock.json', packages);
  };

  test('that is missing has to be installed', () => {
    write('package-lock.json', { '': {}, 'node_modules/one': one });
    expect(setup.freshness(root)).toBe('stale');
  });

  test('with its stamp is ready, but not after the lock file changes', () => {
    write('package-lock.json', { '': {}, 'node_modules/one': one });
    installed({ 'node_modules/one': one });
    setup.writeStamp(root);
    expect(setup.freshness(root)).toBe('ready');
    write('package-lock.json', { '': {}, 'node_modules/one': { ...one, version: '1.1.0' } });
    expect(setup.freshness(root)).toBe('stale');
  });

  test('installed by hand is accepted without a stamp, also without the optional packages of other platforms', () => {
    write('package-lock.json', { '': {}, 'node_modules/one': one, 'node_modules/win': { ...one, optional: true } });
    installed({ 'node_modules/one': one });
    expect(setup.freshness(root)).toBe('unstamped');
  });

  test.each([
    ['a package is missing', {}],
    ['a package is of another version', { 'node_modules/one': { ...one, version: '0.9.0' } }],
    ['a package has other bytes', { 'node_modules/one': { ...one, integrity: 'sha512-b' } }],
    ['a package is left over', { 'node_modules/one': one, 'node_modules/two': one }],
  ])('is stale when %s', (_why, packages) => {
    write('package-lock.json', { '': {}, 'node_modules/one': one });
    installed(packages);
    expect(setup.freshness(root)).toBe('stale');
  });
});

describe('npm', () => {
  test('is started through the npm that runs us', () => {
    expect(setup.npmCommand({ npm_execpath: '/lib/npm/bin/npm-cli.js' }, 'linux')).toEqual({
      file: process.execPath,
      args: ['/lib/npm/bin/npm-cli.js'],
      shell: false,
    });
  });

  test('is npm.cmd in a shell on Windows and npm elsewhere', () => {
    expect(setup.npmCommand({}, 'win32')).toEqual({ file: 'npm.cmd', args: [], shell: true });
    expect(setup.npmCommand({}, 'darwin')).toEqual({ file: 'npm', args: [], shell: false });
  });
});
