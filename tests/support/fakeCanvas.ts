import { CELL } from '../../src/view/grid/cells';

/** What is drawn into a canvas, in order: a frame at a position, or another canvas. */
export interface Drawn {
  readonly what: string;
  readonly x: number;
  readonly y: number;
}

/** A canvas that records what is drawn into it. */
export function fakeCanvas(name: string): { drawn: Drawn[]; canvas: HTMLCanvasElement } {
  const drawn: Drawn[] = [];
  let shift = { x: 0, y: 0 };
  const context = {
    save: () => undefined,
    restore: () => { shift = { x: 0, y: 0 }; },
    translate: (x: number, y: number) => { shift = { x, y }; },
    scale: (flip: number) => { if (flip < 0) shift.x -= CELL; },
    fillRect: () => undefined,
    drawImage: (image: { name: string }, ...[, , , , x = 0, y = 0]: readonly number[]) => { drawn.push({ what: image.name, x: x + shift.x, y: y + shift.y }); },
  };
  const canvas = { name, getContext: () => Object.assign(context, { canvas }) };
  return { drawn, canvas: canvas as unknown as HTMLCanvasElement };
}

/** Textures in which every frame is as large as a cell, and its image has its name. */
export const namedFrames = {
  getFrame: (_: string, name: string) => ({ cutX: 0, cutY: 0, cutWidth: CELL, cutHeight: CELL, source: { image: { name } } }),
  get: () => ({ has: () => true }),
  exists: () => true,
};
