import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../engine/Game';
import type { Point } from '../../engine/core/point';
import { text } from '../../keep/text';
import type { Session } from '../Session';
import { cellMeant, type Chart, chartOf, MAP_SIGNS, type MapSign } from '../views/mapSigns';
import { promptOf } from '../views/keysView';
import { Sprite } from './Sprite';
import { leaveFocus } from './CommandButton';

/** The fewest CSS pixels of a cell for a click to mean that cell. */
const AIMABLE = 2;
/** Milliseconds after which the camera has come to rest. */
const SETTLED_MS = 300;

interface MiniMapProps {
  readonly game: Game;
  readonly session: Session;
}

/** The minimap in the corner; a click travels there, or opens the large map where the minimap is too small for that. */
export function MiniMap({ game, session }: MiniMapProps): JSX.Element {
  const key = promptOf(session, 'map');
  const name = text('ui.action.map') + (key === '' ? '' : ` (${key})`);
  const isShown = session.settings.minimap === 'on';
  const travel = (event: MouseEvent): void => {
    const cell = isShown && event.detail > 0 ? cellUnder(event, game) : null;
    if (cell) session.tap(cell);
    else session.command({ do: 'map' });
  };
  return (
    <button
      type="button"
      class={isShown ? 'minimap' : 'minimap closed action'}
      aria-label={text('ui.action.map')}
      data-tip={isShown ? `${name}\n${text('ui.map.tip')}` : name}
      onMouseDown={leaveFocus}
      onClick={travel}
    >
      {isShown ? <Picture game={game} session={session} /> : <Sprite name="ui/map" />}
    </button>
  );
}

/** The cell that a click means; null where the map is too small for that, or no open cell is near. */
function cellUnder(event: MouseEvent, game: Game): Point | null {
  if (!(event.currentTarget instanceof HTMLElement)) return null;
  const rect = event.currentTarget.querySelector('canvas')?.getBoundingClientRect();
  if (!rect || rect.width / game.floor.width < AIMABLE) return null;
  const across = (event.clientX - rect.left) / rect.width;
  const down = (event.clientY - rect.top) / rect.height;
  return cellMeant(chartOf(game), { x: Math.floor(across * game.floor.width), y: Math.floor(down * game.floor.height) });
}

function Picture({ game, session }: MiniMapProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const painter = useRef<MapPainter | null>(null);
  const dot = useDot(canvas, game.floor.width);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    painter.current ??= new MapPainter(canvas.current);
    painter.current.paint(chartOf(game), dot);
  });
  useEffect(() => {
    const timer = setTimeout(() => { if (frame.current) place(frame.current, game, session); }, SETTLED_MS);
    return () => { clearTimeout(timer); };
  });
  const { width, height } = game.floor;
  return (
    <span class="minimap-picture" aria-hidden="true" style={{ '--cells': width, '--rows': height }}>
      <canvas ref={canvas} />
      <span ref={frame} class="minimap-view" />
    </span>
  );
}

/** Device pixels per cell, as the styles size the canvas; measured again when the window resizes. */
function useDot(canvas: { readonly current: HTMLCanvasElement | null }, width: number): number {
  const [dot, setDot] = useState(1);
  useLayoutEffect(() => {
    const measure = (): void => {
      const size = (canvas.current?.getBoundingClientRect().width ?? width) / width;
      setDot(Math.max(1, Math.round(size * window.devicePixelRatio)));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => { window.removeEventListener('resize', measure); };
  }, [width]);
  return dot;
}

/** Frames the part of the floor that the window shows. */
function place({ style }: HTMLElement, { floor: { width, height } }: Game, { ports }: Session): void {
  const corner = ports.whereIs?.({ x: 0, y: 0 });
  if (!corner) return;
  const share = (pixels: number, cells: number): number => Math.min(1, Math.max(0, pixels / corner.side / cells));
  const left = share(corner.side / 2 - corner.x, width);
  const top = share(corner.side / 2 - corner.y, height);
  const right = share(window.innerWidth + corner.side / 2 - corner.x, width);
  const bottom = share(window.innerHeight + corner.side / 2 - corner.y, height);
  Object.assign(style, {
    left: `${100 * left}%`, top: `${100 * top}%`, width: `${100 * (right - left)}%`, height: `${100 * (bottom - top)}%`,
  });
}

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
class MapPainter {
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
  plus: [
    [0.35, 0], [0.65, 0], [0.65, 0.35], [1, 0.35], [1, 0.65], [0.65, 0.65],
    [0.65, 1], [0.35, 1], [0.35, 0.65], [0, 0.65], [0, 0.35], [0.35, 0.35],
  ],
  up: [[0.5, 0], [1, 1], [0, 1]],
  down: [[0, 0], [1, 0], [0.5, 1]],
  bar: [[0.35, 0], [0.65, 0], [0.65, 1], [0.35, 1]],
};
