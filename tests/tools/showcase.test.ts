import { readFileSync } from 'node:fs';
import { Picture } from '../../tools/art/Picture';
import { icon } from '../../tools/showcase/icon';
import { readPaints, showcasePictures } from '../../tools/showcase/showcaseFiles';
import { TALL, WIDE } from '../../tools/showcase/titleScene';

const paints = readPaints();
const pictures = showcasePictures(paints);
/** Two tones of the page that are darker than the palette. */
const NIGHT = ['5,4,8', '11,10,16'];

const pixelsOf = ({ width, height, data }: Picture): string => `${width}x${height} ${Buffer.from(data).toString('base64')}`;

function coloursOf(picture: Picture): Set<string> {
  const seen = new Set<string>();
  for (let at = 0; at < picture.data.length; at += 4) if (picture.data[at + 3] !== 0) seen.add(picture.data.subarray(at, at + 3).join(','));
  return seen;
}

const isBright = ([, green = 0, blue = 0]: Uint8Array): boolean => green + blue > 400;

function mean({ data }: Picture): number {
  let sum = 0;
  for (const part of data) sum += part;
  return sum / data.length;
}

test.each([...pictures.keys()])('assets/%s.png is the committed one, pixel for pixel (else run: npm run art)', (name) => {
  const committed = Picture.decode(readFileSync(`assets/${name}.png`));
  const fresh = pictures.get(name);
  expect(fresh && pixelsOf(fresh) === pixelsOf(committed)).toBe(true);
});

test('they use only the palette of the game and its night', () => {
  const allowed = new Set([...[...paints.palette.values()].map((colour) => colour.join(',')), ...NIGHT]);
  for (const picture of pictures.values()) expect([...coloursOf(picture)].filter((colour) => !allowed.has(colour))).toEqual([]);
});

test.each([['title', WIDE], ['title-tall', TALL]] as const)('%s closes its eyes, and nothing far from the head changes', (name, { head }) => {
  const [open, shut] = [pictures.get(name), pictures.get(`${name}-blink`)];
  const changed: number[] = [];
  let bright = 0;
  for (let y = 0; open && shut && y < open.height; y++) {
    for (let x = 0; x < open.width; x++) {
      if (shut.at(x, y)[3] === 0) continue;
      changed.push(Math.max(Math.abs(x - head.x), Math.abs(y - head.y)));
      if (isBright(open.at(x, y))) bright++;
      if (isBright(shut.at(x, y))) changed.push(Infinity);
    }
  }
  expect(Math.max(...changed)).toBeLessThan(head.r * 1.2);
  expect(bright).toBeGreaterThan(100);
});

test.each(['title', 'title-tall'])('%s is darkest where the words are', (name) => {
  const scene = pictures.get(name) ?? new Picture(1, 1);
  const words = name === 'title' ? scene.cut(0, 0, { w: 150, h: 270 }) : scene.cut(0, 430, { w: 270, h: 50 });
  expect(mean(words)).toBeLessThan(mean(scene) * 0.9);
});

test.each([16, 32, 180, 192, 512])('an icon of %s pixels has that size', (size) => {
  const { width, height } = icon(size, paints);
  expect([width, height]).toEqual([size, size]);
});
