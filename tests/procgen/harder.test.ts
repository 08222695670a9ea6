import type { Content, PackRows } from '../../src/engine/content';
import { stepsBetween, type Point } from '../../src/engine/core/point';
import type { FloorPlan, MonsterSpawn } from '../../src/engine/ports';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { misfit, unevenness } from '../support/chiSquare';
import { cellsOf, isInVault, plainReach, plansOf } from '../support/floorPlans';
import { dugAs, harderContent, harderRows } from '../support/harderPack';
import { scaled } from '../support/scale';
import { tinyContent } from '../support/tinyPack';

const SEEDS = scaled(40, 200);
const NO_VAULTS = { count: [], weights: {}, arenas: {}, kinds: {} } as const;
/** No vaults, so that every monster comes from the tables. */
const content = harderContent({ vaults: NO_VAULTS });
const plans = plansOf(content, 1, SEEDS);
const monsters = plans.flatMap((plan) => plan.monsters);

const count = <T>(list: readonly T[], fits: (each: T) => boolean): number => list.filter(fits).length;
const ids = (list: readonly { readonly id: string }[], id: string): number => count(list, (each) => each.id === id);

describe('RULES 5 elites', () => {
  it('RULES 5 are as large a share of all monsters as the floor says, each kind by its weight', () => {
    const elites = monsters.filter(({ elite }) => elite.length > 0);
    expect(misfit([elites.length, monsters.length - elites.length], [20, 80])).toBeLessThan(1);
    expect(misfit(['grim', 'mad'].map((kind) => count(elites, ({ elite }) => elite.includes(kind))), [3, 1])).toBeLessThan(1);
    expect(elites.filter(({ elite }) => elite.length !== 1)).toEqual([]);
  });

  it('RULES 5 are never unique monsters', () => {
    const all = harderContent({ vaults: NO_VAULTS, monsters: { warden: [[1, 1]] }, elites: { ...harderRows.elites, share: [[1, 100]] } });
    expect(plansOf(all, 1, 20).flatMap((plan) => plan.monsters.filter(({ elite }) => elite.length > 0))).toEqual([]);
  });
});

describe('sleep', () => {
  it('takes as many of those that can wake up as the floor says, or as their own row does', () => {
    const asleep = (id: string): number[] => [true, false].map((sleeps) => count(monsters, (monster) => monster.id === id && monster.asleep === sleeps));
    expect(misfit(asleep('cat'), [50, 50])).toBeLessThan(1);
    expect(asleep('rat')[0]).toBe(0);
    const sloths = plansOf(harderContent({ vaults: NO_VAULTS, monsters: { sloth: [[1, 1]] } }), 1, 20).flatMap((plan) => plan.monsters);
    expect(count(sloths, ({ asleep: sleeps }) => !sleeps)).toBe(0);
  });

  it('takes a whole group', () => {
    const packs = harderContent({ vaults: NO_VAULTS, monsters: { cat: [[1, 1]] }, breeds: { ...harderRows.breeds, cat: { ...harderRows.breeds.cat, company: [{ breed: 'cat', least: 1, most: 1 }] } } });
    const all = plansOf(packs, 1, SEEDS / 4).flatMap((plan) => plan.monsters);
    const pairs = all.flatMap((leader, index) => (index % 2 === 0 ? [[leader, all[index + 1]] as const] : []));
    expect(pairs.filter(([leader, other]) => leader.asleep !== other?.asleep)).toEqual([]);
    expect(new Set(all.map(({ asleep }) => asleep)).size).toBe(2);
  });
});

