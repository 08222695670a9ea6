import type { Vault } from '../../src/engine/content';
import type { FloorPlan } from '../../src/engine/ports';
import { MOST_TRIES, ProcgenService } from '../../src/procgen/ProcgenService';
import { planErrors } from '../../src/procgen/proof/planErrors';
import { turnVault } from '../../src/procgen/vaults/turnVault';
import { around, cellsOf, isInVault, plansOf, tileAt } from '../support/floorPlans';
import { digs, dugAs, harderContent, harderRows } from '../support/harderPack';
import { scaled } from '../support/scale';

const content = harderContent();
const kinds: Readonly<Record<string, Vault>> = harderRows.vaults.kinds;
const vaults = harderRows.vaults;
const KINDS = ['rooms', 'digger', 'uniform', 'caves'] as const;
const FLOORS = scaled(8, 40);

/** What a floor shows within the corners of a vault, with its blanks left blank. */
function cutOut(plan: FloorPlan, { x1, y1, x2, y2 }: FloorPlan['places'][number]): string[] {
  return Array.from({ length: y2 - y1 + 1 }, (_, y) => Array.from({ length: x2 - x1 + 1 }, (__, x) => glyphAt(plan, x1 + x, y1 + y)).join(''));
}

function glyphAt(plan: FloorPlan, x: number, y: number): string {
  if (plan.items.some((item) => item.x === x && item.y === y)) return '$';
  const tile = tileAt(content, plan, { x, y });
  return tile === 'wall' ? '#' : tile === 'ground' ? '.' : '+';
}

/** The eight orientations of a drawing. */
function turned(rows: readonly string[]): string[][] {
  const flip = (map: readonly string[]): string[] => map.map((row) => Array.from(row).reverse().join(''));
  const across = (map: readonly string[]): string[] => Array.from(map[0] ?? '', (_, x) => map.map((row) => row[x] ?? '').join(''));
  const half = [[...rows], flip(rows), [...rows].reverse(), flip([...rows].reverse())];
  return [...half, ...half.map(across)];
}

