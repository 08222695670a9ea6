import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { zipBytes } from '../../../tools/zip/zipBytes';

const ZIP = 'lanternfall-itch.zip';
/** Without the workshop, which players never load, and with it. */
const PLAYERS_BYTES = 1_050_000;
const MOST_BYTES = 1_300_000;
const OF_THE_WORKSHOP = /(^|-)workshop\b|^runs\./;

/** The files that `npm run package` makes, in their own folder. */
export function unpacked(): string {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/zip.ts'], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const bytes = readFileSync(ZIP);
  assert.ok(bytes.length < MOST_BYTES, `${bytes.length} bytes`);
  const files = Object.entries(unzipSync(bytes));
  const played = zipBytes(Object.fromEntries(files.filter(([name]) => !OF_THE_WORKSHOP.test(name))));
  assert.ok(played.length < PLAYERS_BYTES, `${played.length} bytes without the workshop`);
  const folder = mkdtempSync(join(tmpdir(), 'embed-'));
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
