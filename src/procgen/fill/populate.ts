import { hasTactic, type Content } from '../../engine/content';
import { shuffle, type Rng } from '../../engine/core/rng';
import type { ItemSpawn, MonsterSpawn } from '../../engine/ports';
import { drawElite } from '../../engine/floor/openFloor';
import { pointOf, type Layout } from '../dig/Layout';
import { DRAWN, spend } from '../work';
import { gatherCompanies, type Company } from './companies';
import { drawAffix, drawItem } from './draw';
import { MOST_THINGS, type DugFloor, type Streams } from './DugFloor';
import { fillByCounts, type Filled } from './fillByCounts';
import { furnishVaults, hideKeys, type Contents } from './furnishVaults';
import { meterFloor } from './meterFloor';
import { setTraps } from './setTraps';

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
