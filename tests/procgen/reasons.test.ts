import type { VaultCell } from '../../src/engine/content';
import { worthOf } from '../../src/engine/floor/openFloor';
import type { FloorPlan } from '../../src/engine/ports';
import { digLayout, type Digger } from '../../src/procgen/dig/digLayout';
import { Notes } from '../../src/procgen/fill/Notes';
import { allTwice, explainedPacks, madeTwice, onFloor, type Twice } from '../support/explainedFloors';

const floors = allTwice();

/** What is wrong with the floors, each with its name; nothing should be. */
function wrong(check: (twice: Twice) => readonly (string | false)[]): string[] {
  return floors.flatMap((twice) => check(twice).flatMap((what) => (what === false ? [] : `${twice.name}: ${what}`))).slice(0, 20);
}

const LISTS = ['monsters', 'items', 'traps', 'goods', 'places'] as const;

/** The keys that the things of a plan may have. */
const KEYS: Readonly<Record<(typeof LISTS)[number], string>> = {
  monsters: 'asleep captive elite id loot x y', items: 'affixes id prize x y', traps: 'hidden id x y', goods: 'affixes id x y',
  places: 'vault x1 x2 y1 y2',
};

/** The legend of the cell where a reason says that a vault has something. */
function legendOf({ content, explained: { plan } }: Twice, { place, glyph }: { place: number; glyph: string }): VaultCell {
  return content.vaults.kinds.get(plan.places[place]?.vault ?? '')?.legend[glyph] ?? {};
}

function sum(numbers: readonly (number | null)[]): number {
  return numbers.reduce<number>((all, each) => all + (each ?? 0), 0);
}

