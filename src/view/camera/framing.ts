import { distanceSquared, type Point } from '../../engine/core/point';
import { common, grown, holds, nearestFree, overlaps, type Rect, squareAround } from '../grid/rect';
import { CELL, type Size } from '../grid/cells';

/** Half a cell, plus a pixel for rounding. */
const REACH = CELL / 2 + 1;
/** Half the side of an edge mark, in map pixels. */
export const MARK_REACH = 11;

/** A banner's place as a fraction of the free height, and its gap below a panel in map pixels. */
const BANNER_DROP = 0.2;
const BANNER_GAP = 3;

/** Points to be seen, in map pixels: `others` in any case, `things` unless they are out of view anyway. */
export interface Wanted {
  readonly others: readonly Point[];
  readonly things: readonly Point[];
}

/**
 * The focus, in map pixels, with `first` as central as it can be while nothing hides it or the others, nearest first,
 * and no panel lies over a thing.
 */
export function keepInSight(first: Point, { others, things }: Wanted, frame: Frame): Point {
  const wish = scrollTo(first, frame);
  const near = (points: readonly Point[]): Point[] => [...points].sort((a, b) => distanceSquared(first, a) - distanceSquared(first, b));
  let shown = [first];
  let scroll = showAll(shown, wish, frame);
  if (scroll === null) return first;
  for (const other of near(others)) {
    const wider = showAll([...shown, other], wish, frame);
    if (wider === null) continue;
    shown = [...shown, other];
    scroll = wider;
  }
  // Only those that a panel covers cost a search; each is looked at again, as the map has moved.
  const open = near(things);
  for (let at = covered(open, scroll, frame); at >= 0; at = covered(open, scroll, frame)) {
    shown = [...shown, ...open.splice(at, 1)];
    const wider = showAll(shown, wish, frame);
    if (wider === null) shown.pop();
    else scroll = wider;
  }
  // At the map's edge the focus may be off-centre; automatic moves keep it there.
  return scroll.x === wish.x && scroll.y === wish.y ? first : focusAt(scroll, frame);
}

/**
 * Whether a view stays as it is though what is wanted has changed: in a fight at arm's length, so that the next tap falls on whom it is
 * meant for, and as long as both are in sight.
 */
export function mayStay(focus: Point, first: Point, others: readonly Point[], frame: Frame): boolean {
  const scroll = scrollTo(focus, frame);
  const beside = others.filter(({ x, y }) => Math.max(Math.abs(x - first.x), Math.abs(y - first.y)) <= CELL);
  return beside.length > 0 && [first, ...beside].every((point) => isInSight(point, scroll, frame));
}

/** The place of the first point whose cell a panel covers; -1 if none is. */
function covered(points: readonly Point[], scroll: Point, frame: Frame): number {
  const panels = panelsOf(frame);
  return points.findIndex(({ x, y }) => {
    const cell = squareAround({ x: x - scroll.x, y: y - scroll.y }, CELL / 2);
    return panels.some((panel) => overlaps(panel, cell));
  });
}

/** Whether the whole cell around a point is in view and under no panel. */
export function isInSight(point: Point, scroll: Point, frame: Frame): boolean {
  const cell = squareAround({ x: point.x - scroll.x, y: point.y - scroll.y }, CELL / 2);
  return holds(freePart(frame), cell) && !panelsOf(frame).some((panel) => overlaps(panel, cell));
}

/** A mark at the view's edge, pointing beyond it. */
interface EdgeMark {
  /** Its centre, in map pixels from the view's corner. */
  readonly at: Point;
  /** The direction it points, as an angle clockwise from the east. */
  readonly angle: number;
}

/**
 * The marks for points out of sight: each as near to its point as can be, in view, under no panel, overlapping no other
 * and, if there is room, none of the points shown. Null where none fits.
 */
