import { DIRECTIONS, stepsBetween, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { Action } from '../../engine/actions/Action';
import type { Game } from '../../engine/Game';
import { maxHpOf } from '../../engine/rules/stats';
import type { Actor } from '../../engine/state';
import { enemyOf, prowessOf, type Enemy, type Prowess } from './Enemy';
import { feared } from './waking';
import { FighterPaths } from './FighterPaths';

/** What the player knows before an action; everything a tactic decides by. */
export class Situation {
  readonly player: Actor;
  readonly maxHp: number;
  readonly own: Prowess;
  /** Hostiles in view who are awake and not on the run, or beside the player. */
  readonly enemies: readonly Enemy[];
  /** Those in view who sleep. */
  readonly sleepers: readonly Enemy[];
  /** Those in view who run away. */
  readonly runners: readonly Enemy[];
  private known: FighterPaths | null = null;
  private wary: FighterPaths | null = null;

  constructor(
    readonly game: Game,
    readonly rng: Rng,
  ) {
    this.player = game.state.player;
    this.maxHp = maxHpOf(game, this.player);
    this.own = prowessOf(game);
    const seen = game.floor.state.actors.filter((actor) => game.seesActor(actor)).map((actor) => enemyOf(game, this.own, actor));
    const awake = seen.filter(({ actor }) => !actor.asleep);
    const isAway = ({ isRunning, actor }: Enemy): boolean => isRunning && stepsBetween(actor, this.player) > 1;
    this.enemies = awake.filter((enemy) => !isAway(enemy));
    this.runners = awake.filter(isAway);
    this.sleepers = seen.filter(({ actor }) => actor.asleep);
  }

  /** Ways to wherever one can walk. */
  get ways(): FighterPaths {
    this.known ??= new FighterPaths(this.game);
    return this.known;
  }

  /** The same, but not past anybody asleep whom it is better not to wake. */
  get quietWays(): FighterPaths {
    const sleepers = feared(this);
    this.wary ??= sleepers.length === 0 ? this.ways : new FighterPaths(this.game, sleepers.flatMap(({ actor }) => around(actor)));
    return this.wary;
  }
}

/** Proposes an action, or passes with null. */
export type Tactic = (now: Situation) => Action | null;

/** The cells beside one. */
export function around({ x, y }: Point): Point[] {
  return DIRECTIONS.map((step) => ({ x: x + step.x, y: y + step.y }));
}

/** Cells beside the player that it knows to be free and harmless, in the order of the directions. */
export function freeSteps({ game, player }: Situation): Point[] {
  return around(player).filter((cell) => isOpen(game, cell) && !isBad(game, cell));
}

function isOpen(game: Game, { x, y }: Point): boolean {
  const { floor } = game;
  const other = floor.actorAt(x, y);
  return floor.isExplored(x, y) && floor.isWalkable(x, y) && (other === null || !game.seesActor(other));
}

/** Whether a known trap or a hazard in view lies in a cell. */
export function isBad(game: Game, { x, y }: Point): boolean {
  const { traps, hazards } = game.floor.state;
  return traps.some((trap) => trap.known && trap.x === x && trap.y === y) || hazards.some((hazard) => hazard.x === x && hazard.y === y && game.sees(hazard));
}

/** The enemy with the fewest steps to the player. */
export function nearestEnemy({ enemies, player }: Situation): Enemy | undefined {
  let best: Enemy | undefined;
  for (const enemy of enemies) if (!best || stepsBetween(enemy.actor, player) < stepsBetween(best.actor, player)) best = enemy;
  return best;
}
