import { type Content, hasTactic } from '../../engine/content';
import { type Point, stepsBetween } from '../../engine/core/point';
import { type Rng, shuffle } from '../../engine/core/rng';
import type { ItemSpawn, MonsterSpawn, TrapSpawn } from '../../engine/ports';
import { type Layout, pointOf } from '../dig/Layout';
import { openMap, stepOffsets } from '../dig/walk';
import { type Draw, drawFrom } from '../draw';
import type { GoodReason, ScheduleCount } from '../reasons';
import { DRAWN, spend } from '../work';
import { type Company, gatherCompanies } from './companies';
import { drawAffix, drawItem, drawRank } from './draws';
import { type DugFloor, MOST_THINGS, type Streams } from './DugFloor';
import { fillByCounts, type Filled } from './fillByCounts';
import { type Contents, furnishVaults, hideKeys } from './furnishVaults';
import { meterFloor, worthFor } from './meterFloor';

/** Percent of elites that carry an item, and how many floors deeper it is drawn for. */
const LADEN = 50;
const BETTER = 2;

/** Everything on a floor, with counts per room. */
export interface Population extends Contents {
  /** What its features offer. */
  readonly goods: readonly ItemSpawn[];
  readonly perRoom: Filled['perRoom'];
}

/**
 * Fills a floor, step by step; each draws from a stream of its own, and finds what those before it left free. `hand` are the kinds of a
 * metered floor's items. Metered groups come with their company; the leaders of others gather theirs once the schedule has its cells.
 */
export function populate(floor: DugFloor, stream: Streams, hand: readonly string[] = []): Population {
  const { content, number, layout } = floor;
  const isMetered = content.counts.danger !== null;
  const vaults = furnishVaults(floor, stream('furnish'));
  const keys = hideKeys(floor, stream('keys'));
  const own = isMetered ? meterFloor(floor, vaults.monsters, hand, stream) : fillByCounts(floor, stream);
  const scheduled = placeScheduled(floor, stream('schedule'));
  const companies = isMetered ? own.companies : gatherCompanies(floor, own.companies, stream('company'));
  const monsters = rankAll(floor, companies, stream('elites'), stream('asleep'));
  const traps = setTraps(floor, stream('traps'));
  const offers = offersOf(content, layout, number, stream('goods'));
  for (const { good, why } of offers) floor.notes?.goods.set(good, why);
  return {
    monsters: giveLoot(floor, [...monsters, ...vaults.monsters], stream('loot')),
    items: [...own.items, ...scheduled, ...keys, ...vaults.items],
    traps: [...traps, ...vaults.traps],
    goods: offers.map(({ good }) => good),
    perRoom: own.perRoom,
  };
}

/** The floor's guaranteed items, besides its counts, each on a free cell. */
export function placeScheduled(floor: DugFloor, rng: Rng): ItemSpawn[] {
  const { content, number } = floor;
  let left = MOST_THINGS;
  return [...content.schedule].flatMap(([row, { least: low, most: high, among }]) => {
    const least = low.at(number);
    const most = Math.max(least, high.at(number));
    const drawn = Math.min(rng.range(least, most), left);
    left -= drawn;
    const count = { row, least, most, drawn };
    const items = Array.from({ length: drawn }).flatMap(() => placeOneOf(floor, among, count, rng));
    floor.notes?.schedule.push({ ...count, placed: items.length });
    return items;
  });
}

/** An item of the schedule on a free cell, if there is one left. */
function placeOneOf(floor: DugFloor, among: readonly string[], count: ScheduleCount, rng: Rng): ItemSpawn[] {
  const { content, number, notes } = floor;
  const [only = ''] = among;
  const draw = among.length > 1 ? drawAmong(content, among, number, rng) : null;
  const { item, why: { affix } } = drawAffix(content, draw?.id ?? only, number, rng);
  const at = floor.takeAny('thing', rng);
  if (!at) return [];
  const spawn = { ...item, x: at.x, y: at.y };
  notes?.items.set(spawn, { from: 'schedule', ...count, draw, affix });
  return [spawn];
}

/** One of several kinds of item, by their weights on the floor; all alike if none has any. */
function drawAmong(content: Content, among: readonly string[], floor: number, rng: Rng): Draw {
  spend(DRAWN + among.length);
  const kinds = new Set(among);
  const draw = drawFrom(content, { table: 'items', floor }, rng, (id) => kinds.has(id));
  return draw ?? { table: 'items', floor, id: rng.pick(among), weight: 1, total: among.length, by: 'alike' };
}

/**
 * Decides which monsters are elites, unless it is decided already, and which sleep. Companies sleep together, except members that
 * never sleep.
 */
export function rankAll(floor: DugFloor, companies: readonly Company[], elites: Rng, asleep: Rng): MonsterSpawn[] {
  const { content, number, notes } = floor;
  const ranked: MonsterSpawn[] = [];
  for (const company of companies) {
    const tired = asleep.below(100);
    for (const { id, x, y, source, elite, chance = null } of company) {
      const rank = elite ? { elite, chance } : drawRank(content, id, number, elites);
      const share = sleepShare(content, id, number);
      const spawn = { id, x, y, elite: rank.elite, asleep: tired < share };
      ranked.push(spawn);
      notes?.monsters.set(spawn, { ...source, elite: rank.chance, asleep: share, loot: null, worth: worthFor(floor, spawn) });
    }
  }
  return ranked;
}

