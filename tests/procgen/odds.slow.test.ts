import type { Content, VaultCell } from '../../src/engine/content';
import type { Draw } from '../../src/procgen/draw';
import type { Chance, FloorReasons, MonsterReason } from '../../src/procgen/reasons';
import { allTwice, onFloor, rowsOf, sumOn, type Twice } from '../support/explainedFloors';

/* What the reasons of a floor say of its draws, against the rows of its pack. */

/** A draw, how many floors deeper than its own it should be, and the sums that it may have been drawn from; any, if none are named. */
interface Expected {
  readonly draw: Draw;
  readonly deeper: number;
  readonly sums?: readonly number[];
}

/** How a draw should be: for how much deeper a floor, and from which ids. */
interface Due {
  readonly deeper?: number;
  readonly fits?: (id: string) => boolean;
}

/** What an expected draw is of, with the sum of the ids that could be drawn. */
function expected(rows: Twice['rows'], draw: Draw | null | undefined, { deeper = 0, fits }: Due = {}): Expected[] {
  return draw ? [{ draw, deeper, sums: [sumOn(rows, draw.table, draw.floor, fits)] }] : [];
}

/** How much deeper a legend draws for. */
function below(cell: VaultCell['monster'] | VaultCell['item']): number {
  return typeof cell === 'object' ? cell.deeper : 0;
}

/** The legend of the cell where a reason says that a vault has something. */
function legendOf({ content, explained: { plan } }: Twice, { place, glyph }: { place: number; glyph: string }): VaultCell {
  return content.vaults.kinds.get(plan.places[place]?.vault ?? '')?.legend[glyph] ?? {};
}

function affixOf({ content, rows }: Twice, id: string | undefined, affix: Chance | null | undefined, deeper = 0): Expected[] {
  const kind = content.itemKinds.get(id ?? '');
  const slot = kind && 'slot' in kind ? kind.slot : '';
  return expected(rows, affix?.draw, { deeper, fits: (each) => content.affixes.get(each)?.slots.includes(slot) ?? false });
}

const isUnique = ({ breeds }: Content, id: string): boolean => breeds.get(id)?.unique === true;
const swims = ({ breeds }: Content, id: string): boolean => breeds.get(id)?.moves === 'swim';

/** The draw of a monster that leads, or is in a vault. */
function leaderOf(twice: Twice, why: MonsterReason): Expected[] {
  const { rows, content } = twice;
  if (why.from === 'company' || !why.draw) return [];
  const { draw } = why;
  const isCommon = (id: string): boolean => !isUnique(content, id) && !swims(content, id);
  if (why.from === 'vault') {
    return expected(rows, draw, draw.table === 'captives' ? {} : { deeper: below(legendOf(twice, why).monster), fits: isCommon });
  }
  if (why.outOfDepth !== null) {
    const { deeper } = content.outOfDepth;
    return why.from === 'danger' ? [{ draw, deeper }] : expected(rows, draw, { deeper, fits: isCommon });
  }
  if (why.from === 'danger') return expected(rows, draw);
  // By counts, swimmers can be drawn only while there is water left.
  const sums = [true, false].map((hasWater) => sumOn(rows, draw.table, draw.floor, (id) => hasWater || !swims(content, id)));
  return [{ draw, deeper: 0, sums }];
}

function ofMonsters(twice: Twice): Expected[] {
  const { rows, explained: { plan, reasons } } = twice;
  return reasons.monsters.flatMap((why, at) => [
    ...leaderOf(twice, why),
    ...expected(rows, why.elite?.draw),
    ...expected(rows, why.loot?.draw, { deeper: 2 }),
    ...affixOf(twice, plan.monsters[at]?.loot?.[0]?.id, why.loot?.affix, 2),
  ]);
}

function ofItems(twice: Twice): Expected[] {
  const { rows, content, explained: { plan, reasons } } = twice;
  const items = reasons.items.flatMap((why, at) => {
    const deeper = why.from === 'vault' ? below(legendOf(twice, why).item) : 0;
    const affix = affixOf(twice, plan.items[at]?.id, why.affix, deeper);
    if (why.from === 'key' || !why.draw) return affix;
    if (why.from !== 'schedule') return [...expected(rows, why.draw, { deeper }), ...affix];
    const among = content.schedule.get(why.row)?.among ?? [];
    if (why.draw.by !== 'alike') return [...expected(rows, why.draw, { fits: (id) => among.includes(id) }), ...affix];
    const sum = sumOn(rows, 'items', plan.number, (id) => among.includes(id));
    return [{ draw: why.draw, deeper: 0, sums: sum === 0 ? [among.length] : [] }, ...affix];
  });
  return [...items, ...plan.goods.flatMap(({ id }, at) => affixOf(twice, id, reasons.goods[at]?.affix))];
}

/** All draws of a floor. */
function drawsOf(twice: Twice): Expected[] {
  const { rows, explained: { reasons: { layout, places, traps } } } = twice;
  return [
    ...[layout.draw, layout.near, layout.arena].flatMap((draw) => expected(rows, draw)),
    ...places.flatMap((draw) => (draw.table === 'vaults' ? [{ draw, deeper: 0 }] : expected(rows, draw))),
    ...traps.flatMap(({ draw }) => expected(rows, draw)),
    ...ofMonsters(twice), ...ofItems(twice),
  ];
}

const floors = allTwice();
const all = floors.flatMap((twice) => drawsOf(twice).map((each) => ({ ...each, twice })));
const texts = (some: typeof all): string[] => some.slice(0, 20).map(({ draw, deeper, sums = [], twice }) => {
  return `${twice.name}: ${JSON.stringify(draw)}, ${deeper} deeper, of ${sums.join(' or ')}`;
});

