import type { Ability } from '../content';
import type { World } from '../World';
import { DIRECTIONS, stepsBetween, type Point } from '../core/point';
import type { Floor } from '../floor/Floor';
import type { Moves } from '../floor/MovementRules';
import { hasTactic, isTactic } from '../kinds';
import type { Actor } from '../state';
import { isDeep, isUnsafe } from './danger';
import { isOnTheRun } from './senses';
import { natureOf } from './traits';

/* Which enemies in view mean a fight. */

/** The steps within which an enemy that keeps off fights, if it can't step back. */
export const CORNERED = 2;

/** Whether a visible enemy means a fight: it is awake, and can attack from afar, or come closer without being on the run or keeping off. */
export function isThreat(world: World, actor: Actor): boolean {
  if (actor.asleep) return false;
  if (canReachFromAfar(world, actor)) return true;
  const steps = stepsBetween(actor, world.state.player);
  if ((isOnTheRun(world, actor) && steps > 1) || (keepsOff(world, actor) && steps > CORNERED)) return false;
  return canCome(world, actor);
}

/** Whether a monster comes no closer than it must, and from afar only helps others or changes places with its enemies. */
export function keepsOff(world: World, actor: Actor): boolean {
  const { brain } = world.breedOf(actor);
  const keeps = brain.findIndex((id) => isTactic(id, 'keepsOff'));
  const hunts = brain.findIndex((id) => isTactic(id, 'hunts'));
  return keeps >= 0 && (hunts < 0 || keeps < hunts) && natureOf(world, actor).abilities
    .every((ability) => ability.on === 'ally' || isSwap(world, actor, ability));
}

/** Whether an ability only changes places with its target, and the player would be safe where the monster is. */
function isSwap(world: World, actor: Actor, { effects }: Ability): boolean {
  return effects.every((effect) => effect.do === 'swap') && !isUnsafe(world, world.state.player, actor) && !isDeep(world, actor);
}

/** Steps the two may close in a turn, counted so that the player doesn't walk into range. */
const NEARER = 2;

function canReachFromAfar(world: World, actor: Actor): boolean {
  const { player } = world.state;
  const far = (a: number, b: number): number => Math.max(0, Math.abs(a - b) - NEARER);
  const near = far(actor.x, player.x) ** 2 + far(actor.y, player.y) ** 2;
  return natureOf(world, actor).abilities
    .some((ability) => ability.on === 'foe' && near <= ability.range && !isSwap(world, actor, ability));
}

/** Whether a monster ever moves. */
export function isMobile(world: World, actor: Actor): boolean {
  return hasTactic(world.breedOf(actor), 'moves');
}

/** Whether a monster has a way to the player; locked doors block it. */
function canCome(world: World, actor: Actor): boolean {
  if (!isMobile(world, actor)) return false;
  const { moves = 'walk', directions } = world.breedOf(actor);
  if (stepsBetween(actor, world.state.player) <= strikesFrom(moves)) return true;
  return approachOf(world, moves, directions).startsBeside(actor);
}

/** A swimmer stays in the water and strikes at the shore. */
function strikesFrom(moves: Moves): number {
  return moves === 'swim' ? 1 : 0;
}

/** Ways to the player for some kind of movement: one search from its end for all who ask, which only goes as far as needed. */
class Approach {
  /** The cells (`y * width + x`) from which steps lead to the player, nearest first. */
  private readonly cells = new Set<number>();
  private readonly spreading = this.cells.values();

  constructor(private readonly floor: Floor, private readonly moves: Moves, private readonly steps: readonly Point[]) {}

  /** Makes the cells around a place, or itself alone, an end of the ways. */
  endAt({ x, y }: Point, reach: number): this {
    this.add({ x, y });
    if (reach > 0) for (const step of DIRECTIONS) this.add({ x: x + step.x, y: y + step.y });
    return this;
  }

  /** Whether a step from a place leads on to one of the ways. */
  startsBeside({ x, y }: Point): boolean {
    const { floor, cells } = this;
    const beside = this.steps.map((step) => ({ x: x + step.x, y: y + step.y })).filter((at) => floor.contains(at.x, at.y));
    const starts = beside.map((at) => floor.index(at.x, at.y));
    const isMet = (): boolean => starts.some((cell) => cells.has(cell));
    while (!isMet()) {
      const next = this.spreading.next();
      if (next.done === true) return false;
      const at = { x: next.value % floor.width, y: Math.floor(next.value / floor.width) };
      for (const step of this.steps) this.add({ x: at.x + step.x, y: at.y + step.y });
    }
    return true;
  }

  private add({ x, y }: Point): void {
    if (this.floor.canStand(this.moves, x, y)) this.cells.add(this.floor.index(x, y));
  }
}

/** The approaches on a floor, for as long as neither its cells change nor the player moves. */
const approaches = new WeakMap<Floor, { readonly of: string; readonly by: Map<string, Approach> }>();

function approachOf({ floor, state: { player } }: World, moves: Moves, directions: number): Approach {
  const of = `${floor.cellsHash} ${player.x} ${player.y}`;
  const known = approaches.get(floor);
  const { by } = known?.of === of ? known : { by: new Map<string, Approach>() };
  approaches.set(floor, { of, by });
  const kind = `${moves} ${directions}`;
  const approach = by.get(kind) ?? new Approach(floor, moves, DIRECTIONS.slice(0, directions)).endAt(player, strikesFrom(moves));
  by.set(kind, approach);
  return approach;
}
