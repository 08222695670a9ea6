import { stepsBetween } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { defenceOf } from '../../engine/rules/stats';
import type { Foe, Prowess } from './Foe';
import { toll } from './tolls';

/* Whom to wake and whom to let lie. A blow against somebody asleep does twice the damage. */

/** Share of the hit points left that waking somebody may cost. */
const DARING = 0.35;

/** Who sleeps within so many steps of a fight may wake. */
const EARSHOT = 6;

/** Who sleeps in view of the player, and what the player can do to them. */
interface Resting {
  readonly game: Game;
  readonly own: Prowess;
  readonly sleepers: readonly Foe[];
}

/** Those whom it is better not to wake. */
export function feared(now: Resting): Foe[] {
  return now.sleepers.filter((foe) => costOfWaking(now, foe) > now.game.state.player.hp * DARING);
}

/** What the fight costs that begins with a blow in its sleep; others around wake as often as not. */
function costOfWaking({ game, own, sleepers }: Resting, foe: Foe): number {
  const blow = Math.max(0, own.power - defenceOf(game, foe.actor));
  const left = Math.max(1, foe.blows - (blow > 0 ? 1 : 0));
  const others = sleepers.filter((other) => other !== foe && stepsBetween(other.actor, foe.actor) <= EARSHOT);
  return toll([{ ...foe, blows: left }]) + toll(others) / 2;
}
