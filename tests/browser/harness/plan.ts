import { DIRECTIONS, stepsBetween, type Point } from '../../../src/engine/core/point';
import { aimKind } from '../../../src/engine/facts/aim';
import type { Game } from '../../../src/engine/Game';
import type { Actor } from '../../../src/engine/state';
import { nameOfItem } from '../../../src/keep/text';

/** One action of a player who knows the whole floor; the caller asks for one after another. */
export type Step =
  | { readonly do: 'step'; readonly dx: number; readonly dy: number }
  | { readonly do: 'wait' }
  | { readonly do: 'pickUp' }
  /** `name` as the bag lists it; `aim`: at the cell that targeting proposes first. */
  | { readonly do: 'use'; readonly slot: number; readonly name: string; readonly aim: boolean }
  | { readonly do: 'reward' }
  | { readonly do: 'stairs'; readonly way: 'down' | 'up' };

/** Fights until one more monster is dead. */
export function* killOne(game: Game): Generator<Step> {
  const { actors } = game.floor.state;
  const before = actors.length;
  while (actors.length === before) yield fight(game) ?? stepTo(game, nearest(game, game.floor.state.actors));
}

/** Fetches an item of a kind from the floor. */
export function* fetch(game: Game, kind: string): Generator<Step> {
  const { hero, player } = game.state;
  while (!hero.inventory.some((item) => item.kind === kind)) {
    const item = nearest(game, game.floor.state.items.filter((other) => other.kind === kind));
    const here = item.x === player.x && item.y === player.y;
    yield fight(game) ?? (here ? { do: 'pickUp' } : stepTo(game, item));
  }
}

/** Uses or equips an item of a kind; a target is the one suggested. */
export function* use(game: Game, kind: string): Generator<Step> {
  const row = game.content.itemKinds.get(kind);
  const slot = game.state.hero.inventory.findIndex((item) => item.kind === kind);
  const item = game.state.hero.inventory[slot];
  yield { do: 'use', slot, name: item ? nameOfItem(game, item) : kind, aim: row !== undefined && aimKind(row) !== 'none' };
}

/** Walks towards the nearest monster until one is in view. */
export function* meet(game: Game): Generator<Step> {
  while (!game.floor.state.actors.some((actor) => game.sees(actor))) yield stepTo(game, nearest(game, game.floor.state.actors));
}

/** Chooses the first level reward of every level gained. */
export function* grow(game: Game): Generator<Step> {
  while (game.state.hero.choices > 0) yield { do: 'reward' };
}

/** Takes the stairs up underfoot. */
export function* climb(): Generator<Step> {
  yield { do: 'stairs', way: 'up' };
}

/** Walks to the stairs and takes them. */
export function* descend(game: Game): Generator<Step> {
  const { floor } = game.state;
  while (game.state.floor === floor) {
    const { player } = game.state;
    const isThere = game.floor.tileAt(player.x, player.y).stairs === 'down';
    yield fight(game) ?? (isThere ? { do: 'stairs', way: 'down' } : stepTo(game, stairsOf(game)));
  }
}

/** Walks up to monsters and lets them attack. */
export function* perish(game: Game): Generator<Step> {
  while (!game.isOver) yield adjacent(game) ? { do: 'wait' } : stepTo(game, nearest(game, game.floor.state.actors));
}

function fight(game: Game): Step | null {
  const enemy = adjacent(game);
  const { player } = game.state;
  return enemy ? { do: 'step', dx: enemy.x - player.x, dy: enemy.y - player.y } : null;
}

function adjacent(game: Game): Actor | undefined {
  return game.floor.state.actors.find((actor) => stepsBetween(actor, game.state.player) === 1);
}

/** The position of the stairs down. */
export function stairsOf({ floor }: Game): Point {
  for (let y = 0; y < floor.height; y++) for (let x = 0; x < floor.width; x++) if (floor.tileAt(x, y).stairs === 'down') return { x, y };
  throw new Error('a floor without stairs');
}

function nearest<T extends Point>(game: Game, things: readonly T[]): T {
  const steps = stepsFrom(game, game.state.player);
  const [first] = [...things].sort((a, b) => (steps.get(key(a)) ?? Infinity) - (steps.get(key(b)) ?? Infinity));
  if (!first) throw new Error('nothing of the kind on this floor');
  return first;
}

/** The first step of a shortest path to a cell. */
function stepTo(game: Game, goal: Point): Step {
  const steps = stepsFrom(game, goal);
  const { x, y } = game.state.player;
  const far = (step: Point): number => steps.get(key({ x: x + step.x, y: y + step.y })) ?? Infinity;
  const [best] = [...DIRECTIONS].sort((a, b) => far(a) - far(b));
  if (!best || far(best) === Infinity) throw new Error(`no way to ${goal.x},${goal.y}`);
  return { do: 'step', dx: best.x, dy: best.y };
}

function stepsFrom({ floor }: Game, start: Point): Map<string, number> {
  const steps = new Map([[key(start), 0]]);
  const queue = [start];
  for (const at of queue) {
    for (const step of DIRECTIONS) {
      const next = { x: at.x + step.x, y: at.y + step.y };
      if (!floor.isWalkable(next.x, next.y) || steps.has(key(next))) continue;
      steps.set(key(next), (steps.get(key(at)) ?? 0) + 1);
      queue.push(next);
    }
  }
  return steps;
}

function key({ x, y }: Point): string {
  return `${x},${y}`;
}
