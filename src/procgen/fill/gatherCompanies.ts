import type { Content } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { MonsterSpawn, Spawn } from '../../engine/ports';
import { guestOf, type Vacancies } from './Vacancies';

/** A group of monsters, its leader first. In metered groups it is already decided who is an elite. */
export type Company = readonly (Spawn & Partial<Pick<MonsterSpawn, 'elite'>>)[];

/** A monster of a metered group, which is yet to be placed. */
export type Recruit = Pick<MonsterSpawn, 'id' | 'elite'>;

/** Where monsters are put, and by what chance. */
interface Placing {
  readonly vacancies: Vacancies;
  readonly rng: Rng;
}

/** Each leader with its companions on the nearest free cells; those without room are left out. */
export function gatherCompanies(content: Content, leaders: readonly Spawn[], { vacancies, rng }: Placing): Company[] {
  return leaders.map((leader) => {
    const companions = companionsOf(content, leader.id, rng).map((id) => ({ id }));
    return [leader, ...standAround(content, companions, { at: leader, vacancies })];
  });
}

/** Puts metered groups on the floor: each leader on a random free cell, its companions around it. */
export function placeGroups(content: Content, groups: readonly (readonly Recruit[])[], { vacancies, rng }: Placing): Company[] {
  return groups.flatMap(([leader, ...companions]) => {
    const at = leader ? vacancies.takeAny(guestOf(content, leader.id), rng) : null;
    return leader && at ? [[{ ...leader, x: at.x, y: at.y }, ...standAround(content, companions, { at, vacancies })]] : [];
  });
}

/** Where companions gather. */
interface Around {
  readonly at: Point;
  readonly vacancies: Vacancies;
}

/** Monsters on the free cells nearest to a cell; those without room are left out. */
function standAround<T extends { readonly id: string }>(content: Content, companions: readonly T[], around: Around): (T & Spawn)[] {
  const { at: leader, vacancies } = around;
  return companions.flatMap((companion) => {
    const at = vacancies.takeNearest(leader, guestOf(content, companion.id));
    return at ? [{ ...companion, x: at.x, y: at.y }] : [];
  });
}

/** The companions that a breed's row gives a leader. */
export function companionsOf({ breeds }: Content, leader: string, rng: Rng): string[] {
  return (breeds.get(leader)?.company ?? []).flatMap(({ breed, least, most }) => new Array<string>(rng.range(least, most)).fill(breed));
}
