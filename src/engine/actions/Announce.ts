import type { Ability } from '../content';
import type { Point } from '../core/point';
import { blowOf } from '../facts/announced';
import { actorName } from '../facts/names';
import { speedOf } from '../facts/stats';
import { makeRest } from '../rules/statuses';
import { FULL_TURN, type Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';
import { areaCells } from '../floor/areaCells';
import type { World } from '../World';
import { announce } from '../rules/announced';

/** Announces an ability whose effects come some turns later, on an area that is marked from now on; then it has to recharge. */
export class Announce implements Action {
  constructor(
    readonly ability: Ability,
    readonly at: Point,
  ) {}

  perform(world: World, actor: Actor): ActionResult {
    const { id, every, target } = this.ability;
    const cells = target.at === 'area' ? areaCells(world.floor, { ...target, from: actor, aim: this.at }) : [];
    if (cells.length === 0) return refused('refused.noTarget');
    makeRest(world, actor, { id, turns: every });
    announce(world, actor, { ability: this.ability, aim: this.at, cells });
    if (world.seesActor(actor)) world.say('enemyAttack', `ability.${id}.announced`, { actor: actorName(world, actor) });
    warn(world, actor);
    keepUp(world, actor);
    return done();
  }
}

/** Tells a player who stands in the marked area what is to come. */
function warn(world: World, actor: Actor): void {
  const { floor, state: { player } } = world;
  const blow = floor.winding.at(floor.index(player.x, player.y)).has(actor) ? blowOf(world, actor, player) : null;
  if (!blow) return;
  const { ability, turns: n, least, most } = blow;
  const key = most === 0 ? 'log.marked.harmless' : least === most ? 'log.marked.sure' : 'log.marked';
  world.say('enemyAttack', key, { ability: `ability.${ability}`, n, least, most });
}

/** However slow it is, it acts in the next round, so that its attack comes when it was announced for. */
export function keepUp(world: World, actor: Actor): void {
  actor.energy = Math.max(actor.energy, FULL_TURN - speedOf(world, actor));
}
