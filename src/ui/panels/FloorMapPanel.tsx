import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../engine/Game';
import type { FloorMap } from '../modes/MapCursor';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { hudView } from '../views/hudView';
import { chartOf, knownArea, legendOf, type Area } from '../views/mapSigns';
import { cellView } from '../views/targetView';
import { CommandButton } from './CommandButton';
import { Dialog, type PanelProps } from './Dialog';

/** The side of a cell in the legend, in CSS pixels. */
const SIGN = 24;

/** The known map of the floor, its legend, and what the cursor is on. */
export function FloorMapPanel({ mode, session }: PanelProps<FloorMap>): JSX.Element | null {
  const { game } = session;
  if (!game) return null;
  const { where, lines } = cellView(game, mode.cursor);
  const { turn, seed } = hudView(game, null);
  return (
    <Dialog title={text('ui.map', { floor: game.state.floor })} class="map" closeBy={session}>
      <Picture mode={mode} game={game} session={session} />
      <Legend game={game} session={session} />
      <p class="map-words"><strong>{where}.</strong> {lines.join(' ')}</p>
      <div class="aim-buttons">
        <CommandButton commands={[{ do: 'confirm' }]} label="ui.look.go" look="primary" session={session} />
        <CommandButton commands={[{ do: 'next', by: 1 }]} label="ui.target.next" session={session} />
      </div>
      <p class="run-name">
        {text(`pack.${game.state.pack}`)} <span class="run-fact"><span class="label">{text('ui.hud.turn')}</span> {turn}</span>
        <span class="run-fact"><span class="label">{text('ui.hud.seed')}</span> {seed}</span>
      </p>
    </Dialog>
  );
}

interface PictureProps {
  readonly game: Game;
  readonly session: Session;
}

function Picture({ mode, game, session }: PictureProps & { readonly mode: FloorMap }): JSX.Element {
  const area = knownArea(chartOf(game));
  const { x, y, width, height } = area;
  const canvas = useRef<HTMLCanvasElement>(null);
  const tap = (event: MouseEvent): void => {
    const rect = canvas.current?.getBoundingClientRect();
    if (!rect) return;
    const across = Math.floor(((event.clientX - rect.left) / rect.width) * width);
    const down = Math.floor(((event.clientY - rect.top) / rect.height) * height);
    session.command({ do: 'tap', cell: { x: x + across, y: y + down } });
  };
  const percent = (cells: number, all: number): string => `${(100 * cells) / all}%`;
  const corner = { left: percent(mode.cursor.x - x, width), top: percent(mode.cursor.y - y, height) };
  return (
    <div class="map-picture" aria-hidden="true" style={{ '--cells': width, '--rows': height }} onClick={tap}>
      <Cells canvas={canvas} area={area} session={session} />
      <span class="map-cursor" style={{ ...corner, width: percent(1, width), height: percent(1, height) }} />
    </div>
  );
}

/** The signs on the map, each as it is drawn there; the list of what's in view names them too. */
function Legend({ game, session }: PictureProps): JSX.Element {
  return (
    <ul class="map-legend" role="list" aria-label={text('ui.map.legend')}>
      {legendOf(game).map(({ sign, at }) => (
        <li key={sign}>
          <Sign area={{ ...at, width: 1, height: 1 }} session={session} /> {text(`ui.map.${sign}`)}
        </li>
      ))}
    </ul>
  );
}

function Sign({ area, session }: { readonly area: Area; readonly session: Session }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  return (
    <span class="map-sign" aria-hidden="true" style={{ width: `${SIGN}px`, height: `${SIGN}px` }}>
      <Cells canvas={canvas} area={area} session={session} />
    </span>
  );
}

interface CellsProps {
  readonly canvas: RefObject<HTMLCanvasElement>;
  readonly area: Area;
  readonly session: Session;
}

/** An area of the floor, drawn as large as the styles make the canvas, and redrawn when the window resizes. */
function Cells({ canvas, area, session }: CellsProps): JSX.Element {
  const [, setWindow] = useState(0);
  useLayoutEffect(() => {
    const again = (): void => { setWindow((count) => count + 1); };
    window.addEventListener('resize', again);
    return () => { window.removeEventListener('resize', again); };
  }, []);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const side = (canvas.current.getBoundingClientRect().width * window.devicePixelRatio) / area.width;
    session.ports.paintFloor?.(canvas.current, { ...area, side });
  });
  return <canvas ref={canvas} />;
}
