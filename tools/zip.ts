import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { GAME } from '../src/naming';
import { forItch } from './zip/forItch';
import { itchErrors } from './zip/itchErrors';
import { readFolder } from './zip/readFolder';
import { zipBytes } from './zip/zipBytes';

/** `npm run package`: dist/ as the zip for itch.io. */
const TARGET = `${GAME.id}-itch.zip`;

const files = forItch(readFolder('dist'));
const errors = itchErrors(files);
if (errors.length > 0) {
  console.error(`${TARGET} was not created:\n${errors.map((error) => `- ${error}`).join('\n')}`);
  process.exitCode = 1;
} else {
  const bytes = await zipBytes(files);
  writeFileSync(TARGET, bytes);
  const size = `${(bytes.length / 1000).toFixed(0)} kB (${bytes.length} bytes)`;
  const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  console.info(`${TARGET}: ${size}, ${Object.keys(files).length} files, sha256 ${sum}...`);
}
