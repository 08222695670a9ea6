import type { Content } from '../../src/engine/content';
import { Rng } from '../../src/engine/core/rng';
import type { ItemSpawn, MonsterSpawn } from '../../src/engine/ports';
import { gatherCompanies, type Company } from '../../src/procgen/fill/companies';
import { drawAffix, drawItem } from '../../src/procgen/fill/draws';
import { DugFloor } from '../../src/procgen/fill/DugFloor';
import { drawMonster } from '../../src/procgen/fill/fillByCounts';
import { giveLoot, placeScheduled, rankAll, stockFeatures } from '../../src/procgen/fill/populate';
import type { LeaderSource } from '../../src/procgen/reasons';
import { drawLayout, onlyDraw } from '../support/drawLayout';
import { harderContent } from '../support/harderPack';
import { ScriptedRng } from '../support/ScriptedRng';
import { tinyContent } from '../support/tinyPack';

const many = <T>(draw: (rng: Rng) => T, seeds = 300): T[] => Array.from({ length: seeds }, (_, seed) => draw(Rng.of(String(seed), 'draw')));
const hall = (content: Content, floor = 1): DugFloor => new DugFloor(content, floor, drawLayout(content, '@.......\n........\n........\n.......>'));

describe('an item', () => {
  const keen = tinyContent({ affixShare: [[1, 30]], affixWeights: { keen: [[1, 1]], stout: [[1, 1]] } });

  it('carries an affix as often as the floor says, and one that fits its slot', () => {
    expect(drawAffix(keen, 'axe', 1, new ScriptedRng(29, 0)).item).toEqual({ id: 'axe', affixes: ['keen'] });
    expect(drawAffix(keen, 'axe', 1, new ScriptedRng(30)).item).toEqual({ id: 'axe', affixes: [] });
    expect(drawAffix(keen, 'coat', 1, new ScriptedRng(0, 0)).item).toEqual({ id: 'coat', affixes: ['stout'] });
  });

  it('that can\'t be worn carries none, nor does any on a floor without, and no random number is drawn', () => {
    expect(drawAffix(keen, 'salve', 1, new ScriptedRng()).item).toEqual({ id: 'salve', affixes: [] });
    expect(drawAffix(keen, 'axe', 0, new ScriptedRng()).item).toEqual({ id: 'axe', affixes: [] });
  });

  it('whose slot has no affix stays plain', () => {
    const caps = tinyContent({ affixShare: [[1, 100]], affixWeights: { keen: [[1, 1]] } });
    expect(drawAffix(caps, 'cap', 1, new ScriptedRng(0)).item).toEqual({ id: 'cap', affixes: [] });
  });

  it('is drawn from the table of its floor, and none if that is empty', () => {
    const table = tinyContent({ items: { salve: [[1, 1], [2, 0]], bolt: [[2, 1], [3, 0]] } });
    expect([1, 2, 3].map((floor) => drawItem(table, floor, Rng.of('one', ''))?.item.id)).toEqual(['salve', 'bolt', undefined]);
  });
});

describe('a monster', () => {
  const deep = harderContent({ outOfDepth: { share: [[1, 10]], deeper: 3 }, monsters: { rat: [[1, 1], [3, 0]], wyrm: [[4, 1], [5, 0]], warden: [[4, 9], [5, 0]] } });
  const drawn = (floor: number, roll: number, ...rolls: number[]): string | null => drawMonster(hall(deep, floor), new ScriptedRng(0), new ScriptedRng(roll, ...rolls))?.draw.id ?? null;

  it('comes from deeper floors as often as the floor says, but is never unique', () => {
    expect([drawn(1, 9, 0), drawn(1, 10)]).toEqual(['wyrm', 'rat']);
    expect(many((rng) => drawMonster(hall(deep), rng, new ScriptedRng(0, 0))?.draw.id)).not.toContain('warden');
  });

  it('stays the same if nothing lives deeper', () => {
    expect(drawn(2, 0)).toBe('rat');
  });

  it('is drawn from its own floor alone in a pack without surprises', () => {
    expect(drawMonster(hall(tinyContent()), new ScriptedRng(0), new ScriptedRng())?.draw.id).toBe('rat');
  });
});

describe('loot of elites', () => {
  const content = harderContent({ items: { salve: [[1, 1], [3, 0]], club: [[3, 1], [4, 0]] } });
  const cat: MonsterSpawn = { id: 'cat', x: 1, y: 1, elite: ['grim'], asleep: false };

  it('is an item from two floors deeper, in half of all cases', () => {
    const given = (...rolls: number[]): MonsterSpawn[] => giveLoot(hall(content, 1), [cat], new ScriptedRng(...rolls));
    expect(given(49, 0)).toEqual([{ ...cat, loot: [{ id: 'club', affixes: [] }] }]);
    expect(given(50)).toEqual([cat]);
  });

  it('is empty if that floor has no items, and so is that of other monsters', () => {
    expect(giveLoot(hall(content, 2), [cat], new ScriptedRng(0))).toEqual([cat]);
    const plain = { ...cat, elite: [] };
    expect(giveLoot(hall(content, 1), [plain], new ScriptedRng())).toEqual([plain]);
  });
});

