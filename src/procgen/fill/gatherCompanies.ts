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
  /** The most monsters to place, leaders included. @default any number */
  readonly room?: number;
}

/** Each leader with its companions on the nearest free cells; those without room are left out. */
export function gatherCompanies(content: Content, leaders: readonly Spawn[], { vacancies, rng, room = Infinity }: Placing): Company[] {
  let left = room - leaders.length;
  return leaders.map((leader) => {
    const companions = companionsOf(content, leader.id, rng).slice(0, Math.max(0, left)).map((id) => ({ id }));
    const company = standAround(content, companions, { at: leader, vacancies });
    left -= company.length;
    return [leader, ...company];
  });
}

/** Puts metered groups on the floor: each leader on a random free cell, its companions around it. */
export function placeGroups(content: Content, groups: readonly (readonly Recruit[])[], { vacancies, rng, room = Infinity }: Placing): Company[] {
  let left = room;
  return groups.flatMap(([leader, ...companions]) => {
    const at = leader && left > 0 ? vacancies.takeAny(guestOf(content, leader.id), rng) : null;
    if (!leader || !at) return [];
    const company = standAround(content, companions.slice(0, left - 1), { at, vacancies });
    left -= company.length + 1;
    return [[{ ...leader, x: at.x, y: at.y }, ...company]];
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
  const full = new Set<string>();
  return companions.flatMap((companion) => {
    const guest = guestOf(content, companion.id);
    const at = full.has(guest) ? null : vacancies.takeNearest(leader, guest);
    if (!at) full.add(guest);
    return at ? [{ ...companion, x: at.x, y: at.y }] : [];
  });
}

/** The companions that a breed's row gives a leader. */
export function companionsOf({ breeds }: Content, leader: string, rng: Rng): string[] {
  return (breeds.get(leader)?.company ?? []).flatMap(({ breed, least, most }) => new Array<string>(rng.range(least, most)).fill(breed));
}
