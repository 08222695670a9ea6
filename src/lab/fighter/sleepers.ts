import type { Bump } from '../../engine/actions/Bump';
import { stepsBetween } from '../../engine/core/point';
import type { Enemy } from './Enemy';
import type { Situation, Tactic } from './Situation';
import { attackTo, stepTo } from './steps';
import { feared } from './waking';

/** Attacks a sleeper, if the following fight is cheap. */
export const ambush: Tactic = (now) => {
  if (now.enemies.length > 0 || now.sleepers.length === 0) return null;
  const afraid = feared(now);
  return assail(now, now.sleepers.filter((enemy) => !afraid.includes(enemy)));
};

/** Attacks any sleeper, if nothing else is left to do. */
export const assault: Tactic = (now) => (now.enemies.length > 0 ? null : assail(now, now.sleepers));

function assail(now: Situation, prey: readonly Enemy[]): Bump | ReturnType<typeof stepTo> | null {
  const { player, ways } = now;
  const mortal = prey.filter(({ hits: attacks, harm, shot }) => attacks < Infinity && harm + shot > 0);
  if (mortal.length === 0) return null;
  const adjacent = mortal.find(({ actor }) => stepsBetween(actor, player) === 1);
  if (adjacent) return attackTo(player, adjacent.actor);
  const [next] = ways.toNearest((x, y) => mortal.some(({ actor }) => stepsBetween(actor, { x, y }) === 1)) ?? [];
  return next ? stepTo(now.game, next) : null;
}