describe('a vault', () => {
  it('is rotated and mirrored in eight ways, each measured from its entrance', () => {
    const pictures = turnVault(kinds['crooked'] as Vault).map(({ parts, x1, y1, x2, y2 }) => {
      const glyph = (x: number, y: number): string => (x === 0 && y === 0 ? '+' : (parts.find((part) => part.x === x && part.y === y)?.glyph ?? ' '));
      return Array.from({ length: y2 - y1 + 1 }, (_, y) => Array.from({ length: x2 - x1 + 1 }, (__, x) => glyph(x1 + x, y1 + y)).join('')).join('\n');
    });
    expect(new Set(pictures)).toEqual(new Set(turned(vaults.kinds.crooked.map).map((map) => map.join('\n'))));
    expect(pictures[0]).toBe(vaults.kinds.crooked.map.join('\n'));
  });

  it('has no site if its entrance leads from nothing to nothing', () => {
    expect(turnVault({ door: 'ground', legend: {}, map: ['###', '#.#', '###'] })).toEqual([]);
    expect(turnVault({ door: 'ground', legend: {}, map: ['+##', '#.#', '###'] })).toEqual([]);
  });

  it('is entered on its open side, however many blanks surround its entrance', () => {
    const opposite = turnVault({ door: 'ground', legend: {}, map: ['.', '+'] }).map(({ out, parts }) => parts.map(({ x, y }) => [x + out.x, y + out.y]));
    expect(new Set(opposite.map((sums) => JSON.stringify(sums)))).toEqual(new Set(['[[0,0]]']));
  });

  it('is in rock of its own and around its open cells, except at its entrance', () => {
    const [first] = turnVault({ door: 'ground', legend: {}, map: ['###', '#.#', '#+#'] });
    const cells = first?.rock.map(({ x, y }) => `${x},${y}`).sort();
    expect(cells).toEqual(['-1,-1', '-1,-2', '-1,0', '0,-1', '0,-2', '1,-1', '1,-2', '1,0']);
  });

  it.each(KINDS)('lies on floors dug as %s in all eight orientations, just as drawn', (dig) => {
    const alone = dugAs(dig, { vaults: { ...vaults, count: [[1, 1]], weights: { crooked: [[1, 1]] } } });
    const seen = new Set<number>();
    const ways = turned(vaults.kinds.crooked.map);
    for (const plan of plansOf(alone, 1, scaled(60, 80))) {
      for (const place of plan.places) {
        const found = cutOut(plan, place);
        const way = ways.findIndex((map) => map.length === found.length && map.every((row, y) => row.length === found[y]?.length && Array.from(row).every((glyph, x) => glyph === ' ' || glyph === found[y]?.[x])));
        expect(way < 0 ? found.join('\n') : 'as drawn').toBe('as drawn');
        seen.add(way);
      }
    }
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it.each(KINDS)('on floors dug as %s opens to the floor only at its entrance', (dig) => {
    const alone = dugAs(dig, { vaults: { ...vaults, count: [[1, 1]], weights: { treasury: [[1, 1]] } } });
    for (const plan of plansOf(alone, 1, FLOORS)) {
      const coins = cellsOf(alone, plan, 'ground').filter((at) => plan.items.some((item) => item.id === 'coin' && item.x === at.x && item.y === at.y));
      const beside = coins.flatMap(around).filter((at) => tileAt(alone, plan, at) !== 'wall' && !isInVault(plan, at));
      expect(beside).toEqual([]);
      expect(cellsOf(alone, plan, 'doorLocked')).toHaveLength(plan.places.length);
    }
  });

  it.each(KINDS)('finds a site on nearly every floor dug as %s', (dig) => {
    const plans = plansOf(dugAs(dig, { vaults: { ...vaults, count: [[1, 2]] } }), 1, FLOORS);
    expect(plans.reduce((sum, { places }) => sum + places.length, 0)).toBeGreaterThan(0.9 * 2 * FLOORS);
  });

  it('is never on a floor twice, and a locked one never next to another', () => {
    const many = harderContent({ vaults: { ...vaults, count: [[1, 6]] } });
    for (const { places } of plansOf(many, 1, FLOORS)) {
      const ids = places.map(({ vault }) => vault);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => id === 'treasury' || id === 'strongroom').length).toBeLessThan(2);
    }
  });

  it('holds what its legend says and nothing else', () => {
    const kennels = dugAs('digger', { vaults: { ...vaults, count: [[1, 1]], weights: { kennel: [[1, 1]] } } });
    const guests = plansOf(kennels, 1, 2 * FLOORS).flatMap((plan) => {
      const inside = [plan.monsters, plan.items, plan.traps].map((spawns) => spawns.filter((spawn) => isInVault(plan, spawn)));
      return plan.places.map(() => inside);
    });
    expect(guests.length).toBeGreaterThan(1.6 * FLOORS);
    const drawnIds = new Set<string>();
    for (const [all = [], items = [], traps = []] of guests) {
      const [captives, monsters] = [true, false].map((is) => all.filter((spawn) => 'captive' in spawn === is)) as [typeof all, typeof all];
      expect(captives).toEqual([expect.objectContaining({ id: 'page', captive: true, asleep: false, elite: [] })]);
      expect([items, traps.map(({ id }) => id)]).toEqual([[], ['spike']]);
      expect(traps).toEqual([expect.objectContaining({ hidden: true })]);
      const [hound, other, elite] = ['hound', 'other', 'cat'].map((_, i) => [...monsters].sort((a, b) => rank(a) - rank(b))[i]);
      expect([hound?.id, elite?.id, monsters.length]).toEqual(['hound', 'cat', 3]);
      drawnIds.add(other?.id ?? 'nobody');
    }
    // Drawn from a deeper floor, where the wyrm lives.
    expect(drawnIds).toContain('wyrm');
    function rank(monster: object): number {
      const { id, elite } = monster as FloorPlan['monsters'][number];
      return id === 'hound' ? 0 : elite.length > 0 ? 2 : 1;
    }
  });

  it('keeps its monsters as far from the arrival as all others', () => {
    const kennels = dugAs('rooms', { safeArrival: 12, vaults: { ...vaults, count: [[1, 1]], weights: { kennel: [[1, 1]] } } });
    const reports = Array.from({ length: FLOORS }, (_, seed) => new ProcgenService(kennels, String(seed)).report(1));
    expect(reports.filter(({ rejected }) => rejected > 0)).toEqual([]);
    const near = reports.flatMap(({ plan: { monsters, arrival } }) => monsters.filter(({ x, y }) => Math.max(Math.abs(x - arrival.x), Math.abs(y - arrival.y)) <= 12));
    expect(near).toEqual([]);
  });
});

describe('a locked vault', () => {
  it.each(KINDS)('on floors dug as %s has its key outside all vaults, reachable without a key', (dig) => {
    const locked = dugAs(dig, { vaults: { ...vaults, count: [[1, 2]], weights: { treasury: [[1, 1]], crooked: [[1, 1]] } } });
    let doors = 0;
    for (const plan of plansOf(locked, 1, FLOORS)) {
      const keys = plan.items.filter(({ id }) => id === 'key');
      expect(keys).toHaveLength(plan.places.filter(({ vault }) => vault === 'treasury').length);
      expect(keys.filter((key) => isInVault(plan, key))).toEqual([]);
      expect(planErrors(plan, locked)).toEqual([]);
      doors += keys.length;
    }
    expect(doors).toBeGreaterThan(0.8 * FLOORS);
  });
});

