import type { Point } from '../core/point';
import type { Floor } from '../floor/Floor';
import type { World } from '../World';
import type { KnownPaths } from './KnownPaths';
import { seenOf, sightingsOf } from './Sightings';

/** The actions that an intent may take to reach a goal, beyond twice the steps to it: webs, doors and detours take some. */
const SLACK = 20;

const underWay = new WeakMap<Floor, Errand>();

/** What an intent under way remembers; a new errand if the last one on this floor was another's, or has stopped. */
export function errandOf(world: World, intent: object): Errand {
  const errand = underWay.get(world.floor);
  if (errand?.intent === intent) return errand;
  const next = new Errand(world, intent);
  underWay.set(world.floor, next);
  sightingsOf(world).dangers.clear();
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
    readonly intent: object,
  ) {
    this.seen = seenOf(world.floor);
  }

  /** Whether one more action may be spent on the goal, which is this many steps away. */
  mayStep(steps: number): boolean {
    this.patience ??= 2 * steps + SLACK;
    return this.patience-- > 0;
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