/** Percent chance to be asleep; 0 for those that never wake up. */
function sleepShare({ breeds, asleep }: Content, id: string, floor: number): number {
  const breed = breeds.get(id);
  return breed && hasTactic(breed, 'sleeps') ? (breed.sleepy ?? asleep.at(floor)) : 0;
}

/** Gives half of the elites an item of a deeper floor, dropped when they die (RULES 5, 4). */
export function giveLoot({ content, number, notes }: DugFloor, monsters: readonly MonsterSpawn[], rng: Rng): MonsterSpawn[] {
  return monsters.map((monster) => {
    if (monster.elite.length === 0 || rng.below(100) >= LADEN) return monster;
    const drawn = drawItem(content, number + BETTER, rng);
    if (drawn === null) return monster;
    const laden = { ...monster, loot: [drawn.item] };
    notes?.loaded(monster, laden, { percent: LADEN, ...drawn.why });
    return laden;
  });
}

/** What a layout's features offer, cell by cell: for each as many different kinds as its row says; further features have none. */
export function stockFeatures(content: Content, map: Pick<Layout, 'terrain' | 'width'>, floor: number, rng: Rng): ItemSpawn[] {
  return offersOf(content, map, floor, rng).map(({ good }) => good);
}

/** What is offered at a cell, and why. */
interface Offer {
  readonly good: ItemSpawn;
  readonly why: GoodReason;
}

function offersOf(content: Content, map: Pick<Layout, 'terrain' | 'width'>, floor: number, rng: Rng): Offer[] {
  if (content.features.size === 0) return [];
  const offers = content.tiles.map(({ id }) => content.features.get(id)?.goods);
  let left = MOST_THINGS;
  return Array.from(map.terrain).flatMap((tile, cell) => {
    const goods = offers[tile];
    if (!goods || goods.count > left) return [];
    left -= goods.count;
    spend(goods.among.length);
    const kinds = shuffle([...goods.among], rng).slice(0, goods.count);
    const source = { from: 'feature', tile: content.tiles[tile]?.id ?? '', count: goods.count, among: goods.among.length } as const;
    return kinds.map((kind) => {
      const { item, why: { affix } } = drawAffix(content, kind, floor, rng);
      return { good: { ...item, ...pointOf(cell, map.width) }, why: { ...source, affix } };
    });
  });
}

/** Steps around the arrival without traps. */
const APART = 2;

/** A floor's traps, on free ground that can be walked around. */
export function setTraps(floor: DugFloor, rng: Rng): TrapSpawn[] {
  const { content, number, layout, notes } = floor;
  const { count, hidden } = content.traps;
  const mean = count.at(number);
  if (mean === 0) return [];
  const cells = floor.free('thing');
  const { open } = openMap(layout, content.tiles.map((tile) => (tile.walkable ? 1 : 0)));
  const around = circleOf(layout.width);
  /** Removes random cells from the list, up to one that takes a trap; null if there is none left. */
  const takeCell = (): Point | null => {
    while (cells.length > 0) {
      spend(4 + (cells.length >> 9));
      const [cell] = cells.splice(rng.below(cells.length), 1) as [number];
      const at = pointOf(cell, layout.width);
      if (stepsBetween(at, layout.arrival) > APART && isWalkedAround(open, around.map((step) => cell + step))) return at;
    }
    return null;
  };
  const least = mean - (mean >> 1);
  const most = mean + (mean >> 1);
  const drawn = rng.range(least, most);
  const share = hidden.at(number);
  const traps = Array.from({ length: drawn }).flatMap(() => {
    spend(DRAWN);
    const draw = drawFrom(content, { table: 'traps', floor: number }, rng);
    const at = takeCell();
    if (draw === null || !at) return [];
    floor.take(at);
    const trap = { id: draw.id, x: at.x, y: at.y, hidden: rng.below(100) < share };
    notes?.traps.set(trap, { from: 'table', draw, hidden: share });
    return [trap];
  });
  if (notes) notes.trapCount = { least, most, drawn, placed: traps.length };
  return traps;
}

/** The eight steps on a map of this width, in circular order. */
function circleOf(width: number): number[] {
  const steps = stepOffsets(width);
  return [0, 4, 1, 5, 2, 6, 3, 7].map((place) => steps[place] as number);
}

/** Whether the open cells in a circle around one are connected without it, cutting corners between straight neighbours. */
function isWalkedAround(open: Uint8Array, circle: readonly number[]): boolean {
  const isOpen = circle.map((cell) => open[cell] === 1);
  const joined = isOpen.map((mark, i) => mark || (i % 2 === 1 && isOpen[i - 1] === true && isOpen[(i + 1) % 8] === true));
  return joined.filter((mark, i) => mark && !joined[(i + 7) % 8]).length <= 1;
}
