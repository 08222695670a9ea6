import { packs } from '../../src/content/packs';
import { en } from '../../src/content/text/en';
import type { Content } from '../../src/engine/content';
import { capital } from '../../src/engine/core/grammar';
import { contentById } from '../../src/lab/contentById';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { completeTexts, usePackTexts } from '../../src/keep/text';
import { findSeed, firstFloorOf, has, inSlices, wantable, whereIs } from '../../src/workshop/floors/findSeed';
import { floorOf, seedsFrom, type ShownFloor } from '../../src/workshop/floors/floorOf';
import { MARKED, markedBoxes } from '../../src/workshop/floors/markedBoxes';
import { thingsAt } from '../../src/workshop/floors/thingsAt';
import { floorWhy } from '../../src/workshop/floors/whyWords';
import { type Fields, valueAt } from '../../src/workshop/draft/writtenPack';
import { ROW_TABLES, rowsOf } from '../../src/workshop/rows/rowTables';

beforeAll(async () => {
  await completeTexts();
  usePackTexts('lanternfall');
});

function shown(content: Content, seed: string, floor: number): ShownFloor {
  const made = floorOf(content, seed, floor);
  if (!('game' in made)) throw new Error(made.why);
  return made;
}

describe('what stands on a cell', () => {
  it.each(Object.keys(packs))('is told with its reason, whatever it is: %s', (id) => {
    for (const [seed, floor] of [['1', 1], ['2', 3], ['3', 5], ['4', 10]] as const) {
      const made = shown(contentById(id), seed, floor);
      const { plan } = made;
      for (const thing of [...plan.monsters, ...plan.items, ...plan.goods, ...plan.traps]) {
        const told = thingsAt(made, thing).flatMap(({ name, why }) => [name, ...why]);
        expect(told.length).toBeGreaterThan(2);
        expect(told.filter((text) => /[{}]|undefined|NaN|\b(shop|breed|item|vault|trap|tile)\.[a-z]/i.test(text))).toEqual([]);
      }
      expect(floorWhy(made.reasons).filter((text) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
    }
  });

  it('is told by the weight and share that it was drawn with', () => {
    const content = contentById('classic');
    const made = shown(content, '5', 4);
    const [monster] = made.plan.monsters;
    if (!monster) throw new Error('there is no monster');
    const weights = content.monsters.weights(4);
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    const weight = weights.find(([each]) => each === monster.id)?.[1] ?? 0;
    const [told] = thingsAt(made, monster);
    expect(told?.name).toBe(capital(en[`breed.${monster.id}` as keyof typeof en]));
    expect(told?.why.join()).toContain(`weight ${weight} of ${total} (${Math.round((100 * weight) / total)} %) in "Monsters" on floor 4`);
  });

  it('leads to its row, and to its place in the table that it was drawn from', () => {
    const made = shown(contentById('lanternfall'), '3', 4);
    const rows: Fields = { ...packs.lanternfall };
    const told = [...made.plan.monsters, ...made.plan.items, ...made.plan.traps].flatMap((each) => thingsAt(made, each));
    for (const { row: [table, id] } of told) {
      expect(ROW_TABLES.filter((each) => each.id === table).flatMap((each) => rowsOf(rows, each)).map((row) => row.id)).toContain(id);
    }
    const drawn = told.flatMap((each) => (each.drawn ? [each.drawn] : []));
    expect(new Set(drawn.map((path) => path.slice(0, -1).join('.')))).toEqual(new Set(['monsters', 'items', 'traps.weights', 'vaults.weights', 'vaults.arenas']));
    for (const path of drawn) expect([path, valueAt(rows, path)]).not.toEqual([path, undefined]);
  });

  it('is the ground where there is nothing else', () => {
    const made = shown(contentById('classic'), '5', 4);
    expect(thingsAt(made, { x: 0, y: 0 }).map(({ why }) => why)).toEqual([[]]);
  });
});

describe('what is marked', () => {
  const made = (): ShownFloor => shown(contentById('lanternfall'), '3', 4);

  it('lies on the floor', () => {
    const { plan, ...rest } = made();
    for (const marked of MARKED) {
      for (const { x1, y1, x2, y2 } of markedBoxes({ plan, ...rest }, marked)) {
        expect(x1 >= 0 && y1 >= 0 && x2 < plan.width && y2 < plan.height && x1 <= x2 && y1 <= y2).toBe(true);
      }
    }
  });

  it('is all of its kind', () => {
    const floor = made();
    const { plan } = floor;
    const count = (marked: (typeof MARKED)[number]): number => markedBoxes(floor, marked).length;
    expect([count('nothing'), count('monsters'), count('traps')]).toEqual([0, plan.monsters.length, plan.traps.length]);
    expect(count('items')).toBe(plan.items.length + plan.goods.length);
    expect(count('vaults')).toBe(plan.places.length);
    expect(count('light')).toBeGreaterThan(0);
  });

  it('mark one thing alone, wherever it is', () => {
    const floor = made();
    const { plan } = floor;
    const [monster] = plan.monsters;
    if (!monster) throw new Error('no monster');
    const wanted = { table: 'breeds', id: monster.id } as const;
    const boxes = whereIs(plan, wanted);
    expect(boxes).toHaveLength(plan.monsters.filter(({ id }) => id === monster.id).length);
    expect(boxes[0]).toEqual({ x1: monster.x, y1: monster.y, x2: monster.x, y2: monster.y });
    expect(markedBoxes(floor, wanted)).toEqual(boxes);
    expect(whereIs(plan, { table: 'breeds', id: 'nobody' })).toEqual([]);
  });
});

describe('the search for a seed', () => {
  const content = contentById('lanternfall');
  const find = (wanted: Parameters<typeof has>[1], floor: number, seeds: readonly string[]): Promise<string | null> => {
    return inSlices(findSeed(content, floor, wanted, seeds), () => 0);
  };

  it('finds the first that has it, whatever can be wanted', async () => {
    const seeds = seedsFrom(1, 4);
    const plans = new Map(seeds.map((seed) => [seed, new ProcgenService(content, seed).floor(5)]));
    for (const wanted of wantable(content)) {
      const [expected = null] = [...plans].flatMap(([seed, plan]) => (has(plan, wanted) ? [seed] : []));
      expect([wanted, await find(wanted, 5, seeds)]).toEqual([wanted, expected]);
    }
  });

  it('knows from which floor on something has a weight', () => {
    expect(firstFloorOf(content, { table: 'breeds', id: 'ogre' }, 10)).toBe(6);
    expect(firstFloorOf(content, { table: 'breeds', id: 'ogre' }, 5)).toBeNull();
    expect(firstFloorOf(content, 'vaults', 10)).toBeNull();
  });

  it('finds nothing where nothing is', async () => {
    expect(await find({ table: 'breeds', id: 'ratKing' }, 1, seedsFrom(1, 5))).toBeNull();
    const broken = { ...content, layouts: new Map() };
    expect(await inSlices(findSeed(broken, 1, 'vaults', ['1', '2']), () => 0)).toBeNull();
  });
});
