import { DIRECTIONS, type Point } from '../core/point';
import type { Game } from '../Game';
import type { Actor } from '../state';

/** The step that brings an actor nearest to its goal over the shared distance map; null when every better cell is taken. */
export function stepTowards(game: Game, actor: Actor): Point | null {
  const { floor } = game;
  const x = actor.goal % floor.width;
  const y = (actor.goal - x) / floor.width;
  const { directions, moves = 'walk' } = game.breedOf(actor);
  const map = floor.distances(moves).to(floor.cell(x, y), directions);
  return DIRECTIONS[map.next(floor.cell(actor.x, actor.y), actor.x - x, actor.y - y)] ?? null;
}
