import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { actorLook } from '../sprites/actorLook';
import { ATLAS, scratchCanvas } from '../textures/canvasTextures';
import { drawPiece, type Piece } from './pieces';
import { colourOf, type Meaning } from '../palette';
import { firstFrame, pictureOf, type Picture } from '../textures/Picture';
import type { ViewPreferences } from '../Preferences';
import { thingsSeen } from '../sprites/ThingViews';
import { tileLook } from './tileLook';
import { CELL, type Size } from '../grid/cells';
import type { TileKind } from '../../engine/content';

/** An area of a floor, and the width of one of its cells in canvas pixels. */
export interface ChartArea extends Point, Size {
  readonly side: number;
}

/** The map view's knowledge of its floor. */
export interface ChartedMap {
  /** A cell's frames as shown, lowest first; null if it is unexplored. */
  piecesAt(x: number, y: number): readonly Piece[] | null;
  tileAt(x: number, y: number): TileKind | null;
}

/** A cell that stays visible however small the floor is drawn. */
interface ChartMark {
  readonly cell: Point;
  readonly rim: Meaning;
}

/** A marked cell of the whole picture, `side` canvas pixels wide, to be enlarged to `wide`. */
type EnlargedCell = Point & Pick<ChartMark, 'rim'> & { readonly side: number; readonly wide: number };

/** The smallest width of a marked cell, in page pixels. */
const MIN_WIDTH = 13;
/** Shades remembered cells out of view, except stairs and doors. */
const REMEMBERED = 'rgba(5, 4, 8, 0.32)';

/** Draws the explored part of a floor onto a canvas of the page, from the map's own frames. */
export class FloorChart {
  constructor(
    private readonly textures: Phaser.Textures.TextureManager,
    private readonly map: ChartedMap,
    private readonly preferences: ViewPreferences,
  ) {}

  /** Draws an area. @param ground its terrain at art size, over which the rest is drawn */
  paint(canvas: HTMLCanvasElement, game: Game, area: ChartArea, ground = this.drawGround(game, area)): void {
    const { width, height, side } = area;
    Object.assign(canvas, { width: Math.round(width * side), height: Math.round(height * side) });
    const context = canvas.getContext('2d');
    if (!context) return;
    const whole = this.drawThings(ground, game, area);
    context.imageSmoothingEnabled = side % CELL !== 0;
    context.imageSmoothingQuality = 'high';
    context.drawImage(whole, 0, 0, canvas.width, canvas.height);
    const wide = MIN_WIDTH * window.devicePixelRatio;
    if (side >= wide) return;
    for (const { cell, rim } of this.marks(game, area)) {
      this.enlarge(context, whole, { x: cell.x - area.x, y: cell.y - area.y, side, rim, wide });
    }
  }

  /** The terrain of an area at art size. */
  drawGround(game: Game, area: ChartArea): CanvasRenderingContext2D {
    const context = scratchCanvas({ width: area.width * CELL, height: area.height * CELL });
    for (const cell of cellsOf(area)) {
      const at = placeIn(area, cell);
      const pieces = this.map.piecesAt(cell.x, cell.y);
      for (const piece of pieces ?? []) drawPiece(context, { textures: this.textures, atlas: ATLAS }, { ...piece, at });
      if (pieces === null || game.floor.isVisible(cell.x, cell.y) || this.rimOf(cell) !== null) continue;
      context.fillStyle = REMEMBERED;
      context.fillRect(at.x, at.y, CELL, CELL);
    }
    return context;
  }

  /** Draws what lies and stands on the ground. */
  private drawThings(context: CanvasRenderingContext2D, game: Game, area: ChartArea): HTMLCanvasElement {
    const at = (cell: Point): Point => placeIn(area, cell);
    for (const { cell, look } of thingsSeen(game)) this.drawPicture(context, pictureOf(this.textures, look, this.preferences), at(cell));
    for (const actor of actorsSeen(game)) {
      this.drawPicture(context, pictureOf(this.textures, actorLook(game, actor).look, this.preferences), at(actor));
    }
    return context.canvas;
  }

  /** Draws a picture centred in a cell. */
  private drawPicture(context: CanvasRenderingContext2D, picture: Picture, { x, y }: Point): void {
    const { cutX, cutY, cutWidth, cutHeight, source } = this.textures.getFrame(picture.texture, firstFrame(this.textures, picture));
    const left = x + Math.round((CELL - cutWidth) / 2);
    const top = y + Math.round((CELL - cutHeight) / 2);
    context.drawImage(source.image as CanvasImageSource, cutX, cutY, cutWidth, cutHeight, left, top, cutWidth, cutHeight);
  }

  /** The marks, most important last. */
  private marks(game: Game, area: ChartArea): ChartMark[] {
    const tiles = cellsOf(area).flatMap((cell): ChartMark[] => {
      const rim = this.rimOf(cell);
      return rim === null ? [] : [{ cell, rim }];
    });
    const things = thingsSeen(game).filter(({ isCorpse }) => !isCorpse).map(({ cell }): ChartMark => ({ cell, rim: 'gold' }));
    const actors = actorsSeen(game).map((actor): ChartMark => ({ cell: actor, rim: actor === game.state.player ? 'own' : 'enemy' }));
    return [...tiles.reverse(), ...things, ...actors];
  }

  /** The rim of stairs or a door; null for other ground. */
  private rimOf({ x, y }: Point): Meaning | null {
    const tile = this.map.tileAt(x, y);
    const as = tile && tileLook(tile).as;
    return as === 'stairs' ? 'heal' : as === 'door' ? 'nothing' : null;
  }

  /** Enlarges a cell, with a rim to set it apart from its neighbours. */
  private enlarge(context: CanvasRenderingContext2D, whole: HTMLCanvasElement, { x, y, side, rim, wide }: EnlargedCell): void {
    const left = Math.round((x + 0.5) * side - wide / 2);
    const top = Math.round((y + 0.5) * side - wide / 2);
    context.fillStyle = colourOf(rim, this.preferences.palette);
    context.fillRect(left - 1, top - 1, wide + 2, wide + 2);
    context.drawImage(whole, x * CELL, y * CELL, CELL, CELL, left, top, wide, wide);
  }
}

/** Where a cell's north-west corner is in a picture of the area at art size. */
function placeIn(area: ChartArea, { x, y }: Point): Point {
  return { x: (x - area.x) * CELL, y: (y - area.y) * CELL };
}

function cellsOf({ x, y, width, height }: ChartArea): Point[] {
  return Array.from({ length: width * height }, (_, index) => ({ x: x + (index % width), y: y + Math.floor(index / width) }));
}

/** The actors in view, the hero last. */
function actorsSeen(game: Game): Game['state']['player'][] {
  return [...game.floor.state.actors.filter((actor) => game.seesActor(actor)), game.state.player];
}