describe('a group', () => {
  const pipers = plansOf(harderContent({ vaults: NO_VAULTS, outOfDepth: { share: [], deeper: 1 }, monsters: { piper: [[1, 1]] }, counts: { per: 'floor', monsters: [[1, 1]], items: [] } }), 1, SEEDS);

  it('comes with its leader, as many as the row says, each number as often', () => {
    const rats = pipers.map((plan) => ids(plan.monsters, 'rat'));
    expect(unevenness([2, 3].map((number) => count(rats, (found) => found === number)))).toBeLessThan(1);
    expect(count(rats, (found) => found < 2 || found > 3)).toBe(0);
  });

  it('stands as near to its leader as there is room', () => {
    const distances = pipers.flatMap(({ monsters: [piper, ...rats] }) => rats.map((rat) => stepsBetween(rat, piper as Point)));
    expect(count(distances, (steps) => steps === 1) / distances.length).toBeGreaterThan(0.9);
  });
});

describe('surprises from below', () => {
  it('are a share of all monsters, drawn for a deeper floor', () => {
    const drawn = plansOf(harderContent({ vaults: NO_VAULTS, monsters: { cat: [[1, 1]], wyrm: [[4, 3]] } }), 1, SEEDS).flatMap((plan) => plan.monsters);
    // A tenth is drawn for floor 4, and of those three in four are wyrms.
    expect(misfit([ids(drawn, 'wyrm'), ids(drawn, 'cat')], [75, 925])).toBeLessThan(1);
  });

  it('are never unique monsters', () => {
    const deep = harderContent({ vaults: NO_VAULTS, monsters: { cat: [[1, 1]], warden: [[4, 1000]] }, outOfDepth: { share: [[1, 100]], deeper: 3 } });
    expect(ids(plansOf(deep, 1, 20).flatMap((plan) => plan.monsters), 'warden')).toBe(0);
  });
});

describe('RULES 5 traps', () => {
  const traps = plans.flatMap((plan) => plan.traps);

  it('RULES 5 are uniform around the curve, from half of it to one and a half', () => {
    const numbers = plans.map((plan) => plan.traps.length);
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([3, 9]);
    expect(unevenness([3, 4, 5, 6, 7, 8, 9].map((number) => count(numbers, (found) => found === number)))).toBeLessThan(1);
  });

  it('RULES 5 are hidden in the given share, and of each kind by its weight', () => {
    expect(misfit([count(traps, ({ hidden }) => hidden), count(traps, ({ hidden }) => !hidden)], [40, 60])).toBeLessThan(1);
    expect(misfit([ids(traps, 'spike'), ids(traps, 'bell')], [2, 1])).toBeLessThan(1);
  });

  it('RULES 5 never lie in a passage, near the arrival, or under anything', () => {
    const wrong = plans.slice(0, SEEDS / 4).flatMap((plan) => plan.traps.filter((trap) => {
      const taken = [...plan.monsters, ...plan.items, ...cellsOf(content, plan, 'stairsDown')].some(({ x, y }) => x === trap.x && y === trap.y);
      return taken || stepsBetween(trap, plan.arrival) <= 2 || !isRoundable(plan, trap);
    }));
    expect(wrong).toEqual([]);
  });
});

/** Whether everything else is still reachable if a cell is a wall. */
function isRoundable(plan: FloorPlan, at: Point): boolean {
  const open = Array.from(plan.terrain, (tile, cell) => cell !== at.y * plan.width + at.x && content.tiles[tile]?.walkable === true);
  return plainReach(plan.width, open, plan.arrival) === count(open, (isOpen) => isOpen);
}

describe('the arrival', () => {
  const near = (from: Content): MonsterSpawn[] => plansOf(from, 1, SEEDS / 4).flatMap((plan) => plan.monsters.filter((monster) => stepsBetween(monster, plan.arrival) <= 6));

  it.each(['floor', 'room'] as const)('is safe if counts are per %s', (per) => {
    const counts = { per, monsters: [[1, per === 'room' ? 3 : 20]], items: [] } as const;
    expect(near(dugAs('rooms', { counts }))).toEqual([]);
    expect(near(dugAs('rooms', { counts, safeArrival: 0 })).length).toBeGreaterThan(SEEDS / 4);
  });

  it('costs no monster: those too near are moved elsewhere', () => {
    const counts = { per: 'room', monsters: [[1, 3]], items: [] } as const;
    const placed = (safeArrival: number): number => plansOf(dugAs('rooms', { counts, safeArrival, vaults: NO_VAULTS }), 1, SEEDS / 4).reduce((sum, plan) => sum + plan.monsters.length, 0);
    expect(placed(6)).toBeGreaterThan(0.97 * placed(0));
  });
});

