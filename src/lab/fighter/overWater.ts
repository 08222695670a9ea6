import type { Consumable } from '../../engine/content';
import { DIRECTIONS, type Point } from '../../engine/core/point';
import { inflictedBy } from '../../engine/effects/effects';
import { canStand } from '../../engine/facts/movement';
import { turnsOf } from '../../engine/facts/stats';
import type { Game } from '../../engine/Game';

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

/** The shortest way over known cells on which the player can be, deep water among them, without its own cell; null if there is none. */
export function wayOver(game: Game, goal: Point): Point[] | null {
  const { floor, state: { player } } = game;
  const before = new Map<number, number>([[floor.index(player.x, player.y), -1]]);
  const queue: Point[] = [{ x: player.x, y: player.y }];
  for (const at of queue) {
    if (at.x === goal.x && at.y === goal.y) return traced(game, before, goal);
    for (const step of DIRECTIONS) {
      const next = { x: at.x + step.x, y: at.y + step.y };
      if (!floor.contains(next.x, next.y) || before.has(floor.index(next.x, next.y)) || !isOpen(game, next)) continue;
      before.set(floor.index(next.x, next.y), floor.index(at.x, at.y));
      queue.push(next);
    }
  }
  return null;
}

function isOpen(game: Game, at: Point): boolean {
  const { floor, state: { player } } = game;
  const other = floor.actorAt(at.x, at.y);
  const isTaken = other !== null && other !== player && game.seesActor(other);
  return floor.isExplored(at.x, at.y) && canStand(game, player, at) && !isTaken && floor.traps.at(at.x, at.y)?.known !== true;
}

function traced({ floor }: Game, before: ReadonlyMap<number, number>, goal: Point): Point[] {
  const way: Point[] = [];
  for (let cell = floor.index(goal.x, goal.y); (before.get(cell) ?? -1) !== -1; cell = before.get(cell) ?? -1) {
    way.push({ x: cell % floor.width, y: Math.floor(cell / floor.width) });
  }
  return way.reverse();
}
