import type { Action } from '../../actions/Action';
import { Melee } from '../../actions/Melee';
import { Move } from '../../actions/Move';
import { stepsBetween } from '../../core/point';
import { alliesOf } from '../../rules/allies';
import { hostOf, letGo } from '../../rules/clinging';
import type { World } from '../../World';
import type { Actor } from '../../state';
import { isBeside } from '../senses';
import { freeSteps } from '../steps';

/* What monsters do by their bodies (RULES 5.18). */

/** Once it has come up, swims off to where it can go under with no enemy beside it; passes if it can't. */
export function dive(world: World, actor: Actor): Action | null {
  if (actor.hidden) return null;
  const enemies = [world.state.player, ...alliesOf(world)];
  const step = freeSteps(world, actor).find((way) => {
    const at = { x: actor.x + way.x, y: actor.y + way.y };
    return world.floor.tileAt(at.x, at.y).deep !== undefined && enemies.every((enemy) => stepsBetween(enemy, at) > 1);
  });
  return step ? new Move(step.x, step.y) : null;
}

/** Strikes the one it clings to, noticed or not; lets go of one that is out of reach. */
export function cling(world: World, actor: Actor): Action | null {
  const host = hostOf(world, actor);
  if (host && isBeside(world, actor, host)) return new Melee(host);
  letGo(world, actor);
  return null;
}