export function edgeMarks(points: readonly Point[], shown: readonly Point[], view: { scroll: Point; frame: Frame }): (EdgeMark | null)[] {
  const { scroll, frame } = view;
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

/** The centre of a banner's top edge, in map pixels from the view's corner: below any panel there. */
export function bannerPlace({ width, height }: Size, frame: Frame): Point {
  const free = freePart(frame);
  const x = (free.left + free.right) / 2;
  const wish = { x, y: free.top + (free.bottom - free.top) * BANNER_DROP };
  const reach = Math.min(width, free.right - free.left) / 2;
  const blocked = panelsOf(frame).map((panel) => {
    return { left: panel.left - reach, top: panel.top - height, right: panel.right + reach, bottom: panel.bottom + BANNER_GAP };
  });
  return nearestFree(wish, { left: x, top: wish.y, right: x, bottom: Math.max(wish.y, free.bottom - height) }, blocked) ?? wish;
}

/** The scroll nearest to `wish` that shows the cells around all points; null if there is none. */
function showAll(points: readonly Point[], wish: Point, frame: Frame): Point | null {
  const free = freePart(frame);
  const panels = panelsOf(frame);
  const cells = points.map((point) => squareAround(point, REACH));
  const bounds = cells.map((cell) => scrollsShowing(cell, free)).reduce(common, scrollRange(frame));
  const blocked = cells.flatMap((cell) => panels.map((panel) => scrollsHiding(cell, panel)));
  return nearestFree(wish, bounds, blocked);
}

function scrollsShowing(cell: Rect, free: Rect): Rect {
  return { left: cell.right - free.right, top: cell.bottom - free.bottom, right: cell.left - free.left, bottom: cell.top - free.top };
}

function scrollsHiding(cell: Rect, panel: Rect): Rect {
  return { left: cell.left - panel.right, top: cell.top - panel.bottom, right: cell.right - panel.left, bottom: cell.bottom - panel.top };
}

/** The panels in map pixels from the view's corner. */
function panelsOf({ panels, zoom }: Frame): Rect[] {
  return panels.map(({ left, top, right, bottom }) => ({ left: left / zoom, top: top / zoom, right: right / zoom, bottom: bottom / zoom }));
}

/** The margins panels take from the view, in screen pixels: HUD above, log below, on low screens a column on each side. */
export type Insets = Rect;

/** What panels cover: the view's margins and every single panel, in screen pixels. */
export interface Covered {
  readonly insets: Insets;
  readonly panels: readonly Rect[];
}

/** The map's size in cells and the view's in screen pixels. */
export interface Frame extends Covered {
  readonly map: Size;
  readonly view: Size;
  readonly zoom: number;
}

/** The fewest cells along the view's short side, if it is large enough for 2x pixels. */
const MIN_ROWS = 15;
/** Views smaller than this many screen pixels use 1x art. */
const TINY = 240;
/** Map pixels of darkness that may show beyond an edge, so that corner panels never cover the hero there. */
const MARGIN = 5 * CELL;
/** The central fraction of the free part within which a cursor moves without moving the view. */
const SAFE = 0.6;

/** Screen pixels per art pixel: a whole number, 3 for 1280x720, 2 for a phone. */
export function chooseZoom({ width, height }: Size): number {
  const short = Math.min(width, height);
  return short < TINY ? 1 : Math.max(2, Math.floor(short / (MIN_ROWS * CELL)));
}

/**
 * The map pixel at the view's top left corner that centres `focus` (in map pixels) between the insets,
 * or as near as the map's edges allow. It falls on whole screen pixels.
 */
export function scrollTo(focus: Point, frame: Frame): Point {
  const { left, top, right, bottom } = freePart(frame);
  const range = scrollRange(frame);
  const x = clamp(focus.x - (left + right) / 2, range.left, range.right);
  const y = clamp(focus.y - (top + bottom) / 2, range.top, range.bottom);
  return { x: toGrid(x, frame.zoom), y: toGrid(y, frame.zoom) };
}

/** The focus for a scroll: the inverse of `scrollTo`. */
export function focusAt(scroll: Point, frame: Frame): Point {
  const { left, top, right, bottom } = freePart(frame);
  return { x: scroll.x + (left + right) / 2, y: scroll.y + (top + bottom) / 2 };
}

/** The part of the view inside the insets, in map pixels from its corner. */
export function freePart({ view, zoom, insets }: Frame): Rect {
  return {
    left: insets.left / zoom,
    top: insets.top / zoom,
    right: (view.width - insets.right) / zoom,
    bottom: (view.height - insets.bottom) / zoom,
  };
}

/** The allowed scrolls: little darkness shows beyond the map's edges, and a map that fits is centred. */
export function scrollRange(frame: Frame): Rect {
  const { left, top, right, bottom } = freePart(frame);
  const [west, east] = rangeAlong(frame.map.width * CELL, right - left);
  const [north, south] = rangeAlong(frame.map.height * CELL, bottom - top);
  return { left: west - left, top: north - top, right: east - left, bottom: south - top };
}

/** The focus nearest to where `focus` puts the view now that brings a point into its safe middle. */
export function keepInMiddle(focus: Point, point: Point, frame: Frame): Point {
  const { left, top, right, bottom } = freePart(frame);
  const middle = focusAt(scrollTo(focus, frame), frame);
  return { x: within(middle.x, point.x, ((right - left) * SAFE) / 2), y: within(middle.y, point.y, ((bottom - top) * SAFE) / 2) };
}

/** The cell under a screen pixel. */
export function cellAt(screen: Point, scroll: Point, zoom: number): Point {
  return {
    x: Math.floor((scroll.x + screen.x / zoom) / CELL),
    y: Math.floor((scroll.y + screen.y / zoom) / CELL),
  };
}

/** One axis: the range where the free part of the view may begin. */
function rangeAlong(length: number, seen: number): readonly [number, number] {
  const slack = length + 2 * MARGIN - seen;
  return slack <= 0 ? [(length - seen) / 2, (length - seen) / 2] : [-MARGIN, slack - MARGIN];
}

/** Rounds a map coordinate to whole screen pixels. */
export function toGrid(value: number, zoom: number): number {
  return Math.round(value * zoom) / zoom;
}

/** The value nearest to `value` that is at most `slack` from another. */
function within(value: number, other: number, slack: number): number {
  return clamp(value, other - slack, other + slack);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
