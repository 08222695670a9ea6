import { keepUp } from '../../engine/actions/Announce';
import { isConsumable } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { forkActor } from '../../engine/run/forkState';
import { settle } from '../../engine/rules/relocate';
import { isKnown } from '../../engine/rules/names';
import type { Actor, Item } from '../../engine/state';
import { share } from '../fighter/memory';
import type { Mind } from './Mind';

/**
 * A copy of a run to think with, without anything that the player does not know. Unexplored cells are rock, others as last seen; unknown
 * traps, what was never seen and what is unidentified is gone; monsters out of view stand where they were last seen; all that are awake are after the player.
 */
export function thinkingCopy(game: Game, mind: Mind): Game {
  const copy = game.fork();
  share(game, copy);
  // Before the cells: who leaves a doorway shuts its door.
  for (const actor of [...copy.floor.state.actors]) if (!copy.seesActor(actor)) copy.remove(actor);
  forgetCells(copy);
  recallActors(game, copy, mind);
  const { floor, state } = copy;
  for (const trap of [...floor.state.traps]) if (!trap.known) floor.traps.remove(trap);
  floor.state.items = floor.state.items.filter((item) => item.seen && !isRiddle(game, item));
  floor.state.corpses = floor.state.corpses.filter(({ seen }) => seen);
  floor.hazards.sweep((hazard) => !game.sees(hazard));
  floor.state.purse = -1;
  state.hero.inventory = state.hero.inventory.filter((item) => !isRiddle(game, item));
  return copy;
}

function forgetCells({ floor, content }: Game): void {
  const { terrain, explored, memories } = floor.state;
  const rock = content.tiles.findIndex(({ walkable, transparent, flyable }) => !walkable && !transparent && flyable !== true);
  // A copy of them: a cell that is again as remembered is remembered no more.
  for (const { x, y, tile } of [...memories]) floor.setTile({ x, y }, tile);
  for (const index of terrain.keys()) if (explored[index] === 0 && terrain[index] !== rock) floor.setTile(floor.position(floor.cellOf(index)), rock);
}

function recallActors(game: Game, copy: Game, mind: Mind): void {
  const { floor, state: { player } } = copy;
  const known = (actor: Actor): Pick<Actor, 'ready' | 'loot'> => ({
    ready: { ...mind.readyOf(actor) },
    loot: mind.stolenBy(actor).filter((item) => !isRiddle(game, item)),
  });
  for (const actor of floor.state.actors) Object.assign(actor, known(actor));
  for (const actor of mind.outOfView(game)) {
    const { x, y } = actor;
    const isFree = floor.isWalkable(x, y) && floor.actorAt(x, y) === null && (player.x !== x || player.y !== y);
    if (isFree) settle(copy, { ...forkActor(actor), announced: null, ...known(actor) });
  }
  const goal = floor.index(player.x, player.y);
  for (const actor of floor.state.actors) Object.assign(actor, { goal: actor.asleep ? -1 : goal, energy: 0, summoned: false });
  for (const actor of floor.winding.all) keepUp(copy, actor);
  floor.state.actors.sort((a, b) => floor.index(a.x, a.y) - floor.index(b.x, b.y));
}

/** Whether an item's kind has still to be found out. */
function isRiddle(game: Game, { kind }: Item): boolean {
  const row = game.content.itemKinds.get(kind);
  return row !== undefined && isConsumable(row) && !isKnown(game, kind);
}
