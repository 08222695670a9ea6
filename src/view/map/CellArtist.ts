import { type Content, isPictured, type TileKind } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Floor } from '../../engine/floor/Floor';
import { vaultAt } from '../../engine/floor/cells';
import { type Decor, Decoration } from '../decor/Decoration';
import { cellHash } from '../grid/cells';
import { type Glow, SOFT } from '../light/LightField';
import type { Theme } from '../themes/Theme';
import { legible } from '../palette';
import { type FloorLook, type KnownMap, knownMap, KnownTerrain, trueMap } from './KnownTerrain';
import { doorFrame, isFace, tileFrames } from './autotile';
import { characterFrame, NO_BACK, type Piece } from './pieces';
import { banks, basinsOf, leadsAlong, rim, type ShoreMap, wetSides } from './shores';
import { themed, thingFrame, tileLook, type TileLook } from './tileLook';

/** The layers of the tilemap, lowest first. */
export const LAYERS = ['ground', 'walls', 'overlays', 'decorations'] as const;

/** A cell's pieces by layer. */
export type CellPieces = Readonly<Record<(typeof LAYERS)[number], readonly Piece[]>>;

/** A cell's look: its tiles and its animated scenery. */
export interface CellLook {
  readonly pieces: CellPieces;
  readonly scenery: Decor | null;
}

/** A cell's frames in one list, lowest first; scenery is still. */
export function piecesOf({ pieces, scenery }: CellLook): readonly Piece[] {
  return [...LAYERS.flatMap((layer) => pieces[layer]), ...(scenery ? [{ frame: `${scenery.frame}.0`, flip: scenery.flip }] : [])];
}

type WaterLook = Extract<TileLook, { as: 'water' }>;

const WALL: TileLook = { as: 'wall', face: null };
const SHALLOW = 'common/water';
const DEEP = 'common/deep';
/** The purpose of vaults that name none. */
const PLAIN = 'plain';
/** The sequence of water frames, and for how many ticks each is shown. */
const RIPPLE = [0, 1, 2, 1];
export const RIPPLE_TICKS = 3;
/** A current has this many frames, each with its waves a bit further on, or two. */
const FLOW = 4;

/** Chooses the frames of a floor's cells from the player's knowledge of it. */
export class CellArtist {
  readonly known: KnownTerrain;
  private readonly source: KnownMap;
  /** By the true map. */
  private readonly decoration: Decoration;
  private readonly shore: ShoreMap;
  /** The tiles of drained basins, by id. */
  private readonly basins: ReadonlySet<string>;

  constructor(
    private readonly floor: Floor,
    private readonly content: Pick<Content, 'tiles' | 'traps' | 'light' | 'vaults' | 'features'>,
    private readonly look: FloorLook,
  ) {
    this.known = new KnownTerrain(floor, content);
    this.source = knownMap(this.known, look);
    this.shore = { source: this.source, known: this.known, isBridge: (tile) => this.hasRails(tileLook(tile)) };
    this.basins = basinsOf(content);
    const places = floor.state.places.map((place) => ({ ...place, purpose: content.vaults.kinds.get(place.vault)?.purpose ?? PLAIN }));
    const isTaken = (x: number, y: number): boolean => tileLook(floor.tileAt(x, y)).as !== 'ground';
    // Where torches light cells by the rules, only those burn that do.
    this.decoration = new Decoration(look.theme, { source: trueMap(floor, look), places, isTaken }, content.light === null);
  }

  /** The look of an unexplored cell. */
  get rock(): CellPieces {
    return { ground: [], walls: asPieces(`${this.source.theme.frames}/top.0`), overlays: [], decorations: [] };
  }

  /** The known water cells. */
  get water(): Point[] {
    return this.known.cells((tile) => tile.wet === true);
  }

  /** Those with a current. */
  get currents(): Point[] {
    return this.known.cells((tile) => tile.carries !== undefined);
  }

  /** The lights of known terrain. */
  get glows(): Glow[] {
    const glowing = this.known.cells((tile) => tile.glow !== undefined);
    return glowing.map(({ x, y }) => ({ x, y, colour: this.known.tileAt(x, y)?.glow ?? '', ...SOFT }));
  }

  /** The look of a known cell, at a moment in water ticks. */
  draw(x: number, y: number, moment: number): CellLook {
    const look = this.lookAt(x, y);
    const { ground, wall, overlays } = tileFrames(this.source, x, y);
    const carpet = look.as === 'ground' ? this.decoration.carpet(x, y) : null;
    const thing = this.thing(x, y, look);
    const sign = this.sign(x, y, look);
    const decor = thing ?? (carpet === null && sign === null ? this.decor(x, y, look) : null);
    const shores = look.as === 'water' ? this.shores(look, { x, y }, moment) : [];
    const stairs = look.as === 'stairs' ? `${this.source.theme.frames}/stairs-${look.way}` : null;
    const pieces = {
      ground: look.as === 'water'
        ? asPieces(waterFrame(look, this.look.theme, cellHash(x, y, 0) + Math.floor(moment / RIPPLE_TICKS)))
        : [...asPieces(this.paving(x, y, ground)), ...asPieces(carpet)],
      walls: asPieces(look.as === 'door' ? doorFrame(this.source, { x, y }, look.state) : wall),
      overlays: [...shores, ...overlays].flatMap(asPieces),
      decorations: [
        ...asPieces(stairs),
        ...(decor && !decor.animated ? [decor] : []),
        ...this.edges({ x, y }, look).flatMap(asPieces),
        ...asPieces(sign),
        ...asPieces(this.trap(x, y)),
      ],
    };
    return { pieces, scenery: decor?.animated ? decor : null };
  }

