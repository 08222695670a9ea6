import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';

/** The streams for a floor's own monsters, and for those out of depth. */
interface MonsterStreams {
  readonly monsters: Rng;
  readonly deep: Rng;
}

/** Draws a monster for a floor, now and then one out of depth; null if the table is empty. */
export function drawMonster(content: Content, floor: number, { monsters, deep }: MonsterStreams): string | null {
  const id = content.monsters.draw(floor, monsters);
  const { share, deeper } = content.outOfDepth;
  const percent = share.at(floor);
  if (percent === 0 || deep.below(100) >= percent) return id;
  return drawCommon(content, floor + deeper, deep) ?? id;
}

/** Draws a monster for a floor that isn't unique, nor a swimmer, for which there may be no water. */
export function drawCommon({ monsters, breeds }: Content, floor: number, rng: Rng): string | null {
  return monsters.drawAmong(floor, rng, (id) => breeds.get(id)?.unique !== true && breeds.get(id)?.moves !== 'swim');
}
