import { MAP_SIGNS, type Chart, type MapSign } from '../views/mapSigns';

/** A cell's appearance: its ground, and a shape on it, so that colour isn't the only sign. */
interface Paint {
  readonly ground: string;
  readonly shape?: 'dot' | 'cross' | 'full' | 'diamond' | 'plus' | 'up' | 'down' | 'bar' | 'slash';
  readonly colour?: string;
}

const FLOOR = '#4a4558';
const STAIRS = '#79d4ff';

const PAINTS: Readonly<Record<Exclude<MapSign, 'unknown'>, Paint>> = {
  floor: { ground: FLOOR },
  wall: { ground: '#8e8899' },
  water: { ground: '#4a78d0' },
  deep: { ground: '#2a4698' },
  door: { ground: '#b88048', shape: 'bar', colour: '#6e4a24' },
  locked: { ground: '#f0c848', shape: 'bar', colour: '#7a5a10' },
  other: { ground: '#f08436' },
  trap: { ground: FLOOR, shape: 'cross', colour: '#ff9a70' },
  item: { ground: FLOOR, shape: 'dot', colour: '#ffe27a' },
  up: { ground: FLOOR, shape: 'up', colour: STAIRS },
  down: { ground: FLOOR, shape: 'down', colour: STAIRS },
  marked: { ground: '#3a1420', shape: 'slash', colour: '#ff8a4a' },
  hostile: { ground: '#5a0f1a', shape: 'diamond', colour: '#ff6a6a' },
  ally: { ground: '#12402a', shape: 'plus', colour: '#7fe0a0' },
  hero: { ground: '#ffffff', shape: 'full', colour: '#ffffff' },
};

/** Cells smaller than this many pixels are filled with the colour of their shape. */
const FINE = 4;

/** Draws a floor's map into a canvas, after the first time only the cells that changed. */
export class MapPainter {
  private drawn: Uint8Array = new Uint8Array();
  private size = '';

  private readonly context: CanvasRenderingContext2D | null;

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.context = canvas.getContext('2d');
  }

  /** @param dot canvas pixels per cell */
  paint({ width, height, signs }: Chart, dot: number): void {
    const { context } = this;
    if (!context) return;
    const size = `${width}x${height}x${dot}`;
    if (size !== this.size) {
      Object.assign(this.canvas, { width: width * dot, height: height * dot });
      this.drawn = new Uint8Array(signs.length);
      this.size = size;
    }
    for (let cell = 0; cell < signs.length; cell++) {
      const code = signs[cell] ?? 0;
      if (code === this.drawn[cell]) continue;
      this.drawn[cell] = code;
      drawCell(context, { x: (cell % width) * dot, y: Math.floor(cell / width) * dot, dot, sign: MAP_SIGNS[code] ?? 'unknown' });
    }
  }
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly dot: number;
  readonly sign: MapSign;
}

function drawCell(context: CanvasRenderingContext2D, { x, y, dot, sign }: Cell): void {
  context.clearRect(x, y, dot, dot);
  if (sign === 'unknown') return;
  const { ground, shape, colour = ground } = PAINTS[sign];
  context.fillStyle = dot < FINE ? colour : ground;
  context.fillRect(x, y, dot, dot);
  if (dot < FINE || shape === undefined || shape === 'full') return;
  context.fillStyle = colour;
  context.beginPath();
  for (const [across, down] of OUTLINES[shape]) context.lineTo(x + across * dot, y + down * dot);
  context.fill();
}

/** Corners of the shapes, in cells. */
const OUTLINES: Readonly<Record<Exclude<Paint['shape'], 'full' | undefined>, readonly (readonly [number, number])[]>> = {
  cross: [
    [0.15, 0.3], [0.3, 0.15], [0.5, 0.35], [0.7, 0.15], [0.85, 0.3], [0.65, 0.5],
    [0.85, 0.7], [0.7, 0.85], [0.5, 0.65], [0.3, 0.85], [0.15, 0.7], [0.35, 0.5],
  ],
  slash: [[0.7, 0], [1, 0], [1, 0.3], [0.3, 1], [0, 1], [0, 0.7]],
  dot: [[0.25, 0.25], [0.75, 0.25], [0.75, 0.75], [0.25, 0.75]],
  diamond: [[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]],
  plus: [[0.35, 0], [0.65, 0], [0.65, 0.35], [1, 0.35], [1, 0.65], [0.65, 0.65], [0.65, 1], [0.35, 1], [0.35, 0.65], [0, 0.65], [0, 0.35], [0.35, 0.35]],
  up: [[0.5, 0], [1, 1], [0, 1]],
  down: [[0, 0], [1, 0], [0.5, 1]],
  bar: [[0.35, 0], [0.65, 0], [0.65, 1], [0.35, 1]],
};
