import type { TileKind } from '../engine/content';
import type { DoorState } from './autotile';

/** How a kind of terrain is drawn. */
export type TileLook =
  | { readonly as: 'wall' | 'ground' }
  | { readonly as: 'stairs'; readonly way: 'down' | 'up' }
  | { readonly as: 'door'; readonly state: DoorState }
  | { readonly as: 'water'; readonly isDeep: boolean }
  /** Something that stands on the ground, by the tile's id. */
  | { readonly as: 'thing'; readonly id: string };

/** Things with a sprite of their name, in these themes; all other themes borrow that of the first. */
const THINGS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  rubble: ['cellars', 'rootways'],
  glowcap: ['rootways'],
  pillar: ['cellars'],
  seal: ['common'],
};
/** Traps that lie on a plate, which other themes than the first have of their own ground. */
const PLATED = { themes: ['rootways'], traps: ['trap/dart', 'trap/fire', 'trap/gas', 'trap/alarm', 'trap/rust', 'trap/pit'] };
const MOVING: readonly string[] = ['glowcap', 'seal'];

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

/** The frame of a thing in a theme; one that `isMoving` has the frames `.0` and `.1`. */
export function thingFrame(id: string, theme: string): { readonly frame: string; readonly isMoving: boolean } {
  const [first, ...others] = THINGS[id] ?? [theme];
  return { frame: `${others.includes(theme) ? theme : first}/${id}`, isMoving: MOVING.includes(id) };
}

/** The frame of a known trap in a theme. */
export function trapFrame(sprite: string, theme: string): string {
  return PLATED.themes.includes(theme) && PLATED.traps.includes(sprite) ? `${theme}/${sprite}` : sprite;
}
