import { Wait } from '../../engine/actions/moves';
import { stepsBetween } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { incoming } from './Enemy';
import { descend } from './journey';
import { isNarrow } from './retreats';
import { freeSteps, nearestEnemy, type Situation, stepTo, type FighterTactic } from './Situation';

/* The one rule that each bot with a trick has over the fighter. A good game leaves each of them worse off than the fighter. */

/** One turn in this many is not spent on a trick, so that nothing goes on for ever. */
const TRICK_BREAK = 20;

/** The greatest distance of a door or a corridor. */
const NEAR = 20;

/** The health fraction below which stairs are taken. */
const HURT = 0.6;

/** Waits in place until everyone in view has come. */
export const bide: FighterTactic = (now) => (now.weights.bide > 0 && isAwaited(now) ? new Wait() : null);

/** Takes the stairs, whatever is after it, as soon as it is hurt. */
export const skip: FighterTactic = (now) => (now.weights.skip > 0 && now.player.hp < now.maxHp * HURT ? descend(now) : null);

/** Goes to a door or corridor as soon as an enemy is in view, and awaits it there. */
export const keepDoor: FighterTactic = (now) => {
  const { game, player, enemies, weights } = now;
  if (weights.keepDoor === 0 || enemies.length === 0) return null;
  if (isGate(game, player.x, player.y)) return isAwaited(now) ? new Wait() : null;
  const way = incoming(enemies, player) > 0 ? [] : (now.ways.toNearest((x, y) => isGate(game, x, y), NEAR) ?? []);
  const [next] = way;
  return next && way.length <= NEAR ? stepTo(game, next) : null;
};

/** Steps out of reach after every other blow. */
export const stepBack: FighterTactic = (now) => {
  const { game, enemies, player, weights, rng } = now;
  const near = nearestEnemy(now);
  if (weights.stepBack === 0 || !near || stepsBetween(near.actor, player) > 1 || rng.flip()) return null;
  const [back] = freeSteps(now).filter((cell) => enemies.every(({ actor }) => stepsBetween(actor, cell) > 1));
  return back ? stepTo(game, back) : null;
};

/** Whether enemies are in view of which none can harm the player this turn. */
function isAwaited({ enemies, player, rng }: Situation): boolean {
  return enemies.length > 0 && incoming(enemies, player) === 0 && rng.below(TRICK_BREAK) > 0;
}

/** Whether a cell is a door, or as narrow as a corridor. */
function isGate(game: Game, x: number, y: number): boolean {
  const { opens, shuts } = game.floor.tileAt(x, y);
  return opens !== undefined || shuts !== undefined || isNarrow(game, x, y);
}
