import Phaser from 'phaser';
import parts from 'phaser/parts';
import { textHash } from '../../engine/core/hash';
import type { Game } from '../../engine/Game';
import { readAtlas } from '../../ui/panels/Sprite';
import type { ViewPreferences } from '../../view/Preferences';
import { CellArtist, piecesOf } from '../../view/map/CellArtist';
import { type ChartedMap, FloorChart } from '../../view/map/FloorChart';
import { GlyphArtist } from '../../view/map/GlyphArtist';
import { colourOf, type Meaning } from '../../view/palette';
import { ATLAS } from '../../view/textures/canvasTextures';
import { addSheet, hasSprite, type RegionSheet } from '../../view/textures/sheets';
import { themeOf } from '../../view/themes/themes';

/** Draws whole floors onto canvases of the page, with the frames of the game's own map. */
export class FloorPainter {
  constructor(
    private readonly textures: Phaser.Textures.TextureManager,
    private readonly preferences: ViewPreferences,
  ) {}

  /** Draws the floor that a run is on, as far as it is explored. @param side the width of a cell in canvas pixels */
  paint(canvas: HTMLCanvasElement, game: Game, side: number): void {
    const { width, height } = game.floor;
    new FloorChart(this.textures, this.chartOf(game), this.preferences).paint(canvas, game, { x: 0, y: 0, width, height, side });
  }

  /** The colour in which a floor drawn small frames what is of a meaning. */
  frameOf(meaning: Meaning): string {
    return colourOf(meaning, this.preferences.palette);
  }

  private chartOf({ floor, content, state }: Game): ChartedMap {
    const { isGlyphs, palette } = this.preferences;
    const has = (sprite: string): boolean => hasSprite(this.textures, sprite);
    const look = { theme: themeOf(content, floor.state.theme), has, salt: textHash(state.seed) ^ floor.state.number };
    const artist = isGlyphs ? new GlyphArtist(floor, content, { look, palette }) : new CellArtist(floor, content, look);
    artist.known.update(floor);
    return {
      piecesAt: (x, y) => (artist.known.isKnown(x, y) ? piecesOf(artist.draw(x, y, 0)) : null),
      tileAt: (x, y) => artist.known.tileAt(x, y),
    };
  }
}

/** Brings the sprites of single regions, by the region's name. */
export type RegionSheets = () => Promise<ReadonlyMap<string, RegionSheet>>;

/** The game's pictures, for drawing floors on canvases of the page: a Phaser without scenes that never draws a frame. */
export async function loadTextures(regions: RegionSheets): Promise<Phaser.Textures.TextureManager> {
  for (const evaluate of parts) evaluate();
  const font = document.fonts.load('8px "Press Start 2P"').catch(() => null);
  const [{ frames, picture }, sheets] = await Promise.all([readAtlas(), regions(), font]);
  await picture.decode();
  const game = new Phaser.Game({
    type: Phaser.CANVAS, width: 1, height: 1, banner: false, parent: document.createElement('div'),
  });
  await new Promise<void>((resolve) => { game.events.once(Phaser.Core.Events.READY, resolve); });
  game.loop.stop();
  game.textures.addAtlas(ATLAS, picture, frames);
  for (const [region, sheet] of sheets) addSheet(game.textures, region, sheet);
  return game.textures;
}