describe('a floor with reasons', () => {
  it('is one of three hundred, which have between them all that can be a reason', () => {
    expect(floors.length).toBeGreaterThan(300);
    const all = floors.map(({ explained }) => explained.reasons);
    const sources = all.flatMap(({ monsters, items, traps, goods }) => [...monsters, ...items, ...traps, ...goods]).map(({ from }) => from);
    expect([...new Set(sources)].sort()).toEqual(['company', 'counts', 'danger', 'feature', 'key', 'schedule', 'table', 'vault']);
  });

  it('is the same as without, byte for byte', () => {
    const bytes = (report: object): string => JSON.stringify({ ...report, reasons: null });
    expect(wrong(({ plain, explained }) => [bytes(plain) !== bytes(explained) && 'differs'])).toEqual([]);
  });

  it('has nothing of them in its plan', () => {
    expect(wrong(({ plain: { plan } }) => LISTS.flatMap((list) => {
      const keys = (plan[list] as readonly object[]).flatMap((thing) => Object.keys(thing));
      return keys.filter((key) => !KEYS[list].split(' ').includes(key)).map((key) => `${list} have "${key}"`);
    }))).toEqual([]);
  });

  it('has one for each thing, in the order of its plan', () => {
    expect(wrong(({ explained: { plan, reasons } }) => LISTS.map((list) => {
      return plan[list].length !== reasons[list].length && `${plan[list].length} ${list} have ${reasons[list].length} reasons`;
    }))).toEqual([]);
  });

  it('says of each thing by which draws that one came', () => {
    expect(wrong(({ explained: { plan, layout, reasons } }) => {
      const drawn = (of: object | undefined): string | undefined => (of as { draw?: { id: string } | null } | undefined)?.draw?.id;
      return [
        ...[...plan.monsters, ...plan.items, ...plan.traps].map(({ id }, at) => {
          return (drawn([...reasons.monsters, ...reasons.items, ...reasons.traps][at]) ?? id) !== id && id;
        }),
        ...plan.monsters.map(({ id, elite: [elite], loot: [item] = [] }, at) => {
          const why = reasons.monsters[at];
          const [one, loot, affix] = [drawn(why?.elite ?? {}), drawn(why?.loot ?? {}), why?.loot?.affix?.draw.id];
          return ((one ?? elite) !== elite || loot !== item?.id || affix !== item?.affixes[0]) && `${id} with ${JSON.stringify(why)}`;
        }),
        ...[...plan.items, ...plan.goods].map(({ id, affixes: [affix] }, at) => {
          return [...reasons.items, ...reasons.goods][at]?.affix?.draw.id !== affix && `${id} with the affix ${affix ?? 'none'}`;
        }),
        ...plan.places.map(({ vault }, at) => reasons.places[at]?.id !== vault && vault),
        (reasons.layout.draw?.id ?? layout) !== layout && layout,
      ];
    })).toEqual([]);
  });

  it('says of an elite by the floor\'s share that it was drawn', () => {
    expect(wrong(({ explained: { plan, reasons } }) => plan.monsters.map(({ id, elite }, at) => {
      const why = reasons.monsters[at];
      return why?.from !== 'vault' && elite.length !== (why?.elite ? 1 : 0) && id;
    }))).toEqual([]);
  });

  it('names leaders that are there, and the rows of their breeds have such company', () => {
    expect(wrong(({ content, explained: { plan: { monsters }, reasons } }) => reasons.monsters.map((why, at) => {
      if (why.from !== 'company') return false;
      const { id, x, y } = why.leader;
      const isThere = monsters.some((monster) => monster.id === id && monster.x === x && monster.y === y);
      return (!isThere || !(content.breeds.get(id)?.company ?? []).some(({ breed }) => breed === monsters[at]?.id)) && id;
    }))).toEqual([]);
  });

  it('names the vaults in which things are, and legends that say so', () => {
    expect(wrong((twice) => {
      const { plan, reasons } = twice.explained;
      const whys = [...reasons.monsters, ...reasons.items, ...reasons.traps];
      return [...plan.monsters, ...plan.items, ...plan.traps].map(({ id, x, y }, at) => {
        const why = whys[at];
        if (why?.from !== 'vault') return plan.places.some(({ x1, y1, x2, y2 }) => x >= x1 && x <= x2 && y >= y1 && y <= y2) && id;
        const { x1 = 99, y1 = 99, x2 = 0, y2 = 0 } = plan.places[why.place] ?? {};
        const { monster, captive, item, trap } = legendOf(twice, why);
        return (x < x1 || x > x2 || y < y1 || y > y2 || (why.draw === null && ![monster, captive, item, trap].includes(id))) && id;
      });
    })).toEqual([]);
  });

  it('names the door that a key opens, and the feature that offers a good', () => {
    expect(wrong(({ content, explained: { plan, reasons } }) => {
      const tileAt = (x: number, y: number) => content.tiles[plan.terrain[y * plan.width + x] ?? -1];
      const keys = plan.items.map(({ id }, at) => {
        const why = reasons.items[at];
        if (why?.from !== 'key') return false;
        const { x1 = 99, y1 = 99, x2 = 0, y2 = 0 } = plan.places[why.place] ?? {};
        const { x, y } = why.door;
        return (tileAt(x, y)?.key !== id || x < x1 || x > x2 || y < y1 || y > y2) && id;
      });
      const goods = plan.goods.map(({ id, x, y }, at) => {
        const { tile = '', count, among } = reasons.goods[at] ?? {};
        const offer = content.features.get(tile)?.goods;
        return (tileAt(x, y)?.id !== tile || offer?.count !== count || offer?.among.length !== among || !offer?.among.includes(id)) && id;
      });
      return [...keys, ...goods];
    })).toEqual([]);
  });

  it('has them as plain JSON, the same each time', () => {
    const [first] = floors as [Twice];
    const { reasons } = first.explained;
    expect(JSON.parse(JSON.stringify(reasons))).toEqual(reasons);
    expect(madeTwice(first.rows, { seeds: 1, floors: 1 })[0]?.explained.reasons).toEqual(reasons);
  });
});

