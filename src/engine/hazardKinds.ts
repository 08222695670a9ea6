import type { Effect } from './effectKinds';
import type { Look } from './kinds';

/** What comes of a hazard that meets a tile or another hazard (RULES 5.15). */
export interface Reaction {
  /** Percent chance, each turn, to spread onto such a cell beside it. @default 0 */
  readonly spreads?: number;
  /** The hazard in that cell afterwards: by default the row's own; null for none. */
  readonly becomes?: string | null;
  /** Its turns: by default those that the hazard had left. */
  readonly turns?: number;
  /** The tile left there: by default the same. */
  readonly leaves?: string;
  /** It breaks out over all open cells within this range that have a clear line to the cell. @default 0 */
  readonly range?: number;
}

/** A temporary hazard over a cell, such as fire. Texts: name `hazard.<id>` and `.about`. */
export interface HazardKind extends Look {
  /** Effects on an actor in it, at the end of each of the player's turns. */
  readonly effects: readonly Effect[];
  /** Radius of its light. @default 0 */
  readonly shines?: number;
  /** Its effects work once instead, when it comes. */
  readonly sudden?: boolean;
  /** Blocks sight; an actor in it sees, and is seen, no further than the next cell. */
  readonly hides?: boolean;
  /** Its turns are a volume: each turn some of it moves on into a cell beside it, so that it thins as it grows. */
  readonly drifts?: boolean;
  /** Lies only on tiles that conduct, and runs at once through all those joined to where it comes. */
  readonly conducted?: boolean;
  /** What comes of it on a tile, by the tile's id. */
  readonly onTiles?: Readonly<Record<string, Reaction>>;
  /** What comes of it and another hazard in one cell, by the other's id; it makes no difference which was there first. */
  readonly onHazards?: Readonly<Record<string, Reaction>>;
  /** What its last turn leaves in its cell. */
  readonly ends?: Pick<Reaction, 'becomes' | 'turns' | 'leaves'>;
}
