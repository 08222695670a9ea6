import type { TileKind } from '../../engine/content';
import type { Theme } from '../themes/Theme';
import type { DoorState } from './autotile';

/** The sprite of a kind of terrain. */
interface Picture {
  readonly sprite: string;
  readonly shapes: readonly string[];
  readonly isMoving: boolean;
}

/** The look of a kind of terrain. */
export type TileLook =
  | { readonly as: 'ground' }
  /** With a picture on its face, if any. */
  | { readonly as: 'wall'; readonly face: Picture | null }
  | { readonly as: 'stairs'; readonly way: 'down' | 'up' }
  | { readonly as: 'door'; readonly state: DoorState }
  /** With a picture of its current over it, if any. */
  | { readonly as: 'water'; readonly isDeep: boolean; readonly current: Picture | null }
  | { readonly as: 'thing'; readonly picture: Picture };

const ONE_SHAPE = [''];

/** The look of a kind of terrain, by its properties; unknown kinds look like wall or ground. */
export function tileLook({ stairs, key, opens, shuts, wet, walkable, transparent, ...tile }: TileKind): TileLook {
  if (stairs) return { as: 'stairs', way: stairs };
  if (key !== undefined) return { as: 'door', state: 'locked' };
  if (opens !== undefined) return { as: 'door', state: 'closed' };
  if (shuts !== undefined) return { as: 'door', state: 'open' };
  const { sprite, shapes = ONE_SHAPE, moving = false, hangs = false, carries } = tile;
  const picture = sprite === undefined ? null : { sprite, shapes, isMoving: moving };
  if (wet === true) return { as: 'water', isDeep: !walkable, current: carries === undefined ? null : picture };
  if (picture && !hangs) return { as: 'thing', picture };
  return hangs || !(walkable || transparent) ? { as: 'wall', face: picture } : { as: 'ground' };
}

/** A frame; one that `isMoving` has the frames `.0` and `.1`. */
export interface ThingFrame {
  readonly frame: string;
  readonly isMoving: boolean;
}

/**
 * The frame of a tile's sprite.
 * @param hash picks its shape
 * @param instead what the vault around it has in place of sprites
 */
export function thingFrame(
  { sprite, shapes, isMoving }: Picture,
  theme: Pick<Theme, 'instead'>,
  hash: number,
  instead: Readonly<Record<string, readonly string[]>> = {},
): ThingFrame {
  const stands = Object.hasOwn(instead, sprite) ? (instead[sprite] ?? []) : [];
  const stand = stands[hash % stands.length];
  if (stand !== undefined) return { frame: stand, isMoving: false };
  return { frame: `${themed(sprite, theme)}${shapes[hash % shapes.length] ?? ''}`, isMoving };
}

/** A sprite as a theme has it. */
export function themed(sprite: string, { instead }: Pick<Theme, 'instead'>): string {
  return (Object.hasOwn(instead, sprite) ? instead[sprite] : undefined) ?? sprite;
}
