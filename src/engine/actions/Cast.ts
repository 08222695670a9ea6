import type { Ability } from '../content';
import type { Point } from '../core/point';
import { carryOut, prepare } from '../effects/work';
import type { World } from '../World';
import { actorName } from '../rules/names';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Uses an ability on or because of the actor in a cell; then it has to recharge. */
export class Cast implements Action {
  constructor(
    readonly ability: Ability,
    readonly at: Point,
  ) {}

  perform(world: World, actor: Actor): ActionResult {
    const { id, every, on } = this.ability;
    const prepared = prepareCast(world, actor, this);
    if ('why' in prepared) return refused(prepared.why.key, prepared.why.params);
    const seen = world.seesActor(actor);
    actor.ready[id] = world.state.turn + every;
    world.emit({ type: 'abilityUsed', actor: actor.id, ability: id, at: { x: this.at.x, y: this.at.y }, seen: seen || world.sees(this.at) });
    if (seen) world.say(on === 'foe' ? 'enemyAttack' : 'status', `ability.${id}.used`, { actor: actorName(world, actor) });
    carryOut(world, prepared);
    return done();
  }
}

/** What an ability would do there, or why it would do nothing; changes nothing and draws no random numbers. */
export function prepareCast(world: World, actor: Actor, { ability, at }: Pick<Cast, 'ability' | 'at'>): ReturnType<typeof prepare> {
  // An untargeted ability works where the caster stands, no matter which actor prompted it.
  const isAimed = ability.target.at === 'actor' || ability.target.at === 'cell';
  return prepare(world, ability, { source: actor, aim: isAimed ? { x: at.x, y: at.y } : null, cause: `ability.${ability.id}` });
}
