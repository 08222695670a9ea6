import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { forItch } from '../../tools/zip/forItch';
import { itchErrors } from '../../tools/zip/itchErrors';
import { readFolder } from '../../tools/zip/readFolder';
import { zipBytes, type Files } from '../../tools/zip/zipBytes';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const page = bytes('<!doctype html><script src="main.js"></script>');
const game: Files = { 'index.html': page, 'main.js': bytes('1'), 'assets/atlas.png': bytes('png') };

describe('the zip', () => {
  test('holds the files as they are, with index.html at its root', async () => {
    const inside = unzipSync(await zipBytes(game));
    expect(Object.keys(inside)).toEqual(['assets/atlas.png', 'index.html', 'main.js']);
    expect(Buffer.from(inside['index.html'] ?? [])).toEqual(Buffer.from(page));
  });

  test('has the same bytes in whatever order and at whatever time the files came', async () => {
    const first = await zipBytes(game);
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'], now: new Date('2031-07-01T12:00:00Z') });
    const second = await zipBytes(Object.fromEntries(Object.entries(game).reverse()));
    jest.useRealTimers();
    expect(Buffer.from(second)).toEqual(Buffer.from(first));
  });

  test('takes less room than what the library of its format makes of the same files', async () => {
    const text = bytes(Array.from({ length: 2000 }, (_, at) => `row ${at * at}`).join('\n'));
    const small = await zipBytes({ 'main.js': text });
    expect(small.length).toBeLessThan(zipSync({ 'main.js': text }, { level: 9 }).length);
    expect(Buffer.from(unzipSync(small)['main.js'] ?? [])).toEqual(Buffer.from(text));
  });

  test('is read from a folder with everything in it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'zip-'));
    mkdirSync(join(folder, 'assets', 'fonts'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), 'page');
    writeFileSync(join(folder, 'assets', 'fonts', 'a.woff2'), 'font');
    const files = readFolder(folder);
    rmSync(folder, { recursive: true });
    expect(Object.keys(files).sort()).toEqual(['assets/fonts/a.woff2', 'index.html']);
    expect(files['index.html']?.toString()).toBe('page');
  });
});

test('the picture that links to the page show stays at home', () => {
  const linked = bytes('<meta property="og:image" content="assets/card.png"><img src="assets/atlas.png">');
  const files = forItch({ ...game, 'index.html': linked, 'assets/card.png': bytes('png') });
  expect(Object.keys(files).sort()).toEqual(['assets/atlas.png', 'index.html', 'main.js']);
});

describe('what itch.io would reject is refused in words', () => {
  test('but a proper game is not', () => {
    const style = bytes("@import 'more.css'; a { background: url( assets/a.png ) url('data:,') }");
    const linked = bytes('<a href="https://example.org">site</a><link rel="icon" href="data:,"><img src=./a.png>');
    expect(itchErrors({ ...game, 'main.css': style, 'help.html': linked })).toEqual([]);
  });

  test.each<[string, Files, string]>([
    ['no page', { 'main.js': page }, 'index.html is missing at the root'],
    [
      'too many files',
      { ...game, ...Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}`, bytes('')])) },
      '1003 files (itch.io allows 1000)',
    ],
    ['too many bytes', { ...game, big: { length: 600_000_000 } as Uint8Array }, '600000050 bytes unpacked (itch.io allows 500000000)'],
    ['a long path', { ...game, ['x'.repeat(241)]: page }, `a path of 241 characters (itch.io allows 240): ${'x'.repeat(241)}`],
    ['names that differ only in case', { ...game, 'Main.js': page }, 'Main.js and main.js differ only in case'],
    [
      'a script from the root of the server',
      { ...game, 'index.html': bytes('<script defer src="/main.js"></script>') },
      'index.html names /main.js: use relative URLs only',
    ],
    [
      'a style sheet from another server',
      { ...game, 'index.html': bytes("<link rel='stylesheet' href='https://example.org/a.css'>") },
      'index.html names https://example.org/a.css: use relative URLs only',
    ],
    [
      'a picture from another server in a style sheet',
      { ...game, 'main.css': bytes('a { background: url(//example.org/a.png) }') },
      'main.css names //example.org/a.png: use relative URLs only',
    ],
    [
      'a style sheet that imports one from the root',
      { ...game, 'main.css': bytes('@import "/a.css";') },
      'main.css names /a.css: use relative URLs only',
    ],
  ])('%s', (_what, files, fault) => {
    expect(itchErrors(files)).toEqual([fault]);
  });
});
