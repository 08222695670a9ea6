import type { World } from '../World';
import { fixed, stepsBetween, type Point } from '../core/point';
import { ON_KILL } from '../facts/causes';
import { canBeRobbed, canSnuff } from '../facts/light';
import { canStand, isAfloat, isFree } from '../facts/movement';
import { actorName, breedKey, itemName } from '../facts/names';
import { hostOf } from '../facts/sides';
import { natureOf, wornSlot } from '../facts/traits';
import { letGo } from '../rules/announced';
import { takeLantern } from '../rules/lantern';
import { finishMove, relocate, shove, snuffOut } from '../rules/relocate';
import type { Actor, Item } from '../state';
import { done, instead, refused, type Action, type ActionResult } from './Action';
import { Melee } from './fights';

/* Tricks of single monsters (RULES 5.6, 5.18). */

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

/** Snatches the player's open lantern; attacks if it can't. */
export class RobLight implements Action {
  perform(world: World, actor: Actor): ActionResult {
    if (!canBeRobbed(world)) return instead(new Melee(world.state.player));
    takeLantern(world, actor);
    return done();
  }
}

/** Puts out the light of a tile beside the actor; only monsters do it. */
export class Snuff implements Action {
  constructor(readonly at: Point) {}

  perform(world: World, actor: Actor): ActionResult {
    if (stepsBetween(actor, this.at) > 1 || !canSnuff(world, this.at)) return refused('refused.outside');
    snuffOut(world, this.at);
    return done();
  }
}

/** Steps to a free cell, and pulls the one that the actor clings to into the cell that it leaves. */
export class Drag implements Action {
  constructor(readonly to: Point) {}

  perform(world: World, actor: Actor): ActionResult {
    const host = hostOf(world, actor);
    const from = { x: actor.x, y: actor.y };
    if (!host || stepsBetween(from, this.to) !== 1 || !isFree(world, actor, this.to) || !canStand(world, host, from)) {
      return refused('refused.outside');
    }
    if (world.sees(actor) || world.sees(host)) {
      world.say('enemyAttack', 'log.drags', { actor: actorName(world, actor), target: actorName(world, host) });
    }
    relocate(world, actor, this.to);
    world.emit({ type: 'moved', actor: actor.id, from, to: fixed(this.to), seen: world.sees(from) || world.sees(this.to) });
    shove(world, host, from);
    if (!world.isHere(actor) || world.isOver) return done();
    if (isAfloat(world, host)) letGo(world, actor);
    finishMove(world, actor);
    return done();
  }
}

/** Eats the remains underfoot, which does for the eater what a kill does. Only monsters do it. */
export class Devour implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const { corpses } = world.floor;
    const { x, y } = actor;
    const eaten = corpses.at(x, y);
    if (!eaten) return refused('refused.nothingHere');
    corpses.take(eaten);
    if (world.sees(actor)) world.say('status', 'log.devours', { actor: actorName(world, actor), target: breedKey(eaten.breed) });
    world.affect(natureOf(world, actor).onKill, { target: actor, source: actor, at: { x, y }, cause: ON_KILL });
    return done();
  }
}
