import type { Point } from '../core/point';
import type { Game } from '../Game';
import type { Actor } from '../state';
import type { Handler, Of } from './Handler';

/* Effects that put somebody elsewhere. */

export const teleport: Handler<Of<'teleport'>> = {
  apply(game, { target, item }) {
    const cells = freeCells(game);
    if (cells.length === 0) return;
    const from = { x: target.x, y: target.y };
    const to = game.rng.combat.pick(cells);
    put(game, target, to);
    game.emit({ type: 'teleported', actor: target.id, from, to, seen: game.sees(from) || target === game.state.player });
    game.say('status', `use.${item}`, { target: `breed.${target.breed}` });
  },
  describe: () => ({ key: 'effect.teleport', params: {} }),
};

export const push: Handler<Of<'push'>> = {
  refuses: (_game, { target, source }) => (target === source ? 'refused.self' : null),
  apply(game, { effect, target, source, item }) {
    const from = { x: target.x, y: target.y };
    const step = { x: Math.sign(target.x - source.x), y: Math.sign(target.y - source.y) };
    for (let i = 0; i < effect.cells; i++) {
      const next = { x: target.x + step.x, y: target.y + step.y };
      if (!isFree(game, next)) break;
      put(game, target, next);
    }
    game.emit({ type: 'pushed', actor: target.id, from, to: { x: target.x, y: target.y }, seen: game.sees(from) });
    game.say('status', `use.${item}`, { target: `breed.${target.breed}` });
  },
  describe: ({ cells }) => ({ key: 'effect.push', params: { n: cells } }),
};

function put(game: Game, actor: Actor, to: Point): void {
  game.floor.leave(actor);
  actor.x = to.x;
  actor.y = to.y;
  game.floor.enter(actor);
}

function isFree({ floor }: Game, { x, y }: Point): boolean {
  return floor.isWalkable(x, y) && floor.actorAt(x, y) === null;
}

function freeCells(game: Game): Point[] {
  const cells: Point[] = [];
  const { width, height } = game.floor;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (isFree(game, { x, y })) cells.push({ x, y });
  return cells;
}
