import type { Colour } from '../art/palette';
import { Picture } from '../art/Picture';
import { unit } from './noise';
import { toneAt } from './shade';
import type { Paints } from './titleScene';

const { ceil, floor, sqrt } = Math;

const SPRITE = 'item/lantern';
/** The lantern's size in pixels, without its outline. */
const DRAWN = 16;
/** Icons below this size show only the lantern. */
const SMALL = 64;

/** The game's icon: its lantern, with a halo if there is room. */
export function icon(size: number, { frames, palette }: Paints): Picture {
  const lantern = frames.find(({ name }) => name === SPRITE);
  if (!lantern) throw new Error(`there is no sprite ${SPRITE}`);
  if (size < SMALL) return lantern.picture.cut(1, 1, { w: DRAWN, h: DRAWN }).enlarged(floor(size / DRAWN));
  // A third of the icon is free around it: systems crop icons to a circle.
  const cells = 24;
  const times = ceil(size / cells);
  const tones = Array.from('k(cmLz', (key) => palette.get(key)).filter((tone) => tone !== undefined);
  const small = halo(cells, tones);
  small.lay(lantern.picture, (cells - lantern.picture.width) / 2, (cells - lantern.picture.height) / 2);
  const big = small.enlarged(times);
  const edge = floor((big.width - size) / 2);
  return big.cut(edge, edge, { w: size, h: size });
}

function halo(cells: number, tones: readonly Colour[]): Picture {
  const picture = new Picture(cells, cells);
  const middle = (cells - 1) / 2;
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      const [dx, dy] = [x - middle, y - middle - 0.5];
      const near = unit(1 - sqrt(dx * dx + dy * dy) / (cells * 0.62));
      const tone = tones[toneAt(x, y, { lit: near * 1.05, count: tones.length })];
      if (tone) picture.dot(x, y, tone);
    }
  }
  return picture;
}
