import { isDoorAt, isFace, isOpen, isWallAt, type TileSource } from '../map/autotile';
import { cellHash, cellPercent, weighted } from '../grid/cellHash';
import type { Chambers } from './chambers';
import { FURNISHINGS, TUNNEL, type Choice, type Furnishing, type Scatter, type Where } from './furnishings';
import { groveAt } from './groves';
import { hangingSlot, type Slot } from './hangings';

/** Purely cosmetic decoration: over a wall's face, or on the ground under items and actors. */
export interface Decor {
  /** The frame's name; if `animated`, its prefix: `.0` and `.1` follow, six a second. */
  readonly frame: string;
  readonly animated: boolean;
  /** Drawn flipped west to east. */
  readonly flip: boolean;
}

/** What decoration depends on: a floor's map and its rooms. */
export interface Site {
  readonly source: TileSource;
  readonly chambers: Chambers;
}

type Chooser = (site: Site, x: number, y: number) => Decor | null;

const ANIMATED = ['torch', 'glowcap', 'candle', 'candles', 'hearth', 'glowworms'];
/** Decor that may be flipped. */
const FLIPPABLE = ['bones', 'puddle', 'moss', 'pebbles', 'shards', 'papers', 'straw', 'stain', 'fern', 'grass', 'leaves', 'flowers', 'caps', 'mushrooms'];
/** Frames borrowed from another theme. */
const BORROWED: Readonly<Record<string, string>> = { 'cellars/moss': 'rootways/moss' };
/** The percentage of walls with torches in the outermost slots, not the next ones. */
const OUTER_TORCH_PERCENT = 45;
/** Decor for northern corners only: it hangs from two walls. */
const HANGS_IN_CORNERS = 'cobweb';

const THEMES: Readonly<Record<string, { readonly face: Chooser; readonly ground: Chooser }>> = {
  cellars: { face: hanging, ground: (site, x, y) => cornered(site, x, y) ?? scattered(site.source, { x, y }, furnishingAt(site, x, y).scatter) },
  rootways: { face: overgrown, ground: ({ source }, x, y) => scattered(source, { x, y }, groveAt({ x, y }, source.salt).grove.scatter) },
};

/**
 * A cell's decoration, or null for most. Ask about the true map, but draw it only over explored cells, and
 * not on stairs, traps or water, nor on a wall that is not drawn as a face.
 */
export function decorFrame(site: Site, x: number, y: number): Decor | null {
  const { source } = site;
  const choosers = THEMES[source.theme];
  if (!choosers) return null;
  if (isFace(source, x, y)) return choosers.face(site, x, y);
  return isOpen(source, x, y) && !isByDoor(source, x, y) ? choosers.ground(site, x, y) : null;
}

function decor({ theme }: TileSource, name: string, flip = false): Decor {
  const frame = `${theme}/${name}`;
  return { frame: BORROWED[frame] ?? frame, animated: ANIMATED.includes(name), flip };
}

/** The furnishing of a cell's room; open ground outside rooms is plain, unless it is a tunnel. */
function furnishingAt({ source, chambers }: Site, x: number, y: number): Furnishing {
  const chamber = chambers.at(x, y);
  if (chamber) return FURNISHINGS[chamber.purpose];
  return placeOf(source, x, y) === 'tunnel' ? TUNNEL : FURNISHINGS.plain;
}

/** Torches in every other slot of a room's wall with pairs of hangings between them; few in tunnels. */
function hanging(site: Site, x: number, y: number): Decor | null {
  const { source } = site;
  const furnishing = furnishingAt(site, x, y + 1);
  const slot = hangingSlot(source, x, y);
  const onWall = (at: Slot): string | null => (furnishing === TUNNEL ? chosen(TUNNEL.outer, cellPercent(x, y, source.salt + 2)) : inRoom(at, furnishing));
  const name = slot === null ? standing(source, { x, y }, furnishing) : onWall(slot);
  return name === null ? null : decor(source, name);
}

function inRoom({ rank, wall }: Slot, { outer, inner }: Furnishing): string | null {
  const first = wall % 100 < OUTER_TORCH_PERCENT ? 0 : 1;
  if (rank % 2 === first) return 'torch';
  return chosen(rank === 0 ? outer : inner, cellPercent(rank, 0, wall));
}

/** Furniture in a row along a wall. */
function standing(source: TileSource, { x, y }: { x: number; y: number }, { row }: Furnishing): string | null {
  if (!row || cellPercent(x, y, source.salt + 10) >= row.percent) return null;
  return row.names[cellHash(x, y, source.salt + 11) % row.names.length] ?? null;
}

function chosen({ names, weights }: Choice, percent: number): string | null {
  return names[weighted(weights, percent)] ?? null;
}

function overgrown({ source }: Site, x: number, y: number): Decor | null {
  const { grove } = groveAt({ x, y }, source.salt);
  const name = chosen(grove.face, cellPercent(x, y, source.salt + 2));
  return name === null ? null : decor(source, name);
}

/** Decor in some of a room's corners. */
function cornered(site: Site, x: number, y: number): Decor | null {
  const { source } = site;
  const { percent, name } = furnishingAt(site, x, y).corner;
  const [north, south] = [isWallAt(source, x, y - 1), isWallAt(source, x, y + 1)];
  const [west, east] = [isWallAt(source, x - 1, y), isWallAt(source, x + 1, y)];
  if (north === south || west === east || cellPercent(x, y, source.salt + 3) >= percent) return null;
  return south && name === HANGS_IN_CORNERS ? null : decor(source, name, east);
}

function scattered(source: TileSource, { x, y }: { x: number; y: number }, scatter: Scatter): Decor | null {
  const hash = cellHash(x, y, source.salt + 4);
  const { share, names } = scatter[placeOf(source, x, y)];
  if (hash % 1000 >= share) return null;
  const name = names[Math.floor(hash / 1000) % names.length];
  return name === undefined ? null : decor(source, name, FLIPPABLE.includes(name) && hash % 2 === 0);
}

function placeOf(source: TileSource, x: number, y: number): Where {
  const upright = [isOpen(source, x, y - 1), isOpen(source, x, y + 1)];
  const level = [isOpen(source, x - 1, y), isOpen(source, x + 1, y)];
  if (!upright.includes(true) || !level.includes(true)) return 'tunnel';
  return upright.includes(false) || level.includes(false) ? 'edge' : 'middle';
}

function isByDoor(source: TileSource, x: number, y: number): boolean {
  return isDoorAt(source, x - 1, y) || isDoorAt(source, x + 1, y) || isDoorAt(source, x, y - 1) || isDoorAt(source, x, y + 1);
}
