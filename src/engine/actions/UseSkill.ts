import { fixed, type Point } from '../core/point';
import { prepare } from '../facts/aim';
import { skillOf, skillRefusal } from '../facts/hero';
import { isAimed } from '../facts/targets';
import { pay } from '../rules/hero';
import { hood } from '../rules/lantern';
import { noteUse } from '../rules/noting';
import type { World } from '../World';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Uses the hero's skill; `aim` is the cell picked for one that needs a target. It opens the hood. */
export class UseSkill implements Action {
  readonly aim: Point | null;

  constructor(aim: Point | null = null) {
    this.aim = aim && fixed(aim);
  }

  perform(world: World, actor: Actor): ActionResult {
    const skill = skillOf(world);
    if (!skill) return refused('refused.noSkill');
    // An area that is not aimed lies around its user.
    const aim = isAimed(skill.target) ? this.aim : skill.target.at === 'area' ? fixed(actor) : null;
    if (aim && !world.floor.contains(aim.x, aim.y)) return refused('refused.notVisible');
    const unpaid = skillRefusal(world, skill);
    if (unpaid) return refused(unpaid.key, unpaid.params);
    const origin = { source: actor, aim, cause: `skill.${skill.id}` };
    const prepared = prepare(world, skill, origin);
    if ('why' in prepared) return refused(prepared.why.key, prepared.why.params);
    pay(world, skill, 'skill');
    // Afterwards, so that the light changes once.
    if (world.state.hero.hooded) hood(world, false);
    world.emit({ type: 'skillUsed', actor: actor.id, skill: skill.id, at: { x: (aim ?? actor).x, y: (aim ?? actor).y }, seen: true });
    noteUse(world, origin.cause);
    world.say('playerAttack', `skill.${skill.id}.used`, {});
    world.work(skill, origin);
    return done();
  }
}
