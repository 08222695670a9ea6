import type { Effect } from '../content';
import { makeActor } from '../floor/openFloor';
import type { Actor } from '../state';
import type { World } from '../World';
import { natureOf } from './traits';

type Grow = Pick<Extract<Effect, { do: 'grow' }>, 'percent' | 'most'>;

/** The HP and power that an effect would add to a monster: shares of what its kind has on this floor, up to a limit. */
export function growthOf(world: World, actor: Actor, { percent, most }: Grow): { maxHp: number; power: number } {
  const base = baseOf(world, actor);
  const gain = (stat: 'maxHp' | 'power'): number => {
    const share = (by: number): number => Math.ceil((base[stat] * by) / 100);
    return Math.max(0, Math.min(share(percent), share(100 + most) - actor[stat]));
  };
  return { maxHp: gain('maxHp'), power: gain('power') };
}

/** By how much a monster that can grow has grown, in percent of its kind's HP; 0 for all others. */
export function grownBy(world: World, actor: Actor): number {
  const grows = natureOf(world, actor).onKill.some((effect) => effect.do === 'grow');
  return grows ? Math.max(0, Math.floor((actor.maxHp * 100) / baseOf(world, actor).maxHp) - 100) : 0;
}

/** A monster as it would be made on this floor, before it has grown. */
function baseOf(world: World, { id, breed, x, y, elite }: Actor): Actor {
  return makeActor(world.content, id, { id: breed, x, y, elite, floor: world.state.floor });
}