describe('the totals of a floor', () => {
  it('are the danger that was drawn: what all its monsters are worth, and those without room', () => {
    expect(wrong(({ rows, content, explained: { plan, reasons: { monsters, totals: { danger } } } }) => {
      if (!rows.counts.danger) return [danger !== null && 'has a danger', monsters.some(({ worth }) => worth !== null) && 'has a worth'];
      const of = (isInVault: boolean): number => {
        return sum(monsters.filter(({ from }) => (from === 'vault') === isInVault).map(({ worth }) => worth));
      };
      return [
        ...plan.monsters.map(({ id, elite }, at) => {
          const worth = content.breeds.get(id)?.unique === true ? 0 : worthOf(content, { breed: id, elite }, plan.number);
          return worth !== monsters[at]?.worth && `${id} is worth ${worth}`;
        }),
        danger?.wanted !== onFloor(rows.counts.danger, plan.number) && `${danger?.wanted ?? 'nothing'} was wanted`,
        danger?.ofVaults !== of(true) && `${of(true)} are in vaults`,
        (danger?.drawn ?? 0) - (danger?.lost ?? 0) !== of(false) && `${of(false)} was drawn`,
      ];
    })).toEqual([]);
    expect(floors.some(({ explained: { reasons: { totals: { danger } } } }) => (danger?.lost ?? 0) > 0)).toBe(true);
  });

  it('are what the schedule drew, from least to most, and what of that is there', () => {
    expect(wrong(({ rows: { schedule = {} }, explained: { plan, reasons: { items, totals } } }) => [
      totals.schedule.length !== Object.keys(schedule).length && 'lacks rows',
      ...totals.schedule.map(({ row, least, most, drawn, placed }) => {
        const there = items.filter((why) => why.from === 'schedule' && why.row === row);
        const isSame = there.every((why) => why.from === 'schedule' && why.least === least && why.most === most && why.drawn === drawn);
        const isDue = least === onFloor(schedule[row]?.least, plan.number) && most === onFloor(schedule[row]?.most, plan.number);
        return (!isSame || !isDue || drawn < least || drawn > most || placed !== there.length) && row;
      }),
    ])).toEqual([]);
    expect(floors.some(({ explained: { reasons: { totals } } }) => totals.schedule.some(({ drawn, placed }) => placed < drawn))).toBe(true);
  });

  it('are what the counts drew, and what of that is there', () => {
    expect(wrong(({ rows: { counts }, plain: { perRoom }, explained: { plan, reasons } }) => {
      return (['monsters', 'items'] as const).map((what) => {
        const { most, per, drawn, placed } = reasons.totals[what];
        const there = reasons[what].filter(({ from }) => from === 'counts' || from === 'danger').length;
        const isDue = most === onFloor(counts[what], plan.number) && per === counts.per;
        return (!isDue || drawn !== sum(perRoom[what].map((room) => room.drawn)) || placed !== there) && what;
      });
    })).toEqual([]);
  });

  it('are the traps and vaults that it should have, and has', () => {
    expect(wrong(({ rows, explained: { plan, reasons: { layout, places, traps, totals } } }) => {
      const mean = onFloor(rows.traps?.count, plan.number);
      const { least, most, drawn, placed } = totals.traps;
      const areDue = least === Math.ceil(mean / 2) && most === mean + Math.floor(mean / 2) && drawn >= least && drawn <= most;
      const sure = [layout.near, layout.arena].filter((draw) => draw !== null).length;
      const { vaults } = totals;
      return [
        (!areDue || placed !== traps.filter(({ from }) => from === 'table').length) && 'traps',
        vaults.placed !== plan.places.length && 'vaults placed',
        vaults.wanted !== sure + onFloor(rows.vaults?.count, plan.number) && 'vaults wanted',
        !layout.isHall && places.filter(({ table }) => table !== 'vaults').length !== sure && 'vaults that are sure',
      ];
    })).toEqual([]);
  });
});

describe('rejected layouts', () => {
  /** A digger whose first layouts have no ground. */
  const spoiled = (first: number) => (): Digger => {
    let calls = 0;
    return (plan, palette, rng) => {
      const layout = digLayout(plan, palette, rng);
      const spoil = (tile: number): number => (tile === layout?.ground ? layout.wall : tile);
      return layout && calls++ < first ? { ...layout, terrain: layout.terrain.map(spoil) } : layout;
    };
  };

  it.each([0, 1, 4])('leave no reasons behind, and are counted: %i', (first) => {
    const made = madeTwice(explainedPacks.metered, { seeds: 3, floors: 3, dig: spoiled(first) });
    for (const { plain, explained: { plan, reasons } } of made) {
      expect(reasons.layout).toMatchObject({ rejected: plain.rejected, isHall: false });
      expect(plain.rejected).toBeGreaterThanOrEqual(first);
      expect(LISTS.map((list) => reasons[list].length)).toEqual(LISTS.map((list) => plan[list].length));
      expect(reasons.totals.schedule).toHaveLength(2);
    }
  });

  it('end in a plain hall, which is explained as well', () => {
    for (const { plain, explained } of madeTwice(explainedPacks.metered, { seeds: 3, floors: 5, dig: () => () => null })) {
      const { reasons, plan } = explained;
      expect(plan).toEqual(plain.plan);
      expect(reasons.layout).toMatchObject({ isHall: true, rejected: 50 });
      expect(reasons.monsters).toHaveLength(plan.monsters.length);
      expect(reasons.places.map(({ id }) => id)).toEqual(plan.places.map(({ vault }) => vault));
    }
  });
});

test('a thing of which nothing was noted is named', () => {
  const plan = { monsters: [], items: [{ id: 'salve', x: 4, y: 2, affixes: [] }], traps: [], goods: [] } as unknown as FloorPlan;
  expect(() => new Notes().of(plan)).toThrow('Nothing was noted of salve at 4,2.');
});
