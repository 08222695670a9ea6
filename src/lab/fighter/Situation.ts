import type { Game } from '../../engine/Game';
import type { Action } from '../../engine/actions/Action';
import { Bump } from '../../engine/actions/fights';
import { Move } from '../../engine/actions/moves';
import { announcedCellsSeen } from '../../engine/facts/announced';
import { canSwap, isHarmful, mayCatch } from '../../engine/facts/danger';
import { isCalm } from '../../engine/facts/hero';
import { deepestFloor } from '../../engine/facts/uses';
import { isKnown } from '../../engine/facts/names';
import { isAlly, isHostile } from '../../engine/facts/sides';
import { maxHpOf } from '../../engine/facts/stats';
import { type Consumable, type Content, isConsumable, isEmpty, isGoalItem } from '../../engine/content';
import { DIRECTIONS, type Point, stepsBetween } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import { healingIn } from '../../engine/effects/effects';
import type { Actor, FloorItem, Item } from '../../engine/state';
import { type Enemy, enemyOf, feared, type Prowess, prowessOf } from './Enemy';
import { FighterPaths } from './FighterPaths';
import type { Weights } from './Weights';
import { memoryOf } from './memory';

/** The player's knowledge before an action: all that tactics may use. */
export class Situation {
  readonly player: Actor;
  readonly maxHp: number;
  /** Enemies in view that are awake, and neither afloat nor kept off nor, unless adjacent, fleeing. */
  readonly enemies: readonly Enemy[];
  /** Sleeping enemies in view. */
  readonly sleepers: readonly Enemy[];
  /** Fleeing enemies in view, those afloat and those kept off. */
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
      else if (enemy.isAfloat || (enemy.isRunning && stepsBetween(actor, this.player) > 1) || this.isKeptOff(enemy)) runners.push(enemy);
      else enemies.push(enemy);
    }
    this.enemies = enemies;
    this.sleepers = sleepers;
    this.runners = runners;
  }

  /** Whether a sluice that it has shut keeps an enemy off that does nothing from afar: no way leads there, whoever stands in it. */
  private isKeptOff({ actor, shot }: Enemy): boolean {
    if (shot > 0 || memoryOf(this.game).shut.size === 0) return false;
    const ways = new FighterPaths(this.game, [], { overTraps: true, throughActors: true });
    const way = ways.toNearest((x, y) => stepsBetween(actor, { x, y }) <= 1);
    ways.release();
    return way === null;
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
  get announced(): readonly Point[] {
    return this.weights.heed === 0 ? [] : announcedCellsSeen(this.game).map(({ cell }) => cell);
  }

  /** Paths to all reachable cells. */
  get ways(): FighterPaths {
    this.known ??= new FighterPaths(this.game, this.announced);
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
    this.wary = sleepers.length === 0 ? this.ways : new FighterPaths(this.game, [...this.announced, ...sleepers.flatMap(around)]);
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
export type FighterTactic = (now: Situation) => Action | null;

/** The adjacent cells. */
export function around({ x, y }: Point): Point[] {
  return DIRECTIONS.map((step) => ({ x: x + step.x, y: y + step.y }));
}

/** Adjacent cells known to be free and safe, in order of direction. */
export function freeSteps({ game, player, announced }: Pick<Situation, 'game' | 'player' | 'announced'>): Point[] {
  return around(player).filter((cell) =>
    isOpen(game, cell) && !isBad(game, cell) && !announced.some(({ x, y }) => x === cell.x && y === cell.y));
}

function isOpen(game: Game, { x, y }: Point): boolean {
  const { floor } = game;
  const other = floor.actorAt(x, y);
  return floor.isExplored(x, y) && floor.isWalkable(x, y)
    && (other === null || !game.seesActor(other) || canSwap(game, game.state.player, other));
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

/** A carried item that can be used, its row, whether it is identified, and whether it has a use left. */
export interface Carried {
  readonly item: Item;
  readonly kind: Consumable;
  readonly isKnown: boolean;
  readonly isReady: boolean;
}

/** The usable items of the bag, in its order. */
function carriedBy(game: Game): Carried[] {
  const carried: Carried[] = [];
  const isPeace = isCalm(game);
  for (const item of game.state.hero.inventory) {
    const kind = game.content.itemKinds.get(item.kind);
    if (!kind || !isConsumable(kind)) continue;
    const isReady = !isEmpty(kind, item) && (kind.calm !== true || isPeace);
    carried.push({ item, kind, isKnown: isKnown(game, item.kind), isReady });
  }
  return carried;
}

/** A carried potion and the HP it restores. */
export interface Potion {
  readonly item: Item;
  readonly amount: number;
}

/** Identified healing potions, weakest first. */
function potionsIn(bag: readonly Carried[], maxHp: number): Potion[] {
  const potions: Potion[] = [];
  for (const { item, kind, isKnown, isReady } of bag) {
    const amount = isKnown && isReady && kind.target.at === 'self' ? healingIn(kind.effects, maxHp) : 0;
    if (amount > 0) potions.push({ item, amount });
  }
  return potions.sort((a, b) => a.amount - b.amount);
}

/* Steps and paths in the presence of enemies. */

/** A step to an adjacent cell, or an attack if an unseen actor is there, as from a key press; null where an ally can't make room. */
export function stepTo(game: Game, to: Point): Move | Bump | null {
  const { floor, state: { player } } = game;
  const dx = to.x - player.x;
  const dy = to.y - player.y;
  const other = floor.actorAt(to.x, to.y);
  if (!other) return new Move(dx, dy);
  return isAlly(game, other) && !canSwap(game, player, other) ? null : new Bump(dx, dy);
}

/** An attack on an actor next to the player or two cells away. */
export function attackTo(from: Actor, to: Point): Bump {
  return new Bump(Math.sign(to.x - from.x), Math.sign(to.y - from.y));
}

/** The HP cost of walking a path: enemies that can cut it off hit once, those that cling at each step, those behind do not. */
export function costOfWay(enemies: readonly Enemy[], way: readonly Point[]): number {
  const hits = (enemy: Enemy): number => (enemy.actor.clings > 0 ? way.length : Number(way.some((cell, i) => reach(enemy, cell) <= i + 1)));
  return enemies.reduce((sum, enemy) => sum + enemy.harm * hits(enemy), 0);
}

/** The number of steps after which an enemy can attack a cell, including turns it is held. */
function reach({ actor, held, directions }: Enemy, cell: Point): number {
  const steps = directions === 8 ? stepsBetween(actor, cell) : Math.abs(actor.x - cell.x) + Math.abs(actor.y - cell.y);
  return held > 0 ? steps + held : steps;
}

/** By content, the floor with the item that wins the run. */
const goalFloors = new WeakMap<Content, number | null>();

/** Whether this floor has the item that wins the run, as the player is told. */
export function isGoalFloor({ content, state }: { content: Content; state: { floor: number } }): boolean {
  if (content.lastFloor !== null) return false;
  const goal = goalFloors.has(content) ? goalFloors.get(content) : deepestFloor(content);
  goalFloors.set(content, goal ?? null);
  return goal === state.floor;
}

/** The items on this floor that win the run and have been seen. */
export function goalItemsOf({ content, floor }: Game): FloorItem[] {
  return floor.state.items.filter(({ seen, kind }) => seen && isGoalItem(content.itemKinds.get(kind)));
}
