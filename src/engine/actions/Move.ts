import type { Point } from '../core/point';
import type { Game } from '../Game';
import { actorName } from '../rules/names';
import { reveal } from '../rules/noise';
import { arrive, canStand, relocate, turnInto } from '../rules/relocate';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** A step to a neighbouring cell; corners may be cut. */
export class Move implements Action {
  constructor(
    readonly dx: number,
    readonly dy: number,
  ) {}

  perform(game: Game, actor: Actor): ActionResult {
    const from = { x: actor.x, y: actor.y };
    const to = { x: actor.x + this.dx, y: actor.y + this.dy };
    if (!game.floor.contains(to.x, to.y)) return refused('refused.outside');
    const other = game.floor.actorAt(to.x, to.y);
    if (other?.hidden === true) return discovered(game, other);
    if (!canStand(game, actor, to) && !unlock(game, actor, to)) return refused(game.floor.tileAt(to.x, to.y).key === undefined ? 'refused.wall' : 'refused.locked');
    if (other) return refused('refused.actor', { actor: actorName(game, other) });
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

/** The player's key opens a lock and is used up. */
function unlock(game: Game, actor: Actor, to: Point): boolean {
  const { hero, player } = game.state;
  const { key, opens } = game.floor.tileAt(to.x, to.y);
  const item = actor === player && key !== undefined ? hero.inventory.find(({ kind }) => kind === key) : undefined;
  if (!item) return false;
  hero.inventory = hero.inventory.filter((other) => other !== item);
  turnInto(game, to, opens);
  game.say('status', 'log.unlocked', { item: `item.${item.kind}` });
  return true;
}

/** Who digs leaves ground behind. */
function burrow(game: Game, to: Point): void {
  if (!game.floor.isWalkable(to.x, to.y)) turnInto(game, to, 'ground');
}
