import { packs } from '../../src/content/packs';
import { floorStatistics } from '../../src/lab/floors';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { planErrors } from '../../src/procgen/proof/planErrors';
import { misfit, sum, unevenness } from '../support/chiSquare';
import { scaled } from '../support/scale';
import { contentOf } from '../support/tinyPack';

/** RULES 2 for `classicBare` and `classic`, RULES 3 for `deep`, written out floor by floor. */
const RULES = [
  { pack: 'classicBare', floor: 1, monsters: { orc: 80 }, items: { healthPotion: 35 }, most: { monsters: 2, items: 1 } },
  { pack: 'classicBare', floor: 3, monsters: { orc: 80, troll: 15 }, items: { healthPotion: 35, confusionScroll: 10 }, most: { monsters: 2, items: 1 } },
  { pack: 'classicBare', floor: 5, monsters: { orc: 80, troll: 30 }, items: { healthPotion: 35, confusionScroll: 10, lightningScroll: 25 }, most: { monsters: 3, items: 2 } },
  { pack: 'classicBare', floor: 7, monsters: { orc: 80, troll: 60 }, items: { healthPotion: 35, confusionScroll: 10, lightningScroll: 25, fireballScroll: 25 }, most: { monsters: 5, items: 2 } },
  { pack: 'classic', floor: 5, monsters: { orc: 80, troll: 30 }, items: { healthPotion: 35, confusionScroll: 10, lightningScroll: 25, sword: 5 }, most: { monsters: 3, items: 2 } },
  { pack: 'classic', floor: 8, monsters: { orc: 80, troll: 60 }, items: { healthPotion: 35, confusionScroll: 10, lightningScroll: 25, fireballScroll: 25, sword: 5, chainMail: 15 }, most: { monsters: 5, items: 2 } },
  { pack: 'deep', floor: 8, monsters: { orc: 80, troll: 60 }, items: { healthPotion: 35, confusionScroll: 10, lightningScroll: 25, fireballScroll: 25, sword: 5, shield: 15 }, most: { monsters: 5, items: 2 } },
] as const;

describe.each(RULES)('RULES 2 3 $pack over many seeds, floor $floor', ({ pack, floor, monsters, items, most }) => {
  const found = floorStatistics(contentOf(packs[pack]), floor, scaled(150, 1000));

  it('places kinds by their weights, and none of weight 0', () => {
    expect(Object.keys(found.counts).sort()).toEqual([...Object.keys(monsters), ...Object.keys(items)].sort());
    for (const table of [monsters, items]) {
      const counts = Object.keys(table).map((id) => found.counts[id] ?? 0);
      if (counts.length > 1) expect(misfit(counts, Object.values(table))).toBeLessThan(1);
    }
  });

  it.each(['monsters', 'items'] as const)('RULES 1.4 draws 0 to the most %s for a room, each number as often', (what) => {
    expect(found.drawn[what]).toHaveLength(most[what] + 1);
    expect(unevenness(found.drawn[what])).toBeLessThan(1);
  });

  it.each(['monsters', 'items'] as const)('RULES 1.4 never places more %s than were drawn, and a few less in all', (what) => {
    const total = (histogram: readonly number[]): number => sum(histogram.map((rooms, n) => rooms * n));
    const atLeast = (histogram: readonly number[], n: number): number => sum(histogram.slice(n));
    expect(sum(found.perRoom[what])).toBe(sum(found.drawn[what]));
    for (let n = 0; n <= most[what]; n++) expect(atLeast(found.perRoom[what], n)).toBeLessThanOrEqual(atLeast(found.drawn[what], n));
    const kinds = what === 'monsters' ? monsters : items;
    expect(total(found.perRoom[what])).toBe(sum(Object.keys(kinds).map((id) => found.counts[id] ?? 0)));
    expect(total(found.perRoom[what])).toBeLessThan(total(found.drawn[what]));
    expect(total(found.perRoom[what])).toBeGreaterThan(0.9 * total(found.drawn[what]));
  });

  it('RULES 1.3 has 12.6 rooms on average and no invalid floor', () => {
    expect(Math.abs(found.rooms.mean - 12.6)).toBeLessThan(0.3);
    expect([found.invalid, found.rejected]).toEqual([0, 0]);
  });
});

/** The campaign has its own floors. */
const classics = (Object.keys(packs) as (keyof typeof packs)[]).filter((id) => id !== 'lanternfall');

describe.each(classics)('RULES 2 3 4 %s', (pack) => {
  it('RULES 1.4 never places more than were drawn, and every floor from 1 to 30 is valid', () => {
    const content = contentOf(packs[pack]);
    const wrong: string[] = [];
    for (let seed = 0; seed < scaled(2, 10); seed++) {
      const service = new ProcgenService(content, `s${String(seed)}`);
      for (let floor = 1; floor <= 30; floor++) {
        const { plan, perRoom, rooms } = service.report(floor);
        const isOver = [...perRoom.monsters, ...perRoom.items].some(({ drawn, placed }) => placed > drawn);
        const parts = content.counts.per === 'room' ? rooms : 1;
        const areRooms = perRoom.monsters.length === parts && perRoom.items.length === parts;
        if (isOver || !areRooms || planErrors(plan, content).length > 0) wrong.push(`seed s${String(seed)} floor ${String(floor)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
