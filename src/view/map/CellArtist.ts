import type { Content } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Floor } from '../../engine/floor/Floor';
import { isPictured } from '../../engine/pack/pictured';
import { doorFrame, isFace, tileFrames, type TileSource } from './autotile';
import { banks } from './banks';
import { carpets } from '../decor/carpets';
import { cellHash } from '../grid/cellHash';
import { Chambers, placeAt } from '../decor/chambers';
import { decorFrame, type Decor, type Site } from '../decor/decor';
import { SOFT, type Glow } from '../light/glows';
import { characterFrame, NO_BACK } from './glyphTile';
import { KnownTerrain } from './KnownTerrain';
import { knownMap, trueMap, type FloorLook } from './knownMap';
import { legible } from '../palette';
import { pavingFrame } from '../decor/paving';
import { thingFrame, tileLook, trapFrame, type TileLook } from './tileLook';

/** One atlas frame on a tile. */
export interface Piece {
  readonly frame: string;
  readonly flip: boolean;
}

/** The layers of the tilemap, lowest first. */
export const LAYERS = ['ground', 'walls', 'overlays', 'decorations'] as const;

/** A cell's pieces by layer. */
export type CellPieces = Readonly<Record<(typeof LAYERS)[number], readonly Piece[]>>;

/** A cell's look: its tiles and its animated scenery. */
export interface CellLook {
  readonly pieces: CellPieces;
  readonly scenery: Decor | null;
}

/** Decor that would be taken for a light of the rules. */
const BURNS = /\/(torch|hearth)$/;
const WALL: TileLook = { as: 'wall' };
/** The sequence of water frames. */
const RIPPLE = [0, 1, 2, 1];

/** Chooses the frames of a floor's cells from the player's knowledge of it. */
export class CellArtist {
  readonly known: KnownTerrain;
  private readonly source: TileSource;
  /** The true map: decorations depend on it. */
  private readonly site: Site;
  private readonly carpets: ReadonlyMap<number, string>;
  /** Whether torches light cells by the rules: then only those burn that do. */
  private readonly isLitByRules: boolean;

  constructor(
    private readonly floor: Floor,
    content: Pick<Content, 'tiles' | 'traps' | 'light'>,
    look: FloorLook,
  ) {
    this.isLitByRules = content.light !== null;
    this.known = new KnownTerrain(floor, content);
    this.source = knownMap(this.known, look);
    const whole = trueMap(floor, look);
    this.site = { source: whole, chambers: new Chambers(whole, floor.state.places) };
    this.carpets = carpets(whole, this.site.chambers.all, (x, y) => tileLook(floor.tileAt(x, y)).as !== 'ground');
  }

  /** The look of an unexplored cell. */
  get rock(): CellPieces {
    return { ground: [], walls: asPieces(`${this.source.theme}/top.0`), overlays: [], decorations: [] };
  }

  /** The known water cells. */
  get water(): Point[] {
    return this.known.cells((tile) => tile.wet === true);
  }

  /** The lights of known terrain. */
  get glows(): Glow[] {
    return this.known.cells((tile) => tile.glow !== undefined).map(({ x, y }) => ({ x, y, colour: this.known.tileAt(x, y)?.glow ?? '', ...SOFT }));
  }

  /** The look of a known cell, at a moment in water ticks. */
  draw(x: number, y: number, moment: number): CellLook {
    const look = this.lookAt(x, y);
    const { ground, wall, overlays } = tileFrames(this.source, x, y);
    const carpet = look.as === 'ground' ? (this.carpets.get(this.floor.index(x, y)) ?? null) : null;
    const thing = this.thing(x, y, look);
    const sign = this.sign(x, y);
    const decor = thing ?? (carpet === null && sign === null ? this.decor(x, y, look) : null);
    const shores = look.as === 'water' ? banks(this.source, this.known, { x, y, isDeep: look.isDeep }) : [];
    const stairs = look.as === 'stairs' ? `${this.source.theme}/stairs-${look.way}` : null;
    const pieces = {
      ground: look.as === 'water' ? asPieces(waterFrame(look, cellHash(x, y, 0) + moment)) : [...asPieces(this.paving(x, y, ground)), ...asPieces(carpet)],
      walls: asPieces(look.as === 'door' ? doorFrame(this.source, { x, y }, look.state) : wall),
      overlays: [...shores, ...overlays].flatMap(asPieces),
      decorations: [...asPieces(stairs), ...(decor && !decor.animated ? [decor] : []), ...asPieces(sign), ...asPieces(this.trap(x, y))],
    };
    return { pieces, scenery: decor?.animated ? decor : null };
  }

  private lookAt(x: number, y: number): TileLook {
    const tile = this.known.tileAt(x, y);
    return tile ? tileLook(tile) : WALL;
  }

  /** A cell's ground: its room's paving, or the theme's default. */
  private paving(x: number, y: number, ground: string | null): string | null {
    return ground === null || this.source.isDoor(x, y) ? ground : (pavingFrame(this.site, this.source, { x, y }) ?? ground);
  }

  private thing(x: number, y: number, look: TileLook): Decor | null {
    if (look.as !== 'thing') return null;
    const hash = cellHash(x, y, this.source.salt + 12);
    const { frame, isMoving } = thingFrame(look.id, this.source.theme, { hash, place: placeAt(this.floor.state.places, x, y) });
    return { frame, animated: isMoving, flip: false };
  }

  /** The glyph of a tile that has no picture; a wall's only where its face is seen. */
  private sign(x: number, y: number): string | null {
    const tile = this.known.tileAt(x, y);
    if (!tile || isPictured(tile) || (tileLook(tile).as === 'wall' && !isFace(this.source, x, y))) return null;
    return characterFrame(tile.glyph, legible(tile.colour), NO_BACK);
  }

  private trap(x: number, y: number): string | null {
    const sprite = this.known.trapAt(x, y);
    return sprite === null ? null : trapFrame(sprite, this.source.theme);
  }

  /** A cell's decor: only on bare ground, and on walls whose face is known. */
  private decor(x: number, y: number, look: TileLook): Decor | null {
    if (this.known.trapAt(x, y) !== null) return null;
    if (look.as !== 'ground' && (look.as !== 'wall' || !isFace(this.source, x, y))) return null;
    if ('bears' in look) return { frame: look.bears, animated: look.isMoving, flip: false };
    const decor = decorFrame(this.site, x, y);
    return decor && this.isLitByRules && BURNS.test(decor.frame) ? null : decor;
  }
}

function asPieces(frame: string | null): readonly Piece[] {
  return frame === null ? [] : [{ frame, flip: false }];
}

/** Neighbours, with different ticks, ripple at different times. */
function waterFrame({ isDeep }: Extract<TileLook, { as: 'water' }>, tick: number): string {
  return `common/${isDeep ? 'deep' : 'water'}.${RIPPLE[tick % RIPPLE.length] ?? 0}`;
}
