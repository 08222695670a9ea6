import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackFile, PACK_LIMITS } from '../../src/engine/pack/packFile';
import { MOST_TEXT, textKindsOf } from '../../src/engine/pack/packTexts';
import { MOST, RANGES } from '../../src/engine/pack/ranges';
import { provePack } from '../../src/procgen/provePack';
import { house } from '../trust/packsHouse';

const docs = join(__dirname, '..', '..', 'docs');
const guide = readFileSync(join(docs, 'PACKS.md'), 'utf8');
const example = readFileSync(join(docs, 'packs', 'drowned-mill.json'), 'utf8');

describe('the guide to packs', () => {
  it('states every range as it is, and no others', () => {
    const rows = Array.from(guide.matchAll(/^\| (\w+) \| (-?\d+) \| (\d+) \| .+ \|$/gm), ([, name, least, most]) => [name, [Number(least), Number(most)]]);
    expect(Object.fromEntries(rows)).toEqual(RANGES);
    expect(rows).toHaveLength(Object.keys(RANGES).length);
  });

  it('states the limits as they are', () => {
    const said = [`${PACK_LIMITS.characters.toLocaleString('en')} characters`, `${PACK_LIMITS.depth} levels deep`, `${PACK_LIMITS.values.toLocaleString('en')} values`, `${MOST.rows} rows in a table`, `${MOST.points} points on a curve`, `${MOST.effects} effects in a list`, `vaults of ${MOST.vault} x ${MOST.vault} cells`, `maps of ${MOST.cells.toLocaleString('en')} cells`, `${MOST_TEXT} characters each`];
    expect(said.filter((words) => !guide.replace(/\s+/g, ' ').includes(words))).toEqual([]);
  });

  it('quotes errors in the words in which they are printed', () => {
    const [block = ''] = /^```\nmill\.json[^`]*/m.exec(guide) ?? [];
    const told = block.split('\n').filter((line) => line.startsWith('mill.json'));
    const broken = [
      example.replace('"hp": 7,', '"hp": -7,'),
      example.replace('"rat/idle"', '"ratt/idle"'),
      example.replace('{the actor} turns his stone', '{the target} turns his stone'),
    ].flatMap((text) => {
      const read = readPackFile(text, 'mill.json', house);
      return read.ok ? [] : read.errors;
    });
    expect(broken).toHaveLength(3);
    expect(told).toEqual(expect.arrayContaining(broken));
  });
});

describe('the example of the guide', () => {
  const read = readPackFile(example, 'drowned-mill.json', house);
  const pack = read.ok ? read.pack : null;

  it('is accepted, and proven', () => {
    expect(read).toMatchObject({ ok: true });
    if (!pack) throw new Error('the example is refused');
    const trial = provePack(pack.content);
    let step = trial.next();
    while (step.done !== true) step = trial.next();
    expect(step.value).toEqual([]);
  });

  it('has an English text for everything with a name of its own', () => {
    const { en = {} } = pack?.texts ?? {};
    const usual = /^(breed\.player|slot\.weapon|tile\.|use\.|item\.\w+\.about)/;
    const keys = pack ? textKindsOf(pack.rows).map(({ family, id }) => `${family}.${id}`) : [];
    expect(keys.filter((key) => !usual.test(key) && !Object.hasOwn(en, key))).toEqual([]);
  });
});
