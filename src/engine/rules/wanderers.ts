import { stepsBetween, type Point } from '../core/point';
import { makeActor } from '../floor/openFloor';
import type { Game } from '../Game';
import { drawElite } from './elites';

/** Nobody comes from nearer than so many steps. */
const AFAR = 12;

/** Now and then somebody comes from afar. */
export function wanderIn(game: Game): void {
  const every = game.content.wanderers.at(game.state.floor);
  if (every > 0 && game.rng.ai.below(every) === 0) comeFromAfar(game, 'wandering');
}

/** Puts one of the floor's monsters out of sight and far away; a hunter knows where the player is. */
export function comeFromAfar(game: Game, as: 'wandering' | 'hunting'): void {
  const { content, state, floor, rng } = game;
  const id = content.monsters.draw(state.floor, rng.ai);
  const cells = farCells(game);
  if (id === null || cells.length === 0) return;
  const elite = drawElite(content, { breed: id, floor: state.floor }, rng.ai);
  const actor = makeActor(content, state.nextId++, { id, ...rng.ai.pick(cells), floor: state.floor, elite });
  if (as === 'hunting') actor.goal = floor.index(state.player.x, state.player.y);
  floor.state.actors.push(actor);
  floor.enter(actor);
}

function farCells({ floor, state }: Game): Point[] {
  const cells: Point[] = [];
  for (let y = 0; y < floor.height; y++) {
    for (let x = 0; x < floor.width; x++) {
      if (stepsBetween({ x, y }, state.player) >= AFAR && floor.isWalkable(x, y) && floor.actorAt(x, y) === null && !floor.isVisible(x, y)) cells.push({ x, y });
    }
  }
  return cells;
}
