import type { Frame } from './frames';
import { Picture } from './Picture';

/** A frame's box in the atlas, in pixels, without the extruded edge. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The atlas picture, and its frames' boxes by name. */
export interface Atlas {
  readonly picture: Picture;
  readonly boxes: ReadonlyMap<string, Box>;
}

/** Every frame takes an 18 x 18 cell: an outlined sprite whole, a tile with its edge extruded by one. */
const CELL = 18;
const SPACING = 2;
const STEP = CELL + SPACING;

/** In a narrow picture like rows of pixels lie near each other, which packs smaller; graphics cards take heights of 4,096. */
const COLUMNS = 12;

/** Packs frames row by row into a grid; the same frames give the same atlas. */
export function pack(frames: readonly Frame[]): Atlas {
  const columns = Math.min(COLUMNS, frames.length);
  const rows = Math.ceil(frames.length / columns);
  const picture = new Picture(columns * STEP + SPACING, rows * STEP + SPACING);
  const boxes = new Map<string, Box>();
  frames.forEach((frame, i) => {
    const left = SPACING + (i % columns) * STEP;
    const top = SPACING + Math.floor(i / columns) * STEP;
    picture.lay(frame.tile ? extruded(frame.picture) : frame.picture, left, top);
    boxes.set(frame.name, boxOf(frame, left, top));
  });
  return { picture, boxes };
}

/** The atlas as Phaser's JSON hash, one frame per line, in packing order. */
export function toJson({ picture, boxes }: Atlas, image: string): string {
  const lines = [...boxes].map(([name, box]) => `    ${JSON.stringify(name)}: ${JSON.stringify(hashEntry(box))}`);
  const meta = { image, format: 'RGBA8888', size: { w: picture.width, h: picture.height }, scale: '1' };
  return `{\n  "frames": {\n${lines.join(',\n')}\n  },\n  "meta": ${JSON.stringify(meta)}\n}\n`;
}

function boxOf({ tile, picture }: Frame, left: number, top: number): Box {
  const inset = tile ? 1 : 0;
  return { x: left + inset, y: top + inset, w: picture.width, h: picture.height };
}

function hashEntry(frame: Box): object {
  const { w, h } = frame;
  return { frame, rotated: false, trimmed: false, spriteSourceSize: { x: 0, y: 0, w, h }, sourceSize: { w, h } };
}

/** A tile with its edge pixels repeated once, so that no neighbour bleeds in at any zoom. */
function extruded(tile: Picture): Picture {
  const wide = new Picture(tile.width + 2, tile.height + 2);
  for (let y = 0; y < wide.height; y++) {
    for (let x = 0; x < wide.width; x++) {
      const pixel = tile.at(within(x - 1, tile.width), within(y - 1, tile.height));
      wide.data.set(pixel, (y * wide.width + x) * 4);
    }
  }
  return wide;
}

function within(at: number, size: number): number {
  return Math.min(Math.max(at, 0), size - 1);
}
