import type { Action } from '../../engine/actions/Action';
import { UseItem } from '../../engine/actions/items';
import { Wait } from '../../engine/actions/moves';
import { type Point, stepsBetween } from '../../engine/core/point';
import { aimError } from '../../engine/facts/aim';
import { touchesGround } from '../../engine/facts/movement';
import { wantedItems } from './journey';
import { memoryOf } from './memory';
import { passageBy, wayOver } from './overWater';
import { type Carried, type FighterTactic, type Situation, stepTo } from './Situation';

/* Over deep water to a thing that no other way leads to, and back. */

/** The most strokes of a swim that it dares. */
const STROKES = 5;

/** Turns until frost is gone from the ice that it has laid. */
const FREEZING = 5;

/** Sets out over deep water, with a thing that gets it over, to one worth taking that no other way leads to. */
export const cross: FighterTactic = (now) => {
  const goal = now.enemies.length === 0 && memoryOf(now.game).home === null ? goalOf(now) : null;
  return goal && setOut(now, goal);
};

/** Once it has set out: floats on to that thing, takes it, and goes back to where it set out from. */
export const crossOn: FighterTactic = (now) => {
  const { game, player, enemies, ways } = now;
  const memory = memoryOf(game);
  // Ice may have broken under it since.
  if (memory.home && !game.floor.isWalkable(memory.home.x, memory.home.y)) memory.home = null;
  if (memory.home === null || enemies.length > 0 || wantedItems(game).some((item) => ways.to(item) !== null)) return null;
  const goal = touchesGround(game, player) ? null : goalOf(now);
  if (goal) return stepOn(now, wayOver(game, goal));
  if (ways.to(memory.home) === null) {
    memory.shore = memory.home;
    return stepOn(now, wayOver(game, memory.home));
  }
  if (game.state.turn < memory.home.since + FREEZING && goalOf(now, true)) return new Wait();
  memory.home = null;
  return null;
};

/** The nearest thing worth taking to which only water leads, if it floats or has something to get over with. */
function goalOf(now: Situation, isUnderWay = false): Point | null {
  const { game, player, ways } = now;
  const isAble = now.carried.some(({ kind, isKnown, isReady }) => isKnown && isReady && passageBy(game, kind) !== null);
  if (!isUnderWay && !isAble && touchesGround(game, player)) return null;
  const far = wantedItems(game).filter((item) => game.floor.isWalkable(item.x, item.y) && ways.to(item) === null);
  return far.sort((a, b) => stepsBetween(a, player) - stepsBetween(b, player))[0] ?? null;
}

/** Goes to the shore from which one of its things gets it over, and uses that there. */
function setOut(now: Situation, goal: Point): Action | null {
  const { game, player } = now;
  const way = wayOver(game, goal);
  if (!way) return null;
  const first = way.findIndex(({ x, y }) => !game.floor.isWalkable(x, y));
  const wet = way.filter(({ x, y }) => !game.floor.isWalkable(x, y)).length;
  const over = way.length - first;
  const thing = now.carried.find((each) => carriesOver(now, each, { wet, over }));
  if (!thing) return null;
  const isRope = passageBy(game, thing.kind)?.by === 'rope';
  const aim = isRope ? landingAt(now, thing, way) : null;
  if (isRope ? !aim : first > 0) return first > 0 ? stepOn(now, way) : null;
  memoryOf(game).home = { x: player.x, y: player.y, since: game.state.turn };
  return new UseItem(thing.item.id, aim);
}

/** The cells of deep water on a way, and all of it from the first of them on. */
interface Width {
  readonly wet: number;
  readonly over: number;
}

/** Whether a thing gets it over so much water, and back at least by swimming. */
function carriesOver({ game }: Situation, { item, kind, isKnown, isReady }: Carried, { wet, over }: Width): boolean {
  const passage = isKnown && isReady ? passageBy(game, kind) : null;
  if (!passage) return false;
  if (passage.by === 'air') return over * 2 <= passage.reach || (over <= passage.reach && wet <= STROKES);
  if (passage.by === 'ice') return wet <= passage.reach;
  return wet < passage.reach && (wet <= STROKES || item.charges > 1);
}

/** The farthest cell of a way to which the rope can be thrown from here, past the water. */
function landingAt({ game }: Situation, { item, kind }: Carried, way: readonly Point[]): Point | null {
  const { player } = game.state;
  const reach = passageBy(game, kind)?.reach ?? 0;
  const first = way.findIndex(({ x, y }) => !game.floor.isWalkable(x, y));
  const dry = way.filter(({ x, y }, at) => at > first && game.floor.isWalkable(x, y));
  const near = dry.filter((cell) => stepsBetween(cell, player) <= reach && game.floor.hasLine(player, cell));
  return near.reverse().find((cell) => aimError(game, item, cell) === null) ?? null;
}

function stepOn({ game }: Situation, way: readonly Point[] | null): Action | null {
  const [next] = way ?? [];
  return next ? stepTo(game, next) : null;
}
