import { distanceSquared, type Point } from '../../engine/core/point';
import { common } from '../grid/area';
import { focusAt, freePart, scrollRange, scrollTo, type Frame } from './framing';
import { grown, holds, nearestFree, overlaps, squareAround, type Rect } from '../grid/rect';
import { CELL, type Size } from '../grid/units';

/** Half a cell, and a pixel for what rounding takes. */
const REACH = CELL / 2 + 1;
/** Half the side of a mark at the edge, in map pixels. */
export const MARK_REACH = 11;

/** How far down a banner is in what the insets leave of the view's height, and how far below a panel, in map pixels. */
const BANNER_DROP = 0.2;
const BANNER_GAP = 3;

/** Where to look: `first` as near the middle as can be, such that nothing hides it nor the others, those nearest to it before all. Map pixels. */
export function keepInSight(first: Point, others: readonly Point[], frame: Frame): Point {
  const wish = scrollTo(first, frame);
  const near = [...others].sort((a, b) => distanceSquared(first, a) - distanceSquared(first, b));
  let shown = [first];
  let scroll = showAll(shown, wish, frame);
  if (scroll === null) return first;
  for (const other of near) {
    const wider = showAll([...shown, other], wish, frame);
    if (wider === null) continue;
    shown = [...shown, other];
    scroll = wider;
  }
  // At the map's edge the focus may lie off the middle; nothing that moves by itself is to change that.
  return scroll.x === wish.x && scroll.y === wish.y ? first : focusAt(scroll, frame);
}

/** Whether the whole cell around a point is in view and under no panel. */
export function isInSight(point: Point, scroll: Point, frame: Frame): boolean {
  const cell = squareAround({ x: point.x - scroll.x, y: point.y - scroll.y }, CELL / 2);
  return holds(freePart(frame), cell) && !panelsOf(frame).some((panel) => overlaps(panel, cell));
}

/** What shows at the edge that there is something beyond it. */
export interface EdgeMark {
  /** Its middle, in map pixels from the view's corner. */
  readonly at: Point;
  /** Which way it lies, as an angle clockwise from the east. */
  readonly angle: number;
}

/**
 * The marks for points that are out of sight: each as near to its point as can be, in view, under no panel and over no other; where
 * there is room for that, also not over the points that are shown. Null where there is no place at all.
 */
export function edgeMarks(points: readonly Point[], shown: readonly Point[], { scroll, frame }: { readonly scroll: Point; readonly frame: Frame }): (EdgeMark | null)[] {
  const room = grown(freePart(frame), -MARK_REACH);
  const inView = ({ x, y }: Point): Point => ({ x: x - scroll.x, y: y - scroll.y });
  const taken = panelsOf(frame).map((panel) => grown(panel, MARK_REACH));
  const cells = shown.map((point) => squareAround(inView(point), CELL / 2 + MARK_REACH));
  return points.map((point) => {
    const wish = inView(point);
    const at = nearestFree(wish, room, [...taken, ...cells]) ?? nearestFree(wish, room, taken);
    if (at === null) return null;
    taken.push(squareAround(at, 2 * MARK_REACH));
    return { at, angle: Math.atan2(wish.y - at.y, wish.x - at.x) };
  });
}

/** The middle of the upper edge of a banner, in map pixels from the view's corner: a little down what the insets leave, and below any panel there. */
export function bannerPlace({ width, height }: Size, frame: Frame): Point {
  const free = freePart(frame);
  const x = (free.left + free.right) / 2;
  const wish = { x, y: free.top + (free.bottom - free.top) * BANNER_DROP };
  const reach = Math.min(width, free.right - free.left) / 2;
  const blocked = panelsOf(frame).map(({ left, top, right, bottom }) => ({ left: left - reach, top: top - height, right: right + reach, bottom: bottom + BANNER_GAP }));
  return nearestFree(wish, { left: x, top: wish.y, right: x, bottom: Math.max(wish.y, free.bottom - height) }, blocked) ?? wish;
}

/** The scroll nearest to a wish that shows the cells around all points; null where none does. */
function showAll(points: readonly Point[], wish: Point, frame: Frame): Point | null {
  const free = freePart(frame);
  const panels = panelsOf(frame);
  const cells = points.map((point) => squareAround(point, REACH));
  const bounds = cells.reduce((left, cell) => common(left, { left: cell.right - free.right, top: cell.bottom - free.bottom, right: cell.left - free.left, bottom: cell.top - free.top }), scrollRange(frame));
  const blocked = cells.flatMap((cell) => panels.map((panel) => ({ left: cell.left - panel.right, top: cell.top - panel.bottom, right: cell.right - panel.left, bottom: cell.bottom - panel.top })));
  return nearestFree(wish, bounds, blocked);
}

/** The panels in map pixels from the view's corner. */
function panelsOf({ panels, zoom }: Frame): Rect[] {
  return panels.map(({ left, top, right, bottom }) => ({ left: left / zoom, top: top / zoom, right: right / zoom, bottom: bottom / zoom }));
}
