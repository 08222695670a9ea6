import { hostilesInView } from '../ai/threat';
import type { World } from '../World';
import { oilOf } from './oil';
import { maxHpOf } from './stats';

/** Whether no enemy is in view, asleep or not. */
export function isCalm(world: World): boolean {
  return hostilesInView(world).length === 0;
}

/** The HP up to which the player recovers by resting; 0 in packs without. */
export function restsUpTo(world: World): number {
  const { rest } = world.content;
  return rest ? Math.floor((maxHpOf(world, world.state.player) * rest.upTo) / 100) : 0;
}

/** Why the player can't recover by resting now, as a text key; null if it can. */
export function hindranceToRest(world: World): string | null {
  const { player } = world.state;
  if (player.hp >= restsUpTo(world)) return 'stop.restVain';
  if (!isCalm(world)) return 'refused.notCalm';
  return world.content.lantern && oilOf(world) === 0 ? 'refused.noOil' : null;
}

/** The whole HP of a turn of rest: over many turns it comes to `heals` percent a turn. */
export function healedByRest(world: World): number {
  const { content: { rest }, state: { player, turn } } = world;
  if (!rest) return 0;
  const healed = (turns: number): number => Math.floor((turns * maxHpOf(world, player) * rest.heals) / 100);
  return Math.min(healed(turn + 1) - healed(turn), restsUpTo(world) - player.hp);
}
