import { isDoorAt, isFace, isOpen, isWallAt, type TileSource } from './autotile';
import { cellHash, cellPercent, weighted } from './cellHash';
import { hangingSlot } from './hangings';

/** Something that only looks nice: over a wall's face, or on the ground under items and actors. */
export interface Decor {
  /** The frame's name; if `animated`, the frames are this with `.0` and `.1`, six a second. */
  readonly frame: string;
  readonly animated: boolean;
  /** To be drawn flipped west to east. */
  readonly flip: boolean;
}

/** What lies where: in a tunnel one cell wide, beside a wall, or with open ground on all four sides. */
interface Scatter {
  /** Of a thousand ground cells, about so many carry something. */
  readonly share: number;
  readonly tunnel: readonly string[];
  readonly edge: readonly string[];
  readonly middle: readonly string[];
}

type Chooser = (source: TileSource, x: number, y: number) => Decor | null;

const LITTER: Scatter = { share: 18, tunnel: ['bones', 'puddle'], edge: ['rubble', 'bones'], middle: ['puddle', 'grate', 'bones'] };
const UNDERGROWTH: Scatter = {
  share: 60,
  tunnel: ['moss', 'roots.0', 'roots.1'],
  edge: ['mushrooms', 'roots.0', 'roots.1', 'roots.2', 'glowcap', 'moss', 'rubble'],
  middle: ['moss', 'flowers', 'flowers', 'roots.0', 'puddle', 'bones'],
};
const ANIMATED = ['torch', 'glowcap'];
const COBWEB_PERCENT = 35;
const VINES_PERCENT = 30;
/** Between two torches, in a room and in a tunnel. */
const ROOM_HANGINGS = { names: ['banner', 'chains', null], weights: [40, 25, 35] };
const TUNNEL_HANGINGS = { names: ['chains', null], weights: [20, 80] };

const THEMES: Readonly<Record<string, { readonly face: Chooser; readonly ground: Chooser }>> = {
  cellars: { face: hanging, ground: (source, x, y) => cobweb(source, x, y) ?? scattered(source, { x, y }, LITTER) },
  rootways: { face: vines, ground: (source, x, y) => scattered(source, { x, y }, UNDERGROWTH) },
};

/**
 * The decoration of a cell, or null for most. Ask about the true map, draw it over what the player has seen, and
 * not where stairs, a trap or water lies, nor on a wall that is not drawn as a face.
 */
export function decorFrame(source: TileSource, x: number, y: number): Decor | null {
  const choosers = THEMES[source.theme];
  if (!choosers) return null;
  if (isFace(source, x, y)) return choosers.face(source, x, y);
  return isOpen(source, x, y) && !isByDoor(source, x, y) ? choosers.ground(source, x, y) : null;
}

function decor({ theme }: TileSource, name: string): Decor {
  return { frame: `${theme}/${name}`, animated: ANIMATED.includes(name), flip: false };
}

/** Torches in every other slot of a wall, and now and then something in the slots between. */
function hanging(source: TileSource, x: number, y: number): Decor | null {
  const slot = hangingSlot(source, x, y);
  if (slot === null) return null;
  if (slot % 2 === 0) return decor(source, 'torch');
  const { names, weights } = isOpen(source, x, y + 2) ? ROOM_HANGINGS : TUNNEL_HANGINGS;
  const name = names[weighted(weights, cellPercent(x, y, source.salt + 2))] ?? null;
  return name === null ? null : decor(source, name);
}

function vines(source: TileSource, x: number, y: number): Decor | null {
  return cellPercent(x, y, source.salt + 2) < VINES_PERCENT ? decor(source, 'vines') : null;
}

/** In some of the corners in the north of a room. */
function cobweb(source: TileSource, x: number, y: number): Decor | null {
  const inCorner = isWallAt(source, x, y - 1) && isOpen(source, x, y + 1);
  const west = isWallAt(source, x - 1, y);
  const east = isWallAt(source, x + 1, y);
  if (!inCorner || west === east || cellPercent(x, y, source.salt + 3) >= COBWEB_PERCENT) return null;
  return { ...decor(source, 'cobweb'), flip: east };
}

function scattered(source: TileSource, { x, y }: { x: number; y: number }, scatter: Scatter): Decor | null {
  const hash = cellHash(x, y, source.salt + 4);
  if (hash % 1000 >= scatter.share) return null;
  const names = scatter[placeOf(source, x, y)];
  const name = names[Math.floor(hash / 1000) % names.length];
  return name === undefined ? null : decor(source, name);
}

function placeOf(source: TileSource, x: number, y: number): 'tunnel' | 'edge' | 'middle' {
  const upright = [isOpen(source, x, y - 1), isOpen(source, x, y + 1)];
  const level = [isOpen(source, x - 1, y), isOpen(source, x + 1, y)];
  if (!upright.includes(true) || !level.includes(true)) return 'tunnel';
  return upright.includes(false) || level.includes(false) ? 'edge' : 'middle';
}

function isByDoor(source: TileSource, x: number, y: number): boolean {
  return isDoorAt(source, x - 1, y) || isDoorAt(source, x + 1, y) || isDoorAt(source, x, y - 1) || isDoorAt(source, x, y + 1);
}
