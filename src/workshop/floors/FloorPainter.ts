import Phaser from 'phaser';
import parts from 'phaser/parts';
import { textHash } from '../../engine/core/hash';
import type { Content } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { readAtlas } from '../../ui/panels/Sprite';
import type { ViewPreferences } from '../../view/Preferences';
import { CellArtist, piecesOf } from '../../view/map/CellArtist';
import { type ChartedMap, FloorChart } from '../../view/map/FloorChart';
import { GlyphArtist } from '../../view/map/GlyphArtist';
import { colourOf, type Meaning } from '../../view/palette';
import { ATLAS, scratchCanvas } from '../../view/textures/canvasTextures';
import { addSheet, hasSprite, type RegionSheet } from '../../view/textures/sheets';
import { themeOf } from '../../view/themes/themes';

type Artist = CellArtist | GlyphArtist;

/** Terrain that was drawn, and what it looked like in words. */
interface KeptGround {
  readonly look: string;
  readonly canvas: HTMLCanvasElement;
}

/** The most floors whose terrain is kept: a strip and the enlarged one. */
const MOST_KEPT = 9;

/** Draws whole floors onto canvases of the page, with the frames of the game's own map. */
export class FloorPainter {
  /** By seed and floor: most edits of a pack leave the terrain of its floors as it is. */
  private readonly grounds = new Map<string, KeptGround>();

  constructor(
    private readonly textures: Phaser.Textures.TextureManager,
    private readonly preferences: ViewPreferences,
  ) {}

  /** Draws the floor that a run is on, all of which is in view. @param side the width of a cell in canvas pixels */
  paint(canvas: HTMLCanvasElement, game: Game, side: number): void {
    const { width, height } = game.floor;
    const area = { x: 0, y: 0, width, height, side };
    const chart = new FloorChart(this.textures, this.mapOf(game), this.preferences);
    const ground = this.groundOf(game, () => chart.drawGround(game, area).canvas);
    const copy = scratchCanvas({ width: ground.width, height: ground.height });
    copy.drawImage(ground, 0, 0);
    chart.paint(canvas, game, area, copy);
  }

  /** The terrain of a floor: as kept if it would look the same, else drawn. */
  private groundOf({ floor: { state, width }, content, state: { seed } }: Game, draw: () => HTMLCanvasElement): HTMLCanvasElement {
    const { isGlyphs, palette } = this.preferences;
    const key = `${state.number} ${seed}`;
    const look = JSON.stringify([state.theme, state.places, state.terrain, width, isGlyphs, palette, looksIn(content)]);
    const kept = this.grounds.get(key);
    if (kept?.look === look) return kept.canvas;
    const canvas = draw();
    if (this.grounds.size >= MOST_KEPT) this.grounds.clear();
    this.grounds.set(key, { look, canvas });
    return canvas;
  }

  /** The colour in which a floor drawn small frames what is of a meaning. */
  frameOf(meaning: Meaning): string {
    return colourOf(meaning, this.preferences.palette);
  }

  private mapOf(game: Game): ChartedMap {
    let artist: Artist | null = null;
    // Where the terrain is kept, none is needed.
    const found = (): Artist => (artist ??= this.artistOf(game));
    return {
      piecesAt: (x, y) => (found().known.isKnown(x, y) ? piecesOf(found().draw(x, y, 0)) : null),
      tileAt: (x, y) => game.floor.tileAt(x, y),
    };
  }

  private artistOf({ floor, content, state }: Game): Artist {
    const { isGlyphs, palette } = this.preferences;
    const has = (sprite: string): boolean => hasSprite(this.textures, sprite);
    const look = { theme: themeOf(content, floor.state.theme), has, salt: textHash(state.seed) ^ floor.state.number };
    const artist = isGlyphs ? new GlyphArtist(floor, content, { look, palette }) : new CellArtist(floor, content, look);
    artist.known.update(floor);
    return artist;
  }
}

const looks = new WeakMap<Content, string>();

/** What decides how a pack's terrain looks, besides the terrain. */
function looksIn(content: Content): string {
  const { tiles, themes, vaults: { kinds } } = content;
  const known = looks.get(content) ?? JSON.stringify([tiles, [...themes], [...kinds]]);
  looks.set(content, known);
  return known;
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
