import type { World } from '../World';
import type { Actor } from '../state';
import { breedKey } from './names';
import { maxHpOf } from './stats';
import { natureOf } from './traits';

/** A turn after all others: what is ready then is used up. */
const NEVER = 1_000_000_000;

/**
 * What a wound sets off (`onWounded`): everything whose mark an actor's HP have come down to, from the highest, also where one blow passes several. Each
 * mark counts once in its life, healed or not; those that were passed are noted among what it can't use yet.
 */
export function passMarks(world: World, actor: Actor): void {
  const { onWounded } = natureOf(world, actor);
  if (onWounded.length === 0) return;
  const left = (actor.hp * 100) / maxHpOf(world, actor);
  const passed = onWounded.filter(({ below }) => left <= below && actor.ready[markOf(below)] === undefined).sort((a, b) => b.below - a.below);
  for (const { below } of passed) actor.ready[markOf(below)] = NEVER;
  for (const { effects } of passed) {
    if (!world.isHere(actor) || actor.hp === 0) return;
    world.affect(effects, { target: actor, source: actor, at: { x: actor.x, y: actor.y }, cause: breedKey(actor.breed) });
  }
}

const markOf = (below: number): string => `below${below}`;
