import type Phaser from 'phaser';
import { BakedTilemap } from '../../src/view/map/MapView';
import { LAYERS, type CellPieces } from '../../src/view/map/CellArtist';
import type { Piece } from '../../src/view/map/pieces';
import { SHEET, TileSheet } from '../../src/view/map/TileSheet';
import { CELL } from '../../src/view/grid/cells';

const RESTORE = 'restorewebgl';
const SIDE = SHEET.columns * (CELL + SHEET.spacing);

/** What a canvas for one tile holds. */
let drawn = '';

// Phaser and canvases need a browser.
jest.mock('phaser', () => ({ Renderer: { Events: { RESTORE_WEBGL: 'restorewebgl' } } }));
jest.mock('../../src/view/map/pieces', () => ({ drawPiece: (_context: unknown, _source: unknown, { frame }: Piece) => { drawn += `${frame} `; } }));
jest.mock('../../src/view/textures/canvasTextures', () => ({
  makeCanvas: (textures: { readonly sheet: object }) => textures.sheet,
  scratchCanvas: () => ({ canvas: {}, clearRect: () => { drawn = ''; }, drawImage: () => undefined }),
}));

interface FakeTile {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** A tilemap of which the test sees the picture: what each layer shows of each cell. */
function fakeMap(width: number, height: number) {
  const sheet = new Map<string, string>();
  const shown = new Map<string, string>();
  const restored: (() => void)[] = [];
  const context = {
    clearRect: () => { sheet.clear(); },
    drawImage: (_tile: unknown, x: number, y: number) => { if (x < SIDE && y < SIDE) sheet.set(`${x},${y}`, drawn); },
  };
  const layers: { name: string; cullCallback: () => FakeTile[]; putTileAt: (index: number, x: number, y: number) => FakeTile; setVisible: () => unknown }[] = [];
  const map = {
    width,
    height,
    addTilesetImage: () => ({}),
    createBlankLayer: (name: string) => {
      const layer = { name, cullCallback: (): FakeTile[] => [], putTileAt: (index: number, x: number, y: number) => ({ index, x, y }), setVisible: () => layer };
      layers.push(layer);
      return layer;
    },
  };
  const batchDraw = (): void => {
    for (const { name, cullCallback } of layers) {
      for (const { index, x, y } of cullCallback()) {
        const pitch = CELL + SHEET.spacing;
        const picture = sheet.get(`${(index % SHEET.columns) * pitch},${Math.floor(index / SHEET.columns) * pitch}`);
        if (index >= 0) shown.set(`${name} ${x},${y}`, picture ?? 'nothing');
      }
    }
  };
  const picture = { setOrigin: () => picture, setDepth: () => picture, beginDraw: () => undefined, batchDraw, endDraw: () => undefined };
  const scene = {
    make: { tilemap: () => map },
    add: { renderTexture: () => picture },
    renderer: { on: (event: string, act: () => void) => { if (event === RESTORE) restored.push(act); } },
  };
  const textures = { sheet: { context, refresh: () => undefined } };
  const tiles = new TileSheet(textures as unknown as Phaser.Textures.TextureManager, 'atlas');
  return { shown, restore: () => { for (const act of restored) act(); }, baked: new BakedTilemap(scene as unknown as Phaser.Scene, tiles, { width, height }) };
}

function piecesOf(nth: number): CellPieces {
  const stack = (layer: string): Piece[] => [{ frame: `${layer}${nth}`, flip: false }, { frame: 'same', flip: false }];
  return { ground: stack('ground'), walls: [], overlays: stack('overlays'), decorations: nth % 2 === 0 ? [] : stack('decorations') };
}

test('a floor with thousands of combinations of tiles shows them all, also when the graphics card has lost its memory', () => {
  const [width, height] = [60, 50];
  const { baked, shown, restore } = fakeMap(width, height);
  const wanted = new Map<string, string>();
  for (let nth = 0; nth < width * height; nth++) {
    const [x, y] = [nth % width, Math.floor(nth / width)];
    baked.put(x, y, piecesOf(nth));
    for (const layer of LAYERS) if (piecesOf(nth)[layer].length > 0) wanted.set(`${layer} ${x},${y}`, `${layer}${nth} same `);
    if (nth % 700 === 0) baked.bake();
  }
  baked.bake();
  const wrong = (): string[] => [...wanted.keys()].filter((place) => shown.get(place) !== wanted.get(place));
  expect([wrong(), shown.size]).toEqual([[], wanted.size]);
  shown.clear();
  restore();
  expect([wrong(), shown.size]).toEqual([[], wanted.size]);
});
