import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packs } from '../../src/content/packs';
import { catalogue } from '../../src/lab/floors';
import { scaled } from '../support/scale';
import { contentOf } from '../support/tinyPack';

const SEEDS = scaled(4, 20);
const FILE = 'tests/fixtures/seeds.txt';

/** Lines that the file has and the code doesn't produce, and vice versa. */
function differences(wanted: readonly string[], found: readonly string[]): string[] {
  const lines = Math.max(wanted.length, found.length);
  return Array.from({ length: lines }, (_, i) => (wanted[i] === found[i] ? '' : `- ${wanted[i] ?? '(no line)'}\n+ ${found[i] ?? '(no line)'}`)).filter((line) => line !== '');
}

describe('the seed catalogue', () => {
  it('matches the floors: a difference is a bug, or intended and explained in the commit', () => {
    const wanted = readFileSync(join(__dirname, '..', 'fixtures', 'seeds.txt'), 'utf8').trimEnd().split('\n').filter((line) => Number(/ seed (\d+) /.exec(line)?.[1]) <= SEEDS);
    const found = Object.values(packs).flatMap((rows) => catalogue(contentOf(rows), SEEDS));
    const changed = differences(wanted, found);
    const advice = `${String(changed.length)} floors differ from ${FILE}. If that is meant: npx tsx src/lab/main.ts catalogue > ${FILE}, and say why in the commit.`;
    expect([advice, ...changed.slice(0, 5)]).toEqual([advice.replace(/^\d+/, '0')]);
    expect(found).toHaveLength(((Object.keys(packs).length - 1) * 10 + 12) * SEEDS);
  });
});
