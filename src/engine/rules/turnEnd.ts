import type { World } from '../World';
import { amountOn } from '../core/floorCurve';
import { canStand, isAfloat, touchesGround } from '../facts/movement';
import { natureOf } from '../facts/traits';
import type { Actor } from '../state';
import { comeFromAfar, wanderIn } from './arrivals';
import { hurt } from './combat';
import { flow } from './currents';
import { ebb } from './floods';
import { raiseRemains } from './death';
import { alight } from './relocate';
import { burnOil, returnLantern } from './lantern';
import { wearOff } from './statuses';

/* What each turn brings by itself. */

/**
 * The end of an actor's turn: applies its per-turn effects and wears off its statuses.
 * @param had the statuses it began the turn with: newer ones neither work nor wear off yet
 */
export function endTurn(world: World, actor: Actor, had: readonly string[]): void {
  for (const traits of natureOf(world, actor).perTurn) {
    if (!traits.eachTurn || actor.hp === 0) continue;
    const status = statusOf(world, traits);
    if (status !== null && !had.includes(status)) continue;
    world.affect(traits.eachTurn, {
      target: actor, source: actor, at: { x: actor.x, y: actor.y }, cause: { table: 'status', id: status ?? 'other' },
    });
  }
  // Its own effects may have taken it off the floor.
  if (actor.hp === 0 || !world.isHere(actor)) return;
  const wasOff = had.length > 0 && !touchesGround(world, actor);
  wearOff(world, actor, had);
  if (!canStand(world, actor, actor) || (wasOff && touchesGround(world, actor))) alight(world, actor);
}

/** By the statuses of a pack, the id of each row. */
const ids = new WeakMap<object, ReadonlyMap<object, string>>();

/** The status with these traits; null for those of a breed, an elite or a worn item. */
function statusOf({ content: { statuses } }: World, traits: object): string | null {
  const known = ids.get(statuses) ?? new Map([...statuses].reverse().map(([id, row]) => [row, id]));
  ids.set(statuses, known);
  return known.get(traits) ?? null;
}

/** What happens by itself after each of the player's turns, once the monsters have acted. */
export function upkeep(world: World): void {
  returnLantern(world);
  flow(world);
  if (world.isOver) return;
  ebb(world);
  raiseRemains(world);
  wanderIn(world);
}

/** Burns a turn of oil; without oil, hunters come out of the dark. What lies or was taken neither burns nor calls them. */
export function burn(world: World): void {
  const { lantern } = world.content;
  if (!lantern || world.state.hero.lamp) return;
  const { hero, player, turn } = world.state;
  const { burns } = natureOf(world, player);
  burnOil(world, Math.floor((turn * burns) / 100) - Math.floor(((turn - 1) * burns) / 100));
  if (hero.oil === 0 && turn % lantern.hunters === 0) comeFromAfar(world, 'hunting');
}

/** One turn of the player's in deep water, or out of it: after as many as the tile allows it hurts. */
export function tread(world: World): void {
  const { hero, player, floor } = world.state;
  const { id, deep } = world.floor.tileAt(player.x, player.y);
  if (!deep || !isAfloat(world, player)) {
    hero.afloat = 0;
    return;
  }
  hero.afloat++;
  if (hero.afloat === deep.turns && !natureOf(world, player).seaworthy) world.say('status', 'log.tires', {});
  if (hero.afloat <= deep.turns || natureOf(world, player).seaworthy) return;
  const amount = amountOn(deep.damage, floor);
  world.say('enemyAttack', 'log.drowns', { n: amount });
  hurt(world, { source: player, target: player, amount, cause: { table: 'tile', id } });
}
