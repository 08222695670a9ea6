import type { TileKind } from '../../engine/content';
import type { DoorState } from './autotile';

/** The look of a kind of terrain. */
export type TileLook =
  | { readonly as: 'wall' | 'ground' }
  | { readonly as: 'stairs'; readonly way: 'down' | 'up' }
  | { readonly as: 'door'; readonly state: DoorState }
  | { readonly as: 'water'; readonly isDeep: boolean }
  /** A feature on the ground, by the tile's id. */
  | { readonly as: 'thing'; readonly id: string };

/** The look of a kind of feature. */
interface ThingLook {
  /** Themes with a sprite of its name; all others borrow the first's. */
  readonly themes: readonly [string, ...string[]];
  /** Suffixes of its names, one per shape. */
  readonly shapes?: readonly string[];
  /** Has the frames `.0` and `.1`. */
  readonly isMoving?: boolean;
  /** Replacements in vaults of these kinds, in the first theme's sprites. */
  readonly inPlaces?: Readonly<Record<string, readonly string[]>>;
}

const BURNING: readonly string[] = ['brazier'];

const THINGS: Readonly<Record<string, ThingLook>> = {
  rubble: { themes: ['cellars', 'rootways'], shapes: ['.0', '.1', '.2'] },
  glowcap: { themes: ['rootways'], shapes: ['', '-tall', '-low'], isMoving: true },
  pillar: {
    themes: ['cellars', 'rootways'],
    inPlaces: {
      library: ['bookshelf', 'bookcase'], wandmakersCell: ['bookcase'], armoury: ['armour-stand'], guardpost: ['crate', 'barrel'], duel: ['brazier'],
      makersVault: ['statue'], shrine: ['statue'], charnel: ['statue'],
    },
  },
  seal: { themes: ['common'], isMoving: true },
};
/** Traps on a plate, which these themes draw on their own ground. */
const PLATED = { themes: ['rootways'], traps: ['trap/dart', 'trap/fire', 'trap/gas', 'trap/alarm', 'trap/rust', 'trap/pit'] };

/** The look of a kind of terrain, by its properties; unknown kinds look like wall or ground. */
export function tileLook(tile: TileKind): TileLook {
  if (tile.stairs) return { as: 'stairs', way: tile.stairs };
  if (tile.key !== undefined) return { as: 'door', state: 'locked' };
  if (tile.opens !== undefined) return { as: 'door', state: 'closed' };
  if (tile.shuts !== undefined) return { as: 'door', state: 'open' };
  if (tile.wet === true) return { as: 'water', isDeep: !tile.walkable };
  if (Object.hasOwn(THINGS, tile.id)) return { as: 'thing', id: tile.id };
  return { as: tile.walkable || tile.transparent ? 'ground' : 'wall' };
}

/** A number that picks the shape, and the kind of vault around it. */
interface Spot {
  readonly hash: number;
  readonly place: string | null;
}

/** A feature's frame in a theme; one that `isMoving` has the frames `.0` and `.1`. */
export function thingFrame(id: string, theme: string, { hash, place }: Spot): { readonly frame: string; readonly isMoving: boolean } {
  const { themes, shapes = [''], isMoving = false, inPlaces = {} } = THINGS[id] ?? { themes: [theme] };
  const stands = (place === null ? undefined : inPlaces[place]) ?? [];
  const stand = stands[hash % stands.length];
  if (stand !== undefined) return { frame: `${themes[0]}/${stand}`, isMoving: BURNING.includes(stand) };
  const own = themes.includes(theme) ? theme : themes[0];
  return { frame: `${own}/${id}${shapes[hash % shapes.length] ?? ''}`, isMoving };
}

/** A known trap's frame in a theme. */
export function trapFrame(sprite: string, theme: string): string {
  return PLATED.themes.includes(theme) && PLATED.traps.includes(sprite) ? `${theme}/${sprite}` : sprite;
}
