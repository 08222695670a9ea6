import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { isHostile } from '../../engine/rules/combat';
import { lampAt } from '../../engine/rules/lamp';
import { disguiseOf } from '../../engine/rules/names';
import { centreOf } from '../grid/units';
import { actorLook, type ActorLook } from '../sprites/actorLook';
import type { Wanted } from './sight';

/** An enemy in view. */
export interface EnemyInView {
  readonly cell: Point;
  readonly look: ActorLook;
}

/** What the player has in view, apart from the hero. */
export interface InView {
  /** The enemies that are marked at the edge of the screen while out of frame; none once the run is over. */
  readonly enemies: readonly EnemyInView[];
  /** The enemies, and what can be taken, used, freed or led, in map pixels. */
  readonly wanted: Wanted;
}

export const NOTHING: InView = { enemies: [], wanted: { others: [], things: [] } };

export function inView(game: Game): InView {
  const enemies = enemiesInView(game);
  return { enemies: game.isOver ? [] : enemies, wanted: { others: enemies.map(({ cell }) => centreOf(cell)), things: thingsInView(game).map(centreOf) } };
}

function enemiesInView(game: Game): EnemyInView[] {
  const { floor, state } = game;
  const seen = floor.state.actors.filter((actor) => isHostile(state.player, actor) && game.seesActor(actor));
  return seen.map((actor) => ({ cell: { x: actor.x, y: actor.y }, look: actorLook(game, actor) }));
}

/** Items and what passes for one, known traps, captives and allies, stairs and what asks. */
function thingsInView(game: Game): Point[] {
  const { floor, content, state: { player } } = game;
  const { items, traps, actors } = floor.state;
  const lamp = lampAt(game);
  const others = actors.filter((actor) => disguiseOf(game, actor) !== undefined || (actor.side === player.side && actor !== player && game.seesActor(actor)));
  const asking = Array.from(floor.fov.cells.subarray(0, floor.fov.count), (cell) => floor.position(cell)).filter(({ x, y }) => {
    return floor.contains(x, y) && (floor.tileAt(x, y).stairs !== undefined || content.features.has(floor.tileAt(x, y).id));
  });
  const found = [...items.filter(({ seen }) => seen), ...traps.filter(({ known }) => known), ...others, ...(lamp ? [lamp] : [])];
  return [...found.filter(({ x, y }) => floor.isVisible(x, y)), ...asking];
}
