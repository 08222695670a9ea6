import type { TileKind } from '../../engine/content';
import type { DoorState } from './autotile';

/** How a kind of terrain is drawn. */
export type TileLook =
  | { readonly as: 'wall' | 'ground' }
  | { readonly as: 'stairs'; readonly way: 'down' | 'up' }
  | { readonly as: 'door'; readonly state: DoorState }
  | { readonly as: 'water'; readonly isDeep: boolean }
  /** Something that stands on the ground, by the tile's id. */
  | { readonly as: 'thing'; readonly id: string };

/** How a kind of thing is drawn. */
interface ThingLook {
  /** Those with a sprite of its name; all others borrow that of the first. */
  readonly themes: readonly [string, ...string[]];
  /** The ends of its names, one for each shape that it comes in. */
  readonly shapes?: readonly string[];
  /** Has the frames `.0` and `.1`. */
  readonly isMoving?: boolean;
  /** What stands in its stead in drawn places of these kinds, in the sprites of the first theme. */
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
/** Traps that lie on a plate, which other themes than the first have of their own ground. */
const PLATED = { themes: ['rootways'], traps: ['trap/dart', 'trap/fire', 'trap/gas', 'trap/alarm', 'trap/rust', 'trap/pit'] };

/** How a kind of terrain is drawn, by what can be done with it; unknown kinds as wall or ground. */
export function tileLook(tile: TileKind): TileLook {
  if (tile.stairs) return { as: 'stairs', way: tile.stairs };
  if (tile.key !== undefined) return { as: 'door', state: 'locked' };
  if (tile.opens !== undefined) return { as: 'door', state: 'closed' };
  if (tile.shuts !== undefined) return { as: 'door', state: 'open' };
  if (tile.wet === true) return { as: 'water', isDeep: !tile.walkable };
  if (Object.hasOwn(THINGS, tile.id)) return { as: 'thing', id: tile.id };
  return { as: tile.walkable || tile.transparent ? 'ground' : 'wall' };
}

/** Where a thing stands: a number that picks its shape, and the kind of the drawn place around it. */
interface Spot {
  readonly hash: number;
  readonly place: string | null;
}

/** The frame of a thing in a theme; one that `isMoving` has the frames `.0` and `.1`. */
export function thingFrame(id: string, theme: string, { hash, place }: Spot): { readonly frame: string; readonly isMoving: boolean } {
  const { themes, shapes = [''], isMoving = false, inPlaces = {} } = THINGS[id] ?? { themes: [theme] };
  const stands = (place === null ? undefined : inPlaces[place]) ?? [];
  const stand = stands[hash % stands.length];
  if (stand !== undefined) return { frame: `${themes[0]}/${stand}`, isMoving: BURNING.includes(stand) };
  const own = themes.includes(theme) ? theme : themes[0];
  return { frame: `${own}/${id}${shapes[hash % shapes.length] ?? ''}`, isMoving };
}

/** The frame of a known trap in a theme. */
export function trapFrame(sprite: string, theme: string): string {
  return PLATED.themes.includes(theme) && PLATED.traps.includes(sprite) ? `${theme}/${sprite}` : sprite;
}
