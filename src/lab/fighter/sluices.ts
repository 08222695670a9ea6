import { Choose } from '../../engine/actions/hero';
import type { TileKind } from '../../engine/content';
import { DIRECTIONS, type Point, stepsBetween } from '../../engine/core/point';
import type { Change } from '../../engine/effectKinds';
import { choicesAt } from '../../engine/facts/features';
import { canStand, dwellsInDeep, touchesGround } from '../../engine/facts/movement';
import { freeCellsAround } from '../../engine/floor/cells';
import { changedCells } from '../../engine/floor/changes';
import type { Game } from '../../engine/Game';
import type { Actor } from '../../engine/state';
import { type Enemy, toll } from './Enemy';
import { featuresOf } from './gains';
import { memoryOf } from './memory';
import { costOfWay, type FighterTactic, type Situation, stepTo } from './Situation';

/* Shutting a sluice in a fight: water that rises behind it keeps off who walks. */

/** The steps to a sluice for which it goes there in a fight. */
const NEAR = 6;

/** The share of its HP that the water must save. */
const DEAR = 0.2;

/** A sluice that can be shut: the place of that choice, and the cells that its water would cover, as `y * width + x`. */
interface Sluice {
  readonly at: Point;
  readonly choice: number;
  readonly cells: ReadonlyMap<number, number>;
}

/** Shuts a sluice where that keeps off enemies whose fight would cost much, since they would have to come over the bed. */
export const shut: FighterTactic = (now) => {
  const { game, player, enemies, weights } = now;
  const worth = player.hp * DEAR;
  if (weights.asks === 0 || enemies.length === 0 || game.content.features.size === 0 || toll(enemies) < worth) return null;
  const near = featuresOf(game).filter((at) => stepsBetween(at, player) <= NEAR + 1 && game.floor.isExplored(at.x, at.y));
  for (const sluice of near.flatMap((at) => sluiceAt(game, at) ?? [])) {
    const way = wayBeside(now, sluice);
    const stand = way?.at(-1) ?? player;
    if (!way || costOfWay(enemies, way) > worth / 2) continue;
    const dry = dryFrom(game, stand, sluice);
    const left = enemies.filter((enemy) => dry.has(cellOf(game, landingOf(game, enemy.actor, sluice))) || !isKeptByWater(game, enemy));
    if (toll(enemies) - toll(left) < worth) continue;
    const [next] = way;
    if (next) return stepTo(game, next);
    memoryOf(game).shut.add(cellOf(game, sluice.at));
    return new Choose(sluice.at.x, sluice.at.y, sluice.choice);
  }
  return null;
};

/** An enemy that walks and does nothing from afar. */
function isKeptByWater(game: Game, { actor, shot }: Enemy): boolean {
  return shot === 0 && actor.clings === 0 && touchesGround(game, actor) && !dwellsInDeep(game, actor);
}

/** The first of its choices by which water rises where one walks; null for none. */
function sluiceAt(game: Game, at: Point): Sluice | null {
  const { content: { tiles }, floor: { width, height, state: { terrain, places } } } = game;
  const tileOf = (id: string): TileKind | undefined => tiles.find((tile) => tile.id === id);
  const rises = ({ from, to, joined }: Change): boolean =>
    joined === true && tileOf(from)?.walkable === true && tileOf(to)?.deep !== undefined;
  for (const [choice, { effects }] of choicesAt(game, at).entries()) {
    for (const effect of effects) {
      if (effect.do === 'change' && rises(effect)) {
        return { at, choice, cells: changedCells({ width, height, terrain, places }, tiles, effect, at) };
      }
    }
  }
  return null;
}

/** The way to the nearest cell beside a sluice that stays dry: no step if it is there; null for none near. */
function wayBeside({ game, player, ways }: Situation, { at, cells }: Sluice): Point[] | null {
  const isDry = (x: number, y: number): boolean => stepsBetween(at, { x, y }) === 1 && !cells.has(cellOf(game, { x, y }));
  if (isDry(player.x, player.y)) return [];
  const way = ways.toNearest(isDry, NEAR);
  return way && way.length <= NEAR ? way : null;
}

/** The known cells to which one could walk from there if the water had risen. */
function dryFrom(game: Game, start: Point, { cells }: Sluice): ReadonlySet<number> {
  const { floor } = game;
  const reached = new Set([cellOf(game, start)]);
  const queue = [start];
  for (const { x, y } of queue) {
    for (const step of DIRECTIONS) {
      const next = { x: x + step.x, y: y + step.y };
      if (!floor.isWalkable(next.x, next.y) || !floor.isExplored(next.x, next.y)) continue;
      const cell = cellOf(game, next);
      if (cells.has(cell) || reached.has(cell)) continue;
      reached.add(cell);
      queue.push(next);
    }
  }
  return reached;
}

/** Where an actor would be once the water had risen: washed to the nearest shore, if it stands on the bed. */
function landingOf(game: Game, actor: Actor, { cells }: Sluice): Point {
  if (!cells.has(cellOf(game, actor))) return actor;
  for (const cell of freeCellsAround(game.floor, actor)) if (!cells.has(cellOf(game, cell)) && canStand(game, actor, cell)) return cell;
  return actor;
}

function cellOf({ floor }: Game, { x, y }: Point): number {
  return floor.index(x, y);
}
