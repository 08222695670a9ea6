import { stepsBetween } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { damageOf } from '../../engine/rules/combat';
import type { Enemy } from './Enemy';
import { toll } from './damageEstimate';
import type { Weights } from './Weights';

/* Which sleepers to wake. Attacks on sleepers do several times the damage. */

/** The share of its damage that an attack does in any case. */
const SURE = 0.75;

/** Sleepers within this many steps of a fight may wake. */
const EARSHOT = 6;

/** The sleepers in view. */
interface Resting {
  readonly game: Game;
  readonly sleepers: readonly Enemy[];
  readonly weights: Weights;
}

/** Sleepers better left asleep. */
export function feared(now: Resting): Enemy[] {
  return now.sleepers.filter((enemy) => costOfWaking(now, enemy) > now.game.state.player.hp * now.weights.daring);
}

/** Whether an enemy can be killed, and is worth it. */
export function isMortal({ hits, harm, shot, isAfloat }: Enemy): boolean {
  return hits < Infinity && harm + shot > 0 && !isAfloat;
}

/** The cost of a fight that starts with a sneak attack; other sleepers nearby wake half the time. */
function costOfWaking({ game, sleepers, weights }: Resting, enemy: Enemy): number {
  const { player } = game.state;
  const attack = damageOf(game, player, { target: enemy.actor });
  const first = damageOf(game, player, { target: enemy.actor, asleep: true });
  // Who steals up hooded kills unheard.
  if (weights.hood === 1 && game.content.light && first * SURE >= enemy.actor.hp) return 0;
  const saved = attack > 0 ? Math.floor(first / attack) - 1 : 0;
  const left = Math.max(1, enemy.hits - saved);
  const others = sleepers.filter((other) => other !== enemy && stepsBetween(other.actor, enemy.actor) <= EARSHOT);
  return toll([{ ...enemy, hits: left }]) + toll(others) / 2;
}
