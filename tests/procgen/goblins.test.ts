import { packs } from '../../src/content/packs';
import { Rng } from '../../src/engine/core/rng';
import type { FloorPlan } from '../../src/engine/ports';
import { floorStatistics, type FloorStatistics } from '../../src/lab/floors';
import { cellOf, digRooms, type RoomsPlan } from '../../src/procgen/dig/digRooms';
import type { Layout } from '../../src/procgen/dig/Layout';
import type { Population } from '../../src/procgen/fill/populate';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { misfit, unevenness } from '../support/chiSquare';
import { drawn } from '../support/drawGame';
import { filled } from '../support/drawLayout';
import { ScriptedRng } from '../support/ScriptedRng';
import { scaled } from '../support/scale';
import { contentOf, tinyContent } from '../support/tinyPack';

const palette = { wall: 0, ground: 1, stairsDown: 2, stairsUp: 3 };
const small: RoomsPlan = { width: 20, height: 9, roomMin: 4, roomMax: 6, attempts: 1, inset: 1, stairs: 'anywhere' };

function layoutPicture({ terrain, width }: Layout): string {
  const glyphs = Array.from(terrain, (tile) => '#.><'[tile]).join('');
  return (glyphs.match(new RegExp(`.{${String(width)}}`, 'g')) ?? []).join('\n');
}

const SEEDS = scaled(150, 600);
const AFFIXED = scaled(300, 1500);

/** The first floors of the bands, with what RULES 4 says of each. */
const BANDS = [
  { from: 1, to: 4, width: 47, height: 17, rooms: 2.6, monsters: 3, items: 2 },
  { from: 5, to: 8, width: 63, height: 23, rooms: 4.5, monsters: 6, items: 3 },
  { from: 9, to: 13, width: 79, height: 29, rooms: 7.1, monsters: 9, items: 5 },
  { from: 14, to: 18, width: 79, height: 29, rooms: 7.8, monsters: 12, items: 7 },
  { from: 19, to: 30, width: 79, height: 29, rooms: 8.4, monsters: 15, items: 10 },
] as const;

