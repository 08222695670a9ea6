import { Hood } from '../../engine/actions/Hood';
import { watchersOf } from '../../engine/ai/senses';
import { stepsBetween, type Point } from '../../engine/core/point';
import { oilOf } from '../../engine/rules/oil';
import type { Enemy } from './Enemy';
import { memoryOf } from './memory';
import type { Situation, Tactic } from './Situation';
import { isMortal } from './waking';

/** The steps to a sleeper for which hooding is worth its turn, and the walk in the dark. */
const LEAST = 3;
const MOST = 7;

/** Hoods the lantern or opens it, by its weight: never hooded, hooded to steal up to sleepers, or always. */
export const tendHood: Tactic = (now) => {
  const { game, weights } = now;
  if (!game.content.light) return null;
  const isWanted = oilOf(game) > 0 && (weights.hood >= 2 || (weights.hood > 0 && steals(now)));
  return game.state.hero.hooded === isWanted ? null : new Hood();
};

/** Whether nothing has noticed it, and there is a sleeper near enough to steal up to. */
function steals(now: Situation): boolean {
  const { game, enemies, sleepers } = now;
  const { hooded } = game.state.hero;
  if (enemies.length > 0 || (!hooded && sleepers.length === 0) || watchersOf(game).length > 0) return false;
  if (!hooded) remember(now, sleepers.filter((enemy) => !now.feared.includes(enemy)));
  return preyOf(now).length > 0;
}

/** Hoods the lantern to steal up to sleepers that it feared so far; null if it never hoods, or none is near enough. */
export function stealUp(now: Situation): Hood | null {
  const { game, weights, sleepers } = now;
  if (weights.hood !== 1 || game.state.hero.hooded || oilOf(game) === 0 || !game.content.light) return null;
  remember(now, sleepers);
  return preyOf(now).length > 0 ? new Hood() : null;
}

function remember(now: Situation, sleepers: readonly Enemy[]): void {
  const prey = sleepers.filter((enemy) => isMortal(enemy) && isNear(now, enemy.actor));
  memoryOf(now.game).prey = prey.map(({ actor: { x, y } }) => ({ x, y }));
}

/** Whether a known way to a sleeper is neither too short nor too long. */
function isNear({ player, ways }: Situation, at: Point): boolean {
  if (stepsBetween(at, player) < LEAST) return false;
  const way = ways.toNearest((x, y) => stepsBetween(at, { x, y }) === 1, MOST);
  return way !== null && way.length <= MOST;
}

/** The cells of its prey, until it sees that the sleeper has gone. */
export function preyOf({ game, sleepers }: Situation): readonly Point[] {
  return memoryOf(game).prey.filter(({ x, y }) => !game.floor.isVisible(x, y) || sleepers.some(({ actor }) => actor.x === x && actor.y === y));
}
