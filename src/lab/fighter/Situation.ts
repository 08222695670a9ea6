import { DIRECTIONS, stepsBetween, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { Action } from '../../engine/actions/Action';
import type { Game } from '../../engine/Game';
import { maxHpOf } from '../../engine/rules/stats';
import type { Actor } from '../../engine/state';
import { carriedBy, type Carried } from './carried';
import { enemyOf, prowessOf, type Enemy, type Prowess } from './Enemy';
import { feared } from './waking';
import { FighterPaths } from './FighterPaths';

/** The player's knowledge before an action: all that tactics may use. */
export class Situation {
  readonly player: Actor;
  readonly maxHp: number;
  readonly own: Prowess;
  /** Enemies in view that are awake, and not fleeing unless adjacent. */
  readonly enemies: readonly Enemy[];
  /** Sleeping enemies in view. */
  readonly sleepers: readonly Enemy[];
  /** Fleeing enemies in view. */
  readonly runners: readonly Enemy[];
  private known: FighterPaths | null = null;
  private wary: FighterPaths | null = null;
  private bag: readonly Carried[] | null = null;

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

  /** The usable items of the bag. */
  get carried(): readonly Carried[] {
    this.bag ??= carriedBy(this.game);
    return this.bag;
  }

  /** Paths to all reachable cells. */
  get ways(): FighterPaths {
    this.known ??= new FighterPaths(this.game);
    return this.known;
  }

  /** Paths that avoid sleepers better left asleep. */
  get quietWays(): FighterPaths {
    const sleepers = feared(this);
    this.wary ??= sleepers.length === 0 ? this.ways : new FighterPaths(this.game, sleepers.flatMap(({ actor }) => around(actor)));
    return this.wary;
  }

  /** Must be called when the action is chosen: the next one uses the same memory. */
  release(): void {
    this.known?.release();
    if (this.wary !== this.known) this.wary?.release();
  }
}

/** Proposes an action, or null to pass. */
export type Tactic = (now: Situation) => Action | null;

/** The adjacent cells. */
export function around({ x, y }: Point): Point[] {
  return DIRECTIONS.map((step) => ({ x: x + step.x, y: y + step.y }));
}

/** Adjacent cells known to be free and safe, in order of direction. */
export function freeSteps({ game, player }: Situation): Point[] {
  return around(player).filter((cell) => isOpen(game, cell) && !isBad(game, cell));
}

function isOpen(game: Game, { x, y }: Point): boolean {
  const { floor } = game;
  const other = floor.actorAt(x, y);
  return floor.isExplored(x, y) && floor.isWalkable(x, y) && (other === null || !game.seesActor(other));
}

/** Whether a cell has a known trap or a visible hazard. */
export function isBad(game: Game, { x, y }: Point): boolean {
  const { traps, hazards } = game.floor.state;
  return traps.some((trap) => trap.known && trap.x === x && trap.y === y) || hazards.some((hazard) => hazard.x === x && hazard.y === y && game.sees(hazard));
}

/** The enemy nearest to the player in steps. */
export function nearestEnemy({ enemies, player }: Situation): Enemy | undefined {
  let best: Enemy | undefined;
  for (const enemy of enemies) if (!best || stepsBetween(enemy.actor, player) < stepsBetween(best.actor, player)) best = enemy;
  return best;
}