describe('a draw', () => {
  it('is one of thousands, from every table and in every way', () => {
    expect(all.length).toBeGreaterThan(8000);
    expect([...new Set(all.map(({ draw }) => draw.table))].sort()).toEqual(
      ['affixes', 'arenas', 'captives', 'elites', 'items', 'layouts', 'monsters', 'near', 'traps', 'vaults'],
    );
    expect([...new Set(all.map(({ draw }) => draw.by))].sort()).toEqual(['alike', 'deck', 'weight']);
  });

  it('names the floor whose weights counted: a deeper one out of depth, where a vault says so, and for loot', () => {
    expect(texts(all.filter(({ draw, deeper, twice }) => draw.floor !== twice.explained.plan.number + deeper))).toEqual([]);
    expect(new Set(all.map(({ deeper }) => deeper)).size).toBeGreaterThan(3);
  });

  it('has the weight of its id on that floor', () => {
    const weightOf = ({ table, id, floor, by }: Draw, { rows }: Twice): number => {
      return by === 'alike' ? 1 : onFloor(rowsOf(rows, table)[id], floor);
    };
    expect(texts(all.filter(({ draw, twice }) => draw.weight !== weightOf(draw, twice)))).toEqual([]);
  });

  it('has the sum of the weights of all that could be drawn', () => {
    expect(texts(all.filter(({ draw, sums }) => sums && !sums.includes(draw.total)))).toEqual([]);
  });

  it('of a deck is dealt for the monsters and items of metered floors alone', () => {
    const isDealt = (why: FloorReasons['monsters' | 'items'][number]): boolean => 'draw' in why && why.draw?.by === 'deck';
    const wrong = floors.filter(({ rows, explained: { reasons: { monsters, items } } }) => [...monsters, ...items].some((why) => {
      const isDue = (why.from === 'danger' && why.outOfDepth === null) || (why.from === 'counts' && rows.counts.danger !== undefined);
      return isDealt(why) !== isDue;
    }));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('of a vault is from those that the floor does not have yet', () => {
    const shares = floors.flatMap(({ rows, explained: { reasons: { places } } }) => places.flatMap((draw, at) => {
      const { table, floor, weight, total } = draw;
      const before = places.slice(0, at).map(({ id }) => id);
      if (table !== 'vaults') return [];
      return [{ share: total / sumOn(rows, 'vaults', floor, (id) => !before.includes(id)), isPart: weight <= total }];
    }));
    expect(shares.filter(({ share, isPart }) => share > 1 || !isPart)).toEqual([]);
    // Others were drawn before and fit nowhere, or are locked as well.
    expect(shares.filter(({ share }) => share === 1).length).toBeGreaterThan(shares.length / 3);
  });

  it('out of depth is of a kind that has no weight on a metered floor, from those below that fit', () => {
    const deep = floors.flatMap(({ rows, explained: { plan, reasons } }) => reasons.monsters.flatMap((why) => {
      return why.from === 'danger' && why.outOfDepth !== null ? [{ rows, number: plan.number, draw: why.draw }] : [];
    }));
    expect(deep.length).toBeGreaterThan(100);
    expect(deep.filter(({ rows, number, draw }) => {
      const isGuest = (id: string): boolean => onFloor(rows.monsters[id], number) === 0;
      return !isGuest(draw.id) || draw.weight > draw.total || draw.total > sumOn(rows, 'monsters', draw.floor, isGuest);
    })).toEqual([]);
  });
});

describe('the percentage', () => {
  type OnFloor = (row: Parameters<typeof onFloor>[0]) => number;
  const wrong = (check: (twice: Twice, on: OnFloor) => readonly (string | false)[]): string[] => floors.flatMap((twice) => {
    const found = check(twice, (row) => onFloor(row, twice.explained.plan.number));
    return found.flatMap((what) => (what === false ? [] : `${twice.name}: ${what}`));
  });

  it('of elites, of those out of depth and of sleepers is that of the floor; a vault asks for its own', () => {
    expect(wrong(({ rows, content, explained: { plan, reasons } }, on) => reasons.monsters.map((why, at) => {
      const { id = '' } = plan.monsters[at] ?? {};
      const breed = content.breeds.get(id);
      if (why.from === 'vault') return (why.asleep !== null || (why.elite?.percent ?? 100) !== 100) && id;
      const share = on(rows.elites?.share);
      const asleep = breed?.brain.includes('sleep') === true ? (breed.sleepy ?? on(rows.asleep)) : 0;
      const isDeep = why.from !== 'company' && (why.outOfDepth ?? on(rows.outOfDepth?.share)) !== on(rows.outOfDepth?.share);
      return (isDeep || why.asleep !== asleep || (why.elite?.percent ?? share) !== share) && id;
    }))).toEqual([]);
  });

  it('of hidden traps, of affixes and of loot is that of the floor they were drawn for', () => {
    expect(wrong(({ rows, explained: { reasons } }, on) => {
      const loot = reasons.monsters.flatMap((why) => why.loot ?? []);
      const affixes = [...reasons.items, ...reasons.goods, ...loot].flatMap(({ affix }) => affix ?? []);
      return [
        ...reasons.traps.map((why) => why.from === 'table' && why.hidden !== on(rows.traps?.hidden) && why.draw.id),
        ...affixes.map(({ percent, draw }) => percent !== onFloor(rows.affixShare, draw.floor) && draw.id),
        ...loot.map(({ percent, draw }) => percent !== 50 && (draw?.id ?? 'loot')),
      ];
    })).toEqual([]);
  });
});
