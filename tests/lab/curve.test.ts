import { packs } from '../../src/content/packs';
import type { Game } from '../../src/engine/Game';
import { BOTS } from '../../src/lab/bots';
import { CurveTally, type Curve, type CurveFloor } from '../../src/lab/curve/curve';
import { MetTally } from '../../src/lab/curve/MetTally';
import { healingOf, metRows } from '../../src/lab/runs/chronicle';
import type { Estimate } from '../../src/lab/statistics/intervals';
import { firstSeen, harmsOn } from '../../src/lab/curve/reach';
import { newGame } from '../../src/procgen/newGame';
import { UsageError } from '../../src/lab/failures';
import { lab } from '../support/labAnswer';
import { madeMet, madeRun } from '../support/madeRuns';
import { breedsWith, contentOf, tinyContent, tinyRows } from '../support/tinyPack';

const content = contentOf(packs.lanternfall);

function isEstimate(value: unknown): value is Estimate {
  return typeof value === 'object' && value !== null && 'low' in value;
}

describe('a curve', () => {
  const tiny = tinyContent();
  const tally = new CurveTally(tiny, { bot: 'fighter', turns: 100, floors: 2 });
  tally.add(madeRun({ seed: '1', floors: { lost: [0.5], turns: [10] } }));
  tally.add(madeRun({ seed: '2', floors: { lost: [0.5, 1], turns: [10, 10], arrival: [1, 0.5] }, cause: 'breed.ogre' }));
  tally.add(madeRun({ seed: '3', floors: { lost: [0.2, 0.6], turns: [10, 10], arrival: [1, 0.9] }, end: 'won' }));
  const sums = tally.read();

  it('takes means over the runs that got to a floor', () => {
    const valued = (at: CurveFloor | undefined): unknown => at && { ...at, ...Object.fromEntries(Object.entries(at).flatMap(([name, each]) => (isEstimate(each) ? [[name, Number(each.value.toFixed(4))]] : []))) };
    expect(valued(sums.floors[0])).toMatchObject({ floor: 1, reached: 3, lost: 0.4, turns: 10 });
    expect(valued(sums.floors[1])).toMatchObject({ floor: 2, reached: 2, lost: 0.8, arrival: 0.7 });
  });

  it('says what the seeds of the runs placed there, unless their rows were others', () => {
    const campaign = new CurveTally(content, { bot: 'fighter', turns: 100, floors: 3 });
    const seeds = ['11', '12'];
    for (const seed of seeds) campaign.add(madeRun({ seed, floors: { turns: [10] } }));
    const games = seeds.map((seed) => newGame(content, seed));
    const mean = (of: (game: Game) => number): number => games.reduce((sum, game) => sum + of(game), 0) / seeds.length;
    const monsters = mean((game) => game.floor.state.actors.length);
    const [first, , third] = campaign.read().floors;
    expect(first?.monsters.value).toBe(monsters);
    expect(first?.traps.value).toBe(mean(({ floor }) => floor.state.traps.length));
    expect(first?.items.value).toBe(mean(({ floor }) => floor.state.items.length));
    expect(first?.hp).toBe(mean(({ floor }) => floor.state.actors.reduce((sum, { maxHp }) => sum + maxHp, 0)) / monsters);
    expect(Object.values(first?.layouts ?? {}).reduce((sum, uses) => sum + uses, 0)).toBe(2);
    expect([third?.monsters.n, third?.eliteShare === 0]).toEqual([2, false]);
    const [unknown] = campaign.read(false).floors;
    expect([unknown?.monsters.n, unknown?.effects, unknown?.layouts]).toEqual([0, null, {}]);
  });

  it('says how deadly a floor is for those who come there, and who are alive after it', () => {
    expect(sums.floors.map(({ hazard: { value, n }, deaths }) => [value, n, deaths])).toEqual([[1 / 3, 3, 1], [0.5, 2, 1]]);
    expect(sums.floors.map(({ survival: { value, n } }) => [value.toFixed(4), n])).toEqual([['0.6667', 3], ['0.3333', 2]]);
    expect(sums.floors.map(({ causes }) => Object.entries(causes).map(([cause, { value, n }]) => [cause, value * n, n]))).toEqual([[['breed.rat', 1, 3]], [['breed.ogre', 1, 2]]]);
  });

  it('says where the runs end and of what', () => {
    expect([sums.won, sums.died, sums.through].map(({ value, n }) => [value * n, n])).toEqual([[1, 3], [2, 3], [0, 3]]);
    expect(sums.causes).toEqual({ 'breed.ogre': 1, 'breed.rat': 1 });
    expect(sums.floors.map(({ deathShare: { value } }) => value)).toEqual([0.5, 0.5]);
  });

  it('says how far the best of some runs gets', () => {
    expect(sums.best.map(({ of, floor, won }) => [of, floor.value.toFixed(4), won.value.toFixed(4)])).toEqual([[1, '1.6667', '0.3333'], [3, '1.9630', '0.7037'], [10, '2.0000', '0.9827']]);
  });

  it('says what was chosen, and how much was won with it', () => {
    const campaign = new CurveTally(content, { bot: 'fighter', turns: 100, floors: 1 });
    const run = (hero: string, learnt: string[], end: 'won' | 'died'): void => {
      campaign.add({ ...madeRun({ floors: { turns: [1] }, end }), met: madeMet(content, { heroes: [hero], talents: learnt }) });
    };
    const [first = '', second = ''] = content.talents.keys();
    run('warden', [first, second], 'won');
    run('warden', [first], 'died');
    run('tinker', [first], 'died');
    const { heroes, talents } = campaign.read();
    const told = (id: string, row: Curve['talents'][string] | undefined): unknown[] => [id, ...[row?.taken, row?.won].map((share) => Math.round((share?.value ?? NaN) * 100)), row?.won.n];
    expect(['lamplighter', 'warden', 'tinker'].map((id) => told(id, heroes[id]))).toEqual([['lamplighter', 0, 0, 0], ['warden', 67, 50, 2], ['tinker', 33, 0, 1]]);
    expect([first, second].map((id) => told(id, talents[id]))).toEqual([[first, 100, 33, 3], [second, 33, 100, 1]]);
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
    const tally = new MetTally(metRows(tiny));
    tally.add({ met: madeMet(tiny, { breeds: ['rat'], items: ['salve'] }) });
    expect(tally.read().items).toMatchObject({ runs: { salve: 1, bolt: 0 } });
    expect(tally.read().breeds).toEqual({ rows: 7, runs: { rat: 1, crab: 0, hound: 0, slug: 0, ogre: 0, statue: 0, jar: 0 }, never: ['crab', 'hound', 'slug', 'ogre', 'statue', 'jar'] });
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
    [['--bot', 'genius'], `Unknown bot "genius". Bots: ${Object.keys(BOTS).join(', ')}.`],
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
    const rows = monsters?.rows.map(({ id, percent }) => ({ id, percent: percent.map((share) => Number(share.toFixed(1))) }));
    expect(rows).toEqual([{ id: 'orc', percent: [100, 100, 84.2, 84.2, 72.7, 72.7, 57.1] }, { id: 'troll', percent: [0, 0, 15.8, 15.8, 27.3, 27.3, 42.9] }]);
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
