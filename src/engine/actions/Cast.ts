import type { Ability } from '../content';
import type { Point } from '../core/point';
import { carryOut } from '../effects/work';
import { prepare } from '../facts/aim';
import { actorName } from '../facts/names';
import { isAimed } from '../facts/targets';
import { makeRest } from '../rules/statuses';
import type { World } from '../World';
import type { Actor, Tone } from '../state';
import { done, instead, refused, type Action, type ActionResult } from './Action';
import { Announce } from './Announce';

/** Uses an ability on or because of the actor in a cell; then it has to recharge. */
export class Cast implements Action {
  constructor(
    readonly ability: Ability,
    readonly at: Point,
  ) {}

  perform(world: World, actor: Actor): ActionResult {
    const { id, every, on, windup } = this.ability;
    const prepared = prepareCast(world, actor, this);
    if ('why' in prepared) return refused(prepared.why.key, prepared.why.params);
    if (windup !== undefined) return instead(new Announce(this.ability, this.at));
    const seen = world.seesActor(actor);
    makeRest(world, actor, { id, turns: every });
    world.emit({ type: 'abilityUsed', actor: actor.id, ability: id, at: { x: this.at.x, y: this.at.y }, seen: seen || world.sees(this.at) });
    if (seen) world.say(on === 'foe' ? toneOf(actor) : 'status', `ability.${id}.used`, { actor: actorName(world, actor) });
    carryOut(world, prepared);
    return done();
  }
}

function toneOf({ side }: Actor): Tone {
  return side === 'player' ? 'playerAttack' : 'enemyAttack';
}

/** What an ability would do there, or why it would do nothing; changes nothing and draws no random numbers. */
export function prepareCast(world: World, actor: Actor, { ability, at }: Pick<Cast, 'ability' | 'at'>): ReturnType<typeof prepare> {
  // An untargeted ability works where the caster stands, no matter which actor prompted it.
  return prepare(world, ability, { source: actor, aim: isAimed(ability.target) ? { x: at.x, y: at.y } : null, cause: `ability.${ability.id}` });
}
