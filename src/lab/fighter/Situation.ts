import { DIRECTIONS, stepsBetween, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { Action } from '../../engine/actions/Action';
import { canSwap } from '../../engine/actions/Swap';
import { marksSeen } from '../../engine/effects/blow';
import { isHarmful, mayCatch } from '../../engine/ai/footing';
import type { Game } from '../../engine/Game';
import { isHostile } from '../../engine/rules/combat';
import { maxHpOf } from '../../engine/rules/stats';
import type { Actor } from '../../engine/state';
import { carriedBy, potionsIn, type Carried, type Potion } from './carried';
import { enemyOf, prowessOf, type Enemy, type Prowess } from './Enemy';
import { memoryOf } from './memory';
import { feared } from './waking';
import { FighterPaths } from './FighterPaths';
import type { Weights } from './Weights';

/** The player's knowledge before an action: all that tactics may use. */
export class Situation {
  readonly player: Actor;
  readonly maxHp: number;
  /** Enemies in view that are awake, and neither afloat nor, unless adjacent, fleeing. */
  readonly enemies: readonly Enemy[];
  /** Sleeping enemies in view. */
  readonly sleepers: readonly Enemy[];
  /** Fleeing enemies in view, and those afloat. */
  readonly runners: readonly Enemy[];
  private prowess: Prowess | null = null;
  private known: FighterPaths | null = null;
  private wary: FighterPaths | null = null;
  private dreaded: readonly Enemy[] | null = null;
  private bag: readonly Carried[] | null = null;
  private healing: readonly Potion[] | null = null;

  constructor(
    readonly game: Game,
    readonly rng: Rng,
    readonly weights: Weights,
  ) {
    this.player = game.state.player;
    this.maxHp = maxHpOf(game, this.player);
    const enemies: Enemy[] = [];
    const sleepers: Enemy[] = [];
    const runners: Enemy[] = [];
    for (const actor of game.floor.state.actors) {
      if (!isHostile(game.state.player, actor) || !game.seesActor(actor)) continue;
      const enemy = enemyOf(game, this.own, actor);
      if (actor.asleep) sleepers.push(enemy);
      else if (enemy.isAfloat || (enemy.isRunning && stepsBetween(actor, this.player) > 1)) runners.push(enemy);
      else enemies.push(enemy);
    }
    this.enemies = enemies;
    this.sleepers = sleepers;
    this.runners = runners;
  }

  /** The player's combat values. */
  get own(): Prowess {
    this.prowess ??= prowessOf(this.game);
    return this.prowess;
  }

  /** The usable items of the bag. */
  get carried(): readonly Carried[] {
    this.bag ??= carriedBy(this.game);
    return this.bag;
  }

  /** Identified healing potions, weakest first. */
  get potions(): readonly Potion[] {
    this.healing ??= potionsIn(this.carried, this.maxHp);
    return this.healing;
  }

  /** The cells in view that announced attacks will hit; none for those that take no heed. */
  get marks(): readonly Point[] {
    return this.weights.heed === 0 ? [] : marksSeen(this.game).map(({ cell }) => cell);
  }

  /** Paths to all reachable cells. */
  get ways(): FighterPaths {
    this.known ??= new FighterPaths(this.game, this.marks);
    return this.known;
  }

  /** Sleepers in view better left asleep. */
  get feared(): readonly Enemy[] {
    this.dreaded ??= feared(this);
    return this.dreaded;
  }

  /** Paths that avoid them, and those that it remembers. */
  get quietWays(): FighterPaths {
    if (this.wary) return this.wary;
    const sleepers = this.weights.recalls > 0 ? this.recalled() : this.feared.map(({ actor }) => actor);
    this.wary = sleepers.length === 0 ? this.ways : new FighterPaths(this.game, [...this.marks, ...sleepers.flatMap(around)]);
    return this.wary;
  }

  /** The cells of the sleepers it fears, in view or not. */
  private recalled(): Point[] {
    const known = memoryOf(this.game).feared;
    for (const [id, at] of known) if (this.game.sees(at)) known.delete(id);
    for (const { actor: { id, x, y } } of this.feared) known.set(id, { x, y });
    return [...known.values()];
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
export function freeSteps({ game, player, marks }: Pick<Situation, 'game' | 'player' | 'marks'>): Point[] {
  return around(player).filter((cell) => isOpen(game, cell) && !isBad(game, cell) && !marks.some(({ x, y }) => x === cell.x && y === cell.y));
}

function isOpen(game: Game, { x, y }: Point): boolean {
  const { floor } = game;
  const other = floor.actorAt(x, y);
  return floor.isExplored(x, y) && floor.isWalkable(x, y) && (other === null || !game.seesActor(other) || canSwap(game, game.state.player, other));
}

/** Whether a cell has a known trap, or a visible hazard that harms the player or may spread there. */
export function isBad(game: Game, at: Point): boolean {
  const { state: { player }, floor } = game;
  if (floor.traps.at(at.x, at.y)?.known === true) return true;
  return floor.state.hazards.length > 0 && ((game.sees(at) && isHarmful(game, player, at)) || mayCatch(game, player, at) !== null);
}

/** The enemy nearest to the player in steps. */
export function nearestEnemy({ enemies, player }: Situation): Enemy | undefined {
  let best: Enemy | undefined;
  for (const enemy of enemies) if (!best || stepsBetween(enemy.actor, player) < stepsBetween(best.actor, player)) best = enemy;
  return best;
}
