import { packs } from '../../src/content/packs';
import { curveOf, type Curve } from '../../src/lab/curve/curve';
import { metOf } from '../../src/lab/curve/metOf';
import type { SeedRecord } from '../../src/lab/runs/playSeed';
import { firstSeen, harmsOn } from '../../src/lab/curve/reach';
import { healingOf } from '../../src/lab/runs/chronicle';
import { UsageError } from '../../src/lab/UsageError';
import { lab } from '../support/labAnswer';
import { breedsWith, contentOf, tinyContent, tinyRows } from '../support/tinyPack';

const content = contentOf(packs.lanternfall);

/** A made-up record: where it ended, and the cost of each floor. */
function made(seed: string, end: SeedRecord['end'], lost: readonly number[]): SeedRecord {
  const none = { breeds: [], elites: [], abilities: [], items: [], affixes: [], statuses: [], traps: [], hazards: [], vaults: [] };
  const survey = [1, 2].map((floor) => ({ floor, layout: floor === 1 ? 'a' : 'b', monsters: 2 * floor, hp: 20 * floor, power: 6 * floor, elites: floor - 1, traps: floor, items: 3 }));
  const floors = lost.map((each, index) => ({ floor: index + 1, turns: 10, lost: each, healing: 5, seen: 1 }));
  return { seed, survey, floors, met: { ...none, breeds: ['rat'] }, end, floor: lost.length, turns: 10 * lost.length, level: 1, cause: end === 'died' ? 'breed.rat' : null };
}

describe('a curve', () => {
  const tiny = tinyContent();
  const sums = curveOf(tiny, [made('1', 'died', [0.5]), made('2', 'died', [0.5, 1]), made('3', 'won', [0.2, 0.6])], { bot: 'fighter', turns: 100, floors: 2 });

  it('takes means over all seeds for floor contents, and over the runs that got there for events', () => {
    expect(sums.floors[0]).toMatchObject({ floor: 1, reached: 3, monsters: 2, hp: 10, power: 3, eliteShare: 0, traps: 1, items: 3, lost: 0.4, turns: 10, layouts: { a: 3 } });
    expect(sums.floors[1]).toMatchObject({ floor: 2, reached: 2, monsters: 4, hp: 10, eliteShare: 25, lost: 0.8, layouts: { b: 3 } });
  });

  it('says where the runs end and of what', () => {
    expect(sums).toMatchObject({ won: 0.3333, died: 0.6667, through: 0, causes: { 'breed.rat': 2 } });
    expect(sums.floors.map(({ deaths, deathShare }) => [deaths, deathShare])).toEqual([[1, 0.5], [1, 0.5]]);
  });

  it('says what is first seen on a floor', () => {
    expect(firstSeen(tiny, 3).map(({ breeds, items }) => [...breeds, ...items])).toEqual([['rat', 'salve'], ['ogre', 'bolt'], []]);
  });

  it('counts the damage that rows can do: attacks, traps and unidentified items', () => {
    const venom = { venom: { sprite: 'none', harmful: true } };
    const sick = tinyContent({ statuses: { ...tinyRows.statuses, ...venom }, breeds: breedsWith('ogre', { onHit: [{ do: 'inflict', status: 'venom', turns: 3 }] }) });
    expect([1, 2].map((floor) => harmsOn(sick, floor))).toEqual([[], ['venom']]);
  });

  it('knows what heals, at once or over time', () => {
    const heals = (kind: string): number => healingOf(content, kind, 40);
    expect(['bread', 'healthPotion', 'teleportScroll', 'dagger', 'regenerationPotion'].map((kind) => heals(kind) > 0)).toEqual([true, true, false, false, true]);
    expect(heals('healthPotion')).not.toBe(healingOf(content, 'healthPotion', 80));
  });

  it('lists the rows that no run met', () => {
    expect(metOf(tiny, [made('1', 'died', [1])]).breeds).toEqual({ rows: 7, runs: { rat: 1, crab: 0, hound: 0, slug: 0, ogre: 0, statue: 0, jar: 0 }, never: ['crab', 'hound', 'slug', 'ogre', 'statue', 'jar'] });
  });
});

describe('lab curve', () => {
  it('prints every floor, and a second pack for comparison', async () => {
    const { data, lines } = await lab('curve', '--pack', 'lanternfall', '--compare', 'classicBare', '--bot', 'random', '--seeds', '2', '--turns', '40', '--floors', '1-3', '--workers', '1');
    const curve = data as Curve & { beside: Curve };
    expect([curve, curve.beside].map(({ pack, seeds, floors }) => [pack, seeds, floors.length])).toEqual([['lanternfall', 2, 3], ['classicBare', 2, 3]]);
    expect(lines[0]).toMatch(/^lanternfall: 2 runs by the random bot;/);
  });

  it.each([
    [['--workers', '0'], '--workers must be a whole number from 1 to 64 (got "0").'],
    [['--workers', '65'], '--workers must be a whole number from 1 to 64 (got "65").'],
    [['--workers', 'all'], '--workers must be a whole number from 1 to 64 (got "all").'],
    [['--bot', 'genius'], 'Unknown bot "genius". Bots: random, fighter, waiter, restless, vandal.'],
    [['--compare', 'moria'], `Unknown pack "moria". Packs: ${Object.keys(packs).join(', ')}.`],
    [['--svg', ''], '--svg needs a file name.'],
    [['--report', ''], '--report needs a file name.'],
  ])('refuses %j', async (args, sentence) => {
    await expect(lab('curve', '--seeds', '1', '--turns', '1', ...args)).rejects.toEqual(new UsageError(sentence));
  });
});

describe('lab table', () => {
  it('prints the share of every id on every floor; a floor adds up to a hundred', async () => {
    const { data, lines } = await lab('table', '--pack', 'classicBare', '--floors', '1-7');
    const { tables } = data as { tables: { of: string; rows: { id: string; percent: number[] }[] }[] };
    const monsters = tables.find(({ of }) => of === 'monsters');
    expect(monsters?.rows).toEqual([{ id: 'orc', percent: [100, 100, 84.2, 84.2, 72.7, 72.7, 57.1] }, { id: 'troll', percent: [0, 0, 15.8, 15.8, 27.3, 27.3, 42.9] }]);
    expect(lines[0]).toMatch(/^monsters +floor 1 +floor 2/);
  });
});

describe('lab met', () => {
  it('lists what no run has met', async () => {
    const { data, lines } = await lab('met', '--pack', 'lanternfall', '--seeds', '1', '--turns', '30', '--bot', 'waiter', '--workers', '1');
    expect(data).toMatchObject({ pack: 'lanternfall', breeds: { never: expect.arrayContaining(['rootMother']) as unknown } });
    expect(lines.some((line) => /^vaults +0 +\d+ /.test(line))).toBe(true);
  });
});
