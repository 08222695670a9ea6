import { readFileSync } from 'node:fs';
import { readFrames, SPRITES } from '../art/files';
import { parsePalette } from '../art/palette';
import { Picture } from '../art/Picture';
import { icon } from './icon';
import { CALM, TALL, titleScene, WIDE, type Moment, type Paints, type Stage } from './titleScene';

const BLINK: Moment = { ...CALM, eyes: 'shut' };
const FLARE: Moment = { ...CALM, lantern: 1.09, ember: 1.07 };

/** The game's sprites and palette. */
export function readPaints(): Paints {
  const file = `${SPRITES}/palette.json`;
  return { frames: readFrames(SPRITES), palette: parsePalette(file, readFileSync(file, 'utf8')) };
}

/** The page's pictures except the atlas, by their names in assets/; deterministic. */
export function showcasePictures(paints: Paints): ReadonlyMap<string, Picture> {
  return new Map([
    ...titlePictures('title', WIDE, paints),
    ...titlePictures('title-tall', TALL, paints),
    // The preview of links to the page.
    ['card', titleScene(WIDE, paints, CALM).enlarged(2)],
    ...[32, 180, 192, 512].map((size): [string, Picture] => [`icon-${size}`, icon(size, paints)]),
  ]);
}

/** The scene and two overlays: lights flaring, eyes shut. */
function titlePictures(name: string, stage: Stage, paints: Paints): [string, Picture][] {
  const calm = titleScene(stage, paints, CALM);
  const layer = (moment: Moment): Picture => difference(calm, titleScene(stage, paints, moment));
  return [[name, calm], [`${name}-flare`, layer(FLARE)], [`${name}-blink`, layer(BLINK)]];
}

/** The pixels of `after` that differ; all others transparent. */
function difference(before: Picture, after: Picture): Picture {
  const changed = new Picture(after.width, after.height);
  for (let y = 0; y < after.height; y++) {
    for (let x = 0; x < after.width; x++) {
      const pixel = after.at(x, y);
      if (before.at(x, y).some((part, i) => part !== pixel[i])) changed.data.set(pixel, (y * after.width + x) * 4);
    }
  }
  return changed;
}
