import type { Content } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { MonsterSpawn, Spawn } from '../../engine/ports';
import { occupantOf, type DugFloor } from './DugFloor';

/** A monster with its cell. In metered groups it is already decided who is an elite. */
type Member = Spawn & Partial<Pick<MonsterSpawn, 'elite'>>;

/** A group of monsters, its leader first. */
export type Company = readonly [leader: Member, ...Member[]];

/** A monster of a metered group, which is yet to be placed. */
export type DrawnMonster = Pick<MonsterSpawn, 'id' | 'elite'>;

/** Leaders who are alone, with their companions on the nearest free cells; those without room are left out. */
export function gatherCompanies(floor: DugFloor, alone: readonly Company[], rng: Rng): Company[] {
  return alone.map(([leader]) => {
    const companions = companionsOf(floor.content, leader.id, rng).map((id) => ({ id }));
    return [leader, ...standAround(floor, leader, companions)];
  });
}

/** Puts metered groups on the floor: each leader on a random free cell, its companions around it. */
export function placeGroups(floor: DugFloor, groups: readonly (readonly DrawnMonster[])[], rng: Rng): Company[] {
  return groups.flatMap(([leader, ...companions]): Company[] => {
    const at = leader && floor.monstersLeft > 0 ? floor.takeAny(occupantOf(floor.content, leader.id), rng) : null;
    if (!leader || !at) return [];
    floor.monstersLeft--;
    return [[{ ...leader, x: at.x, y: at.y }, ...standAround(floor, at, companions)]];
  });
}

/** Monsters on the free cells nearest to their leader; those without room are left out. */
function standAround<T extends { readonly id: string }>(floor: DugFloor, leader: Point, companions: readonly T[]): (T & Spawn)[] {
  const full = new Set<string>();
  return companions.slice(0, floor.monstersLeft).flatMap((companion) => {
    const occupant = occupantOf(floor.content, companion.id);
    const at = full.has(occupant) ? null : floor.takeNearest(leader, occupant);
    if (!at) {
      full.add(occupant);
      return [];
    }
    floor.monstersLeft--;
    return [{ ...companion, x: at.x, y: at.y }];
  });
}

/** The companions that a breed's row gives a leader. */
export function companionsOf({ breeds }: Content, leader: string, rng: Rng): string[] {
  return (breeds.get(leader)?.company ?? []).flatMap(({ breed, least, most }) => new Array<string>(rng.range(least, most)).fill(breed));
}
