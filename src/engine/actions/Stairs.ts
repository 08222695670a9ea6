import type { World } from '../World';
import { kindOf } from '../effects/effects';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Takes the stairs underfoot, or only those leading `way` if given; going down from the last floor wins. */
export class Stairs implements Action {
  constructor(readonly way: 'down' | 'up' | null = null) {}

  perform(world: World, actor: Actor): ActionResult {
    const { stairs } = world.floor.tileAt(actor.x, actor.y);
    if (!stairs) return refused('refused.noStairs');
    if (this.way !== null && this.way !== stairs) return refused(`refused.noStairs.${this.way}`);
    const { floor, turn } = world.state;
    if (stairs === 'down' && floor === world.content.lastFloor) {
      world.say('descend', 'log.won', {});
      world.end({ kind: 'won', floor, turn });
      return done();
    }
    world.goTo(floor + (stairs === 'down' ? 1 : -1), stairs);
    world.say('descend', `log.stairs.${stairs}`, { floor: world.state.floor });
    if (stairs === 'down') rest(world);
    return done();
  }
}

/** Applies the pack's effects of going down, such as rest (RULES 3); a pointless one only logs its message. */
export function rest(world: World): void {
  const { player } = world.state;
  for (const effect of world.content.onDescend) {
    const hit = { effect, target: player, source: player, at: { x: player.x, y: player.y }, cause: 'item.descent', told: 'use.descent' };
    const handler = kindOf(effect);
    if ((handler.refuses?.(world, hit) ?? null) === null) handler.apply(world, hit);
    else world.say('healed', 'use.descent', {});
  }
}
