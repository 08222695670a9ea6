import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { packs } from '../../../src/content/packs';
import type { PackRows } from '../../../src/engine/content';
import { type CurveRow, FloorCurve } from '../../../src/engine/core/floorCurve';
import { changesOf, exactly, factorsAt, further, scaledPack, type Factor } from '../../../src/lab/changes/factors';
import { compiledPack } from '../../../src/lab/compiledPack';
import { contentById } from '../../../src/lab/contentById';
import { UsageError } from '../../../src/lab/failures';
import { lab } from '../../support/labAnswer';
import { spareFiles } from '../../support/madeRuns';

const file = spareFiles();

/** What the only factor at a place is when it is scaled. */
function scaledAt(rows: PackRows, place: string, scale: number): unknown {
  const factors = factorsAt(rows, [place]);
  expect(factors).toHaveLength(1);
  return changesOf(factors, [scale], further)[0]?.value;
}

/** The factors of a table, or of a pack's number; none where there is nothing to scale. */
function factorsIn(rows: PackRows, table: string): Factor[] {
  try {
    return factorsAt(rows, [table]);
  } catch (error) {
    if (error instanceof UsageError) return [];
    throw error;
  }
}

describe('the factors of a pack', () => {
  it('are the rows of a table, one row or number, or a field of all rows', () => {
    const names = (...places: string[]): string[] => factorsAt(packs.classic, places).map(({ name }) => name);
    expect(names('monsters', 'counts')).toEqual(['monsters.orc', 'monsters.troll', 'counts.monsters', 'counts.items']);
    expect(names('monsters.orc', 'breeds.*.hp')).toEqual(['monsters.orc', ...Object.keys(packs.classic.breeds).map((id) => `breeds.${id}.hp`)]);
    expect(names('sight')).toEqual(['sight']);
    expect(factorsAt(packs.lanternfall, ['schedule.healthPotion', 'strength.hp']).map(({ name }) => name)).toEqual(['schedule.healthPotion', 'strength.hp']);
    expect(factorsAt(packs.lanternfall, ['schedule']).find(({ name }) => name === 'schedule.bread')?.place.value).toEqual(packs.lanternfall.schedule.bread);
  });

  it.each(['dragons', 'monsters.dragon', 'welcome', 'breeds.*.glyph'])('there are none at %s', (place) => {
    expect(() => factorsAt(packs.classic, [place])).toThrow(new UsageError(`${place}: there are no numbers or curves at this place of the pack.`));
  });

  it('are whole numbers that differ by at least 1, and 0 stays', () => {
    expect([further(10, 1.5), further(1, 1.2), further(1, 0.8), further(0, 3), further(7, 1), further(-4, 1.5), further(-1, 0.5)]).toEqual([15, 2, 0, 0, 7, -6, -0]);
    expect([exactly(10, 1.04), exactly(1, 1.2)]).toEqual([10, 1]);
    expect(scaledAt(packs.lanternfall, 'monsters.wolf', 2)).toEqual(packs.lanternfall.monsters.wolf.map(([floor, weight]) => [floor, 2 * weight]));
    const { linear } = packs.lanternfall.strength.power;
    expect(scaledAt(packs.lanternfall, 'strength.power', 2)).toEqual({ linear: linear.map(([floor, power]) => [floor, 2 * power]) });
    const { least, most } = packs.lanternfall.schedule.bread;
    const twice = (points: readonly (readonly number[])[]): unknown => points.map(([floor, count = 0]) => [floor, 2 * count]);
    expect(scaledAt(packs.lanternfall, 'schedule.bread', 2)).toEqual({ ...packs.lanternfall.schedule.bread, least: twice(least), most: twice(most) });
  });

  it('of a row are all that may be any number, no further than it may be', () => {
    const { wolf } = packs.lanternfall.breeds;
    expect(scaledAt(packs.lanternfall, 'breeds.wolf', 1.5)).toMatchObject({ directions: wolf.directions, hp: Math.round(1.5 * wolf.hp), glyph: wolf.glyph });
    const breeds = { rat: { ...packs.lanternfall.breeds.rat, hp: 1, speed: 900, sleepy: 90, nerve: 0 } };
    expect(scaledAt({ ...packs.lanternfall, breeds }, 'breeds.rat', 1.5)).toMatchObject({ hp: 2, speed: 1000, sleepy: 100, nerve: 0 });
    expect(scaledAt({ ...packs.lanternfall, breeds }, 'breeds.rat', 0.5)).toMatchObject({ hp: 1, speed: 450, sleepy: 45, nerve: 0 });
    expect(() => factorsAt(packs.lanternfall, ['breeds.wolf.directions'])).toThrow('breeds.wolf.directions: there are no numbers or curves at this place');
  });

  it('on some floors only are curves with the same values elsewhere', () => {
    const valuesOf = (row: unknown): number[] => Array.from({ length: 10 }, (_, at) => new FloorCurve(row as CurveRow).at(at + 1));
    for (const [place, old] of [['strength.power', packs.lanternfall.strength.power], ['counts.monsters', packs.lanternfall.counts.monsters]] as const) {
      const before = valuesOf(old);
      const expected = before.map((value, at) => (at + 1 === 3 || at + 1 === 4 ? 2 * value : value));
      expect(valuesOf(scaledAt(packs.lanternfall, `${place}@3-4`, 2))).toEqual(expected);
      expect(scaledAt(packs.lanternfall, `${place}@3-4`, 1)).toEqual(old);
    }
    expect(scaledAt(packs.classic, 'monsters.troll@1-3', 2)).toEqual([[3, 30], [4, 15], [5, 30], [7, 60]]);
    expect(factorsAt(packs.classic, ['monsters@2']).map(({ name }) => name)).toEqual(['monsters.orc@2']);
    expect(factorsAt(packs.lanternfall, ['schedule.healthPotion@3'])).toHaveLength(1);
    expect(() => factorsAt(packs.classic, ['breeds.orc.hp@3'])).toThrow('breeds.orc.hp@3: there are no numbers or curves at this place of the pack.');
    expect(() => factorsAt(packs.classic, ['monsters@4-3'])).toThrow('monsters@4-3: floors ascend, as in monsters@3-4.');
  });

  it.each(Object.entries<PackRows>(packs))('make packs that load out of any table of %s', (_id, rows) => {
    const tables = Object.keys(rows).filter((table) => table !== 'growth');
    const factors = tables.flatMap((table) => factorsIn(rows, table).map((factor): [string, Factor] => [table, factor]));
    for (const table of new Set(factors.map(([of]) => of))) {
      const own = factors.flatMap(([of, factor]) => (of === table ? [factor] : []));
      for (const scale of [0.5, 1.5]) expect(() => scaledPack(rows, own, own.map(() => scale), further)).not.toThrow();
    }
    expect(factors.length).toBeGreaterThan(5);
  });

  it('that no pack can have are refused with what the pack says of them', () => {
    const factors = factorsAt(packs.lanternfall, ['growth.offers']);
    expect(() => scaledPack(packs.lanternfall, factors, [0.5], further)).toThrow(/^The pack cannot be played with these rows so scaled; .*growth/);
  });

  it('make packs that load, as they are and scaled', () => {
    const factors = factorsAt(packs.lanternfall, ['monsters', 'items', 'schedule', 'counts', 'strength']);
    expect(scaledPack(packs.lanternfall, factors, factors.map(() => 1), further)).toEqual(packs.lanternfall);
    expect(compiledPack(scaledPack(packs.lanternfall, factors, factors.map((_, at) => (at % 2 === 0 ? 0.5 : 1.5)), further)).version).not.toBe(contentById('lanternfall').version);
    expect(changesOf(factors, [2], further)[0]).toEqual({ path: ['monsters', 'rat'], value: packs.lanternfall.monsters.rat.map(([floor, weight]) => [floor, 2 * weight]) });
  });
});

