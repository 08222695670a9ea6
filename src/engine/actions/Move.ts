import { isStep, type Point } from '../core/point';
import type { Game } from '../Game';
import { actorName } from '../rules/names';
import { reveal } from '../rules/noise';
import { arrive, canStand, relocate, turnInto } from '../rules/relocate';
import type { Actor, Item } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** A step to a neighbouring cell; corners may be cut. Any other is refused. */
export class Move implements Action {
  constructor(
    readonly dx: number,
    readonly dy: number,
  ) {}

  perform(game: Game, actor: Actor): ActionResult {
    const from = { x: actor.x, y: actor.y };
    const to = { x: actor.x + this.dx, y: actor.y + this.dy };
    if (!isStep(this.dx, this.dy) || !game.floor.contains(to.x, to.y)) return refused('refused.outside');
    const other = game.floor.actorAt(to.x, to.y);
    if (other?.hidden === true && actor === game.state.player) return discovered(game, other);
    const key = canStand(game, actor, to) ? null : keyFor(game, actor, to);
    if (key === undefined) return refused(game.floor.tileAt(to.x, to.y).key === undefined ? 'refused.wall' : 'refused.locked');
    if (other) return refused('refused.actor', { actor: actorName(game, other) });
    if (key) unlock(game, to, key);
    if (game.breedOf(actor).moves === 'burrow') burrow(game, to);
    relocate(game, actor, to);
    const seen = game.sees(from) || game.sees(to) || actor === game.state.player;
    game.emit({ type: 'moved', actor: actor.id, from, to, seen });
    arrive(game, actor);
    return done();
  }
}

/** Walking into somebody who hides takes a turn and shows who it is. */
function discovered(game: Game, other: Actor): ActionResult {
  reveal(game, other);
  game.say('status', 'log.revealed', { actor: actorName(game, other) });
  return done();
}

/** The key that the player has to a lock. */
function keyFor({ floor, state }: Game, actor: Actor, { x, y }: Point): Item | undefined {
  const { key } = floor.tileAt(x, y);
  return actor === state.player && key !== undefined ? state.hero.inventory.find(({ kind }) => kind === key) : undefined;
}

/** A key opens a lock and is used up. */
function unlock(game: Game, to: Point, key: Item): void {
  const { hero } = game.state;
  hero.inventory = hero.inventory.filter((other) => other !== key);
  turnInto(game, to, game.floor.tileAt(to.x, to.y).opens);
  game.say('status', 'log.unlocked', { item: `item.${key.kind}` });
}

/** Who digs leaves ground behind. */
function burrow(game: Game, to: Point): void {
  if (!game.floor.isWalkable(to.x, to.y)) turnInto(game, to, 'ground');
}
