import type { World } from '../World';
import type { Action } from '../actions/Action';
import { Bump } from '../actions/fights';
import { Move } from '../actions/moves';
import type { Message } from '../core/grammar';
import { stepsBetween, type Point } from '../core/point';
import { KnownPaths } from '../facts/KnownPaths';
import { seenOf, sightingsOf } from '../facts/Sightings';
import { dangerAt, nameIn } from '../facts/danger';
import { featureAt } from '../facts/features';
import { driftOf } from '../facts/movement';
import { actorName } from '../facts/names';
import type { Floor } from '../floor/Floor';

/* The errand under way, step by step. */

/** The actions that an intent may take to reach a goal, beyond twice the steps to it: webs, doors and detours take some. */
const SLACK = 20;

const underWay = new WeakMap<Floor, Errand>();

/** An intent; with the place to go if it was asked for one. */
interface Asked {
  readonly do: string;
  readonly to?: Point;
}

/**
 * What an intent under way remembers; a new errand if the last one on this floor was another's, or has stopped. Who asks again for the same
 * place, as after each blow of a pursuer, goes on by the same way and still knows the dangers of others.
 */
export function errandOf(world: World, intent: Asked): Errand {
  const errand = underWay.get(world.floor);
  if (errand?.intent === intent) return errand;
  const isAgain = errand?.intent.to !== undefined && intent.to !== undefined && stepsBetween(errand.intent.to, intent.to) === 0;
  const next = new Errand(world, intent, isAgain ? errand.way : []);
  underWay.set(world.floor, next);
  const sightings = sightingsOf(world);
  if (isAgain) sightings.forgetInView(world);
  else sightings.dangers.clear();
  return next;
}

export function endErrand({ floor }: Pick<World, 'floor'>): void {
  underWay.delete(floor);
}

/**
 * An intent under way, with its goal. It ends whatever moves: a floor has only so many cells to be seen, between two such news
 * there are only so many goals, each chosen once, and each has only so many actions.
 */
export class Errand {
  private goal: Point | null = null;
  /** Goals that could not be reached any more, as `y * width + x`, since more of the floor was seen. */
  private readonly lost = new Set<number>();
  /** The cells seen so far. */
  private seen: number;
  /** The actions that the goal may take, and those left of them; null before the first. */
  private patience: { readonly most: number; left: number } | null = null;

  constructor(
    readonly world: World,
    readonly intent: Asked,
    /** The way followed last, from where the player was then. */
    public way: readonly Point[] = [],
  ) {
    this.seen = seenOf(world.floor);
  }

  /** Whether one more action may be spent on the goal, which is this many steps away. */
  mayStep(steps: number): boolean {
    const most = 2 * steps + SLACK;
    this.patience ??= { most, left: most };
    return this.patience.left-- > 0;
  }

  /** Paths to follow. Once half of the actions are spent also past enemies: one that keeps level would turn the player round for ever. */
  ways(): KnownPaths {
    const isLate = this.patience !== null && this.patience.left * 2 < this.patience.most;
    return new KnownPaths(this.world, isLate ? 'near' : 'safe');
  }

  /** The rest of the way followed last if it is as good as a new path to the place: a pursuer must not turn the player round. */
  stayOn(path: readonly Point[], to: Point, ways: KnownPaths): readonly Point[] {
    const { player } = this.world.state;
    const at = this.way.findIndex((cell) => stepsBetween(cell, player) === 0);
    const rest = this.way.slice(at + 1);
    const end = this.way.at(-1);
    const newEnd = path.at(-1);
    const leadsThere = at >= 0 && end !== undefined && newEnd !== undefined && stepsBetween(end, to) === stepsBetween(newEnd, to);
    const chosen = leadsThere && ways.isAsGood(rest, path) ? rest : path;
    this.way = [{ x: player.x, y: player.y }, ...chosen];
    return chosen;
  }

  /**
   * The nearest goal, null if there is none. It is kept until it is none any more, can't be reached, or more of the floor has been
   * seen.
   */
  choose(ways: KnownPaths, isGoal: (x: number, y: number) => boolean): Point | null {
    const { floor } = this.world;
    const seen = seenOf(floor);
    const isNews = seen !== this.seen;
    this.seen = seen;
    if (isNews) this.lost.clear();
    else if (this.goal && isGoal(this.goal.x, this.goal.y)) {
      if (ways.to(this.goal)) return this.goal;
      this.lost.add(floor.index(this.goal.x, this.goal.y));
    }
    this.goal = ways.nearest((x, y) => isGoal(x, y) && !this.lost.has(floor.index(x, y)));
    this.patience = null;
    return this.goal;
  }

  /** Forgets dangers and enemies that may be gone, so that the player goes and looks; false if there are none. */
  looksAgain(): boolean {
    if (!sightingsOf(this.world).forgetStale(this.world)) return false;
    this.lost.clear();
    return true;
  }
}

