import { CLEAR, OUTLINE_KEY, type Palette } from './palette';
import { SIZE, type Sprite } from './parseSprites';
import { Picture } from './Picture';

const SIDES = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

/** Paints a sprite inside a transparent margin; unless raw, pixels next to it take the outline. */
export function paint(sprite: Sprite, palette: Palette, margin: number): Picture {
  const picture = new Picture(SIZE + 2 * margin, SIZE + 2 * margin);
  for (let y = -margin; y < SIZE + margin; y++) {
    for (let x = -margin; x < SIZE + margin; x++) {
      const colour = palette.get(keyAt(sprite, x, y));
      if (colour) picture.dot(x + margin, y + margin, colour);
    }
  }
  return picture;
}

function keyAt({ raw, rows }: Sprite, x: number, y: number): string {
  const key = rows[y]?.[x] ?? CLEAR;
  const edge = !raw && key === CLEAR && SIDES.some(([dx, dy]) => (rows[y + dy]?.[x + dx] ?? CLEAR) !== CLEAR);
  return edge ? OUTLINE_KEY : key;
}
