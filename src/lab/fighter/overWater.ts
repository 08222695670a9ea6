import type { Consumable } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import { inflictedBy } from '../../engine/effects/effects';
import { turnsOf } from '../../engine/facts/stats';
import type { Game } from '../../engine/Game';
import { FighterPaths } from './FighterPaths';

/* What leads over deep water: things, and strokes. */

/** How a thing gets its user over water: for some turns through the air, over ice, or by a rope. */
interface Passage {
  readonly by: 'air' | 'ice' | 'rope';
  /** Turns in the air, cells of ice in a row, or the length of the rope. */
  readonly reach: number;
}

/** The passage over water that an item of a kind gives, if any. */
export function passageBy({ content }: Pick<Game, 'content'>, { target, effects }: Consumable): Passage | null {
  for (const effect of effects) {
    if (effect.do === 'haul') return { by: 'rope', reach: effect.cells };
    const isIce = effect.do === 'cloud' && target.at === 'self' && freezes(content, effect.hazard);
    if (isIce) return { by: 'ice', reach: Math.floor(Math.sqrt(effect.range)) };
    const floating = inflictedBy([effect]).find(({ status }) => content.statuses.get(status)?.levitates === true);
    if (floating && target.at === 'self') return { by: 'air', reach: turnsOf({ content }, floating) - 1 };
  }
  return null;
}

/** Whether a hazard leaves tiles to walk on where water is deep. */
function freezes({ tiles, hazards }: Game['content'], hazard: string): boolean {
  const deep = tiles.filter((tile) => tile.deep !== undefined).map(({ id }) => hazards.get(hazard)?.onTiles?.[id]?.leaves);
  return deep.some((id) => id !== undefined && tiles.some((tile) => tile.id === id && tile.walkable));
}

/** The shortest known way on which the player may swim, without its own cell; null if there is none. */
export function wayOver(game: Game, goal: Point): Point[] | null {
  const ways = new FighterPaths(game, [], { overWater: true });
  const way = ways.to(goal);
  ways.release();
  return way;
}
