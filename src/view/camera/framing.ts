import type { Point } from '../../engine/core/point';
import type { Rect } from '../grid/rect';
import { CELL, type Size } from '../grid/units';

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
  return { left: insets.left / zoom, top: insets.top / zoom, right: (view.width - insets.right) / zoom, bottom: (view.height - insets.bottom) / zoom };
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
