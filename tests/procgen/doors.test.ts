import type { PackRows } from '../../src/engine/content';
import type { Point } from '../../src/engine/core/point';
import type { FloorPlan } from '../../src/engine/ports';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { planErrors } from '../../src/procgen/proof/planErrors';
import { around, cellsOf, isInVault, plansOf, tileAt } from '../support/floorPlans';
import { digs, dugAs, harderContent, harderRows } from '../support/harderPack';
import { scaled } from '../support/scale';

const content = harderContent();
const HALLS = ['rooms', 'digger', 'uniform'] as const;
const FLOORS = scaled(8, 40);
type Row = PackRows['layouts'][string];

/** A pack with a single layout, with its row changed. */
function withRow(dig: keyof typeof digs, changes: Partial<Row>, pack: Partial<PackRows> = {}): ReturnType<typeof dugAs> {
  return dugAs(dig, { layouts: { [dig]: { ...digs[dig], ...changes } as Row }, ...pack });
}

const isDoor = (plan: FloorPlan, at: Point): boolean => ['doorClosed', 'doorLocked'].includes(tileAt(content, plan, at) ?? '');

/** Walls on two opposite sides, and walkable cells on the other two. */
function isInDoorway(plan: FloorPlan, at: Point): boolean {
  const [north, , east, , south, , west] = around(at).map((other) => tileAt(content, plan, other) === 'wall');
  return (north === true && south === true && !east && !west) || (east === true && west === true && !north && !south);
}

describe.each(HALLS)('doors of %s', (dig) => {
  const full = plansOf(withRow(dig, { doors: [[1, 100]] }), 1, FLOORS);

  it('are in doorways, never adjacent to each other or to the arrival or stairs', () => {
    const wrong = full.flatMap((plan) => cellsOf(content, plan, 'doorClosed').filter((at) => {
      const ends = [plan.arrival, ...cellsOf(content, plan, 'stairsDown')];
      const isBeside = around(at).some((other) => isDoor(plan, other) || ends.some(({ x, y }) => x === other.x && y === other.y));
      return isBeside || !isInDoorway(plan, at);
    }));
    expect(wrong).toEqual([]);
    expect(full.flatMap((plan) => cellsOf(content, plan, 'doorClosed')).length).toBeGreaterThan(5 * FLOORS);
  });

  it('leave the entrances of vaults as drawn', () => {
    const kennels = withRow(dig, { doors: [[1, 100]] }, { vaults: { ...harderRows.vaults, weights: { kennel: [[1, 1]] } } });
    const hung = plansOf(kennels, 1, FLOORS).flatMap((plan) => cellsOf(kennels, plan, 'doorClosed').filter((at) => isInVault(plan, at)));
    expect(hung).toEqual([]);
  });

  it('are as many as their curve says', () => {
    const doors = (share: number): number => plansOf(withRow(dig, { doors: [[1, share]] }, { vaults: { count: [], weights: {}, arenas: {}, kinds: {} } }), 1, FLOORS)
      .reduce((sum, plan) => sum + cellsOf(content, plan, 'doorClosed').length, 0);
    const [none, half, all] = [doors(0), doors(50), doors(100)];
    expect(none).toBe(0);
    // Fewer doors exclude fewer others, so that half the share is a little more than half of the doors.
    expect(half / all).toBeGreaterThan(0.45);
    expect(half / all).toBeLessThan(0.75);
  });
});

describe.each([...HALLS, 'caves'] as const)('patches on floors dug as %s', (dig) => {
  const patched = withRow(dig, { patches: { water: [[1, 3]], deepWater: [[1, 6]] } });
  const plans = plansOf(patched, 1, FLOORS);

  it('exist', () => {
    for (const tile of ['water', 'deepWater']) expect(plans.filter((plan) => cellsOf(patched, plan, tile).length > 0).length).toBeGreaterThanOrEqual(0.9 * FLOORS);
  });

  it('cut nothing off, so that layouts are hardly ever rejected for them', () => {
    expect(plans.flatMap((plan) => planErrors(plan, patched))).toEqual([]);
    const rejected = Array.from({ length: FLOORS }, (_, seed) => new ProcgenService(patched, String(seed)).report(1).rejected);
    expect(rejected.filter((tries) => tries > 0).length).toBeLessThan(FLOORS / 8);
  });

  it('lie on open ground, not in vaults, nor next to the arrival or stairs', () => {
    const wrong = plans.flatMap((plan) => [...cellsOf(patched, plan, 'water'), ...cellsOf(patched, plan, 'deepWater')].filter((at) => {
      const walls = around(at).filter((other) => tileAt(patched, plan, other) === 'wall').length;
      const ends = [plan.arrival, ...cellsOf(patched, plan, 'stairsDown')];
      return walls > 2 || isInVault(plan, at) || around(at).some((other) => ends.some(({ x, y }) => x === other.x && y === other.y));
    }));
    expect(wrong).toEqual([]);
  });

  it('have no items and no traps, and only the shallow ones have monsters', () => {
    const wet = plans.flatMap((plan) => [...plan.items, ...plan.traps].filter((spawn) => ['water', 'deepWater'].includes(tileAt(patched, plan, spawn) ?? '')));
    const tiles = new Set(plans.flatMap((plan) => plan.monsters.map((monster) => tileAt(patched, plan, monster))));
    expect(wet).toEqual([]);
    expect([tiles.has('water'), tiles.has('deepWater')]).toEqual([true, false]);
  });
});