describe('goods of features', () => {
  const offered = (count: number, picture: string): ItemSpawn[] => {
    const stall = harderContent({ features: { seal: { goods: { among: ['salve', 'club', 'axe'], count, cost: {} } } } });
    return stockFeatures(stall, drawLayout(stall, picture), 1, Rng.of('1', 'goods'));
  };

  it('are as many different kinds as its row says, cell by cell', () => {
    const goods = offered(2, '|..|\n..|.');
    expect(goods.map(({ x, y }) => [x, y])).toEqual([[0, 0], [3, 0], [2, 1]].flatMap((cell) => [cell, cell]));
    for (let i = 0; i < 6; i += 2) expect(goods[i]?.id).not.toBe(goods[i + 1]?.id);
  });

  it.each([[2, 199, 398], [2, 200, 400], [2, 201, 400], [3, 133, 399], [3, 134, 399]])('are whole offers of %i: of %i features %i at most', (count, features, most) => {
    expect(offered(count, '|'.repeat(features))).toHaveLength(most);
  });
});

describe('scheduled items', () => {
  const content = harderContent({ schedule: { salve: { least: [[1, 1], [3, 2]], most: [[1, 3], [3, 2]] } } });
  const counts = (floor: number): Set<number> => new Set(many((rng) => placeScheduled(hall(content, floor), rng).length));

  it('are as many as the floor says, from the minimum to the maximum, inclusive', () => {
    expect([[...counts(1)].sort(), [...counts(3)]]).toEqual([[1, 2, 3], [2]]);
  });

  it('may each be one of several kinds, by their weights on the floor, or all alike if none has any', () => {
    const row = { among: ['club', 'cap'], least: [[1, 1]], most: [[1, 1]] } as const;
    const gear = harderContent({ items: { salve: [[1, 9]], club: [[1, 3], [2, 0]], cap: [[1, 1], [2, 0]] }, schedule: { gear: row } });
    const caps = (floor: number): number => many((rng) => placeScheduled(hall(gear, floor), rng)[0]?.id).filter((id) => id === 'cap').length / 300;
    expect([Math.abs(caps(1) - 0.25) < 0.07, Math.abs(caps(2) - 0.5) < 0.08]).toEqual([true, true]);
  });

  it('each have a cell of their own, and are left out if there is none left', () => {
    const narrow = drawLayout(content, '@.>');
    const finds = many((rng) => placeScheduled(new DugFloor(content, 3, narrow), rng), 20);
    expect(finds).toEqual(finds.map(() => [{ id: 'salve', affixes: [], x: 1, y: 0 }]));
  });
});

describe('a group', () => {
  const content = harderContent({ safeArrival: 0 });
  const source: LeaderSource = { from: 'counts', outOfDepth: null, draw: onlyDraw('monsters', 'piper') };
  const piper = { id: 'piper', x: 4, y: 1, source };

  it('has two or three rats around its leader, who comes first', () => {
    const sizes = new Set(many((rng) => {
      const floor = hall(content);
      floor.take(piper);
      const [company = []] = gatherCompanies(floor, [[piper]], rng);
      expect(company[0]).toEqual(piper);
      expect(company.slice(1).map(({ id, x, y }) => [id, Math.max(Math.abs(x - 4), Math.abs(y - 1))])).toEqual(company.slice(1).map(() => ['rat', 1]));
      expect(new Set(company.map(({ x, y }) => `${x},${y}`)).size).toBe(company.length);
      return company.length;
    }));
    expect([...sizes].sort()).toEqual([3, 4]);
  });

  it('leaves out members without room', () => {
    const floor = new DugFloor(content, 1, drawLayout(content, '#######\n#@#..>#\n#######'));
    for (const x of [3, 4]) floor.take({ x, y: 1 });
    expect(gatherCompanies(floor, [[piper]], Rng.of('1', ''))).toEqual([[piper]]);
  });

  it('sleeps and wakes together, as far as each of them can sleep', () => {
    const at = (id: string, x: number): Company[0] => ({ id, x, y: 0, source });
    const company: Company = [at('cat', 0), at('rat', 1), at('sloth', 2), at('cat', 3)];
    const asleep = (...rolls: number[]): boolean[][] => {
      const all = rankAll(hall(content), [company, company], Rng.of('1', ''), new ScriptedRng(...rolls));
      return [all.slice(0, 4), all.slice(4)].map((group) => group.map((one) => one.asleep));
    };
    expect(asleep(49, 50)).toEqual([[true, false, true, true], [false, false, true, false]]);
  });
});
