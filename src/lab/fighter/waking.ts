import { stepsBetween } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { defenceOf } from '../../engine/rules/stats';
import type { Enemy, Prowess } from './Enemy';
import { toll } from './damageEstimate';

/* Whom to wake and whom to let lie. An attack against somebody asleep does twice the damage. */

/** Share of the hit points left that waking somebody may cost. */
const DARING = 0.35;

/** Who sleeps within so many steps of a fight may wake. */
const EARSHOT = 6;

/** Who sleeps in view of the player, and what the player can do to them. */
interface Resting {
  readonly game: Game;
  readonly own: Prowess;
  readonly sleepers: readonly Enemy[];
}

/** Those whom it is better not to wake. */
export function feared(now: Resting): Enemy[] {
  return now.sleepers.filter((enemy) => costOfWaking(now, enemy) > now.game.state.player.hp * DARING);
}

/** What the fight costs that begins with an attack in its sleep; others around wake as often as not. */
function costOfWaking({ game, own, sleepers }: Resting, enemy: Enemy): number {
  const attack = Math.max(0, own.power - defenceOf(game, enemy.actor));
  const left = Math.max(1, enemy.hits - (attack > 0 ? 1 : 0));
  const others = sleepers.filter((other) => other !== enemy && stepsBetween(other.actor, enemy.actor) <= EARSHOT);
  return toll([{ ...enemy, hits: left }]) + toll(others) / 2;
}
