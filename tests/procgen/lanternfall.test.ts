import { lanternfall } from '../../src/content/packs/lanternfall';
import { deepestFloor } from '../../src/engine/facts/uses';
import { MOST_TRIES, ProcgenService, type FloorReport } from '../../src/procgen/ProcgenService';
import { planErrors } from '../../src/procgen/proof/planErrors';
import { scaled } from '../support/scale';
import { contentOf } from '../support/tinyPack';

const SEEDS = scaled(24, 60);
const content = contentOf(lanternfall);
const FLOORS = deepestFloor(content) ?? 0;
const hasBoss = (floor: number): boolean => content.vaults.arenas.weights(floor).length > 0;

describe('floors of the campaign', () => {
  const reports: FloorReport[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    const service = new ProcgenService(content, String(seed));
    for (let floor = 1; floor <= FLOORS; floor++) reports.push(service.report(floor));
  }
  const on = (floor: number): FloorReport[] => reports.filter(({ plan }) => plan.number === floor);

  it('are all valid, with every key found before its door', () => {
    expect(reports).toHaveLength(SEEDS * FLOORS);
    const wrong = reports.flatMap(({ plan }, index) => planErrors(plan, content).map((fault) => `seed ${String(Math.floor(index / FLOORS))} floor ${String(plan.number)}: ${fault}`));
    expect(wrong).toEqual([]);
  });

  it('never need the plain hall, and seldom a second try if no boss needs room', () => {
    expect(reports.filter(({ rejected }) => rejected === MOST_TRIES)).toEqual([]);
    const again = (floors: readonly number[]): number => floors.flatMap(on).filter(({ rejected }) => rejected > 0).length / (SEEDS * floors.length);
    const all = Array.from({ length: FLOORS }, (_, floor) => floor + 1);
    expect(again(all.filter((floor) => !hasBoss(floor)))).toBeLessThan(0.1);
    expect(again(all.filter(hasBoss))).toBeLessThan(0.75);
  });

  it('are dug in three ways and more, and change their theme halfway down', () => {
    const likely = reports.map(({ plan }) => content.layoutWeights.weights(plan.number).map(([id]) => id));
    expect(reports.filter(({ layout }, i) => !likely[i]?.includes(layout))).toEqual([]);
    expect(new Set(likely.flat())).toEqual(new Set(Object.keys(lanternfall.layouts)));
    expect(new Set(reports.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(3);
    const themes = Array.from({ length: FLOORS }, (_, floor) => [...new Set(on(floor + 1).map(({ plan }) => plan.theme))].join());
    expect(new Set(themes.slice(0, 5))).not.toEqual(new Set(themes.slice(5)));
    expect(themes.every((theme) => !theme.includes(','))).toBe(true);
  });

  it('have all vaults in the tables, nearly as many as those ask for, and a boss where one belongs', () => {
    const { weights, near, arenas } = lanternfall.vaults;
    const seen = new Set(reports.flatMap(({ plan }) => plan.places.map(({ vault }) => vault)));
    expect([...seen].sort()).toEqual(Object.keys({ ...weights, ...near, ...arenas }).sort());
    for (const { plan } of reports) {
      expect(plan.places.filter(({ vault }) => Object.hasOwn(arenas, vault))).toHaveLength(hasBoss(plan.number) ? 1 : 0);
      expect(plan.places.filter(({ vault }) => Object.hasOwn(near, vault))).toHaveLength(plan.number === 1 || plan.theme === 'drowned' ? 1 : 0);
    }
    const wanted = reports.reduce((sum, { plan }) => sum + content.vaults.count.at(plan.number), 0);
    const laid = reports.reduce((sum, { plan }) => sum + plan.places.filter(({ vault }) => Object.hasOwn(weights, vault)).length, 0);
    expect(laid / wanted).toBeGreaterThan(0.95);
  });
});
