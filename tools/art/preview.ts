import type { Frame } from './frames';
import type { Colour } from './palette';
import { SIZE } from './parseSprites';
import { Picture } from './Picture';

const ZOOM = 6;
const COLUMNS = 16;
/** A cell, with two pixels between it and the next. */
const STEP = SIZE + 2;
const BACKDROP: Colour = [45, 40, 51];
const DEFAULT_GROUND = 'cellars/ground.0';

/** Contact sheets by group: every sprite at 6x on its theme's plain ground (the cellars' by default). */
export function contactSheets(frames: readonly Frame[]): Map<string, Picture> {
  const grounds = new Map(frames.filter(isGround).map((frame) => [frame.name, frame.picture]));
  const groups = [...new Set(frames.map((frame) => frame.group))];
  return new Map(groups.map((group) => [group, sheet(frames.filter((frame) => frame.group === group), grounds)]));
}

function isGround({ name }: Frame): boolean {
  return name.endsWith('/ground.0');
}

function sheet(frames: readonly Frame[], grounds: ReadonlyMap<string, Picture>): Picture {
  const small = new Picture(COLUMNS * STEP, Math.ceil(frames.length / COLUMNS) * STEP);
  fill(small, BACKDROP);
  frames.forEach(({ name, picture }, i) => {
    const left = (i % COLUMNS) * STEP + 1;
    const top = Math.floor(i / COLUMNS) * STEP + 1;
    const ground = grounds.get(`${name.split('/', 1).join('')}/ground.0`) ?? grounds.get(DEFAULT_GROUND);
    if (ground) small.lay(ground, left, top);
    const margin = (picture.width - SIZE) / 2;
    small.lay(picture, left - margin, top - margin);
  });
  return small.enlarged(ZOOM);
}

function fill(picture: Picture, colour: Colour): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) picture.dot(x, y, colour);
  }
}