describe('goblin layouts', () => {
  it('RULES 4 the ground of a room is one cell narrower and lower: w-2 by h-2', () => {
    const layout = digRooms({ ...small, attempts: 2 }, palette, new ScriptedRng(1, 0, 1, 0, 2, 0, 13, 3, 1, 0, 0));
    expect(layout ? layoutPicture(layout) : 'nothing').toBe(drawn(`
      ####################
      ##<>.###############
      ##...............###
      ################.###
      ##############....##
      ##############....##
      ####################
      ####################
      ####################`));
  });

  it('RULES 4 items are put only on that ground, each cell as likely', () => {
    const room = { x1: 3, y1: 4, x2: 7, y2: 8, inset: 1 };
    const rng = Rng.of('cells', '');
    const counts = new Array<number>(4).fill(0);
    for (let i = 0; i < 4000; i++) {
      const { x, y } = cellOf(room, rng);
      const place = (x - 4) * 2 + (y - 5);
      if (x < 4 || x > 5 || y < 5 || y > 6) throw new Error('off the ground');
      counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(unevenness(counts)).toBeLessThan(1);
  });

  it('RULES 4 one room is legal', () => {
    const layout = digRooms(small, palette, new ScriptedRng(0, 0, 0, 0, 0, 2));
    expect([layout?.rooms.length, layout ? layoutPicture(layout).split('\n').slice(1, 3) : []]).toEqual([1, ['#<.#################', '#.>#################']]);
  });

  it('RULES 4 arrival and stairs are two different cells, every pair as likely', () => {
    const counts: Record<string, number> = {};
    const fixed = { ...small, roomMin: 4, roomMax: 4, width: 5, height: 5 };
    for (let seed = 0; seed < 3000; seed++) {
      const layout = digRooms(fixed, palette, Rng.of(String(seed), 'layout:2'));
      const ends = layout ? [layout.arrival, layout.stairs].map(({ x, y }) => `${String(x)},${String(y)}`).join(' ') : 'none';
      counts[ends] = (counts[ends] ?? 0) + 1;
    }
    expect(Object.keys(counts)).toHaveLength(4 * 3);
    expect(unevenness(Object.values(counts))).toBeLessThan(1);
  });

  it('RULES 4 floor 1 has no stairs up, every other has them at the arrival, and all have one pair at most', () => {
    const service = new ProcgenService(contentOf(packs.goblins), 'stairs');
    const wrong: string[] = [];
    for (let floor = 1; floor <= 40; floor++) {
      const { terrain, arrival, width } = service.floor(floor);
      const places = (tile: number): number[] => Array.from(terrain).flatMap((other, place) => (other === tile ? [place] : []));
      const up = floor === 1 ? [] : [arrival.y * width + arrival.x];
      if (JSON.stringify(places(3)) !== JSON.stringify(up) || places(2).length !== 1) wrong.push(`floor ${String(floor)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('RULES 2 3 the other packs have none on any floor', () => {
    for (const pack of ['classic', 'deepBare', 'firstDungeon'] as const) {
      for (const floor of [1, 2, 7]) expect(Array.from(new ProcgenService(contentOf(packs[pack]), '1').floor(floor).terrain)).not.toContain(3);
    }
  });
});

describe.each(BANDS)('RULES 4 goblins on floors $from to $to over many seeds', ({ from, to, width, height, rooms, monsters, items }) => {
  const content = contentOf(packs.goblins);
  const first = floorStatistics(content, from, SEEDS);

  it.each([['the first', from], ['the last', to]])('RULES 4 %s of them have that size', (_name, floor) => {
    const plan = new ProcgenService(content, 'size').floor(floor);
    expect([plan.width, plan.height]).toEqual([width, height]);
  });

  it('RULES 4 has this many rooms on average, from the first to the last', () => {
    expect(Math.abs(first.rooms.mean - rooms)).toBeLessThan(0.3);
    expect(Math.abs(floorStatistics(content, to, SEEDS).rooms.mean - rooms)).toBeLessThan(0.3);
    expect([first.rooms.min >= 1, first.invalid]).toEqual([true, 0]);
  });

  it.each(['monsters', 'items'] as const)('RULES 4 has 1 to the most %s on the whole floor, each number as often, and places them all', (what) => {
    const most = what === 'monsters' ? monsters : items;
    expect([first.drawn[what].length, first.drawn[what][0]]).toEqual([most + 1, 0]);
    expect(unevenness(first.drawn[what].slice(1))).toBeLessThan(1);
    expect(first.perRoom[what]).toEqual(first.drawn[what]);
  });

  it('RULES 4 draws kinds by their weights', () => {
    const weights = (table: 'monsters' | 'items'): number => {
      const live = content[table].weights(from);
      return live.length > 1 ? misfit(live.map(([id]) => first.counts[id] ?? 0), live.map(([, weight]) => weight)) : 0;
    };
    expect(weights('monsters')).toBeLessThan(1);
    expect(weights('items')).toBeLessThan(1);
    expect(Object.keys(first.counts).sort()).toEqual([...content.monsters.weights(from), ...content.items.weights(from)].map(([id]) => id).sort());
  });
});

describe('RULES 5 deeper floors are harder', () => {
  it('RULES 5 by more monsters and by different item counts, as the curves say', () => {
    const floors = [1, 5, 9, 14, 19].map((floor) => floorStatistics(contentOf(packs.goblins), floor, 100).counts);
    const totals = (...ids: readonly string[]): number[] => floors.map((counts) => ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0));
    const monsters = totals('goblin', 'goblinWarrior');
    const items = totals(...Object.keys(packs.goblins.items));
    expect(monsters).toEqual([...monsters].sort((a, b) => a - b));
    expect(items).toEqual([...items].sort((a, b) => a - b));
  });
});

describe('filling a whole floor', () => {
  const layout: Layout = { width: 5, height: 1, terrain: Uint8Array.from([1, 1, 1, 1, 0]), rooms: [], vaults: [], arrival: { x: 0, y: 0 }, stairs: { x: 2, y: 0 }, wall: 0, ground: 1 };

  /** Populations of many seeds. */
  const many = (most: { monsters: number; items: number }, on = layout): Population[] => {
    const content = tinyContent({ counts: { per: 'floor', monsters: [[1, most.monsters]], items: [[1, most.items]] } });
    return Array.from({ length: 600 }, (_, seed) => filled(content, 1, on, String(seed)));
  };

  it('RULES 4 puts each on a free cell of its own: never on the arrival, on stairs or on each other', () => {
    const cells = many({ monsters: 1, items: 1 }).flatMap(({ monsters, items }) => [[...monsters, ...items].map(({ x }) => x).join(' ')]);
    expect(new Set(cells)).toEqual(new Set(['1 3', '3 1']));
    expect(unevenness(['1 3', '3 1'].map((cell) => cells.filter((other) => other === cell).length))).toBeLessThan(1);
  });

  it('RULES 4 leaves out what has no room left', () => {
    for (const { monsters, items, perRoom } of many({ monsters: 9, items: 9 })) {
      expect(monsters.length + items.length).toBeLessThanOrEqual(2);
      expect([perRoom.monsters[0]?.placed, perRoom.items[0]?.placed]).toEqual([monsters.length, items.length]);
    }
  });

  it('RULES 4 counts run from 1 to the most; a most of 0 is none at all', () => {
    const wide: Layout = { ...layout, width: 60, terrain: new Uint8Array(60).fill(1) };
    const counts = many({ monsters: 4, items: 0 }, wide);
    const drawn = [1, 2, 3, 4].map((n) => counts.filter(({ monsters }) => monsters.length === n).length);
    expect(drawn.reduce((sum, n) => sum + n)).toBe(600);
    expect(unevenness(drawn)).toBeLessThan(1);
    expect(counts.flatMap(({ items }) => items)).toEqual([]);
  });

  it('RULES 4 on all floors of every band nothing shares a cell with anything or is on stairs', () => {
    const shared: string[] = [];
    for (const pack of ['goblins', 'goblinsGeared'] as const) {
      for (let seed = 0; seed < scaled(8, 40); seed++) {
        const service = new ProcgenService(contentOf(packs[pack]), `cells ${String(seed)}`);
        for (const { from } of BANDS) if (hasShared(service.floor(from))) shared.push(`${pack} ${String(seed)} ${String(from)}`);
      }
    }
    expect(shared).toEqual([]);
  });
});

function hasShared({ monsters, items, arrival, terrain, width }: FloorPlan): boolean {
  const places = [...monsters, ...items, arrival].map(({ x, y }) => y * width + x);
  return new Set(places).size < places.length || places.slice(0, -1).some((place) => terrain[place] !== palette.ground);
}

describe('affixes', () => {
  const gear = ['helmet', 'sword', 'leatherArmour', 'shield', 'boots'];
  const affixes: FloorStatistics['counts'] = {};
  const counts: FloorStatistics['counts'] = {};
  const wrong: string[] = [];
  for (let seed = 0; seed < AFFIXED; seed++) {
    for (const { id, affixes: carried } of new ProcgenService(contentOf(packs.goblinsGeared), `affix ${String(seed)}`).floor(20).items) {
      counts[id] = (counts[id] ?? 0) + 1;
      const [affix, ...more] = carried;
      if (affix === undefined) continue;
      const slot = packs.goblinsGeared.affixes[affix as keyof typeof packs.goblinsGeared.affixes].slots;
      if (more.length > 0 || !gear.includes(id) || slot.includes('weapon' as never) !== (id === 'sword')) wrong.push(`${id} ${carried.join(' ')}`);
      affixes[affix] = (affixes[affix] ?? 0) + 1;
    }
  }
  const of = (table: FloorStatistics['counts'], ids: readonly string[]): number[] => ids.map((id) => table[id] ?? 0);
  const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

  it('RULES 4 of a hundred wearable items 35 carry one, other items none, never two, and each where it belongs', () => {
    expect(wrong).toEqual([]);
    const carrying = total(Object.values(affixes));
    const worn = total(of(counts, gear));
    expect(worn).toBeGreaterThan(2 * AFFIXED);
    expect(misfit([carrying, worn - carrying], [35, 65])).toBeLessThan(1);
  });

  it('RULES 4 the five kinds of gear are as likely as each other', () => {
    expect(unevenness(of(counts, gear))).toBeLessThan(1);
  });

  it('RULES 4 weapons have +2, +3, +5 power at 50 to 30 to 20, other items defence or maximum HP at the same odds', () => {
    expect(misfit(of(affixes, ['keen', 'cruel', 'savage']), [50, 30, 20])).toBeLessThan(1);
    expect(misfit(of(affixes, ['ofWarding', 'ofGuarding', 'ofTheBastion', 'sturdy', 'stout', 'mighty']), [50, 30, 20, 50, 30, 20])).toBeLessThan(1);
  });

  it('RULES 4 in the other packs nothing carries any', () => {
    for (const pack of ['classic', 'deep', 'goblins'] as const) {
      for (let seed = 0; seed < 20; seed++) expect(new ProcgenService(contentOf(packs[pack]), String(seed)).floor(9).items.filter((item) => item.affixes.length > 0)).toEqual([]);
    }
  });

  it('RULES 6 the same seed gives the same affixes, and none of them moves anything', () => {
    const floor = (rows: Parameters<typeof contentOf>[0]): FloorPlan => new ProcgenService(contentOf(rows), 'same').floor(12);
    expect(floor(packs.goblinsGeared)).toEqual(floor(packs.goblinsGeared));
    expect(floor({ ...packs.goblinsGeared, affixShare: [] }).monsters).toEqual(floor(packs.goblinsGeared).monsters);
  });
});
