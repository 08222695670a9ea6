import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn } from '../../engine/ports';
import { drawAffix } from './drawItem';
import type { Vacancies } from './Vacancies';
import { DRAWN, spend } from '../work';

/** Where scheduled items are put, by what chance, and how many at most. */
interface Laying {
  readonly vacancies: Vacancies;
  readonly rng: Rng;
  readonly most?: number;
}

/** The floor's guaranteed items, besides its counts, each on a free cell. */
export function laySchedule(content: Content, floor: number, { vacancies, rng, most = Infinity }: Laying): ItemSpawn[] {
  let laid = 0;
  return [...content.schedule.values()].flatMap(({ least: low, most: high, among }) => {
    const count = Math.min(rng.range(low.at(floor), Math.max(low.at(floor), high.at(floor))), most - laid);
    laid += count;
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
  spend(DRAWN + among.length);
  const kinds = new Set(among);
  return items.drawAmong(floor, rng, (id) => kinds.has(id)) ?? rng.pick(among);
}
