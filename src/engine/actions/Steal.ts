import type { World } from '../World';
import { actorName, itemName } from '../facts/names';
import { wornSlot } from '../facts/traits';
import type { Actor, Item } from '../state';
import { done, instead, type Action, type ActionResult } from './Action';
import { Melee } from './Melee';

/** Steals an item from the player's bag; attacks if there is nothing to steal. */
export class Steal implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const { hero, player } = world.state;
    const things = withinReach(world);
    if (things.length === 0) return instead(new Melee(player));
    const item = world.rng.ai.pick(things);
    hero.inventory = hero.inventory.filter((other) => other !== item);
    actor.loot.push(item);
    const at = { x: player.x, y: player.y };
    world.emit({ type: 'stole', actor: actor.id, item: item.id, kind: item.kind, at, seen: true });
    world.say('enemyAttack', 'log.stole', { actor: actorName(world, actor), item: itemName(world, item) });
    return done();
  }
}

/** The items a thief can take: none that are worn, and no keys, so that locks can still be opened. */
function withinReach(world: World): Item[] {
  return world.state.hero.inventory.filter((item) => {
    const kind = world.content.itemKinds.get(item.kind);
    return wornSlot(world, item) === null && !(kind !== undefined && 'opens' in kind);
  });
}
