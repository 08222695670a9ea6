import { packs } from '../../src/content/packs';
import type { Content, PackRows } from '../../src/engine/content';
import { Rng } from '../../src/engine/core/rng';
import { worthOf } from '../../src/engine/floor/openFloor';
import { loadContent } from '../../src/engine/pack/loadContent';
import { floorStatistics } from '../../src/lab/floors';
import { Deck, ItemDeck } from '../../src/procgen/fill/Deck';
import { DugFloor } from '../../src/procgen/fill/DugFloor';
import { meterMonsters } from '../../src/procgen/fill/meterFloor';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { drawLayout } from '../support/drawLayout';
import { plansOf } from '../support/floorPlans';
import { harderContent, harderRows } from '../support/harderPack';
import { scaled } from '../support/scale';
import { contentOf } from '../support/tinyPack';

const SEEDS = scaled(60, 300);
const NO_VAULTS = { count: [], weights: {}, arenas: {}, kinds: {} } as const;
const counts = { per: 'floor', monsters: [[1, 40]], items: [[1, 7]], danger: [[1, 100], [2, 200]] } as const;

/** The harder pack with metered floors. */
const metered = (changes: Partial<PackRows> = {}): Content => harderContent({ vaults: NO_VAULTS, counts, ...changes });
const worth = (content: Content, floor: number, monsters: readonly { id: string; elite: readonly string[] }[]): number =>
  monsters.reduce((sum, { id, elite }) => sum + worthOf(content, { breed: id, elite }, floor), 0);

/** Rock that takes as many monsters as any floor may have, and no swimmers. */
const ROCK = Array.from({ length: 40 }, () => '#'.repeat(80)).join('\n');

/** What is drawn for a floor on its own, for many seeds. */
function drawn(content: Content, floor: number, { spent = 0, seeds = SEEDS } = {}): ReturnType<typeof meterMonsters>[] {
  const dug = new DugFloor(content, floor, drawLayout(content, ROCK));
  return Array.from({ length: seeds }, (_, seed) => {
    const stream = (purpose: string): Rng => Rng.of(String(seed), purpose);
    return meterMonsters(dug, spent, stream('monsters'), stream);
  });
}

describe('a deck', () => {
  const weights = [['a', 60], ['b', 30], ['c', 10]] as const;

  it('RULES 5.12 gives each id its share, never more than the next whole number and never late by two', () => {
    for (let seed = 0; seed < 50; seed++) {
      const [deck, rng] = [new Deck(), Rng.of(String(seed), 'deck')];
      const got: Record<string, number> = { a: 0, b: 0, c: 0 };
      for (let n = 1; n <= 40; n++) {
        const id = deck.draw(weights, rng) ?? '';
        got[id] = (got[id] ?? 0) + 1;
        for (const [each, weight] of weights) {
          const due = (n * weight) / 100;
          expect(got[each]).toBeLessThan(due + 1);
          expect(got[each]).toBeGreaterThan(due - 2);
        }
      }
    }
  });

  it('RULES 5.12 draws first by weight alone, passes over what does not fit, and draws nothing where nothing does', () => {
    const firsts = Array.from({ length: 2000 }, (_, seed) => new Deck().draw(weights, Rng.of(String(seed), 'first')));
    expect(Math.abs(firsts.filter((id) => id === 'a').length / 2000 - 0.6)).toBeLessThan(0.04);
    const [deck, rng] = [new Deck(), Rng.of('1', 'deck')];
    expect(new Set(Array.from({ length: 20 }, () => deck.draw(weights, rng, (id) => id === 'c')))).toEqual(new Set(['c']));
    expect([deck.draw(weights, rng, () => false), new Deck().draw([], rng)]).toEqual([null, null]);
  });
});

describe('the monsters of a metered floor', () => {
  it('RULES 5.12 are worth its danger, to within half of the cheapest kind and what company and elites add', () => {
    const plain = metered({ monsters: { rat: [[1, 3]], cat: [[1, 3]] }, elites: { ...harderRows.elites, share: [] }, outOfDepth: { share: [], deeper: 0 } });
    for (const floor of [1, 2]) {
      const sums = plansOf(plain, floor, SEEDS).map(({ monsters }) => worth(plain, floor, monsters));
      expect(sums.filter((sum) => Math.abs(sum - floor * 100) > 3)).toEqual([]);
    }
    const rich = metered();
    const sums = plansOf(rich, 1, SEEDS).map(({ monsters }) => worth(rich, 1, monsters)).sort((a, b) => a - b);
    expect((sums[Math.floor(SEEDS * 0.9)] ?? 0) / (sums[Math.floor(SEEDS * 0.1)] ?? 1)).toBeLessThan(1.4);
  });

  it('RULES 5.12 are fewer where vaults have some, but a boss comes besides', () => {
    const content = metered();
    const sum = (spent: number): number => drawn(content, 1, { spent }).reduce((total, groups) => total + worth(content, 1, groups.flat()), 0) / SEEDS;
    expect(Math.abs(sum(0) - sum(60) - 60)).toBeLessThan(8);
    expect(sum(100)).toBe(0);
    const rich = { ...harderRows.breeds, hound: { ...harderRows.breeds.hound, xp: 60 }, warden: { ...harderRows.breeds.warden, xp: 150 } };
    const kennels = { ...harderRows.vaults, count: [[1, 1]], weights: { kennel: [[1, 1], [5, 0]] } } as const;
    const packed = metered({ breeds: rich, vaults: kennels });
    const common = (floor: number): number[] => plansOf(packed, floor, 20).map(({ monsters }) => worth(packed, floor, monsters.filter(({ id }) => id !== 'warden')));
    expect([...common(1).map((all) => Math.abs(all - 100)), ...common(5).map((all) => Math.abs(all - 200))].filter((off) => off > 40)).toEqual([]);
    expect(plansOf(packed, 5, 1)[0]?.monsters.map(({ id }) => id)).toContain('warden');
  });

  it('RULES 5.12 are never more groups than the floor allows', () => {
    const few = metered({ counts: { ...counts, monsters: [[1, 3]] } });
    expect(drawn(few, 1).filter((groups) => groups.length !== 3)).toEqual([]);
  });

  it('are drawn only until the floor takes no more', () => {
    const crowd = metered({ monsters: { cat: [[1, 1]] }, counts: { ...counts, monsters: [[1, 100]], danger: [[1, 100_000]] } });
    const small = new DugFloor(crowd, 1, drawLayout(crowd, '#########'));
    expect(meterMonsters(small, 0, Rng.of('1', 'monsters'), (purpose) => Rng.of('1', purpose))).toHaveLength(small.monstersLeft);
  });

  it('RULES 5.12 come out of depth as often as the row says, and only of kinds that do not live there yet', () => {
    const content = metered({ monsters: { rat: [[1, 3]], cat: [[1, 3]], wyrm: [[4, 5]], piper: [[4, 5], [5, 0]] }, counts: { ...counts, danger: [[1, 300]] }, outOfDepth: { share: [[1, 10]], deeper: 3 } });
    const leaders = drawn(content, 1).flatMap((groups) => groups.map(([leader]) => leader.id));
    const deep = leaders.filter((id) => id === 'wyrm' || id === 'piper').length;
    expect(Math.abs((100 * deep) / leaders.length - 10)).toBeLessThan(2);
    expect(drawn(content, 5).flatMap((groups) => groups.filter(([leader]) => leader.id === 'piper'))).toEqual([]);
  });
});

