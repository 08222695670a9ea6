import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';

/** The streams of a floor: its own kinds, and surprises from below. */
interface MonsterStreams {
  readonly monsters: Rng;
  readonly deep: Rng;
}

/** One monster for that floor, now and then one from further below; null where the table is empty. */
export function drawMonster(content: Content, floor: number, { monsters, deep }: MonsterStreams): string | null {
  const id = content.monsters.draw(floor, monsters);
  const { share, deeper } = content.outOfDepth;
  const percent = share.at(floor);
  if (percent === 0 || deep.below(100) >= percent) return id;
  return drawCommon(content, floor + deeper, deep) ?? id;
}

/** One monster for that floor that is not the only one of its kind. */
export function drawCommon({ monsters, breeds }: Content, floor: number, rng: Rng): string | null {
  return monsters.drawAmong(floor, rng, (id) => breeds.get(id)?.unique !== true);
}
