import { stepsBetween, type Point } from '../core/point';
import type { Floor } from '../floor/Floor';
import type { World } from '../World';
import type { KnownPaths } from '../facts/KnownPaths';
import { seenOf, sightingsOf } from '../facts/Sightings';

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
  /** The actions left to reach the goal; null before the first. */
  private patience: number | null = null;

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
    this.patience ??= 2 * steps + SLACK;
    return this.patience-- > 0;
  }

  /** Of a new path to a place and the rest of the way followed last, the latter if it is as good: a pursuer must not turn the player round. */
  stayOn(path: readonly Point[], to: Point, ways: KnownPaths): readonly Point[] {
    const { player } = this.world.state;
    const at = this.way.findIndex((cell) => stepsBetween(cell, player) === 0);
    const [rest, end, newEnd] = [this.way.slice(at + 1), this.way.at(-1), path.at(-1)];
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
