import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn } from '../../engine/ports';
import { drawAffix } from './drawItem';
import type { Vacancies } from './Vacancies';

/** The floor's guaranteed items, besides its counts, each on a free cell. */
export function laySchedule(content: Content, floor: number, { vacancies, rng }: { vacancies: Vacancies; rng: Rng }): ItemSpawn[] {
  return [...content.schedule.values()].flatMap(({ least, most, among }) => {
    const count = rng.range(least.at(floor), Math.max(least.at(floor), most.at(floor)));
    return Array.from({ length: count }).flatMap(() => {
      const item = drawAffix(content, kindAmong(content, among, { floor, rng }), { floor, rng });
      const at = vacancies.takeAny('thing', rng);
      return at ? [{ ...item, x: at.x, y: at.y }] : [];
    });
  });
}

/** One of several kinds, by their weights on the floor; all alike if none has any. A single kind is not drawn. */
function kindAmong({ items }: Content, among: readonly string[], { floor, rng }: { floor: number; rng: Rng }): string {
  const [only] = among;
  if (only !== undefined && among.length === 1) return only;
  return items.drawAmong(floor, rng, (id) => among.includes(id)) ?? rng.pick(among);
}
