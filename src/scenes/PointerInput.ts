import type { Point } from '../engine/core/point';
import type { Session } from '../ui/Session';
import { type Gesture, Gestures } from '../ui/input/gestures';
import { type Chosen, SETTING_ROWS } from '../ui/settings/settingRows';

/** The map's geometry: the cell at a point, and the side of a cell, both in CSS pixels. */
interface PointerMap {
  cellAt(at: Point): Point;
  readonly side: number;
}

/**
 * Panels over the map: gestures that begin on them are not for the map. What holds those in the middle has no ink of its own, and on
 * narrow screens no box either.
 */
const PANELS = '.head > :not(.middle), .middle > *, .foot > *';
/** Wheel pixels per zoom step. */
const WHEEL_STEP = 100;
const RIGHT_BUTTON = 2;
/** Events of which the browser makes nothing of its own. */
const PREVENTED: readonly string[] = ['touchend', 'wheel', 'contextmenu'];

/** Mouse and touch input on the map: taps, swipes, long presses, pinches, wheel and hover. */
export class PointerInput {
  private readonly gestures = new Gestures((gesture) => { this.act(gesture); });
  /** The cell under the mouse; null while it is elsewhere, and for touches. */
  private cell: Point | null = null;
  private wheeled = 0;
  private readonly ends: readonly (() => void)[];

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly session: Session,
    private readonly map: PointerMap,
  ) {
    canvas.style.touchAction = 'none';
    for (const [type, listener] of this.listeners) canvas.addEventListener(type, listener, { passive: !PREVENTED.includes(type) });
    this.ends = [
      session.on({ frame: (elapsed) => { this.gestures.frame(elapsed); } }),
      session.hands.onRelease(() => { this.gestures.clear(); }),
    ];
  }

  /** The cell under the mouse. */
  get pointed(): Point | null {
    return this.cell;
  }

  stop(): void {
    for (const [type, listener] of this.listeners) this.canvas.removeEventListener(type, listener);
    for (const end of this.ends) end();
  }

  private readonly listeners: readonly (readonly [string, (event: Event) => void])[] = [
    on('pointerdown', (event) => { this.down(event); }),
    on('pointermove', (event) => { this.move(event); }),
    on('pointerup', (event) => { this.gestures.up(event.pointerId); }),
    ...['pointercancel', 'lostpointercapture'].map((type) => on(type, (event) => { this.gestures.cancel(event.pointerId); })),
    on('pointerleave', () => { this.point(null); }),
    // Else the click that follows a tap would fall on a dialog that the tap has opened under the finger.
    ['touchend', (event) => { if (event.cancelable) event.preventDefault(); }],
    // The right button is the game's.
    ['contextmenu', (event) => { event.preventDefault(); }],
    ['wheel', (event) => { if (event instanceof WheelEvent) this.wheel(event); }],
  ];

  private down(event: PointerEvent): void {
    if (isOnPanel(event)) return;
    if (event.pointerType === 'touch') {
      // The map keeps the finger, wherever it moves.
      this.canvas.setPointerCapture(event.pointerId);
      this.gestures.down(event.pointerId, placeOf(event), event.isPrimary);
    } else if (event.button === 0) this.session.tap(this.map.cellAt(placeOf(event)));
    else if (event.button === RIGHT_BUTTON) this.inspect(this.map.cellAt(placeOf(event)));
  }

  private move(event: PointerEvent): void {
    if (event.pointerType === 'touch') this.gestures.move(event.pointerId, placeOf(event));
    else this.point(this.map.cellAt(placeOf(event)));
  }

  /** The right button looks at a cell, or cancels aiming. */
  private inspect(cell: Point): void {
    const { layer } = this.session.modes.top;
    if (layer === 'aim') this.session.command({ do: 'close' });
    else if (layer === 'play' && this.session.game?.floor.contains(cell.x, cell.y)) this.session.command({ do: 'look', cell });
  }

  private act(gesture: Gesture): void {
    switch (gesture.kind) {
      case 'tap':
        this.session.tap(this.map.cellAt(gesture.at));
        break;
      case 'swipe':
        this.session.hands.push(gesture.way, 'touch');
        break;
      case 'lift':
        this.session.hands.up(gesture.way);
        break;
      case 'peek':
        this.session.command({ do: 'peek', cell: gesture.at && this.map.cellAt(gesture.at) });
        break;
      case 'pinch':
        this.zoom(gesture.by);
    }
  }

  private wheel(event: WheelEvent): void {
    if (event.ctrlKey || isOnPanel(event)) return;
    event.preventDefault();
    this.wheeled += event.deltaY;
    if (Math.abs(this.wheeled) < WHEEL_STEP) return;
    this.zoom(this.wheeled > 0 ? -1 : 1);
    this.wheeled = 0;
  }

  private zoom(by: 1 | -1): void {
    const zoom = zoomBy(this.map.side, by);
    if (zoom !== this.session.settings.zoom) this.session.configure({ zoom });
  }

  private point(at: Point | null): void {
    const cell = at && this.session.game?.floor.contains(at.x, at.y) ? at : null;
    if (cell?.x === this.cell?.x && cell?.y === this.cell?.y) return;
    this.cell = cell;
    this.session.hover(cell);
  }
}

function on(type: string, listener: (event: PointerEvent) => void): readonly [string, (event: Event) => void] {
  return [type, (event) => { if (event instanceof PointerEvent) listener(event); }];
}

function placeOf({ offsetX, offsetY }: MouseEvent): Point {
  return { x: offsetX, y: offsetY };
}

/** Whether the event lies on a panel, which may let pointers through. */
function isOnPanel({ clientX, clientY }: MouseEvent): boolean {
  return Array.from(document.querySelectorAll(PANELS)).some((panel) => {
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  });
}

/** Sprite pixels along a cell's side. */
const CELL = 16;
const STEPS = SETTING_ROWS.zoom.values.filter((value) => value !== 'fit').map(Number);

/** The zoom one step above or below that at which a cell has this side, in CSS pixels; clamped. */
export function zoomBy(side: number, by: 1 | -1): Chosen['zoom'] {
  const wanted = Math.round(side / CELL) + by;
  const zoom = Math.min(Math.max(wanted, Math.min(...STEPS)), Math.max(...STEPS));
  return SETTING_ROWS.zoom.values.find((value) => value === String(zoom)) ?? 'fit';
}
