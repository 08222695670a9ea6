import type { World } from '../World';
import { COMPASS, HEADINGS, type Heading, type Point } from '../core/point';
import type { Target } from '../effectKinds';
import type { Actor } from '../state';
import type { Cause } from './causes';
import { breedSeen } from './names';
import { heroOf, natureOf } from './traits';

/* Who has a front, where it faces, and what that turns away (RULES 5.22). */

/** The parts of `World` used here. */
type Bodies = Pick<World, 'content'>;

/** The direction that an actor faces; null for all that have no front. */
export function headingOf({ content }: Bodies, { breed, facing }: Actor): Heading | null {
  return content.breeds.get(breed)?.frontShield === true ? (HEADINGS[facing] ?? null) : null;
}

/** The direction that an actor seems to face; null for all that have no front, or are taken for another kind. */
export function headingSeen(world: World, actor: Actor): Heading | null {
  return breedSeen(world, actor) === actor.breed ? headingOf(world, actor) : null;
}

/** A whole turn, in eighths. */
const ROUND = HEADINGS.length;

/** The direction from one cell to another, rounded to an eighth, as a place in `HEADINGS`; -1 for the same cell. */
export function directionOf(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const isNear = (a: number, b: number): boolean => Math.abs(a) * 5 <= Math.abs(b) * 2;
  const x = isNear(dx, dy) ? 0 : Math.sign(dx);
  const y = isNear(dy, dx) ? 0 : Math.sign(dy);
  return HEADINGS.findIndex((heading) => COMPASS[heading].x === x && COMPASS[heading].y === y);
}

/** By how many eighths a point lies beside an actor's front: 0 to 4, and 4 for its own cell. */
export function eighthsTo(actor: Actor, at: Point): number {
  const way = directionOf(actor, at);
  const turn = (way - actor.facing + ROUND) % ROUND;
  return way < 0 ? ROUND / 2 : Math.min(turn, ROUND - turn);
}

/** What is at most that far beside the front, in eighths, is in front. */
const FRONT = 1;

/** Whether a point lies in front of an actor that has a front. */
export function isInFront(actor: Actor, at: Point): boolean {
  return eighthsTo(actor, at) <= FRONT;
}

/** Whether what comes to an actor from a point meets its shield. */
export function isWarded(world: Bodies, actor: Actor, from: Point): boolean {
  return actor.facing >= 0 && headingOf(world, actor) !== null && isInFront(actor, from);
}

/** Whether an actor's front, if it has one, lets it attack another. */
export function canFace(world: Bodies, actor: Actor, other: Point): boolean {
  return actor.facing < 0 || headingOf(world, actor) === null || isInFront(actor, other);
}

/** Targets at which something flies from its user. */
const AIMED: readonly Target['at'][] = ['actor', 'nearest', 'random'];

/** Whether a shield turns away what flies at an actor: of items, skills and abilities, but not of areas. */
export function isTurnedAway(world: World, { target, source, cause }: Shot): boolean {
  if (target.facing < 0 || target === source || !isWarded(world, target, source)) return false;
  return AIMED.includes(targetOf(world, source, cause)?.at ?? 'self');
}

/** What is about to hit an actor. */
interface Shot {
  readonly target: Actor;
  readonly source: Actor;
  readonly cause: Cause;
}

/** The target of what was used. */
function targetOf(world: World, source: Actor, { table, id }: Cause): Target | null {
  if (table === 'ability') return natureOf(world, source).abilities.find((ability) => ability.id === id)?.target ?? null;
  if (table === 'skill') return heroOf(world)?.skill.target ?? null;
  const kind = table === 'item' ? world.content.itemKinds.get(id) : undefined;
  return kind && 'target' in kind ? kind.target : null;
}
