import type { Action } from '../../actions/Action';
import { RobLight } from '../../actions/RobLight';
import { Steal } from '../../actions/Steal';
import { stepsBetween } from '../../core/point';
import { isBeside } from '../../facts/combat';
import { canBeRobbed, hasLamp } from '../../facts/light';
import { enemyOf, isAfraid } from '../../facts/senses';
import { maxHpOf } from '../../facts/stats';
import { heal } from '../../rules/statuses';
import type { World } from '../../World';
import type { Actor } from '../../state';
import { runAway } from '../steps';
import { STAND } from '../Tactic';

/** The distance `keepAway` keeps, in steps. */
const APART = 3;

/** The share of its HP, one in this many, that who fled regains in each turn out of sight on a metered floor (RULES 5.12). */
const RECOVERY = 10;

/** Flees when badly hurt; passes when cornered, so that it fights. Out of sight it recovers, so that it comes back whole. */
export function escape(world: World, actor: Actor): Action | null {
  if (world.content.counts.danger && actor.hp < maxHpOf(world, actor) && !enemyOf(world, actor)) heal(world, actor, Math.ceil(actor.maxHp / RECOVERY));
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
  if (hasLamp(world, actor)) return flee(world, actor);
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
