import { stepsBetween } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { impact } from '../../engine/rules/combat';
import { defenceOf } from '../../engine/rules/stats';
import type { Enemy, Prowess } from './Enemy';
import { toll } from './damageEstimate';
import type { Weights } from './Weights';

/* Which sleepers to wake. Attacks on sleepers do double damage. */

/** Sleepers within this many steps of a fight may wake. */
const EARSHOT = 6;

/** The sleepers in view, and the player's combat values. */
interface Resting {
  readonly game: Game;
  readonly own: Prowess;
  readonly sleepers: readonly Enemy[];
  readonly weights: Weights;
}

/** Sleepers better left asleep. */
export function feared(now: Resting): Enemy[] {
  return now.sleepers.filter((enemy) => costOfWaking(now, enemy) > now.game.state.player.hp * now.weights.daring);
}

/** The cost of a fight that starts with a sneak attack; other sleepers nearby wake half the time. */
function costOfWaking({ game, own, sleepers }: Resting, enemy: Enemy): number {
  const attack = impact(game.content.blows, { power: own.power, defence: defenceOf(game, enemy.actor), times: 1 });
  const left = Math.max(1, enemy.hits - (attack > 0 ? 1 : 0));
  const others = sleepers.filter((other) => other !== enemy && stepsBetween(other.actor, enemy.actor) <= EARSHOT);
  return toll([{ ...enemy, hits: left }]) + toll(others) / 2;
}
