import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import { DRAWN, spend } from '../work';
import { guestOf } from './Vacancies';

/** The streams for a floor's own monsters, of which only those that fit are drawn, and for those out of depth. */
interface MonsterStreams {
  readonly monsters: Rng;
  readonly deep: Rng;
  readonly fits?: (id: string) => boolean;
}

/** Draws a monster for a floor, now and then one out of depth; null if there is none to draw. */
export function drawMonster(content: Content, floor: number, { monsters, deep, fits = () => true }: MonsterStreams): string | null {
  spend(DRAWN);
  const id = content.monsters.drawAmong(floor, monsters, fits);
  const { share, deeper } = content.outOfDepth;
  const percent = share.at(floor);
  if (percent === 0 || deep.below(100) >= percent) return id;
  return drawCommon(content, floor + deeper, deep) ?? id;
}

/** Draws a monster for a floor that isn't unique, nor a swimmer, for which there may be no water. */
export function drawCommon(content: Content, floor: number, rng: Rng): string | null {
  return content.monsters.drawAmong(floor, rng, (id) => content.breeds.get(id)?.unique !== true && guestOf(content, id) !== 'swimmer');
}