describe('lab screen', () => {
  const asked = ['screen', '--pack', 'classic', '--rows', 'breeds.player.hp,monsters', '--on', '1', '--bot', 'restless', '--seeds', '3', '--turns', '150', '--floors', '1', '--workers', '1'] as const;

  it('finds the row that matters, and draws it', async () => {
    const { data, lines } = await lab(...asked, '--svg', file('rows.svg'));
    const { effects } = data as { effects: { factor: string; value: number; low: number; high: number }[] };
    expect(effects[0]).toMatchObject({ factor: 'breeds.player.hp' });
    expect(effects[0]?.value).toBeLessThan(0);
    expect(effects.every(({ value, low, high }) => low < value && value < high)).toBe(true);
    expect(lines[0]).toMatch(/^classic: hazard of floor 1, [\d.]+ % in the mean of 8 arms of 3 runs by the restless bot$/);
    expect(readFileSync(file('rows.svg'), 'utf8')).toMatch(/^<svg [^]*breeds\.player\.hp[^]*<\/svg>\n$/);
  });

  it('scales of a monster what may be any number', async () => {
    const { lines } = await lab('screen', '--rows', 'breeds.wolf', '--on', '1', '--seeds', '1', '--turns', '5', '--floors', '1', '--workers', '1');
    expect(lines.at(-1)).toMatch(/^breeds\.wolf /);
  });

  it('keeps the runs in a folder, goes on there, and asks them something else', async () => {
    const whole = await lab(...asked, '--out', file('arms'));
    const arms = readdirSync(file('arms')).sort();
    expect(arms).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'].map((arm) => `arm-00${arm}.ndjson.gz`));
    rmSync(file('arms/arm-008.ndjson.gz'));
    expect((await lab(...asked, '--out', file('arms'))).data).toEqual(whole.data);
    expect((await lab(...asked, '--from', file('arms'))).data).toEqual(whole.data);
    renameSync(file('arms/arm-001.ndjson.gz'), file('arms/arm-002.ndjson.gz'));
    await expect(lab(...asked, '--from', file('arms'))).rejects.toThrow(/arm-001\.ndjson\.gz cannot be read/);
    renameSync(file('arms/arm-002.ndjson.gz'), file('arms/arm-001.ndjson.gz'));
    await expect(lab(...asked, '--by', '40', '--from', file('arms'))).rejects.toThrow(/arm-001\.ndjson\.gz is not of this screening; they differ in the rows of the pack: /);
    expect(existsSync(file('arms/arm-002.ndjson.gz'))).toBe(false);
  });
});
