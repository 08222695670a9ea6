import { seenOf } from '../../engine/facts/Sightings';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';

/* What the fighter remembers beyond what is in view, so that it doesn't walk to and fro as that comes and goes. */

/** Where it goes when it has given up all else. */
export interface Errand {
  readonly goal: Point;
  /** Whether it goes over traps and through whoever is in the way. */
  readonly isForced: boolean;
  /** The steps that it may still spend on it. */
  readonly left: number;
}

/** What it remembers of the floor it is on. */
interface Memory {
  readonly floor: number;
  /** The cells of sleepers that it steals up to with its lantern hooded. */
  prey: readonly Point[];
  /** By their ids, the cells of sleepers that it has feared. */
  readonly feared: Map<number, Point>;
  /** Where it goes over traps. */
  goal: Point | null;
  /** The shore to which it swims; that from which it has set out over deep water, in which turn, to come back. */
  shore: Point | null;
  home: (Point & { readonly since: number }) | null;
  /** How it goes on once it has given up all else, or where it looks for what bars its way. */
  errand: Errand | null;
  place: Errand | null;
  /** The padded cells of goals that it did not reach. */
  readonly lost: Set<number>;
  /** The cells, `y * width + x`, of the sluices that it has shut to keep off enemies. */
  readonly shut: Set<number>;
  /** How often it has given up all else on the floor, and whether it has now. */
  spells: number;
  isLost: boolean;
  /** What it had achieved when that last changed, and the turn of that. */
  achieved: string;
  since: number;
}

const memories = new WeakMap<Game, Memory>();

export function memoryOf(game: Game): Memory {
  const known = memories.get(game);
  const { floor, turn } = game.state;
  if (known?.floor === floor) return known;
  const fresh: Memory = {
    floor, prey: [], feared: new Map(), goal: null, shore: null, home: null, errand: null, place: null, lost: new Set(), shut: new Set(),
    spells: 0, isLost: false, achieved: '', since: turn,
  };
  memories.set(game, fresh);
  return fresh;
}

/** Lets the fighter remember in a copy of a run what it has seen in the run. */
export function share(from: Game, copy: Game): void {
  const known = memories.get(from);
  if (known) memories.set(copy, { ...known, feared: new Map(known.feared), lost: new Set(known.lost), shut: new Set(known.shut) });
}

/** The turns since it has last seen or learnt anything new on its floor, or gained anything. */
export function idleTurns(game: Game): number {
  const memory = memoryOf(game);
  const { hero, turn } = game.state;
  const achieved = [seenOf(game.floor), hero.level, hero.xp, hero.finds, hero.known.length].join();
  if (achieved !== memory.achieved) Object.assign(memory, { achieved, since: turn });
  return turn - memory.since;
}
