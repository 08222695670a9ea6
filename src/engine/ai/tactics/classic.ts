import type { Action } from '../../actions/Action';
import { Ambush } from '../../actions/Ambush';
import { Melee } from '../../actions/Melee';
import { anywhere } from '../../actions/Stumble';
import type { World } from '../../World';
import type { Actor } from '../../state';
import { isBeside } from '../../facts/combat';
import { enemyOf, isAfraid } from '../../facts/senses';
import { walkOn } from '../steps';
import { STAND } from '../Tactic';

/** Attacks the enemy it is after if adjacent, else comes closer (RULES 1.2). A frightened monster only fights if adjacent. */
export function hunt(world: World, actor: Actor): Action | null {
  const enemy = enemyOf(world, actor);
  if (!enemy) return null;
  actor.goal = world.floor.index(enemy.x, enemy.y);
  if (isBeside(world, actor, enemy)) return actor.hidden ? new Ambush(enemy) : new Melee(enemy);
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
