import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Game } from '../../engine/Game';
import type { FloorMap } from '../modes/FloorMap';
import type { Session } from '../Session';
import { text } from '../text';
import { hudView } from '../views/hudView';
import { chartOf } from '../views/mapView';
import { cellView } from '../views/targetView';
import { Dialog } from './Dialog';
import { MapPainter } from './MapPainter';

/** Pixels of the canvas to a cell; the page fits it to the window. */
const DOT = 12;

interface FloorMapPanelProps {
  readonly mode: FloorMap;
  readonly session: Session;
}

/** The whole floor as far as it is known, and what the cursor is on. */
export function FloorMapPanel({ mode, session }: FloorMapPanelProps): JSX.Element | null {
  const { game } = session;
  if (!game) return null;
  const { where, lines } = cellView(game, mode.cursor);
  const { turn, seed, pack } = hudView(game);
  return (
    <Dialog title={text('ui.map', { floor: game.state.floor })} class="map" closeBy={session}>
      <Picture mode={mode} game={game} session={session} />
      <p class="map-words" aria-live="polite"><strong>{where}.</strong> {lines.join(' ')}</p>
      <div class="aim-buttons">
        <button type="button" class="primary" onClick={() => { session.command({ do: 'confirm' }); }}>{text('ui.look.go')}</button>
        <button type="button" class="secondary" onClick={() => { session.command({ do: 'next', by: 1 }); }}>{text('ui.target.next')}</button>
      </div>
      <p class="run-name">
        {pack} <span class="run-fact"><span class="label">{text('ui.hud.turn')}</span> {turn}</span>
        <span class="run-fact"><span class="label">{text('ui.hud.seed')}</span> {seed}</span>
      </p>
    </Dialog>
  );
}

function Picture({ mode, game, session }: { readonly mode: FloorMap; readonly game: Game; readonly session: Session }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<MapPainter | null>(null);
  const { width, height } = game.floor;
  useLayoutEffect(() => {
    if (!canvas.current) return;
    painter.current ??= new MapPainter(canvas.current);
    painter.current.paint(chartOf(game), DOT);
  });
  const tap = (event: MouseEvent): void => {
    const rect = canvas.current?.getBoundingClientRect();
    if (!rect) return;
    const cell = { x: Math.floor(((event.clientX - rect.left) / rect.width) * width), y: Math.floor(((event.clientY - rect.top) / rect.height) * height) };
    session.command({ do: 'tap', cell });
  };
  return (
    <div class="map-picture" aria-hidden="true" style={{ '--cells': width, '--rows': height }} onClick={tap}>
      <canvas ref={canvas} />
      <span class="map-cursor" style={{ left: `${(100 * mode.cursor.x) / width}%`, top: `${(100 * mode.cursor.y) / height}%`, width: `${100 / width}%`, height: `${100 / height}%` }} />
    </div>
  );
}
