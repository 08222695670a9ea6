import type { Content } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { MonsterSpawn, Spawn } from '../../engine/ports';
import type { Vacancies } from './Vacancies';

/** A group of monsters, its leader first. In metered groups it is already decided who is an elite. */
export type Company = readonly (Spawn & Partial<Pick<MonsterSpawn, 'elite'>>)[];

/** A monster of a metered group, which is yet to be placed. */
export type Recruit = Pick<MonsterSpawn, 'id' | 'elite'>;

/** Each leader with its companions on the nearest free cells; those without room are left out. */
export function gatherCompanies(content: Content, leaders: readonly Spawn[], { vacancies, rng }: { vacancies: Vacancies; rng: Rng }): Company[] {
  return leaders.map((leader) => {
    const companions = companionsOf(content, leader.id, rng).map((id) => ({ id }));
    return [leader, ...standAround(companions, leader, vacancies)];
  });
}

/** Puts metered groups on the floor: each leader on a random free cell, its companions around it. */
export function placeGroups(groups: readonly (readonly Recruit[])[], { vacancies, rng }: { vacancies: Vacancies; rng: Rng }): Company[] {
  return groups.flatMap(([leader, ...companions]) => {
    const at = leader ? vacancies.takeAny('monster', rng) : null;
    return leader && at ? [[{ ...leader, x: at.x, y: at.y }, ...standAround(companions, at, vacancies)]] : [];
  });
}

/** Monsters on the free cells nearest to a cell; those without room are left out. */
function standAround<T extends { readonly id: string }>(companions: readonly T[], leader: Point, vacancies: Vacancies): (T & Spawn)[] {
  return companions.flatMap((companion) => {
    const at = vacancies.takeNearest(leader);
    return at ? [{ ...companion, x: at.x, y: at.y }] : [];
  });
}

/** The companions that a breed's row gives a leader. */
export function companionsOf({ breeds }: Content, leader: string, rng: Rng): string[] {
  return (breeds.get(leader)?.company ?? []).flatMap(({ breed, least, most }) => new Array<string>(rng.range(least, most)).fill(breed));
}
