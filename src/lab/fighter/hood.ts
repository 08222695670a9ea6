import { Hood } from '../../engine/actions/Hood';
import { watchersOf } from '../../engine/ai/senses';
import { distanceSquared, stepsBetween, type Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { oilOf } from '../../engine/rules/oil';
import type { Enemy } from './Enemy';
import type { Situation, Tactic } from './Situation';
import { feared, isMortal } from './waking';

/** dx^2 + dy^2 from a sleeper it fears within which it keeps its lantern hooded. */
const NEAR = 64;

/** The steps to a sleeper for which hooding is worth its turn. */
const [LEAST, MOST] = [3, 12];

/** What it last hid from and what it steals up to, with the lantern hooded, on which floor. */
interface Stealth {
  readonly floor: number;
  readonly feared: readonly Point[];
  readonly prey: readonly Point[];
}

const stealthOf = new WeakMap<Game, Stealth>();

/** Hoods the lantern or opens it, by its weight: never hooded, hooded near sleepers, or always. */
export const tendHood: Tactic = (now) => {
  const { game, weights } = now;
  const { hooded } = game.state.hero;
  const oil = oilOf(game);
  if (!game.content.light) return null;
  const isWanted = oil > 0 && (weights.hood >= 2 || (weights.hood > 0 && hides(now)));
  return hooded === isWanted ? null : new Hood();
};

/** Whether nothing has noticed it and it is near a sleeper that it fears, or steals up to one that it wants to attack. */
function hides(now: Situation): boolean {
  const { game, player, enemies } = now;
  const { floor } = game.state;
  if (enemies.length > 0 || watchersOf(game).length > 0) return false;
  if (!game.state.hero.hooded) {
    const afraid = feared(now);
    remember(now, afraid, now.sleepers.filter((enemy) => !afraid.includes(enemy)));
  }
  const known = stealthOf.get(game);
  return known?.floor === floor && (known.feared.some((cell) => distanceSquared(cell, player) <= NEAR) || preyOf(now).length > 0);
}

/** Hoods the lantern to steal up to sleepers that it would else not attack; null if it never hoods, or none is worth it. */
export function stealUp(now: Situation, sleepers: readonly Enemy[]): Hood | null {
  if (now.weights.hood !== 1 || now.game.state.hero.hooded || now.game.state.hero.oil === 0 || !now.game.content.light) return null;
  remember(now, [], sleepers);
  return preyOf(now).length > 0 ? new Hood() : null;
}

function remember(now: Situation, afraid: readonly Enemy[], sleepers: readonly Enemy[]): void {
  const cells = (of: readonly Enemy[]): Point[] => of.map(({ actor: { x, y } }) => ({ x, y }));
  const prey = sleepers.filter((enemy) => isMortal(enemy) && isWorthIt(now, enemy.actor));
  stealthOf.set(now.game, { floor: now.game.state.floor, feared: cells(afraid), prey: cells(prey) });
}

/** Whether a known way to a sleeper is neither too short nor too long. */
function isWorthIt({ player, ways }: Situation, at: Point): boolean {
  if (stepsBetween(at, player) < LEAST) return false;
  const way = ways.toNearest((x, y) => stepsBetween(at, { x, y }) === 1, MOST);
  return way !== null && way.length <= MOST;
}

/** The cells where sleepers lay that it steals up to, until it sees that they have gone. */
export function preyOf({ game, sleepers }: Situation): readonly Point[] {
  const known = stealthOf.get(game);
  if (known?.floor !== game.state.floor) return [];
  return known.prey.filter(({ x, y }) => !game.floor.isVisible(x, y) || sleepers.some(({ actor }) => actor.x === x && actor.y === y));
}
