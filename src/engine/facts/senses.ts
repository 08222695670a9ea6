import type { World } from '../World';
import { distanceSquared, stepsBetween, type Point } from '../core/point';
import type { Floor } from '../floor/Floor';
import { hasTactic } from '../kinds';
import type { Actor } from '../state';
import { brightnessAt, hasStolenLantern, oilOf } from './light';
import { isAfloat } from './movement';
import { alliesOf, isHostile } from './sides';
import { natureOf } from './traits';

/* Who sees, hears and notices whom (RULES 5.6). */

/** Percent by which someone who fumbles in the dark is louder. */
const FUMBLING = 200;

/** An actor's noise in percent: of its traits, and twice that of a player without oil where there is light. */
export function noiseOf(world: World, actor: Actor): number {
  const { noise } = natureOf(world, actor);
  return world.content.light && actor === world.state.player && oilOf(world) === 0 ? Math.floor((noise * FUMBLING) / 100) : noise;
}

/** Whether a monster notices the player now: by the light on it, only from beside if it is invisible, no farther than statuses allow. */
export function notices(world: World, actor: Actor): boolean {
  const { attention } = world;
  return attention.actor === actor ? attention.notices : perceives(world, actor);
}

function perceives(world: World, actor: Actor): boolean {
  const { player } = world.state;
  if (!world.isExposed(actor) || !isNearEnough(world, actor, player)) return false;
  if (stepsBetween(actor, player) > 1 && (natureOf(world, player).unseen || isUnderWater(world))) return false;
  for (const id in actor.statuses) {
    const { sees } = world.content.statuses.get(id) ?? {};
    if (sees !== undefined && distanceSquared(actor, player) > sees * sees) return false;
  }
  return true;
}

/** Whether deep water hides the player. */
function isUnderWater(world: World): boolean {
  return natureOf(world, world.state.player).submerges && isAfloat(world, world.state.player);
}

/** dx^2 + dy^2 of the neighbouring cells. */
const BESIDE = 2;

/** Whether a watcher is near enough to notice an actor: by light and noise (RULES 5.6); always if beside it, or in packs without light. */
export function isNearEnough(world: World, watcher: Point & Pick<Actor, 'asleep'>, other: Actor): boolean {
  const { light } = world.content;
  const far = distanceSquared(watcher, other);
  // Most that watch are beside the player, and need not know how bright it is there.
  if (!light || (!watcher.asleep && far <= BESIDE)) return true;
  const radius = light.notice[brightnessAt(world, other)];
  return far * 10_000 <= radius * radius * noiseOf(world, other) * (watcher.asleep ? light.asleep : 100);
}

/** The enemy an actor is after: the nearest that it notices, ties by age. Allies let sleepers lie. */
export function enemyOf(world: World, actor: Actor): Actor | null {
  const allies = alliesOf(world);
  const { player } = world.state;
  if (allies.length === 0) return notices(world, actor) ? player : null;
  const others = actor.side === 'player' ? world.floor.state.actors : [player, ...allies];
  world.effort.spend(others.length);
  let best: Actor | null = null;
  for (const other of others) {
    if (!isHostile(actor, other) || other.asleep || other.hidden) continue;
    if ((best === null || isNearer(actor, other, best)) && noticesEnemy(world, actor, other)) best = other;
  }
  return best;
}

/** Whether one of two others is nearer to an actor, ties by age. */
export function isNearer(actor: Point, one: Actor, other: Actor): boolean {
  return (distanceSquared(actor, one) - distanceSquared(actor, other) || one.id - other.id) < 0;
}

/** Whether an actor notices one of the other side: the player, or another within the pack's sight, near enough and in a clear line. */
function noticesEnemy(world: World, actor: Actor, other: Actor): boolean {
  if (other === world.state.player) return notices(world, actor);
  const far = distanceSquared(actor, other);
  if (far > world.content.sight ** 2 || (stepsBetween(actor, other) > 1 && natureOf(world, other).unseen)) return false;
  if (!isNearEnough(world, actor, other)) return false;
  return sightLimit(world, actor) >= far && world.floor.hasLine(actor, other);
}

/** dx^2 + dy^2 to which the statuses of an actor limit its sight. */
function sightLimit({ content }: World, { statuses }: Actor): number {
  let least = Infinity;
  for (const id in statuses) least = Math.min(least, (content.statuses.get(id)?.sees ?? Infinity) ** 2);
  return least;
}

/** Whether a monster is hurt badly enough to flee. */
export function isAfraid(world: World, actor: Actor): boolean {
  const { nerve } = world.breedOf(actor);
  return nerve !== undefined && actor.hp * 100 < actor.maxHp * nerve;
}

/** Whether it flees in fear or with its loot. */
export function isOnTheRun(world: World, actor: Actor): boolean {
  const breed = world.breedOf(actor);
  return (isAfraid(world, actor) && hasTactic(breed, 'flees'))
    || (actor.loot.length > 0 && hasTactic(breed, 'makesOff')) || hasStolenLantern(world, actor);
}

/** The visible enemies, nearest first, ties by age. */
export function hostilesInView(world: World): Actor[] {
  const { player } = world.state;
  const seen = world.floor.state.actors.filter((actor) => isHostile(player, actor) && world.seesActor(actor));
  return seen.sort((a, b) => distanceSquared(player, a) - distanceSquared(player, b) || a.id - b.id);
}

/** Finds the monsters that came into view since the last look. Not saved: the look at the start of a session goes unreported. */
export class SightTracker {
  private inView: ReadonlySet<number>;

  /** @param from whose view it goes on with */
  constructor(from: SightTracker | null = null) {
    this.inView = from?.inView ?? new Set();
  }

  update(floor: Floor, isShown: (actor: Actor) => boolean): Actor[] {
    floor.effort.spend(floor.state.actors.length);
    const fresh: Actor[] = [];
    const seen: number[] = [];
    for (const actor of floor.state.actors) {
      if (!floor.isVisible(actor.x, actor.y) || !isShown(actor)) continue;
      seen.push(actor.id);
      if (!this.inView.has(actor.id)) fresh.push(actor);
    }
    if (fresh.length > 0 || seen.length !== this.inView.size) this.inView = new Set(seen);
    return fresh;
  }
}