describe('the schedule', () => {
  const bare = { counts: { per: 'floor', monsters: [], items: [] }, vaults: NO_VAULTS } as const;

  it('gives every floor its items, each number as often', () => {
    const salves = plansOf(harderContent(bare), 1, SEEDS).map((plan) => ids(plan.items, 'salve'));
    expect(unevenness([1, 2].map((number) => count(salves, (found) => found === number)))).toBeLessThan(1);
    expect(count(salves, (found) => found < 1 || found > 2)).toBe(0);
  });

  it('comes in addition to the tables, and is a function of seed and floor alone', () => {
    const scheduled = (changes: Partial<PackRows>, floors: readonly number[]): unknown[] => {
      const service = new ProcgenService(harderContent({ vaults: NO_VAULTS, items: { club: [[1, 1]] }, ...changes }), 'same');
      return floors.map((floor) => ids(service.floor(floor).items, 'salve')).sort();
    };
    const alone = scheduled({}, [1, 2, 3, 4, 6, 7, 8, 9]);
    expect(scheduled({}, [9, 8, 7, 6, 4, 3, 2, 1])).toEqual(alone);
    expect(scheduled({ counts: { per: 'floor', monsters: [[1, 30]], items: [[1, 20]] }, traps: { ...harderRows.traps, count: [] } }, [1, 2, 3, 4, 6, 7, 8, 9])).toEqual(alone);
  });
});

describe('what a pack leaves out', () => {
  it('doesn\'t exist, and what it switches on moves no wall and nothing else', () => {
    const plain = plansOf(harderContent({ vaults: NO_VAULTS, elites: { ...harderRows.elites, share: [] }, asleep: [], traps: { ...harderRows.traps, count: [] } }), 1, 30);
    const places = (list: readonly MonsterSpawn[]): unknown => list.map(({ id, x, y }) => [id, x, y]);
    expect(plain.flatMap((plan) => [...plan.traps, ...plan.places, ...plan.monsters.filter(({ elite, asleep }) => asleep || elite.length > 0)])).toEqual([]);
    plain.forEach((plan, seed) => {
      expect([plan.terrain, plan.items, places(plan.monsters)]).toEqual([plans[seed]?.terrain, plans[seed]?.items, places(plans[seed]?.monsters ?? [])]);
    });
  });

  it('is everything in the tiny pack, whose floors know the theme of their layout', () => {
    for (const plan of plansOf(tinyContent(), 2, 20)) {
      expect([plan.traps, plan.places, plan.theme]).toEqual([[], [], 'none']);
    }
  });
});

describe('layouts', () => {
  it('RULES 5 are drawn by the weights of the floor', () => {
    const weighted = harderContent({ vaults: NO_VAULTS, layoutWeights: { rooms: [[1, 3], [2, 0]], uniform: [[1, 1]], caves: [[2, 1]] } });
    const kinds = (floor: number): string[] => Array.from({ length: 100 }, (_, seed) => new ProcgenService(weighted, String(seed)).report(floor).layout);
    const first = kinds(1);
    expect(misfit(['rooms', 'uniform'].map((kind) => count(first, (other) => other === kind)), [3, 1])).toBeLessThan(1);
    expect(new Set(kinds(2))).toEqual(new Set(['uniform', 'caves']));
  });

  it('each leave vaults to their legends', () => {
    const inside = plansOf(harderContent({ vaults: { ...harderRows.vaults, weights: { crooked: [[1, 1]] } } }), 1, SEEDS / 4)
      .flatMap((plan) => [...plan.monsters, ...plan.traps, ...plan.items.filter(({ id }) => id !== 'coin')].filter((spawn) => isInVault(plan, spawn)));
    expect(inside).toEqual([]);
  });
});
