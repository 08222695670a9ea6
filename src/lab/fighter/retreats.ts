import { Stairs } from '../../engine/actions/Stairs';
import { Wait } from '../../engine/actions/Wait';
import { KnownWays } from '../../engine/ai/knownWays';
import { DIRECTIONS } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { incoming, toll, tollInLine, type Situation, type Tactic } from './Situation';
import { potionsOf } from './things';
import { costOfWay, stepTo } from './ways';

/* Going where a fight is cheaper, or none. */

/** A cell with so few ways in is as good as a corridor. */
const NARROW = 2;

/** How far away a corridor may be. */
const NEAR = 7;

/** Down the stairs before a fight that would be lost, when the way there is cheaper than the fight. */
export const flee: Tactic = (now) => {
  const { game, player, foes } = now;
  const healed = potionsOf(now).reduce((sum, { amount }) => sum + amount, 0);
  if (foes.length === 0 || tollHere(now) < player.hp + healed / 2) return null;
  if (isStairs(game, player.x, player.y)) return new Stairs('down');
  const ways = new KnownWays(game);
  const stairs = ways.nearest((x, y) => isStairs(game, x, y));
  const way = stairs ? (ways.to(stairs) ?? []) : [];
  const [next] = way;
  return next && costOfWay(foes, way) < Math.min(player.hp, tollHere(now)) ? stepTo(player, next) : null;
};

/** What the fight costs where the player stands: in a corridor they come one by one. */
function tollHere({ game, player, foes }: Situation): number {
  return isNarrow(game, player.x, player.y) ? tollInLine(foes) : toll(foes);
}

/** Into a corridor, when several come and there is time to get there. */
export const retreat: Tactic = (now) => {
  const { game, player, foes } = now;
  const gain = toll(foes) - tollInLine(foes);
  if (foes.length < 2 || !(gain > 0)) return null;
  if (isNarrow(game, player.x, player.y)) return incoming(foes, player) > 0 || now.rng.below(NEAR) === 0 ? null : new Wait();
  const ways = new KnownWays(game);
  const cell = ways.nearest((x, y) => isNarrow(game, x, y));
  const way = cell ? (ways.to(cell) ?? []) : [];
  const [next] = way;
  return next && way.length <= NEAR && costOfWay(foes, way) < gain / 2 ? stepTo(player, next) : null;
};

function isStairs({ floor }: Game, x: number, y: number): boolean {
  return floor.tileAt(x, y).stairs === 'down';
}

/** Whether few neighbouring cells can be stood on; one that is not known counts as open. */
function isNarrow({ floor }: Game, x: number, y: number): boolean {
  return DIRECTIONS.filter((step) => !floor.isExplored(x + step.x, y + step.y) || floor.isWalkable(x + step.x, y + step.y)).length <= NARROW;
}
