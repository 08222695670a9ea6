import { type Content, hasTactic } from '../../engine/content';
import { type Point, stepsBetween } from '../../engine/core/point';
import { type Rng, shuffle } from '../../engine/core/rng';
import { drawElite } from '../../engine/floor/openFloor';
import type { ItemSpawn, MonsterSpawn, TrapSpawn } from '../../engine/ports';
import { type Layout, pointOf } from '../dig/Layout';
import { openMap, stepOffsets } from '../dig/walk';
import { DRAWN, spend } from '../work';
import { drawAffix, drawItem, type DugFloor, MOST_THINGS, type Streams } from './DugFloor';
import { type Company, gatherCompanies } from './companies';
import { fillByCounts, type Filled } from './fillByCounts';
import { type Contents, furnishVaults, hideKeys } from './furnishVaults';
import { meterFloor } from './meterFloor';

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
  return {
    monsters: giveLoot(floor, [...monsters, ...vaults.monsters], stream('loot')),
    items: [...own.items, ...scheduled, ...keys, ...vaults.items],
    traps: [...traps, ...vaults.traps],
    goods: stockFeatures(content, layout, number, stream('goods')),
    perRoom: own.perRoom,
  };
}

/** The floor's guaranteed items, besides its counts, each on a free cell. */
export function placeScheduled(floor: DugFloor, rng: Rng): ItemSpawn[] {
  const { content, number } = floor;
  let left = MOST_THINGS;
  return [...content.schedule.values()].flatMap(({ least, most, among }) => {
    const low = least.at(number);
    const count = Math.min(rng.range(low, Math.max(low, most.at(number))), left);
    left -= count;
    return Array.from({ length: count }).flatMap(() => {
      const item = drawAffix(content, kindAmong(content, among, number, rng), number, rng);
      const at = floor.takeAny('thing', rng);
      return at ? [{ ...item, x: at.x, y: at.y }] : [];
    });
  });
}

/** One of several kinds, by their weights on the floor; all alike if none has any. A single kind is not drawn. */
function kindAmong({ items }: Content, among: readonly string[], floor: number, rng: Rng): string {
  const [only] = among;
  if (only !== undefined && among.length === 1) return only;
  spend(DRAWN + among.length);
  const kinds = new Set(among);
  return items.drawAmong(floor, rng, (id) => kinds.has(id)) ?? rng.pick(among);
}

/**
 * Decides which monsters are elites, unless it is decided already, and which sleep. Companies sleep together, except members that
 * never sleep.
 */
export function rankAll({ content, number }: DugFloor, companies: readonly Company[], elites: Rng, asleep: Rng): MonsterSpawn[] {
  const ranked: MonsterSpawn[] = [];
  for (const company of companies) {
    const tired = asleep.below(100);
    for (const { id, x, y, elite = drawElite(content, { breed: id, floor: number }, elites) } of company) {
      ranked.push({ id, x, y, elite, asleep: tired < sleepShare(content, id, number) });
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
export function giveLoot({ content, number }: DugFloor, monsters: readonly MonsterSpawn[], rng: Rng): MonsterSpawn[] {
  return monsters.map((monster) => {
    if (monster.elite.length === 0 || rng.below(100) >= LADEN) return monster;
    const item = drawItem(content, number + BETTER, rng);
    return item === null ? monster : { ...monster, loot: [item] };
  });
}

/** What a layout's features offer, cell by cell: for each as many different kinds as its row says; further features have none. */
export function stockFeatures(content: Content, map: Pick<Layout, 'terrain' | 'width'>, floor: number, rng: Rng): ItemSpawn[] {
  if (content.features.size === 0) return [];
  const offers = content.tiles.map(({ id }) => content.features.get(id)?.goods);
  let left = MOST_THINGS;
  return Array.from(map.terrain).flatMap((tile, cell) => {
    const goods = offers[tile];
    if (!goods || goods.count > left) return [];
    left -= goods.count;
    spend(goods.among.length);
    const kinds = shuffle([...goods.among], rng).slice(0, goods.count);
    return kinds.map((kind) => ({ ...drawAffix(content, kind, floor, rng), ...pointOf(cell, map.width) }));
  });
}

/** Steps around the arrival without traps. */
const APART = 2;

/** A floor's traps, on free ground that can be walked around. */
export function setTraps(floor: DugFloor, rng: Rng): TrapSpawn[] {
  const { content, number, layout } = floor;
  const { count, hidden, weights } = content.traps;
  const most = count.at(number);
  if (most === 0) return [];
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
  return Array.from({ length: rng.range(most - (most >> 1), most + (most >> 1)) }).flatMap(() => {
    spend(DRAWN);
    const id = weights.draw(number, rng);
    const at = takeCell();
    if (id === null || !at) return [];
    floor.take(at);
    return [{ id, x: at.x, y: at.y, hidden: rng.below(100) < hidden.at(number) }];
  });
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