describe('an arena', () => {
  it.each(KINDS)('is on every floor dug as %s that needs one, and its stairs are the only ones', (dig) => {
    for (const plan of plansOf(dugAs(dig), 5, FLOORS)) {
      const [throne] = plan.places.filter(({ vault }) => vault === 'throne');
      const stairs = cellsOf(content, plan, 'stairsDown');
      expect(stairs).toHaveLength(1);
      expect(throne && stairs.every((at) => isInVault({ ...plan, places: [throne] }, at))).toBe(true);
      expect(plan.monsters.filter(({ id }) => id === 'warden')).toEqual([expect.objectContaining({ asleep: true, elite: [] })]);
    }
  });

  it.each(KINDS)('with the goal item replaces all stairs on floors dug as %s', (dig) => {
    for (const plan of plansOf(dugAs(dig), 10, FLOORS)) {
      expect(cellsOf(content, plan, 'stairsDown')).toEqual([]);
      expect([plan.items.filter(({ id }) => id === 'crown').length, planErrors(plan, content)]).toEqual([1, []]);
    }
  });

  it('gets a site cleared in caves so wide that there is hardly any rock', () => {
    const wide = dugAs('caves', { layouts: { caves: { ...digs.caves, open: 60 } } });
    const reports = Array.from({ length: FLOORS }, (_, seed) => new ProcgenService(wide, String(seed)).report(5));
    expect(reports.filter(({ rejected }) => rejected > 0)).toEqual([]);
    expect(reports.every(({ plan }) => plan.places.some(({ vault }) => vault === 'throne'))).toBe(true);
  });

  it.each([5, 10])('is also placed next to the plain hall that replaces floor %s when every try failed', (floor) => {
    for (const seed of ['1', '2', '3']) {
      const { plan, rejected } = new ProcgenService(content, seed, () => null).report(floor);
      expect([rejected, plan.places.map(({ vault }) => vault), planErrors(plan, content)]).toEqual([MOST_TRIES, [floor === 5 ? 'throne' : 'shrine'], []]);
    }
  });

  it('may be so large that the plain hall has to move to the edge of the map for it', () => {
    const square = { door: 'ground', legend: {}, map: [...Array.from({ length: 20 }, (_, y) => (y === 0 ? '#'.repeat(20) : `#${'.'.repeat(18)}#`)), `##+${'#'.repeat(17)}`] };
    const large = harderContent({ vaults: { ...vaults, arenas: { square: [[1, 1]] }, kinds: { ...kinds, square } } });
    const { plan } = new ProcgenService(large, '1', () => null).report(1);
    expect([plan.places.map(({ vault }) => vault), planErrors(plan, large)]).toEqual([['square'], []]);
  });

  it('rejects a layout without a site for it', () => {
    const wide = { door: 'ground', legend: {}, map: [`#${'.'.repeat(52)}#`, `#${'.'.repeat(52)}#`, '##+###'.padEnd(54, '#')] };
    const crowded = dugAs('uniform', { vaults: { ...vaults, arenas: { hall: [[1, 1]] }, kinds: { ...kinds, hall: wide } } });
    const reports = Array.from({ length: 5 }, (_, seed) => new ProcgenService(crowded, String(seed)).report(1));
    expect(reports.every(({ rejected }) => rejected > 0)).toBe(true);
    expect(reports.every(({ plan }) => plan.places[0]?.vault === 'hall')).toBe(true);
  });
});

describe('a vault near the arrival', () => {
  const near = { shrine: [[2, 1], [3, 0]] } as const;

  it('lies on every floor where one has weight, besides those of the count', () => {
    const sure = harderContent({ vaults: { ...vaults, near, count: [], arenas: {} } });
    for (let seed = 0; seed < 20; seed++) {
      const floors = new ProcgenService(sure, String(seed));
      expect([1, 2, 3].map((floor) => floors.floor(floor).places.map(({ vault }) => vault))).toEqual([[], ['shrine'], []]);
    }
  });

  it('is placed next to the plain hall too, and beside an arena', () => {
    const both = harderContent({ vaults: { ...vaults, near: { shrine: [[1, 1]] }, count: [], arenas: { throne: [[1, 1]] } } });
    const { plan } = new ProcgenService(both, '1', () => null).report(1);
    expect([plan.places.map(({ vault }) => vault).sort(), planErrors(plan, both)]).toEqual([['shrine', 'throne'], []]);
    expect(new ProcgenService(both, '1').floor(1).places.map(({ vault }) => vault).sort()).toEqual(['shrine', 'throne']);
  });
});
