import type { World } from '../../World';
import type { Action } from '../../actions/Action';
import { Cast, prepareCast } from '../../actions/abilities';
import { Ambush, anywhere, Melee } from '../../actions/fights';
import { RobLight, Steal } from '../../actions/monsters';
import { STAND } from '../../actions/moves';
import { distanceSquared, fixed, stepsBetween } from '../../core/point';
import { isBeside } from '../../facts/combat';
import { canBeRobbed, hasStolenLantern } from '../../facts/light';
import { enemyOf, isAfraid, isNearEnough } from '../../facts/senses';
import { alliesOf } from '../../facts/sides';
import { isReady, maxHpOf } from '../../facts/stats';
import { natureOf } from '../../facts/traits';
import { wake } from '../../rules/discovery';
import { heal } from '../../rules/statuses';
import type { Actor } from '../../state';
import { flank, runAway, walkOn } from '../steps';

/* Hunters, hidden or asleep at first, and those that run. */

/** Attacks the enemy it is after if adjacent, else comes closer (RULES 1.2). A frightened monster only fights if adjacent. */
export function hunt(world: World, actor: Actor): Action | null {
  const enemy = enemyOf(world, actor);
  if (!enemy) return null;
  actor.goal = world.floor.index(enemy.x, enemy.y);
  if (isBeside(world, actor, enemy)) return actor.hidden ? new Ambush(enemy) : (flank(world, actor, enemy) ?? new Melee(enemy));
  return isAfraid(world, actor) ? STAND : walkOn(world, actor);
}

/** Walks to where it last saw its enemy. */
export function track(world: World, actor: Actor): Action | null {
  if (actor.goal < 0) return null;
  if (actor.goal === world.floor.index(actor.x, actor.y)) {
    actor.goal = -1;
    return null;
  }
  return walkOn(world, actor);
}

/** Confused: moves in a random one of the 8 directions, attacking any actor there. */
export function stumble(world: World, actor: Actor): Action {
  return anywhere(world, actor);
}

/** Paralysed: does nothing. */
export function freeze(): null {
  return null;
}

/** The distance `keepAway` keeps, in steps. */
const APART = 3;

/** The share of its HP, one in this many, that who fled regains in each turn out of sight on a metered floor (RULES 5.12). */
const RECOVERY = 10;

/** Flees when badly hurt; passes when cornered, so that it fights. Out of sight it recovers, so that it comes back whole. */
export function escape(world: World, actor: Actor): Action | null {
  if (world.content.counts.danger && actor.hp < maxHpOf(world, actor) && !enemyOf(world, actor)) {
    heal(world, actor, Math.ceil(actor.maxHp / RECOVERY));
  }
  return isAfraid(world, actor) ? flee(world, actor) : null;
}

/** Steals from an adjacent player, then flees with the loot. */
export function rob(world: World, actor: Actor): Action | null {
  const { player } = world.state;
  if (actor.loot.length > 0) return flee(world, actor);
  return enemyOf(world, actor) === player && isBeside(world, actor, player) ? new Steal() : null;
}

/** Snatches the open lantern of an adjacent player, then flees with it. */
export function robLight(world: World, actor: Actor): Action | null {
  const { player } = world.state;
  if (hasStolenLantern(world, actor)) return flee(world, actor);
  return canBeRobbed(world) && enemyOf(world, actor) === player && isBeside(world, actor, player) ? new RobLight() : null;
}

/** Steps back from an enemy that is too close, if it can, and comes no closer than `APART`. */
export function keepAway(world: World, actor: Actor): Action | null {
  const enemy = enemyOf(world, actor);
  const steps = enemy ? stepsBetween(actor, enemy) : Infinity;
  if (!enemy || steps > APART) return null;
  actor.goal = world.floor.index(enemy.x, enemy.y);
  return steps === APART ? STAND : runAway(world, actor, enemy);
}

/** A step away from a visible enemy; gives up its goal, so that it won't come back. */
function flee(world: World, actor: Actor): Action | null {
  const enemy = enemyOf(world, actor);
  const step = enemy && runAway(world, actor, enemy);
  if (step) actor.goal = -1;
  return step;
}

/** In packs without light: dx^2 + dy^2 within which a sleeper hears a player of normal noise; it then wakes in 1 of `LIGHT_SLEEP` turns. */
const HEARING = 49;
const LIGHT_SLEEP = 8;

/** Sleeps until it hears the player or an ally; waking up takes its turn. */
export function sleep(world: World, actor: Actor): Action | null {
  if (!actor.asleep) return null;
  const heard = enemies(world).find((other) => isDisturbedBy(world, actor, other));
  if (heard && stirs(world)) wake(world, actor, heard);
  return STAND;
}

/** Whether what a sleeper hears wakes it this turn. */
function stirs({ content: { light }, rng }: World): boolean {
  return light ? rng.ai.below(100) < light.wakes : rng.ai.below(LIGHT_SLEEP) === 0;
}

/** Whether a sleeper hears someone. */
function isDisturbedBy(world: World, actor: Actor, other: Actor): boolean {
  if (world.content.light) return isNearEnough(world, actor, other);
  return distanceSquared(actor, other) * 100 <= HEARING * natureOf(world, other).noise;
}

/** Hides until the player or an ally is adjacent, then attacks first. */
export function lurk(world: World, actor: Actor): Action | null {
  if (!actor.hidden) return null;
  const prey = enemies(world).find((other) => isBeside(world, actor, other));
  return prey ? new Ambush(prey) : STAND;
}

/** Hides until one of its abilities reaches the player or an ally, and uses that out of hiding; else as `lurk`. */
export function angle(world: World, actor: Actor): Action | null {
  if (!actor.hidden) return null;
  for (const ability of natureOf(world, actor).abilities) {
    if (ability.on !== 'foe' || !isReady(world, actor, ability.id)) continue;
    const prey = enemies(world).find((other) => distanceSquared(actor, other) <= ability.range && world.floor.hasLine(actor, other));
    if (prey && !('why' in prepareCast(world, actor, { ability, at: prey }))) return new Cast(ability, fixed(prey));
  }
  return lurk(world, actor);
}

/** All that the dungeon has for enemies. */
function enemies(world: World): readonly Actor[] {
  const allies = alliesOf(world);
  world.effort.spend(allies.length);
  return [world.state.player, ...allies];
}
