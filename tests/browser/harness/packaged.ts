import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

const ZIP = 'lanternfall-itch.zip';
const MOST_BYTES = 1_200_000;

/** The files that `npm run package` makes, in their own folder. */
export function unpacked(): string {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/zip.ts'], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const bytes = readFileSync(ZIP);
  assert.ok(bytes.length < MOST_BYTES, `${bytes.length} bytes`);
  const folder = mkdtempSync(join(tmpdir(), 'embed-'));
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
