import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TERRAIN = readFileSync(join('assets', 'sprites', 'regions', 'drowned', 'terrain.txt'), 'utf8');

/** The rows of a frame that is drawn in full. */
function frameOf(name: string): string[] {
  const from = TERRAIN.indexOf(`# ${name} raw\n`);
  expect(from).toBeGreaterThanOrEqual(0);
  return TERRAIN.slice(TERRAIN.indexOf('\n', from) + 1).split('\n').slice(0, 16);
}

/** The pixels along the four sides of a frame. */
function rimOf(name: string): string {
  const rows = frameOf(name);
  return [rows[0], rows.at(-1), ...rows.map((row) => row.slice(0, 1)), ...rows.map((row) => row.slice(-1))].join('');
}

test.each([['', 'ground'], ['-shade', 'shade']])('drowned/flooded%s meets drowned/%s in no straight line', (suffix, ground) => {
  for (const variant of [0, 1, 2]) {
    const [moss, bare] = [rimOf(`drowned/flooded${suffix}.${variant}`), rimOf(`drowned/${ground}.${variant}`)];
    const same = Array.from(moss).filter((pixel, place) => pixel === bare.charAt(place)).length;
    expect(same * 100).toBeGreaterThan(60 * moss.length);
  }
});