  private shores(look: WaterLook, { x, y }: Point, moment: number): string[] {
    return [...this.current(look, moment), ...banks(this.shore, { x, y, isDeep: look.isDeep })];
  }

  /** What lies over a bridge or the bed of a drained basin, towards what is beside it. */
  private edges(at: Point, look: TileLook): string[] {
    if (look.as !== 'thing') return [];
    const sprite = themed(look.picture.sprite, this.look.theme);
    if (this.hasRails(look)) return wetSides(this.shore, at).map((side) => `${sprite}-rail.${side}`);
    const isBasin = (tile: TileKind): boolean => this.basins.has(tile.id);
    const tile = this.known.tileAt(at.x, at.y);
    return tile && isBasin(tile) && !this.lacks(look) ? rim(this.shore, at, isBasin) : [];
  }

  /** Whether a tile has rails towards water, as bridges have. */
  private hasRails(look: TileLook): boolean {
    return look.as === 'thing' && this.look.has?.(`${themed(look.picture.sprite, this.look.theme)}-rail.n`) === true;
  }

  /** The frame of a current over its water; all of a canal are in step, so that waves run on from cell to cell. */
  private current({ current }: WaterLook, moment: number): string[] {
    if (!current) return [];
    const sprite = themed(current.sprite, this.look.theme);
    if (!this.has(sprite)) return [];
    if (!current.isMoving) return [sprite];
    const frames = this.has(`${sprite}.${FLOW - 1}`) ? FLOW : 2;
    return [`${sprite}.${moment % frames}`];
  }

  private lookAt(x: number, y: number): TileLook {
    const tile = this.known.tileAt(x, y);
    return tile ? tileLook(tile) : WALL;
  }

  /** A cell's ground: its room's paving, or the theme's default. */
  private paving(x: number, y: number, ground: string | null): string | null {
    return ground === null || this.source.isDoor(x, y) ? ground : (this.decoration.paving(x, y, this.source) ?? ground);
  }

  private thing(x: number, y: number, look: TileLook): Decor | null {
    if (look.as !== 'thing') return null;
    const hash = cellHash(x, y, this.source.salt + 12);
    const vault = vaultAt(this.floor.state.places, { x, y })?.vault ?? '';
    const { frame, isMoving } = thingFrame(look.picture, this.look.theme, hash, this.content.vaults.kinds.get(vault)?.instead);
    if (!this.has(frame)) return null;
    const isAlong = this.hasRails(look) && leadsAlong(this.shore, { x, y });
    return { frame: isAlong ? `${frame}-along` : frame, animated: isMoving, flip: false };
  }

  /** The glyph of a tile that has no picture, or whose picture has not come; a wall's only where its face is seen. */
  private sign(x: number, y: number, look: TileLook): string | null {
    const tile = this.known.tileAt(x, y);
    if (!tile || (isPictured(tile) && !this.lacks(look)) || (look.as === 'wall' && !isFace(this.source, x, y))) return null;
    return characterFrame(tile.glyph, legible(tile.colour), NO_BACK);
  }

  private lacks(look: TileLook): boolean {
    const picture = pictureOn(look);
    return picture !== null && !this.has(themed(picture.sprite, this.look.theme) + (picture.shapes[0] ?? ''));
  }

  private has(sprite: string): boolean {
    return this.look.has?.(sprite) ?? true;
  }

  private trap(x: number, y: number): string | null {
    const trap = this.known.trapAt(x, y);
    const frame = trap && themed(trap.sprite, this.look.theme);
    return trap && frame !== null && !this.has(frame) ? characterFrame(trap.glyph, legible(trap.colour), NO_BACK) : frame;
  }

  /** Whether anything floats there: not in vaults, whose water comes and goes faster than pads grow. */
  private mayFloat(at: Point, { isDeep, current }: WaterLook): boolean {
    return !isDeep && !current && vaultAt(this.floor.state.places, at) === undefined;
  }

  /** A cell's decor: only on bare ground, and on walls whose face is known. */
  private decor(x: number, y: number, look: TileLook): Decor | null {
    if (this.known.trapAt(x, y) !== null) return null;
    if (look.as === 'water') return this.mayFloat({ x, y }, look) ? this.decoration.afloat(x, y) : null;
    if (look.as !== 'ground' && (look.as !== 'wall' || !isFace(this.source, x, y))) return null;
    if (look.as === 'wall' && look.face) {
      if (this.lacks(look)) return null;
      return { frame: themed(look.face.sprite, this.look.theme), animated: look.face.isMoving, flip: false };
    }
    return this.decoration.at(x, y);
  }
}

function asPieces(frame: string | null): readonly Piece[] {
  return frame === null ? [] : [{ frame, flip: false }];
}

function pictureOn(look: TileLook): { readonly sprite: string; readonly shapes: readonly string[] } | null {
  return look.as === 'thing' ? look.picture : look.as === 'wall' ? look.face : look.as === 'water' ? look.current : null;
}

/** Neighbours, with different ticks, ripple at different times. */
function waterFrame({ isDeep }: WaterLook, theme: Pick<Theme, 'instead'>, tick: number): string {
  return `${themed(isDeep ? DEEP : SHALLOW, theme)}.${RIPPLE[tick % RIPPLE.length] ?? 0}`;
}
