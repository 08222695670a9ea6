import { isDoorAt, isFace, isOpen, isWallAt, type TileSource } from './autotile';
import { cellHash, cellPercent, weighted } from './cellHash';
import { hangingSlot, type Slot } from './hangings';

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

const LITTER: Scatter = {
  share: 48,
  tunnel: ['bones', 'puddle', 'moss', 'puddle'],
  edge: ['rubble', 'bones', 'rubble', 'moss', 'moss', 'puddle'],
  middle: ['puddle', 'grate', 'bones', 'puddle'],
};
const UNDERGROWTH: Scatter = {
  share: 60,
  tunnel: ['moss', 'roots.0', 'roots.1'],
  edge: ['mushrooms', 'roots.0', 'roots.1', 'roots.2', 'glowcap', 'moss', 'rubble'],
  middle: ['moss', 'flowers', 'flowers', 'roots.0', 'puddle', 'bones'],
};
const ANIMATED = ['torch', 'glowcap'];
/** What another theme has and this one borrows. */
const BORROWED: Readonly<Record<string, string>> = { 'cellars/moss': 'rootways/moss' };
const COBWEB_PERCENT = 55;
const VINES_PERCENT = 30;
/** Of a hundred walls, on so many the outermost slots have torches, else the next ones. */
const TORCHES_OUTSIDE = 45;
/** On the walls of rooms in pairs from both ends: outermost, where something always is, and between torches. */
const OUTER_HANGINGS = { names: ['banner', 'chains', 'bookshelf'], weights: [50, 28, 22] };
const INNER_HANGINGS = { names: ['banner', 'chains', 'bookshelf', null], weights: [45, 15, 15, 25] };
const TUNNEL_HANGINGS = { names: ['torch', 'chains', null], weights: [26, 8, 66] };

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
  const frame = `${theme}/${name}`;
  return { frame: BORROWED[frame] ?? frame, animated: ANIMATED.includes(name), flip: false };
}

/** Torches in every other slot of a room's wall and something in pairs between them; little in tunnels. */
function hanging(source: TileSource, x: number, y: number): Decor | null {
  const slot = hangingSlot(source, x, y);
  if (slot === null) return null;
  const name = isOpen(source, x, y + 2) ? inRoom(slot) : chosen(TUNNEL_HANGINGS, cellPercent(x, y, source.salt + 2));
  return name === null ? null : decor(source, name);
}

function inRoom({ rank, wall }: Slot): string | null {
  const first = wall % 100 < TORCHES_OUTSIDE ? 0 : 1;
  if (rank % 2 === first) return 'torch';
  return chosen(rank === 0 ? OUTER_HANGINGS : INNER_HANGINGS, cellPercent(rank, 0, wall));
}

function chosen({ names, weights }: { names: readonly (string | null)[]; weights: readonly number[] }, percent: number): string | null {
  return names[weighted(weights, percent)] ?? null;
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