/** The next action of an intent, or why it stops. */
export type Pursuit = { readonly act: Action } | { readonly stop: Message };

export function stop(key: string, params: Message['params'] = {}): Pursuit {
  return { stop: { key, params } };
}

/** As `walk`, but on along the way followed last, also for another intent, where that is as good. */
export function travel(errand: Errand, to: Point): Pursuit {
  const ways = errand.ways();
  const path = wayTo(errand.world, to, ways);
  return stepAlong(errand, path && errand.stayOn(path, to, ways), { to, ways });
}

/** A step towards a cell that these paths reach, also one in a current. Stops where the path keeps changing. */
export function walk(errand: Errand, to: Point, ways: KnownPaths): Pursuit {
  return stepAlong(errand, ways.to(to), { to, ways });
}

function stepAlong(
  errand: Errand, path: readonly Point[] | null, { to, ways }: { readonly to: Point; readonly ways: KnownPaths },
): Pursuit {
  const { world } = errand;
  const [next] = path ?? [];
  if (!path) return closed(ways, endOf(world, to)) ?? stop('stop.noWay');
  if (next) return errand.mayStep(path.length) ? { act: stepOnto(world, next) } : stop('stop.astray');
  return stop(isShunned(world, to) ? 'stop.danger' : 'stop.there');
}

/** The text keys for ways that are closed by a known danger, by an actor, or each by one of them. */
interface Closed {
  readonly danger: string;
  readonly actor: string;
  readonly both: string;
}

const CLOSED: Closed = { danger: 'stop.wayDanger', actor: 'refused.actor', both: 'stop.wayBoth' };

/** Names what closes all known ways to wanted cells: the first danger, an actor, or both; null if none are known. */
export function closed({ world, areWary }: KnownPaths, isWanted: (x: number, y: number) => boolean, keys = CLOSED): Pursuit | null {
  const bold = areWary ? new KnownPaths(world, 'bold') : null;
  const goal = bold?.nearest(isWanted) ?? null;
  const actor = blocker(world, isWanted, goal ? 'past' : 'all');
  if (actor !== null) return stop(goal ? keys.both : keys.actor, { actor });
  return bold && goal ? stop(keys.danger, { what: dangerOn(world, bold.to(goal) ?? []) }) : null;
}

/** The name of the first danger on a path; one that is out of view by now has none of its own. */
function dangerOn(world: World, path: readonly Point[]): string {
  for (const at of path) {
    const danger = dangerAt(world, at);
    if (danger) return nameIn(danger);
  }
  return 'stop.unseenDanger';
}

/** The name of the actor, visible or remembered, that is in the way to a wanted cell where all other ways are closed; null for none. */
function blocker(world: World, isWanted: (x: number, y: number) => boolean, through: 'past' | 'all'): string | null {
  const ways = new KnownPaths(world, through);
  const goal = ways.nearest(isWanted);
  for (const at of (goal && ways.to(goal)) ?? []) {
    const name = nameOf(world, at);
    if (name !== null) return name;
  }
  return null;
}

/** The name of the actor that the player sees or remembers in a cell; null for none. */
function nameOf(world: World, { x, y }: Point): string | null {
  const other = world.floor.actorAt(x, y);
  if (other !== null && other !== world.state.player && world.seesActor(other)) return actorName(world, other);
  return sightingsOf(world).nameAt(world.floor.index(x, y));
}

/** A step, or an attack on an unseen actor there. */
function stepOnto({ floor, state: { player } }: World, { x, y }: Point): Action {
  const dx = x - player.x;
  const dy = y - player.y;
  return floor.actorAt(x, y) === null ? new Move(dx, dy) : new Bump(dx, dy);
}

/** The path to a cell, ending next to it if an actor, a feature, a current or a danger is known there; null if there is none. */
export function wayTo(world: World, to: Point, ways: KnownPaths): Point[] | null {
  const end = ways.nearest(endOf(world, to));
  return end && ways.to(end);
}

/** The cells in which a path to a cell may end: itself, or those next to it. */
function endOf(world: World, to: Point): (x: number, y: number) => boolean {
  const isKnown = world.floor.isExplored(to.x, to.y);
  const asks = isKnown && featureAt(world, to) !== null;
  // Nobody can stay in a current.
  const drifts = isKnown && stepsBetween(to, world.state.player) > 0 && driftOf(world, world.state.player, to) !== null;
  const steps = nameOf(world, to) === null && !asks && !drifts && !isShunned(world, to) ? 0 : 1;
  return (x, y) => stepsBetween({ x, y }, to) === steps;
}

function isShunned(world: World, to: Point): boolean {
  if (stepsBetween(to, world.state.player) === 0 || !world.floor.isExplored(to.x, to.y)) return false;
  return dangerAt(world, to) !== null || sightingsOf(world).dangers.has(world.floor.index(to.x, to.y));
}
