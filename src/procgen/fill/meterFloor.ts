import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { MonsterSpawn } from '../../engine/ports';
import { worthOf } from '../../engine/floor/openFloor';
import { dealt, drawFrom, type TableOn } from '../draw';
import type { LeaderSource } from '../reasons';
import { DRAWN, spend } from '../work';
import { companionsOf, placeGroups, type Company, type DrawnGroup, type DrawnMonster } from './companies';
import { Deck } from './Deck';
import { drawAffix, drawRank } from './draws';
import { type DugFloor, occupantOf, type Streams } from './DugFloor';
import type { Filled } from './fillByCounts';

/** The work of a group, in draws: the worth of all that could lead it. */
const PER_GROUP = 20;

/**
 * Fills a metered floor (RULES 5.12): monsters up to its danger, besides those that its vaults have, and the items it was dealt; each
 * group and item is put on a random free cell.
 */
export function meterFloor(floor: DugFloor, inVaults: readonly MonsterSpawn[], hand: readonly string[], stream: Streams): Filled {
  const { content, number } = floor;
  const ofMonsters = stream('monsters');
  const ofVaults = worthOfAll(content, inVaults, number);
  const groups = meterMonsters(floor, ofVaults, ofMonsters, stream);
  const companies = placeGroups(floor, groups, ofMonsters);
  noteDanger(floor, ofVaults, groups, companies);
  const ofItems = stream('items');
  const table: TableOn = { table: 'items', floor: number };
  const items = hand.flatMap((id) => {
    const { item, why: { affix } } = drawAffix(content, id, number, ofItems);
    const at = floor.takeAny('thing', ofItems);
    if (!at) return [];
    const spawn = { ...item, x: at.x, y: at.y };
    floor.notes?.items.set(spawn, { from: 'counts', draw: dealt(table, content.items.weights(number), id), affix });
    return [spawn];
  });
  const perRoom = { monsters: [{ drawn: groups.length, placed: companies.length }], items: [{ drawn: hand.length, placed: items.length }] };
  return { companies, items, perRoom };
}

/** Notes what of the danger was drawn, and what of that found no cell. */
function noteDanger(floor: DugFloor, ofVaults: number, groups: readonly DrawnGroup[], placed: readonly Company[]): void {
  const { content, number, notes } = floor;
  if (!notes) return;
  const drawn = worthOfAll(content, groups.flat(), number);
  const lost = drawn - worthOfAll(content, placed.flat(), number);
  notes.danger = { wanted: content.counts.danger?.at(number) ?? 0, ofVaults, drawn, lost };
}

/**
 * Groups of monsters, leaders first, until none would bring what they are worth nearer to the floor's danger, of which some is spent (RULES
 * 5.12). Monsters out of depth, company and elites each have a stream of their own; no more swimmers are drawn than there is water for.
 */
export function meterMonsters(floor: DugFloor, spent: number, rng: Rng, stream: Streams): DrawnGroup[] {
  const { content, number } = floor;
  const { counts } = content;
  const deep = stream('deep');
  const company = stream('company');
  const elites = stream('elites');
  const water = floor.free('swimmer').length;
  const deck = new Deck();
  const groups: DrawnGroup[] = [];
  const table: TableOn = { table: 'monsters', floor: number };
  const weights = content.monsters.weights(number);
  const isSwimmer = (id: string): boolean => occupantOf(content, id) === 'swimmer';
  const ranked = (id: string): DrawnMonster => ({ id, ...drawRank(content, id, number, elites) });
  let left = (counts.danger?.at(number) ?? 0) - spent;
  while (groups.length < counts.monsters.at(number) && groups.flat().length < floor.monstersLeft) {
    spend(DRAWN * PER_GROUP);
    const isWet = groups.flat().filter(({ id }) => isSwimmer(id)).length < water;
    const fits = (id: string): boolean => groupWorth(content, id, number) < 2 * left && (isWet || !isSwimmer(id));
    const below = drawDeeper(content, number, deep, fits);
    const id = below ? below.draw.id : deck.draw(weights, rng, fits);
    if (id === null) break;
    const source = below ?? { from: 'danger', outOfDepth: null, draw: dealt(table, weights, id) };
    const group: DrawnGroup = [{ ...ranked(id), source }, ...companionsOf(content, id, company).map(ranked)];
    left -= worthOfAll(content, group, number);
    groups.push(group);
  }
  return groups;
}

/** What decides how much a monster is worth. */
type Worthy = Pick<MonsterSpawn, 'id'> & Partial<Pick<MonsterSpawn, 'elite'>>;

/** What monsters are worth together on a floor; uniques, which come besides all others, count nothing. */
function worthOfAll(content: Content, monsters: readonly Worthy[], floor: number): number {
  const common = monsters.filter(({ id }) => content.breeds.get(id)?.unique !== true);
  return common.reduce((sum, { id, elite = [] }) => sum + worthOf(content, { breed: id, elite }, floor), 0);
}

/** What a monster counts for the danger of a metered floor; null on others. */
export function worthFor({ content, number }: DugFloor, monster: MonsterSpawn): number | null {
  return content.counts.danger ? worthOfAll(content, [monster], number) : null;
}

/** What a leader and its usual company are worth, without elites. */
function groupWorth(content: Content, id: string, floor: number): number {
  const worth = (breed: string): number => worthOf(content, { breed, elite: [] }, floor);
  const company = content.breeds.get(id)?.company ?? [];
  return worth(id) + company.reduce((sum, { breed, least, most }) => sum + ((least + most) * worth(breed)) / 2, 0);
}

/** Now and then a monster of a deeper floor that doesn't live here yet; else null. */
function drawDeeper(content: Content, floor: number, rng: Rng, fits: (id: string) => boolean): LeaderSource | null {
  const { monsters, breeds, outOfDepth } = content;
  const percent = outOfDepth.share.at(floor);
  if (percent === 0 || rng.below(100) >= percent) return null;
  const here = new Set(monsters.weights(floor).map(([id]) => id));
  const isGuest = (id: string): boolean => !here.has(id) && breeds.get(id)?.unique !== true && fits(id);
  const draw = drawFrom(content, { table: 'monsters', floor: floor + outOfDepth.deeper }, rng, isGuest);
  return draw && { from: 'danger', outOfDepth: percent, draw };
}
