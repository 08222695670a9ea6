import type { ThemeRow } from '../../engine/content';
import type { Furnish, Scatter } from '../decor/Furniture';
import type { Glow } from '../light/LightField';

/** The light of a piece of furniture: a torch's, which by the rules may light cells too, or only a glow. */
export type Light = 'flame' | Omit<Glow, 'x' | 'y'>;

/** All that is drawn and played because a floor has this theme. */
export interface Theme extends ThemeRow {
  /** Weights of the frames of its walls' faces, in percent. */
  readonly faces: readonly number[];
  /** Sprites that it has in place of those that rows name. */
  readonly instead: Readonly<Record<string, string>>;
  /** What stands about, hangs on walls and covers the ground; null for nothing. */
  readonly furnish: Furnish | null;
  /** Frames of furniture that it takes from elsewhere, by the furniture's name. */
  readonly borrowed: Readonly<Record<string, string>>;
  /** Furniture that moves, with the frames `.0` and `.1`. */
  readonly moving: readonly string[];
  /** Lights by frame. */
  readonly lights: Readonly<Record<string, Light>>;
  /** What lies on the ground and may be drawn either way round. */
  readonly mirrored: readonly string[];
  /** What floats on its shallow, still water. */
  readonly floats?: Scatter['middle'];
}

/** Traps on a plate, which is drawn on its own ground. */
const PLATED = ['trap/dart', 'trap/fire', 'trap/gas', 'trap/alarm', 'trap/rust', 'trap/pit'];

/** What `instead` says of traps, where a theme has those of its own. */
export function platedBy(theme: string): Theme['instead'] {
  return Object.fromEntries(PLATED.map((trap) => [trap, `${theme}/${trap}`]));
}
