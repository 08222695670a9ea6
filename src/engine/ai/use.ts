import type { Ability, Effect } from '../content';
import { distanceSquared, stepsBetween } from '../core/point';
import type { World } from '../World';
import { maxHpOf } from '../rules/stats';
import { resists } from '../rules/statuses';
import type { Actor } from '../state';

/** dx^2 + dy^2 around a summoner in which it counts those it has called, and how many times as many as it calls are enough. */
const AROUND = 100;
const ENOUGH = 2;

/** Who uses an ability, and on whom it works. */
interface Use {
  readonly caster: Actor;
  readonly on: Actor;
}

/** Whether there is any sense in using an ability: it would change something for whoever it works on. */
export function isUseful(world: World, { effects }: Ability, use: Use): boolean {
  return effects.some((effect) => helps(world, effect, use));
}

function helps(world: World, effect: Effect, { caster, on }: Use): boolean {
  switch (effect.do) {
    case 'heal':
      return on.hp * 4 <= maxHpOf(world, on) * 3;
    case 'inflict':
      return !Object.hasOwn(on.statuses, effect.status) && !resists(world, on, effect.status);
    case 'cure':
      return Object.hasOwn(on.statuses, effect.status);
    case 'pull':
      return stepsBetween(caster, on) > 1;
    case 'summon':
      return near(world, caster, AROUND).filter(({ breed }) => breed === effect.breed).length < effect.count * ENOUGH;
    case 'alarm':
      return near(world, caster, effect.range).some(({ asleep, goal, hidden }) => !hidden && (asleep || goal < 0));
    case 'damage':
    case 'teleport':
    case 'map':
    case 'push':
    case 'swap':
    case 'dig':
    case 'light':
    case 'cloud':
    case 'refuel':
    case 'recharge':
    case 'identify':
    case 'enchant':
    case 'reveal':
    case 'change':
    case 'fall':
    case 'rust':
    case 'split':
      return true;
  }
}

function near({ floor, effort }: World, caster: Actor, range: number): Actor[] {
  effort.spend(floor.state.actors.length);
  return floor.state.actors.filter((actor) => actor !== caster && distanceSquared(actor, caster) <= range);
}
