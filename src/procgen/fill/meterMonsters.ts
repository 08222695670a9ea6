import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import { drawElite } from '../../engine/rules/elites';
import { worthOf } from '../../engine/rules/experience';
import { Deck } from './Deck';
import { companionsOf, type Recruit } from './gatherCompanies';
import { guestOf } from './Vacancies';
import { DRAWN, spend } from '../work';

/** What a floor's monsters are drawn from: their own stream, that for those out of depth, and one each for company and elites. */
export interface MeterStreams {
  readonly monsters: Rng;
  readonly deep: Rng;
  readonly company: Rng;
  readonly elites: Rng;
}

/** The work of a group, in draws: the worth of all that could lead it. */
const PER_GROUP = 20;

interface Meter {
  /** What is already on the floor is worth. */
  readonly spent: number;
  readonly streams: MeterStreams;
  /** Free cells for swimmers, of which no more are drawn. */
  readonly water?: number;
  /** The most monsters the floor still takes, by default any number. */
  readonly room?: number;
}

/**
 * Groups of monsters, leaders first, until none would bring what they are worth nearer to the floor's danger (RULES 5.12).
 */
export function meterMonsters(content: Content, floor: number, { spent, streams, water = 0, room = Infinity }: Meter): Recruit[][] {
  const { counts } = content;
  const deck = new Deck();
  const groups: Recruit[][] = [];
  const isSwimmer = (id: string): boolean => guestOf(content, id) === 'swimmer';
  let left = (counts.danger?.at(floor) ?? 0) - spent;
  while (groups.length < counts.monsters.at(floor) && groups.flat().length < room) {
    spend(DRAWN * PER_GROUP);
    const isWet = groups.flat().filter(({ id }) => isSwimmer(id)).length < water;
    const fits = (id: string): boolean => groupWorth(content, id, floor) < 2 * left && (isWet || !isSwimmer(id));
    const leader = drawDeeper(content, floor, { rng: streams.deep, fits }) ?? deck.draw(content.monsters.weights(floor), streams.monsters, fits);
    if (leader === null) break;
    const ids = [leader, ...companionsOf(content, leader, streams.company)];
    const group = ids.map((id) => ({ id, elite: drawElite(content, { breed: id, floor }, streams.elites) }));
    left -= worthOfRecruits(content, group, floor);
    groups.push(group);
  }
  return groups;
}

/** What monsters are worth together on a floor; uniques, which come besides all others, count nothing. */
export function worthOfRecruits(content: Content, recruits: readonly Recruit[], floor: number): number {
  const common = recruits.filter(({ id }) => content.breeds.get(id)?.unique !== true);
  return common.reduce((sum, { id, elite }) => sum + worthOf(content, { breed: id, elite }, floor), 0);
}

/** What a leader and its usual company are worth, without elites. */
function groupWorth(content: Content, id: string, floor: number): number {
  const worth = (breed: string): number => worthOf(content, { breed, elite: [] }, floor);
  const company = content.breeds.get(id)?.company ?? [];
  return worth(id) + company.reduce((sum, { breed, least, most }) => sum + ((least + most) * worth(breed)) / 2, 0);
}

/** Now and then a monster of a deeper floor that doesn't live here yet; else null. */
function drawDeeper(content: Content, floor: number, { rng, fits }: { rng: Rng; fits: (id: string) => boolean }): string | null {
  const { monsters, breeds, outOfDepth } = content;
  const percent = outOfDepth.share.at(floor);
  if (percent === 0 || rng.below(100) >= percent) return null;
  const here = new Set(monsters.weights(floor).map(([id]) => id));
  return monsters.drawAmong(floor + outOfDepth.deeper, rng, (id) => !here.has(id) && breeds.get(id)?.unique !== true && fits(id));
}
