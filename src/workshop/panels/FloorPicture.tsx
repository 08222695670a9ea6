import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Point } from '../../engine/core/point';
import type { Size } from '../../view/grid/cells';
import type { FloorPainter } from '../floors/FloorPainter';
import type { ShownFloor } from '../floors/floorOf';
import { type Box, boxOf } from '../floors/boxes';
import { say } from '../words';

interface FloorPictureProps {
  readonly made: ShownFloor;
  /** Null until the game's pictures are there. */
  readonly painter: FloorPainter | null;
  /** The cell that is pointed at, if it is on this floor. */
  readonly pointed: Point | null;
  readonly marks: readonly Box[];
  /** Whether it is the only one that is shown. */
  readonly isLarge: boolean;
  /** Whether it stays when the mouse goes on. */
  readonly isHeld: boolean;
  readonly onPoint: (cell: Point, isClick?: boolean) => void;
  readonly onEnlarge: () => void;
  readonly onPlay: () => void;
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** One floor as a picture that can be pointed at, by mouse, finger or arrow keys. */
export function FloorPicture(props: FloorPictureProps): JSX.Element {
  const { made, painter, pointed, marks, isLarge, isHeld, onPoint, onEnlarge, onPlay } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { seed, game, plan } = made;
  const { width, height } = game.floor;
  useEffect(() => {
    const { current } = canvas;
    if (current && painter) painter.paint(current, game, (current.clientWidth * window.devicePixelRatio) / width);
  }, [painter, game, isLarge]);
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (event.key === 'Enter') onEnlarge();
    if (!step) return;
    event.preventDefault();
    const { x, y } = pointed ?? game.state.player;
    onPoint(within({ x: x + step.x, y: y + step.y }, { width, height }));
  };
  const point = ({ clientX, clientY, type }: MouseEvent): void => {
    const box = canvas.current?.getBoundingClientRect() ?? new DOMRect();
    const x = Math.floor(((clientX - box.left) / box.width) * width);
    const y = Math.floor(((clientY - box.top) / box.height) * height);
    onPoint(within({ x, y }, { width, height }), type === 'click');
  };
  const hover = (event: PointerEvent): void => { if (event.pointerType === 'mouse') point(event); };
  const label = say('shop.floor.of', { seed, floor: plan.number, monsters: plan.monsters.length, items: plan.items.length });
  return (
    <div class="shop-floor" role="listitem">
      <div
        class="shop-picture" role="application" tabIndex={0} aria-label={label} onKeyDown={walk}
      >
        <canvas ref={canvas} style={{ aspectRatio: `${width} / ${height}` }} onPointerMove={hover} onClick={point} onDblClick={onEnlarge} />
        {marks.map((box) => <span key={`${box.x1},${box.y1}`} class="shop-marked" style={styleOf(box, { width, height })} />)}
        {pointed && <span class={`shop-mark${isHeld ? ' is-held' : ''}`} style={styleOf(boxOf(pointed), { width, height })} />}
      </div>
      <p class="shop-caption">
        <span>{say('shop.floor.caption', { seed, monsters: plan.monsters.length, items: plan.items.length })}</span>
        <span class="shop-caption-tools">
          <button
            type="button" class="shop-small" aria-label={say('shop.trial.playFloor', { floor: plan.number, seed })} onClick={onPlay}
          >
            {say('shop.trial.play')}
          </button>
          <button type="button" class="shop-small" onClick={onEnlarge}>{say(isLarge ? 'shop.smaller' : 'shop.bigger')}</button>
        </span>
      </p>
    </div>
  );
}

function within({ x, y }: Point, { width, height }: Size): Point {
  return { x: Math.min(width - 1, Math.max(0, x)), y: Math.min(height - 1, Math.max(0, y)) };
}

/** Where cells are in the picture of their floor, in percent. */
function styleOf({ x1, y1, x2, y2 }: Box, { width, height }: Size): Readonly<Record<'left' | 'top' | 'width' | 'height', string>> {
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return { left: share(x1, width), top: share(y1, height), width: share(x2 - x1 + 1, width), height: share(y2 - y1 + 1, height) };
}
