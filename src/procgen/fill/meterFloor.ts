import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { MonsterSpawn } from '../../engine/ports';
import { drawElite, worthOf } from '../../engine/floor/openFloor';
import { DRAWN, spend } from '../work';
import { companionsOf, placeGroups, type DrawnMonster } from './companies';
import { Deck } from './Deck';
import { drawAffix, type DugFloor, occupantOf, type Streams } from './DugFloor';
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
  const groups = meterMonsters(floor, worthOfAll(content, inVaults, number), ofMonsters, stream);
  const companies = placeGroups(floor, groups, ofMonsters);
  const ofItems = stream('items');
  const items = hand.flatMap((id) => {
    const item = drawAffix(content, id, number, ofItems);
    const at = floor.takeAny('thing', ofItems);
    return at ? [{ ...item, x: at.x, y: at.y }] : [];
  });
  const perRoom = { monsters: [{ drawn: groups.length, placed: companies.length }], items: [{ drawn: hand.length, placed: items.length }] };
  return { companies, items, perRoom };
}

/**
 * Groups of monsters, leaders first, until none would bring what they are worth nearer to the floor's danger, of which some is spent (RULES
 * 5.12). Monsters out of depth, company and elites each have a stream of their own; no more swimmers are drawn than there is water for.
 */
export function meterMonsters(floor: DugFloor, spent: number, rng: Rng, stream: Streams): DrawnMonster[][] {
  const { content, number } = floor;
  const { counts } = content;
  const deep = stream('deep');
  const company = stream('company');
  const elites = stream('elites');
  const water = floor.free('swimmer').length;
  const deck = new Deck();
  const groups: DrawnMonster[][] = [];
  const isSwimmer = (id: string): boolean => occupantOf(content, id) === 'swimmer';
  let left = (counts.danger?.at(number) ?? 0) - spent;
  while (groups.length < counts.monsters.at(number) && groups.flat().length < floor.monstersLeft) {
    spend(DRAWN * PER_GROUP);
    const isWet = groups.flat().filter(({ id }) => isSwimmer(id)).length < water;
    const fits = (id: string): boolean => groupWorth(content, id, number) < 2 * left && (isWet || !isSwimmer(id));
    const leader = drawDeeper(content, number, deep, fits) ?? deck.draw(content.monsters.weights(number), rng, fits);
    if (leader === null) break;
    const ids = [leader, ...companionsOf(content, leader, company)];
    const group = ids.map((id) => ({ id, elite: drawElite(content, { breed: id, floor: number }, elites) }));
    left -= worthOfAll(content, group, number);
    groups.push(group);
  }
  return groups;
}

/** What monsters are worth together on a floor; uniques, which come besides all others, count nothing. */
function worthOfAll(content: Content, monsters: readonly DrawnMonster[], floor: number): number {
  const common = monsters.filter(({ id }) => content.breeds.get(id)?.unique !== true);
  return common.reduce((sum, { id, elite }) => sum + worthOf(content, { breed: id, elite }, floor), 0);
}

/** What a leader and its usual company are worth, without elites. */
function groupWorth(content: Content, id: string, floor: number): number {
  const worth = (breed: string): number => worthOf(content, { breed, elite: [] }, floor);
  const company = content.breeds.get(id)?.company ?? [];
  return worth(id) + company.reduce((sum, { breed, least, most }) => sum + ((least + most) * worth(breed)) / 2, 0);
}

/** Now and then a monster of a deeper floor that doesn't live here yet; else null. */
function drawDeeper(content: Content, floor: number, rng: Rng, fits: (id: string) => boolean): string | null {
  const { monsters, breeds, outOfDepth } = content;
  const percent = outOfDepth.share.at(floor);
  if (percent === 0 || rng.below(100) >= percent) return null;
  const here = new Set(monsters.weights(floor).map(([id]) => id));
  return monsters.drawAmong(floor + outOfDepth.deeper, rng, (id) => !here.has(id) && breeds.get(id)?.unique !== true && fits(id));
}
