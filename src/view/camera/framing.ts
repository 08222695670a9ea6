import type { Point } from '../../engine/core/point';
import type { Rect } from '../grid/rect';
import { CELL, type Size } from '../grid/units';

/** What panels take from the view's edges, in screen pixels: the HUD above, the log below, on low screens a column on each side. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** What is covered of the view: its edges, and every single panel, in screen pixels. */
export interface Covered {
  readonly insets: Insets;
  readonly panels: readonly Rect[];
}

/** The map and the view on it: sizes in cells and in screen pixels. */
export interface Frame extends Covered {
  readonly map: Size;
  readonly view: Size;
  readonly zoom: number;
}

/** Rows of cells that a view's short side should show at least, where it is large enough for two-fold pixels. */
const ROWS = 15;
/** Below this many screen pixels the art is shown at its own size. */
const TINY = 240;
/** Map pixels of darkness that may show beyond an edge, so that the panels in the corners never cover the hero there. */
const MARGIN = 5 * CELL;
/** The share of what the panels leave free, in its middle, in which a cursor moves without moving the view. */
const SAFE = 0.6;

/** How many screen pixels a pixel of the art gets: whole, 3 for 1280x720, 2 for a phone. */
export function chooseZoom({ width, height }: Size): number {
  const short = Math.min(width, height);
  return short < TINY ? 1 : Math.max(2, Math.floor(short / (ROWS * CELL)));
}

/**
 * The map pixel at the view's top left corner such that `focus` (in map pixels) lies in the middle between the insets,
 * or as near as the map's edges let it. It falls on whole screen pixels.
 */
export function scrollTo(focus: Point, frame: Frame): Point {
  const { left, top, right, bottom } = freePart(frame);
  const range = scrollRange(frame);
  const x = clamp(focus.x - (left + right) / 2, range.left, range.right);
  const y = clamp(focus.y - (top + bottom) / 2, range.top, range.bottom);
  return { x: toGrid(x, frame.zoom), y: toGrid(y, frame.zoom) };
}

/** The focus that leads to a scroll: its inverse. */
export function focusAt(scroll: Point, frame: Frame): Point {
  const { left, top, right, bottom } = freePart(frame);
  return { x: scroll.x + (left + right) / 2, y: scroll.y + (top + bottom) / 2 };
}

/** What the insets leave of the view, in map pixels from its corner. */
export function freePart({ view, zoom, insets }: Frame): Rect {
  return { left: insets.left / zoom, top: insets.top / zoom, right: (view.width - insets.right) / zoom, bottom: (view.height - insets.bottom) / zoom };
}

/** All scrolls that there may be, so that little darkness shows beyond the map's edges; a map that fits in lies in the middle. */
export function scrollRange(frame: Frame): Rect {
  const { left, top, right, bottom } = freePart(frame);
  const [west, east] = rangeAlong(frame.map.width * CELL, right - left);
  const [north, south] = rangeAlong(frame.map.height * CELL, bottom - top);
  return { left: west - left, top: north - top, right: east - left, bottom: south - top };
}

/** The focus to take so that a point lies in the view's safe middle: as near as can be to where `focus` puts the view now. */
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

/** One axis: where the free part of the view may begin. */
function rangeAlong(length: number, seen: number): readonly [number, number] {
  const slack = length + 2 * MARGIN - seen;
  return slack <= 0 ? [(length - seen) / 2, (length - seen) / 2] : [-MARGIN, slack - MARGIN];
}

/** Rounds a map coordinate to whole screen pixels. */
export function toGrid(value: number, zoom: number): number {
  return Math.round(value * zoom) / zoom;
}

/** The value next to `value` that is at most `slack` from another. */
function within(value: number, other: number, slack: number): number {
  return clamp(value, other - slack, other + slack);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
