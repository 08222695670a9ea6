import type { Action } from '../../actions/Action';
import { stepsBetween } from '../../core/point';
import type { World } from '../../World';
import { isBeside } from '../../facts/combat';
import { enemyOf } from '../../facts/senses';
import { isAlly } from '../../facts/sides';
import type { Actor } from '../../state';
import { walkOn } from '../steps';
import { STAND } from '../Tactic';

/** An ally comes closer than this if it has nothing else to do, and in a fight strays no farther than the leash, in steps. */
const CLOSE = 2;
const LEASH = 7;

/** As an ally: stays where it was told to wait, or near the player. Passes when there is somebody to fight. */
export function accompany(world: World, actor: Actor): Action | null {
  if (!isAlly(world, actor)) return null;
  const { player } = world.state;
  const enemy = enemyOf(world, actor);
  if (enemy && isBeside(world, actor, enemy)) return null;
  if (actor.waits) return STAND;
  const steps = stepsBetween(actor, player);
  if (enemy && steps <= LEASH) return null;
  actor.goal = -1;
  if (steps <= CLOSE) return STAND;
  actor.goal = world.floor.index(player.x, player.y);
  return walkOn(world, actor) ?? STAND;
}
