import type { Content, ThemeRow, TileKind } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Floor } from '../../engine/floor/Floor';
import { type Glow, SOFT } from '../light/LightField';
import { legible, safeColour } from '../palette';
import type { PaletteName } from '../Preferences';
import { isOpen, type TileSource } from './autotile';
import type { CellLook, CellPieces } from './CellArtist';
import { blockFrame, characterFrame } from './pieces';
import { type FloorLook, knownMap, KnownTerrain } from './KnownTerrain';
import { tileLook } from './tileLook';

const GROUND = '#131018';
const WATER = { shallow: '#182a58', deep: '#0f1a3c' };
const NONE = { ground: [], walls: [], overlays: [], decorations: [] } as const;
const CLOSED = { n: false, e: false, s: false, w: false };

/** Chooses characters for a floor's known cells: walls are blocks, the rest follow their rows. */
export class GlyphArtist {
  readonly known: KnownTerrain;
  private readonly source: TileSource;
  private readonly glyphs: ThemeRow['glyphs'];

  constructor(
    floor: Floor,
    content: Pick<Content, 'tiles' | 'traps'>,
    { look, palette }: { readonly look: FloorLook; readonly palette: PaletteName },
  ) {
    this.known = new KnownTerrain(floor, content);
    this.source = knownMap(this.known, look);
    const { wall, dot } = look.theme.glyphs;
    this.glyphs = { wall: safeColour(wall, palette), dot: safeColour(dot, palette) };
    this.safe = (colour) => legible(safeColour(colour, palette));
  }

  private readonly safe: (colour: string) => string;

  /** The look of an unexplored cell. */
  get rock(): CellPieces {
    return { ...NONE, walls: [{ frame: blockFrame(GROUND, CLOSED), flip: false }] };
  }

  /** Nothing ripples or flows. */
  readonly water: readonly Point[] = [];
  readonly currents: readonly Point[] = [];

  /** The lights of known terrain. */
  get glows(): Glow[] {
    const glowing = this.known.cells((tile) => tile.glow !== undefined);
    return glowing.map(({ x, y }) => ({ x, y, colour: this.safe(this.known.tileAt(x, y)?.glow ?? ''), ...SOFT }));
  }

  /** The look of a known cell. */
  draw(x: number, y: number): CellLook {
    const tile = this.known.tileAt(x, y);
    const pieces = tile === null ? this.rock : { ...NONE, ground: [{ frame: this.frame(tile, { x, y }), flip: false }] };
    return { pieces, scenery: null };
  }

  private frame(tile: TileKind, { x, y }: Point): string {
    const trap = this.known.trapAt(x, y);
    if (trap) return characterFrame(trap.glyph, this.safe(trap.colour), GROUND);
    const look = tileLook(tile);
    if (look.as === 'wall') return blockFrame(this.glyphs.wall, this.openSides(x, y));
    if (look.as === 'ground') return characterFrame(tile.glyph, tile.glyph === '.' ? this.glyphs.dot : this.safe(tile.colour), GROUND);
    const back = look.as === 'water' ? WATER[look.isDeep ? 'deep' : 'shallow'] : GROUND;
    return characterFrame(tile.glyph, this.safe(tile.colour), back);
  }

  private openSides(x: number, y: number): typeof CLOSED {
    const { source } = this;
    const open = (cx: number, cy: number): boolean => isOpen(source, cx, cy) || (this.known.isKnown(cx, cy) && source.isDoor(cx, cy));
    return { n: open(x, y - 1), e: open(x + 1, y), s: open(x, y + 1), w: open(x - 1, y) };
  }
}