describe('the items of metered floors', () => {
  const content = metered({ items: { salve: [[1, 5]], club: [[1, 3]], axe: [[1, 1]], cap: [[1, 1]] }, schedule: {} });

  it('RULES 5.12 are exactly as many as the floor says', () => {
    expect(plansOf(content, 2, 20).map(({ items }) => items.length)).toEqual(Array.from({ length: 20 }, () => 7));
  });

  it('RULES 5.12 are dealt from one deck for the whole run, so that no kind stays away', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const deck = new ItemDeck(content, String(seed));
      const all = Array.from({ length: 10 }, (_, floor) => deck.hand(floor + 1)).flat();
      const got = ['salve', 'club', 'axe', 'cap'].map((id) => all.filter((each) => each === id).length);
      expect(got.map((n, i) => Math.abs(n - ([35, 21, 7, 7][i] ?? 0)) < 3)).toEqual([true, true, true, true]);
    }
  });

  it('RULES 5.12 depend on seed and floor alone, whatever floor is asked for first', () => {
    const ids = (floors: readonly number[]): unknown => {
      const service = new ProcgenService(content, 'same');
      return floors.map((floor) => [floor, service.floor(floor).items.map(({ id }) => id)]).sort(([a], [b]) => Number(a) - Number(b));
    };
    expect(ids([4, 2, 1, 3])).toEqual(ids([1, 2, 3, 4]));
  });
});

describe('a pack that meters its floors', () => {
  const errorsOf = (changes: Partial<PackRows>): readonly string[] => {
    const made = loadContent({ ...harderRows, ...changes });
    return made.ok ? [] : made.errors;
  };

  it('is refused if its counts are per room', () => {
    const layouts = { rooms: harderRows.layouts.rooms };
    expect(errorsOf({ layouts, layoutWeights: { rooms: [[1, 1]] }, counts: { ...counts, per: 'room' } })).toEqual(['Pack harder, table counts, id danger: it meters whole floors, but counts are per room.']);
  });

  it('is refused if it schedules among kinds that it lacks', () => {
    expect(errorsOf({ schedule: { gear: { among: ['club', 'clud'], least: [], most: [[1, 1]] } } })).toEqual([expect.stringContaining('"clud" is not in itemKinds')]);
    expect(errorsOf({ schedule: { gear: { among: [], least: [], most: [[1, 1]] } } })).toEqual([expect.stringContaining('a list of item kinds')]);
  });
});

describe('floors of the campaign', () => {
  const campaign = contentOf(packs.lanternfall);

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('RULES 5.12 bring monsters out of depth within two points of the row: floor %i', (floor) => {
    const here = campaign.monsters.weights(floor).map(([id]) => id);
    const leaders = drawn(campaign, floor, { seeds: 400 }).flatMap((groups) => groups.map(([leader]) => leader.id));
    const deep = leaders.filter((id) => !here.includes(id)).length;
    expect(Math.abs((100 * deep) / leaders.length - campaign.outOfDepth.share.at(floor))).toBeLessThan(2);
  });

  it('hold so even an amount of experience that the richest tenth has at most twice that of the poorest', () => {
    const wide = Array.from({ length: 10 }, (_, floor) => floorStatistics(campaign, floor + 1, scaled(40, 300))).filter(({ xp: [low, , high] }) => high > 2 * low);
    expect(wide.map(({ floor }) => floor)).toEqual([]);
  });

  it('have something to wear by the second', () => {
    const isWorn = (id: string): boolean => 'slot' in (campaign.itemKinds.get(id) ?? {});
    const bare = Array.from({ length: scaled(40, 300) }, (_, seed) => new ProcgenService(campaign, String(seed))).filter((service) => ![1, 2].some((floor) => service.floor(floor).items.some(({ id }) => isWorn(id))));
    expect(bare).toEqual([]);
  });
});
