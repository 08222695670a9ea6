import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { promptOf } from '../views/prompt';
import { cellMeant, chartOf } from '../views/mapSigns';
import { leaveFocus } from './focus';
import { MapPainter } from './MapPainter';
import { Sprite } from './Sprite';

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
  Object.assign(style, { left: `${100 * left}%`, top: `${100 * top}%`, width: `${100 * (right - left)}%`, height: `${100 * (bottom - top)}%` });
}
