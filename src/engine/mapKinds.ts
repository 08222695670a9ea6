/**
 * A hand-drawn place. In `map`, a blank leaves the floor as it is, `#` is wall, `.` ground and `+`, on the edge, its entrance
 * from the floor; any other character must be in the legend. Its name is the text `vault.<id>`.
 */
export interface Vault {
  readonly map: readonly string[];
  readonly legend: Readonly<Record<string, VaultCell>>;
  /** The tile of its entrance: ground, a door or a locked door (whose key lies elsewhere on the floor). */
  readonly door: string;
  /** What it is furnished as, see `view/themes`: a `library`, a `store`. */
  readonly purpose?: string;
  /** Sprites that some of its tiles have in place of their own, by that: one of them for each cell. */
  readonly instead?: Readonly<Record<string, readonly string[]>>;
}

/** The vaults of a pack, and which of them a floor has. */
export interface Vaults<Curve, Weights, Kinds> {
  /** How many a floor gets by `weights`, as far as they fit. */
  readonly count: Curve;
  readonly weights: Weights;
  /** Besides those, every floor where one of these has weight is sure to get one, near the arrival. */
  readonly near?: Weights;
  /** Likewise, far from the arrival. */
  readonly arenas: Weights;
  readonly kinds: Kinds;
}

/** What a character of a vault's map means: ground with something on it, or another tile. */
export interface VaultCell {
  readonly tile?: string;
  /** An item id, or one drawn for a deeper floor. */
  readonly item?: string | { readonly deeper: number };
  /** Heroes find one of their own `prizes` in place of the item. */
  readonly prize?: boolean;
  /** A breed id, or one drawn for a deeper floor. */
  readonly monster?: string | { readonly deeper: number };
  /** The monster's elite kind: an id, or `true` for a random one. */
  readonly elite?: string | true;
  readonly asleep?: boolean;
  /** A captive to be freed, instead of a monster: a breed id, or `true` for one drawn from the pack's `captives`. */
  readonly captive?: string | true;
  readonly trap?: string;
  readonly hidden?: boolean;
}
