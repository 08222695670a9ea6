import type { Point } from '../engine/core/point';
import { CELL, type Size } from './units';

/** What lies over the view's edges, in screen pixels: the HUD above, the log below. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
}

/** The map and the view on it: sizes in cells and in screen pixels. */
export interface Frame {
  readonly map: Size;
  readonly view: Size;
  readonly zoom: number;
  readonly insets: Insets;
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
export function scrollTo(focus: Point, { map, view, zoom, insets }: Frame): Point {
  const free = view.height - insets.top - insets.bottom;
  const x = scrollAlong(focus.x, map.width * CELL, view.width / zoom);
  const y = scrollAlong(focus.y, map.height * CELL, free / zoom) - insets.top / zoom;
  return { x: toGrid(x, zoom), y: toGrid(y, zoom) };
}

/** The focus to take so that a point lies in the view's safe middle: as near as can be to where `focus` puts the view now. */
export function keepInMiddle(focus: Point, point: Point, frame: Frame): Point {
  const { view, zoom, insets } = frame;
  const scroll = scrollTo(focus, frame);
  const width = view.width / zoom;
  const height = (view.height - insets.top - insets.bottom) / zoom;
  const middle = { x: scroll.x + width / 2, y: scroll.y + insets.top / zoom + height / 2 };
  return { x: within(middle.x, point.x, (width * SAFE) / 2), y: within(middle.y, point.y, (height * SAFE) / 2) };
}

/** The cell under a screen pixel. */
export function cellAt(screen: Point, scroll: Point, zoom: number): Point {
  return {
    x: Math.floor((scroll.x + screen.x / zoom) / CELL),
    y: Math.floor((scroll.y + screen.y / zoom) / CELL),
  };
}

/** One axis: where the view begins, so that the focus is in its middle; a map that fits in is put in the middle itself. */
function scrollAlong(focus: number, length: number, seen: number): number {
  const slack = length + 2 * MARGIN - seen;
  return slack <= 0 ? (length - seen) / 2 : Math.min(Math.max(focus - seen / 2, -MARGIN), slack - MARGIN);
}

/** Rounds a map coordinate to whole screen pixels. */
export function toGrid(value: number, zoom: number): number {
  return Math.round(value * zoom) / zoom;
}

/** The value next to `value` that is at most `slack` from another. */
function within(value: number, other: number, slack: number): number {
  return Math.min(Math.max(value, other - slack), other + slack);
}
