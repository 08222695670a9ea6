import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { packs } from '../../../src/content/packs';
import { changesOf, exactly, factorsAt, further, scaled, scaledPack } from '../../../src/lab/changes/factors';
import { contentById } from '../../../src/lab/contentById';
import { compiledPack } from '../../../src/lab/shippedContent';
import { UsageError } from '../../../src/lab/UsageError';
import { lab } from '../../support/labAnswer';
import { spareFiles } from '../../support/madeRuns';

const file = spareFiles();

describe('the factors of a pack', () => {
  it('are the rows of a table, one row or number, or a field of all rows', () => {
    const names = (...places: string[]): string[] => factorsAt(packs.classic, places).map(({ name }) => name);
    expect(names('monsters', 'counts')).toEqual(['monsters.orc', 'monsters.troll', 'counts.monsters', 'counts.items']);
    expect(names('monsters.orc', 'breeds.*.hp')).toEqual(['monsters.orc', ...Object.keys(packs.classic.breeds).map((id) => `breeds.${id}.hp`)]);
    expect(names('sight')).toEqual(['sight']);
    expect(factorsAt(packs.lanternfall, ['schedule.healthPotion', 'strength.hp']).map(({ name }) => name)).toEqual(['schedule.healthPotion', 'strength.hp']);
    expect(factorsAt(packs.lanternfall, ['schedule']).find(({ name }) => name === 'schedule.bread')?.value).toEqual(packs.lanternfall.schedule.bread);
  });

  it.each(['dragons', 'monsters.dragon', 'welcome', 'breeds.*.glyph'])('there are none at %s', (place) => {
    expect(() => factorsAt(packs.classic, [place])).toThrow(new UsageError(`${place}: there are no numbers or curves at this place of the pack.`));
  });

  it('are whole numbers that differ by at least 1, and 0 stays', () => {
    expect([scaled(10, 1.5, further), scaled(1, 1.2, further), scaled(1, 0.8, further), scaled(0, 3, further), scaled(7, 1, further)]).toEqual([15, 2, 0, 0, 7]);
    expect([scaled(10, 1.04, exactly), scaled(1, 1.2, exactly)]).toEqual([10, 1]);
    expect(scaled([[1, 4], [5, 0]], 0.5, further)).toEqual([[1, 2], [5, 0]]);
    expect(scaled({ linear: [[1, 3]] }, 2, further)).toEqual({ linear: [[1, 6]] });
    expect(scaled({ least: [[1, 1]], most: [[1, 2]], note: 'x' }, 2, further)).toEqual({ least: [[1, 2]], most: [[1, 4]], note: 'x' });
  });

  it('make packs that load, as they are and scaled', () => {
    const factors = factorsAt(packs.lanternfall, ['monsters', 'items', 'schedule', 'counts', 'strength']);
    expect(scaledPack(packs.lanternfall, factors, { scales: factors.map(() => 1), how: further })).toEqual(packs.lanternfall);
    expect(compiledPack(scaledPack(packs.lanternfall, factors, { scales: factors.map((_, at) => (at % 2 === 0 ? 0.5 : 1.5)), how: further })).version).not.toBe(contentById('lanternfall').version);
    expect(changesOf(factors, [2], further)[0]).toEqual({ path: ['monsters', 'rat'], value: scaled(packs.lanternfall.monsters.rat, 2, further) });
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
