import { heardBy, isNearEnough } from '../../engine/facts/senses';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';

/** The explored cells in a clear line from which a monster awake would notice the player, and its own between them; none in packs without light. */
export function noticedFrom(game: Game): Point[] {
  const { content: { light }, floor, state: { player } } = game;
  if (!light) return [];
  const { cells, count } = floor.exposure;
  return Array.from(cells.subarray(0, count), (cell) => floor.position(cell)).filter((at) =>
    floor.isExplored(at.x, at.y) && floor.isWalkable(at.x, at.y) && isNearEnough(game, { ...at, asleep: false }, player));
}

/** Cells two steps from the player towards each monster it hears and doesn't see. */
export function heardTowards(game: Game): Point[] {
  const { player } = game.state;
  const towards = new Map<string, Point>();
  for (const { x, y } of heardBy(game)) {
    const [dx, dy] = eighth(x - player.x, y - player.y);
    towards.set(`${dx},${dy}`, { x: player.x + 2 * dx, y: player.y + 2 * dy });
  }
  return [...towards.values()];
}

/** The nearest of the eight directions. */
function eighth(x: number, y: number): readonly [number, number] {
  const side = (way: number, across: number): number => (2 * Math.abs(way) < Math.abs(across) ? 0 : Math.sign(way));
  return [side(x, y), side(y, x)];
}
