import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { Spawn } from '../../engine/ports';
import type { Vacancies } from './Vacancies';

/** A group of monsters, its leader first. */
export type Company = readonly Spawn[];

/** Each leader with its companions on the nearest free cells; those without room are left out. */
export function gatherCompanies(content: Content, leaders: readonly Spawn[], { vacancies, rng }: { vacancies: Vacancies; rng: Rng }): Company[] {
  return leaders.map((leader) => {
    const company = [leader];
    for (const id of companionsOf(content, leader, rng)) {
      const at = vacancies.takeNearest(leader);
      if (at) company.push({ id, x: at.x, y: at.y });
    }
    return company;
  });
}

function companionsOf({ breeds }: Content, leader: Spawn, rng: Rng): string[] {
  return (breeds.get(leader.id)?.company ?? []).flatMap(({ breed, least, most }) => new Array<string>(rng.range(least, most)).fill(breed));
}
