import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  const script = (...place: string[]): string => {
    const file = join(folder, ...place, 'node_modules', 'npm', 'bin', 'npm-cli.js');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    return file;
  };
  afterAll(() => { rmSync(folder, { recursive: true }); });

  test.each(['linux', 'darwin', 'win32'])('is started through the npm that runs us, on %s', (platform) => {
    const own = script('own');
    expect(setup.npmCommand({ npm_execpath: own }, platform, join(folder, 'node'))).toEqual({ file: join(folder, 'node'), args: [own] });
  });

  test('is the one beside Node, whoever runs us', () => {
    const [windows, unix] = [script('windows'), script('unix', 'lib')];
    const yarn = { npm_execpath: '/yarn/yarn.js' };
    expect(setup.npmCommand(yarn, 'win32', join(folder, 'windows', 'node.exe'))).toEqual({ file: join(folder, 'windows', 'node.exe'), args: [windows] });
    expect(setup.npmCommand({}, 'darwin', join(folder, 'unix', 'bin', 'node'))).toEqual({ file: join(folder, 'unix', 'bin', 'node'), args: [unix] });
  });

  test('is what is called npm elsewhere, and never a line for a shell', () => {
    const none = join(folder, 'none', 'node');
    expect(setup.npmCommand({}, 'linux', none)).toEqual({ file: 'npm', args: [] });
    expect(setup.npmCommand({ ComSpec: 'C:/Windows/cmd.exe' }, 'win32', none)).toEqual({ file: 'C:/Windows/cmd.exe', args: ['/d', '/c', 'npm.cmd'] });
  });
});

describe('on every system', () => {
  const root = join(__dirname, '..', '..');
  const sources = ['tools', 'tests', 'src'].flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)));
  const texts = [...sources.filter((name) => /\.(?:ts|tsx|js|cjs)$/.test(name)), 'webpack.config.js'].map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

  test('npm start and npm test need no shell', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    for (const name of ['prestart', 'start', 'pretest', 'test']) expect(scripts[name]).toMatch(/^\w+(?: [\w./=-]+)*$/);
    expect(texts.filter(({ text }) => new RegExp('shell: *(?:true|[a-z]+\\.)').test(text)).map(({ name }) => name)).toEqual([]);
  });

  test('a folder is linked in a way that Windows allows to everyone', () => {
    const links = texts.flatMap(({ name, text }) => [...text.matchAll(/symlinkSync\((.*)\);/g)].map(([, of = '']) => ({ name, of })));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ of }) => !of.endsWith(", 'junction'"))).toEqual([]);
  });
});

describe('the long programs', () => {
  test.each([
    ['tools/mutants/main.ts', 'usage: npm run test:mutants'],
    ['tools/faults/main.ts', 'usage: npm run test:faults'],
    ['tests/long/run.ts', 'usage: npm run test:long'],
  ])('%s says with --help how it is used, and with wrong arguments what is wrong', (program, usage) => {
    const run = (...args: string[]) => spawnSync(process.execPath, ['--import', 'tsx', program, ...args], { cwd: join(__dirname, '..', '..'), encoding: 'utf8', timeout: 50_000 });
    const help = run('--help');
    expect([help.status, help.stderr, help.stdout.slice(0, usage.length)]).toEqual([0, '', usage]);
    const wrong = run('--whatever');
    expect([wrong.status, wrong.stdout]).toEqual([2, '']);
    expect(wrong.stderr).toMatch(/^.*--whatever.*\nusage: /);
  });
});
