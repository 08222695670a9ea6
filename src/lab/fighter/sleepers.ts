import type { Bump } from '../../engine/actions/Bump';
import { stepsBetween } from '../../engine/core/point';
import { defenceOf } from '../../engine/rules/stats';
import type { Foe } from './Foe';
import type { Situation, Tactic } from './Situation';
import { blowTo, stepTo } from './steps';
import { toll } from './tolls';

/* Whom to wake and whom to let lie. A blow against somebody asleep does twice the damage. */

/** Share of the hit points left that waking somebody may cost. */
const DARING = 0.35;

/** Who sleeps within so many steps of a fight may wake. */
const EARSHOT = 6;

/** Those whom it is better not to wake. */
export function feared(now: Situation): Foe[] {
  return now.sleepers.filter((foe) => costOfWaking(now, foe) > now.player.hp * DARING);
}

/** What the fight costs that begins with a blow in its sleep; others around wake as often as not. */
function costOfWaking({ game, own, sleepers }: Situation, foe: Foe): number {
  const blow = Math.max(0, own.power - defenceOf(game, foe.actor));
  const left = Math.max(1, foe.blows - (blow > 0 ? 1 : 0));
  const others = sleepers.filter((other) => other !== foe && stepsBetween(other.actor, foe.actor) <= EARSHOT);
  return toll([{ ...foe, blows: left }]) + toll(others) / 2;
}

/** Strikes somebody in its sleep, when the fight after it is cheap. */
export const ambush: Tactic = (now) => {
  if (now.foes.length > 0 || now.sleepers.length === 0) return null;
  const afraid = feared(now);
  return assail(now, now.sleepers.filter((foe) => !afraid.includes(foe)));
};

/** Wakes whoever is in the way, when nothing else is left to do. */
export const assault: Tactic = (now) => (now.foes.length > 0 ? null : assail(now, now.sleepers));

function assail(now: Situation, prey: readonly Foe[]): Bump | ReturnType<typeof stepTo> | null {
  const { player, ways } = now;
  const mortal = prey.filter(({ blows, harm, shot }) => blows < Infinity && harm + shot > 0);
  if (mortal.length === 0) return null;
  const beside = mortal.find(({ actor }) => stepsBetween(actor, player) === 1);
  if (beside) return blowTo(player, beside.actor);
  const [next] = ways.toNearest((x, y) => mortal.some(({ actor }) => stepsBetween(actor, { x, y }) === 1)) ?? [];
  return next ? stepTo(now.game, next) : null;
}
