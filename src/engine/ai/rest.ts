import { Recover } from '../actions/Recover';
import { Wait } from '../actions/Wait';
import { healingIn } from '../effects/effects';
import type { World } from '../World';
import { hindranceToRest, restsUpTo } from '../rules/resting';
import { maxHpOf } from '../rules/stats';
import { traitsOf } from '../rules/traits';
import { isHarmful } from './footing';
import { stop, type Pursuit } from './pursuit';

/** Waits until turn `until`, or until waiting gains nothing more. */
export interface Rest {
  readonly do: 'rest';
  readonly until: number;
}

/** Turns of one rest. */
const REST = 50;

export function rest({ state }: World): Rest {
  return { do: 'rest', until: state.turn + REST };
}

/** Recovers or waits while that gains something. The first turn of a rest searches for traps, in packs that have any. */
export function restOn(world: World, { until }: Rest): Pursuit {
  const rested = REST - (until - world.state.turn);
  const searches = world.content.traps.kinds.size > 0;
  const isHurt = world.state.player.hp < restsUpTo(world);
  const hindrance = hindranceToRest(world);
  if (rested < REST && hindrance === null) return { act: new Recover() };
  if (rested < REST && (isGaining(world) || (rested === 0 && searches && !isHurt))) return { act: new Wait() };
  if (rested === 0) return stop(hindrance ?? 'stop.rested');
  return stop(rested === 1 && searches ? 'stop.searched' : 'stop.rested');
}

/** Whether waiting helps: bad or compelling statuses run out, visible harmful hazards fade, some traits regenerate HP. */
function isGaining(world: World): boolean {
  const { content, floor, state: { player } } = world;
  for (const id in player.statuses) {
    const kind = content.statuses.get(id);
    if (kind?.endless !== true && (kind?.harmful === true || kind?.tactic !== undefined)) return true;
  }
  if (floor.state.hazards.some((hazard) => world.sees(hazard) && isHarmful(world, player, hazard))) return true;
  return player.hp < maxHpOf(world, player) && traitsOf(world, player).some(({ eachTurn }) => healingIn(eachTurn) > 0);
}
