import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn } from '../../engine/ports';
import { drawAffix } from './drawItem';
import type { Vacancies } from './Vacancies';

/** The floor's guaranteed items, besides its counts, each on a free cell. */
export function laySchedule(content: Content, floor: number, { vacancies, rng }: { vacancies: Vacancies; rng: Rng }): ItemSpawn[] {
  return [...content.schedule].flatMap(([id, { least, most }]) => {
    const count = rng.range(least.at(floor), Math.max(least.at(floor), most.at(floor)));
    return Array.from({ length: count }).flatMap(() => {
      const item = drawAffix(content, id, { floor, rng });
      const at = vacancies.takeAny('thing', rng);
      return at ? [{ ...item, x: at.x, y: at.y }] : [];
    });
  });
}
