import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { Spawn } from '../../engine/ports';
import type { LeaderSource, MonsterSource } from '../reasons';
import type { Rank } from './draws';
import { occupantOf, type DugFloor } from './DugFloor';

/** A monster with its cell, and where it is from. In metered groups it is already decided who is an elite. */
type Member = Spawn & Partial<Rank> & { readonly source: MonsterSource };

/** A group of monsters, its leader first. */
export type Company = readonly [leader: Member, ...Member[]];

/** A monster of a metered group, which is yet to be placed. */
export interface DrawnMonster extends Rank {
  readonly id: string;
}

/** A metered group, its leader first. */
export type DrawnGroup = readonly [leader: DrawnMonster & { readonly source: LeaderSource }, ...DrawnMonster[]];

/** Leaders who are alone, with their companions on the nearest free cells; those without room are left out. */
export function gatherCompanies(floor: DugFloor, alone: readonly Company[], rng: Rng): Company[] {
  return alone.map((company) => {
    const [leader] = company;
    const companions = companionsOf(floor.content, leader.id, rng).map((id) => ({ id }));
    if (companions.length === 0) return company;
    return [leader, ...standAround(floor, { id: leader.id, x: leader.x, y: leader.y }, companions)];
  });
}

/** Puts metered groups on the floor: each leader on a random free cell, its companions around it. */
export function placeGroups(floor: DugFloor, groups: readonly DrawnGroup[], rng: Rng): Company[] {
  return groups.flatMap(([leader, ...companions]): Company[] => {
    const at = floor.monstersLeft > 0 ? floor.takeAny(occupantOf(floor.content, leader.id), rng) : null;
    if (!at) return [];
    floor.monstersLeft--;
    return [[{ ...leader, x: at.x, y: at.y }, ...standAround(floor, { id: leader.id, x: at.x, y: at.y }, companions)]];
  });
}

/** Monsters on the free cells nearest to their leader; those without room are left out. */
function standAround<T extends { readonly id: string }>(floor: DugFloor, leader: Spawn, companions: readonly T[]): (T & Member)[] {
  const source: MonsterSource = { from: 'company', leader };
  const full = new Set<string>();
  return companions.slice(0, floor.monstersLeft).flatMap((companion) => {
    const occupant = occupantOf(floor.content, companion.id);
    const at = full.has(occupant) ? null : floor.takeNearest(leader, occupant);
    if (!at) {
      full.add(occupant);
      return [];
    }
    floor.monstersLeft--;
    return [{ ...companion, x: at.x, y: at.y, source }];
  });
}

/** The companions that a breed's row gives a leader. */
export function companionsOf({ breeds }: Content, leader: string, rng: Rng): string[] {
  return (breeds.get(leader)?.company ?? []).flatMap(({ breed, least, most }) => new Array<string>(rng.range(least, most)).fill(breed));
}
