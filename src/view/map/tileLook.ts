import type { TileKind } from '../../engine/content';
import type { PICTURED_THINGS, PICTURED_WALLS } from '../../engine/pack/pictured';
import type { DoorState } from './autotile';

/** The look of a kind of terrain. */
export type TileLook =
  | { readonly as: 'wall' | 'ground' }
  /** A wall with something on its face, by frame. */
  | { readonly as: 'wall'; readonly bears: string; readonly isMoving: boolean }
  | { readonly as: 'stairs'; readonly way: 'down' | 'up' }
  | { readonly as: 'door'; readonly state: DoorState }
  | { readonly as: 'water'; readonly isDeep: boolean }
  /** A feature on the ground, by the tile's id. */
  | { readonly as: 'thing'; readonly id: string };

/** The look of a kind of feature. */
interface ThingLook {
  /** Themes with a sprite of its name; all others borrow the first's. */
  readonly themes: readonly [string, ...string[]];
  /** The sprite's name, if it isn't the tile's id. */
  readonly name?: string;
  /** Suffixes of its names, one per shape. */
  readonly shapes?: readonly string[];
  /** Has the frames `.0` and `.1`. */
  readonly isMoving?: boolean;
  /** Replacements in vaults of these kinds, in the first theme's sprites. */
  readonly inPlaces?: Readonly<Record<string, readonly string[]>>;
}

interface OnWall {
  readonly bears: string;
  readonly isMoving: boolean;
}

/** Tiles that are walls with something on them, and what. */
const ON_WALLS: Readonly<Record<string, OnWall>> = {
  torch: { bears: 'cellars/torch', isMoving: true },
  torchOut: { bears: 'cellars/torch-out', isMoving: false },
} satisfies Readonly<Record<(typeof PICTURED_WALLS)[number], OnWall>>;

const THINGS: Readonly<Record<string, ThingLook>> = {
  rubble: { themes: ['cellars', 'rootways'], shapes: ['.0', '.1', '.2'] },
  glowcap: { themes: ['rootways'], shapes: ['', '-tall', '-low'], isMoving: true },
  pillar: {
    themes: ['cellars', 'rootways'],
    inPlaces: {
      library: ['bookshelf', 'bookcase'], wandmakersCell: ['bookcase'], armoury: ['armour-stand'], guardpost: ['crate', 'barrel'],
      makersVault: ['statue'], shrine: ['statue'], charnel: ['statue'],
    },
  },
  seal: { themes: ['common'], isMoving: true },
  brazier: { themes: ['cellars'], isMoving: true },
  brazierOut: { themes: ['cellars'], name: 'brazier-out' },
  tallGrass: { themes: ['common'], name: 'grass-tall', shapes: ['.0', '.1', '.2'] },
  burntGrass: { themes: ['common'], name: 'grass-burnt', shapes: ['.0', '.1'] },
  web: { themes: ['common'], name: 'web-floor' },
  oil: { themes: ['common'] },
  barrel: { themes: ['cellars'] },
  ice: { themes: ['common'], shapes: ['.0', '.1'] },
  cage: { themes: ['common'] },
  cageOpen: { themes: ['common'], name: 'cage-open' },
  altar: { themes: ['common'], isMoving: true },
  altarCold: { themes: ['common'], name: 'altar-cold' },
  fountain: { themes: ['common'], isMoving: true },
  fountainDry: { themes: ['common'], name: 'fountain-dry' },
  cauldron: { themes: ['common'], isMoving: true },
  cauldronCold: { themes: ['common'], name: 'cauldron-cold' },
  stall: { themes: ['common'] },
  lanternDead: { themes: ['common'], name: 'lantern-dead' },
  lanternLit: { themes: ['common'], name: 'lantern-lit', isMoving: true },
  lever: { themes: ['common'] },
  leverPulled: { themes: ['common'], name: 'lever-pulled' },
  shrine: { themes: ['common'] },
  shrineSpent: { themes: ['cellars'], name: 'statue' },
  ash: { themes: ['common'], shapes: ['.0', '.1'] },
} satisfies Readonly<Record<(typeof PICTURED_THINGS)[number], ThingLook>>;
/** Traps on a plate, which these themes draw on their own ground. */
const PLATED = { themes: ['rootways'], traps: ['trap/dart', 'trap/fire', 'trap/gas', 'trap/alarm', 'trap/rust', 'trap/pit'] };

/** The look of a kind of terrain, by its properties; unknown kinds look like wall or ground. */
export function tileLook(tile: TileKind): TileLook {
  if (tile.stairs) return { as: 'stairs', way: tile.stairs };
  if (tile.key !== undefined) return { as: 'door', state: 'locked' };
  if (tile.opens !== undefined) return { as: 'door', state: 'closed' };
  if (tile.shuts !== undefined) return { as: 'door', state: 'open' };
  if (tile.wet === true) return { as: 'water', isDeep: !tile.walkable };
  if (Object.hasOwn(ON_WALLS, tile.id)) return { as: 'wall', ...(ON_WALLS[tile.id] as OnWall) };
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
  const { themes, name = id, shapes = [''], isMoving = false, inPlaces = {} } = THINGS[id] ?? { themes: [theme] };
  const stands = (place === null ? undefined : inPlaces[place]) ?? [];
  const stand = stands[hash % stands.length];
  if (stand !== undefined) return { frame: `${themes[0]}/${stand}`, isMoving: false };
  const own = themes.includes(theme) ? theme : themes[0];
  return { frame: `${own}/${name}${shapes[hash % shapes.length] ?? ''}`, isMoving };
}

/** A known trap's frame in a theme. */
export function trapFrame(sprite: string, theme: string): string {
  return PLATED.themes.includes(theme) && PLATED.traps.includes(sprite) ? `${theme}/${sprite}` : sprite;
}
