import type { Action } from '../../engine/actions/Action';
import { stepsBetween, type Point } from '../../engine/core/point';
import type { Enemy } from './Enemy';
import type { Situation, Tactic } from './Situation';
import { attackTo, stepTo } from './steps';
import { preyOf, stealUp } from './hood';
import { isMortal } from './waking';

/** Attacks a sleeper, if the following fight is cheap. */
export const ambush: Tactic = (now) => {
  if (now.enemies.length > 0) return null;
  // With the lantern open it attacks what it sees.
  const prey = now.game.state.hero.hooded ? preyOf(now) : [];
  const isPrey = ({ actor }: Enemy): boolean => prey.some(({ x, y }) => x === actor.x && y === actor.y);
  return assail(now, now.sleepers.filter((enemy) => !now.feared.includes(enemy) || isPrey(enemy)), prey);
};

/** Attacks any sleeper, if nothing else is left to do. */
export const assault: Tactic = (now) => (now.enemies.length > 0 ? null : (stealUp(now) ?? assail(now, now.sleepers, [])));

/** Attacks an adjacent sleeper, or goes to the nearest one seen or remembered. */
function assail(now: Situation, sleepers: readonly Enemy[], remembered: readonly Point[]): Action | null {
  const { player, ways } = now;
  const mortal = sleepers.filter(isMortal).map(({ actor }) => actor);
  const adjacent = mortal.find((actor) => stepsBetween(actor, player) === 1);
  if (adjacent) return attackTo(player, adjacent);
  const prey = [...mortal, ...remembered];
  if (prey.length === 0) return null;
  const [next] = ways.toNearest((x, y) => prey.some((at) => stepsBetween(at, { x, y }) === 1)) ?? [];
  return next ? stepTo(now.game, next) : null;
}
