import type { Action } from '../../engine/actions/Action';
import { PickUp } from '../../engine/actions/PickUp';
import { Stairs } from '../../engine/actions/Stairs';
import { DIRECTIONS, type Point } from '../../engine/core/point';
import { healingIn } from '../../engine/effects/effects';
import type { Game } from '../../engine/Game';
import { INVENTORY_SLOTS, type FloorItem } from '../../engine/state';
import { isJunk } from './gear';
import { costOf, metOf } from './knownEnemies';
import { around, freeSteps, type Situation, type Tactic } from './Situation';
import { stepTo } from './steps';
import { potionsOf } from './things';
import { isGoalFloor } from './goalItem';
import { hasLight } from './potionTesting';

/* What is done between fights. */

/** Share of hit points below which going down is worth it where that heals. */
const WEARY = 0.5;

/** Share of hit points that the hardest fight so far may cost somebody who need not grow any more. */
const EASE = 0.03;

/** Goes down before everything is explored: where the stairs win, when nothing is to be gained or nothing here is a match, to be healed by the descent, or before the dark. */
export const descendEarly: Tactic = (now) => {
  const { content, state } = now.game;
  return state.floor === content.lastFloor || hasNothingToGain(now) || isWeary(now) || !hasLight(now.game) || isAtEase(now) ? descend(now) : null;
};

/** Neither experience nor things are to be had: every fight only costs. */
function hasNothingToGain({ game: { content, state } }: Situation): boolean {
  return !content.levels && content.items.weights(state.floor).length === 0;
}

/** Not where every floor has things laid out for whoever looks for them. */
function isAtEase({ game, player }: Situation): boolean {
  if (game.content.schedule.size > 0) return false;
  const met = metOf(game);
  return met.length > 0 && met.every(({ breed }) => costOf(game, breed, { power: 0, defence: 0 }) <= player.hp * EASE);
}

/** Where a floor's finds heal more than the stairs do, they come first. */
function isWeary(now: Situation): boolean {
  const { player, maxHp, game } = now;
  if (game.content.schedule.size > 0) return false;
  return player.hp <= maxHp * WEARY && healingIn(game.content.onDescend) > 0 && potionsOf(now).length === 0;
}

/** Fetches things and sees the whole floor; who sleeps and is feared is left alone. */
export const explore: Tactic = (now) => {
  const { game, player, quietWays } = now;
  const { floor } = game;
  const wanted = new Set(wantedItems(game).map(({ x, y }) => floor.index(x, y)));
  if (wanted.has(floor.index(player.x, player.y))) return new PickUp();
  for (const cell of disguised(game)) wanted.add(cell);
  const door = unlock(now);
  if (door) return door;
  const isGoal = keysOf(game).length > 0 ? (x: number, y: number): boolean => isFrontier(game, x, y) || isBesideLock(game, x, y) : (x: number, y: number): boolean => isFrontier(game, x, y);
  const [next] = quietWays.toNearest((x, y) => wanted.has(floor.index(x, y)) || isGoal(x, y)) ?? [];
  return next ? stepTo(game, next) : null;
};

/** Things seen, and not left behind or under what was; what is not carried can be taken by whoever carries all it can. */
function wantedItems(game: Game): FloorItem[] {
  const { floor, state, content } = game;
  const hasRoom = state.hero.inventory.length < INVENTORY_SLOTS;
  return floor.state.items.filter((item) => {
    if (!item.seen || item.left || isJunk(game, item)) return false;
    const kind = content.itemKinds.get(item.kind);
    const isTaken = hasRoom || (kind !== undefined && ('finds' in kind || 'wins' in kind));
    return isTaken && floor.itemsAt(item.x, item.y).at(-1) === item;
  });
}

/** Cells of those in view who look like things: nobody can tell. */
function disguised({ floor, content }: Game): number[] {
  const looks = floor.state.actors.filter((actor) => actor.hidden && content.breeds.get(actor.breed)?.disguise !== undefined && floor.isVisible(actor.x, actor.y));
  return looks.map(({ x, y }) => floor.index(x, y));
}

/** A cell beside one that has never been seen. */
function isFrontier({ floor }: Game, x: number, y: number): boolean {
  const { width, height, state } = floor;
  if (x > 0 && y > 0 && x < width - 1 && y < height - 1) {
    const cell = y * width + x;
    for (const step of DIRECTIONS) if (state.explored[cell + step.y * width + step.x] !== 1) return true;
    return false;
  }
  for (const step of DIRECTIONS) if (floor.contains(x + step.x, y + step.y) && !floor.isSeen(x + step.x, y + step.y)) return true;
  return false;
}

/** The kinds of keys that are carried. */
function keysOf({ state, content }: Game): string[] {
  return state.hero.inventory.map(({ kind }) => kind).filter((kind) => 'opens' in (content.itemKinds.get(kind) ?? {}));
}

/** A cell beside a known lock to which the key is carried. */
function isBesideLock(game: Game, x: number, y: number): boolean {
  return around({ x, y }).some((cell) => isLock(game, cell));
}

function isLock(game: Game, { x, y }: Point): boolean {
  const key = game.floor.isExplored(x, y) ? game.floor.tileAt(x, y).key : undefined;
  return key !== undefined && keysOf(game).includes(key);
}

/** A step onto a lock that the player stands beside. */
function unlock({ game, player }: Situation): Action | null {
  if (keysOf(game).length === 0) return null;
  const door = around(player).find((cell) => isLock(game, cell));
  return door ? stepTo(game, door) : null;
}

/** To the stairs down, and down; not where the prize is. */
export const descend: Tactic = (now) => {
  const { game, player } = now;
  if (isGoalFloor(game)) return null;
  const isDown = (x: number, y: number): boolean => game.floor.tileAt(x, y).stairs === 'down';
  if (isDown(player.x, player.y)) return new Stairs('down');
  const [next] = now.quietWays.toNearest(isDown) ?? now.ways.toNearest(isDown) ?? [];
  return next ? stepTo(game, next) : null;
};

/** As near as one can come to stairs or a prize that cannot be reached: whoever bars the way is there, and would not be met elsewhere. */
export const besiege: Tactic = ({ game, ways, enemies }) => {
  const { floor, content } = game;
  if (enemies.length > 0) return null;
  const cell = floor.state.terrain.findIndex((tile, index) => content.tiles[tile]?.stairs === 'down' && floor.state.explored[index] !== 0);
  const goalItem = floor.state.items.find(({ seen, kind }) => seen && 'wins' in (content.itemKinds.get(kind) ?? {}));
  const goal = goalItem ?? (cell < 0 ? null : { x: cell % floor.width, y: Math.floor(cell / floor.width) });
  const [next] = (goal && ways.towards(goal)) ?? [];
  return next ? stepTo(game, next) : null;
};

/** Any step, when nothing else is left to do. */
export const wander: Tactic = (now) => {
  const free = freeSteps(now);
  return free.length > 0 ? stepTo(now.game, now.rng.pick(free)) : null;
};
