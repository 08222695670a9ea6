import type { Point } from '../core/point';
import { cellsWithin } from '../floor/cellsWithin';
import type { Game } from '../Game';
import { actorName } from '../rules/names';
import { arrive, canStand, isFree, layDown, relocate } from '../rules/relocate';
import type { Actor, Place } from '../state';
import { cellsOf } from './cells';
import { tell, type Handler, type Hit, type Of } from './Handler';

/* Effects that put somebody elsewhere. */

export const teleport: Handler<Of<'teleport'>> = {
  apply(game, hit) {
    const { target, effect } = hit;
    const cells = freeCells(game, target, effect.range ?? Infinity);
    if (cells.length === 0) return;
    const from = { x: target.x, y: target.y };
    const to = game.rng.combat.pick(cells);
    relocate(game, target, to);
    game.emit({ type: 'teleported', actor: target.id, from, to, seen: game.sees(from) || game.sees(to) || target === game.state.player });
    tell(game, hit, { tone: 'status', always: target === game.state.player ? 'hit.teleport.self' : 'hit.teleport', params: named(game, hit) });
    land(game, target);
  },
  describe: ({ range }) => (range === undefined ? { key: 'effect.teleport', params: {} } : { key: 'effect.teleport.range', params: { n: cellsOf(range) } }),
};

export const push: Handler<Of<'push'>> = {
  refuses: refusesSelf,
  apply(game, hit) {
    slide(game, hit, { cells: hit.effect.cells, step: stepFrom(hit.source, hit.target) });
    tell(game, hit, { tone: 'status', always: 'hit.push', params: named(game, hit) });
  },
  describe: ({ cells }) => ({ key: 'effect.push', params: { n: cells } }),
};

export const pull: Handler<Of<'pull'>> = {
  refuses: refusesSelf,
  apply(game, hit) {
    slide(game, hit, { cells: hit.effect.cells, step: stepFrom(hit.target, hit.source) });
    tell(game, hit, { tone: 'status', always: 'hit.pull', params: named(game, hit) });
  },
  describe: ({ cells }) => ({ key: 'effect.pull', params: { n: cells } }),
};

/** Nobody is pushed or pulled by itself. */
function refusesSelf(_game: Game, { target, source }: Hit): string | null {
  return target === source ? 'refused.self' : null;
}

/** The step that leads from one towards the other. */
function stepFrom(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

export const swap: Handler<Of<'swap'>> = {
  refuses: (game, { target, source }) => (target !== source && canStand(game, source, target) && canStand(game, target, source) ? null : 'refused.self'),
  apply(game, hit) {
    const { target, source } = hit;
    const [there, here] = [{ x: target.x, y: target.y }, { x: source.x, y: source.y }];
    game.floor.leave(target);
    game.floor.leave(source);
    for (const [actor, from, to] of [[target, there, here], [source, here, there]] as const) {
      Object.assign(actor, to);
      game.floor.enter(actor);
      game.emit({ type: 'teleported', actor: actor.id, from, to, seen: game.sees(from) || game.sees(to) });
    }
    tell(game, hit, { tone: 'status', always: 'hit.swap', params: named(game, hit) });
    for (const actor of [target, source]) if (game.isHere(actor)) land(game, actor);
  },
  describe: () => ({ key: 'effect.swap', params: {} }),
};

export const fall: Handler<Of<'fall'>> = {
  refuses: ({ state, content }, { target }) => (target === state.player && state.floor === content.lastFloor ? 'refused.noStairs.down' : null),
  apply(game, hit) {
    const { target } = hit;
    tell(game, hit, { tone: 'status', always: target === game.state.player ? 'hit.fall.self' : 'hit.fall', params: named(game, hit) });
    if (target === game.state.player) game.goTo(game.state.floor + 1, 'fall');
    else drop(game, target);
  },
  describe: () => ({ key: 'effect.fall', params: {} }),
};

/** A monster that falls is gone for good; what it had taken it loses on the edge. */
function drop(game: Game, actor: Actor): void {
  for (const item of actor.loot) layDown(game, item, actor);
  game.remove(actor);
  actor.hp = 0;
}

/** Moves the target step by step until something is in the way. */
function slide(game: Game, { target }: Hit, { cells, step }: { cells: number; step: Point }): void {
  const from = { x: target.x, y: target.y };
  for (let i = 0; i < cells; i++) {
    const next = { x: target.x + step.x, y: target.y + step.y };
    if (!isFree(game, target, next)) break;
    relocate(game, target, next);
  }
  const to = { x: target.x, y: target.y };
  game.emit({ type: 'pushed', actor: target.id, from, to, seen: game.sees(from) || game.sees(to) });
  if (to.x !== from.x || to.y !== from.y) land(game, target);
}

/** Whoever is suddenly elsewhere is under what is there; nobody who saw the player before knows where it is now. */
function land(game: Game, target: Actor): void {
  if (target === game.state.player) game.look();
  arrive(game, target);
}

function named(game: Game, { target, source, cause }: Hit): Record<string, string> {
  return { target: actorName(game, target), actor: actorName(game, target), source: actorName(game, source), item: cause };
}

/** Free cells within a range, but none behind a lock, where somebody without its key would never get out again. */
function freeCells(game: Game, actor: Actor, range: number): Point[] {
  const locked = lockedPlaces(game);
  const isLocked = (x: number, y: number): boolean => locked.some(({ x1, y1, x2, y2 }) => x >= x1 && x <= x2 && y >= y1 && y <= y2);
  const cells = cellsWithin(game.floor, actor, range);
  game.effort.spend(cells.length);
  return cells.filter((cell) => game.floor.isWalkable(cell.x, cell.y) && isFree(game, actor, cell) && !isLocked(cell.x, cell.y));
}

function lockedPlaces({ content, floor }: Game): Place[] {
  const locks = content.tiles.flatMap(({ id, key }) => (key === undefined ? [] : [id]));
  return floor.state.places.filter(({ vault }) => locks.includes(content.vaults.kinds.get(vault)?.door ?? ''));
}
