import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

const ZIP = 'lanternfall-itch.zip';
/** With the workshop, and without it: players never load that. */
const MOST_BYTES = 1_200_000;
const PLAYERS_BYTES = 900_000;
const OF_THE_WORKSHOP = /(^|-)workshop\b|^runs\./;

/** The files that `npm run package` makes, in their own folder. */
export function unpacked(): string {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/zip.ts'], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const bytes = readFileSync(ZIP);
  assert.ok(bytes.length < MOST_BYTES, `${bytes.length} bytes`);
  let players = bytes.length;
  const files = unzipSync(bytes, {
    filter: ({ name, size }) => {
      if (OF_THE_WORKSHOP.test(name)) players -= size;
      return true;
    },
  });
  assert.ok(players < PLAYERS_BYTES, `${players} bytes without the workshop`);
  const folder = mkdtempSync(join(tmpdir(), 'embed-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
