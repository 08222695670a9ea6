import { amountOn } from '../core/floorCurve';
import type { World } from '../World';
import { hurt } from './combat';
import { isAfloat } from './swimming';

/** One turn of the player's in deep water, or out of it: after as many as the tile allows it hurts. */
export function tread(world: World): void {
  const { hero, player, floor } = world.state;
  const { id, deep } = world.floor.tileAt(player.x, player.y);
  if (!deep || !isAfloat(world, player)) {
    hero.afloat = 0;
    return;
  }
  hero.afloat++;
  if (hero.afloat === deep.turns) world.say('status', 'log.tires', {});
  if (hero.afloat <= deep.turns) return;
  const amount = amountOn(deep.damage, floor);
  world.say('enemyAttack', 'log.drowns', { n: amount });
  hurt(world, { source: player, target: player, amount, cause: `tile.${id}` });
}
