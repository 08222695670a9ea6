import type { Breed, Content, PackRows } from '../../src/engine/content';
import type { FloorPlan } from '../../src/engine/ports';
import { worthOf } from '../../src/engine/floor/openFloor';
import { planErrors } from '../../src/procgen/proof/planErrors';
import { plansOf, tileAt } from '../support/floorPlans';
import { dugAs, harderRows } from '../support/harderPack';
import { scaled } from '../support/scale';

const SEEDS = scaled(40, 200);
const fish: Breed = { ...harderRows.breeds.cat, glyph: 'f', moves: 'swim', brain: ['hunt'], company: [{ breed: 'fish', least: 1, most: 2 }] };
const breeds = { ...harderRows.breeds, fish };
const monsters = { ...harderRows.monsters, fish: [[1, 4]] } as const;
const tiles = harderRows.tiles.map((tile) => (tile.id === 'deepWater' ? { ...tile, wet: true } : tile));
const counts = { per: 'floor', monsters: [[1, 40]], items: [[1, 4]], danger: [[1, 200]] } as const;

/** Caves with so many patches of each tile, in a pack with fish. */
function caves(patches: Readonly<Record<string, number>>, changes: Partial<PackRows> = {}): Content {
  const rows = Object.fromEntries(Object.entries(patches).map(([tile, n]) => [tile, [[1, n]] as const]));
  return dugAs('caves', { breeds, monsters, tiles, layouts: { ...harderRows.layouts, caves: { ...harderRows.layouts.caves, patches: rows } }, ...changes });
}

const fishIn = (plan: FloorPlan): FloorPlan['monsters'] => plan.monsters.filter(({ id }) => id === 'fish');

describe.each([['metered', { counts }], ['unmetered', {}]] as const)('a swimmer on a floor that is %s', (_, changes) => {
  it.each(['water', 'deepWater'])('RULES 5.18 is placed in %s, with its company', (tile) => {
    const content = caves({ [tile]: 3 }, changes);
    const plans = plansOf(content, 1, SEEDS);
    const cells = plans.flatMap((plan) => fishIn(plan).map((at) => tileAt(content, plan, at)));
    expect(cells.length).toBeGreaterThan(SEEDS / 2);
    expect(new Set(cells)).toEqual(new Set([tile]));
    expect(plans.flatMap((plan) => planErrors(plan, content))).toEqual([]);
  });

  it('RULES 5.18 does not come without water', () => {
    const plans = plansOf(caves({}, changes), 1, SEEDS);
    expect(plans.flatMap(fishIn)).toEqual([]);
    expect(plans.every((plan) => plan.monsters.length > 0)).toBe(true);
  });
});

test('RULES 5.12 a metered floor without water has as much danger as any', () => {
  const worth = (content: Content): number => {
    const plans = plansOf(content, 1, SEEDS);
    return plans.flatMap((plan) => plan.monsters.map((each) => worthOf(content, { breed: each.id, elite: each.elite }, 1))).reduce((sum, xp) => sum + xp, 0) / plans.length;
  };
  expect(Math.abs(worth(caves({}, { counts })) - worth(caves({ water: 6 }, { counts })))).toBeLessThan(10);
});

test('RULES 5.18 a swimmer on dry land is an error', () => {
  const content = caves({}, { counts });
  const [plan] = plansOf(content, 1, 1);
  const [first, ...others] = plan?.monsters ?? [];
  if (!plan || !first) throw new Error('no monster');
  expect(planErrors({ ...plan, monsters: [{ ...first, id: 'fish' }, ...others] }, content)).toEqual([`fish at ${first.x},${first.y} is not in water.`]);
});
