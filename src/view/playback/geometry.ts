import { distanceSquared, type Point } from '../../engine/core/point';
import { overlaps, type Rect } from '../grid/rect';

/** Pixels between bends. */
const SEGMENT = 9;
const SWING = 5;

/** The pixels of a jagged line between two points; `chance` from 0 to 1 varies it. */
export function boltPath(from: Point, to: Point, chance: number): Point[] {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const bends = Math.max(1, Math.round(length / SEGMENT));
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const corners = Array.from({ length: bends + 1 }, (_, i) => {
    const swing = i === 0 || i === bends ? 0 : (((chance + i * 0.618) % 1) * 2 - 1) * SWING;
    const share = i / bends;
    return { x: from.x + (to.x - from.x) * share + across.x * swing, y: from.y + (to.y - from.y) * share + across.y * swing };
  });
  return corners.slice(1).flatMap((corner, i) => straight(corners[i] ?? corner, corner));
}

function straight(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))));
  return Array.from({ length: steps }, (_, i) => {
    const share = (i + 1) / steps;
    return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
  });
}

/** A blast to show: its centre and its cells. */
export interface Blast {
  readonly centre: Point;
  readonly cells: readonly Point[];
}

/** The blast that struck some cells: around their centre, up to `radius` (dx^2 + dy^2), visible cells only. */
export function blastArea(struck: readonly Point[], radius: number, isSeen: (cell: Point) => boolean): Blast {
  const centre = middleOf(struck);
  const reach = Math.floor(Math.sqrt(radius));
  const cells: Point[] = [];
  for (let y = centre.y - reach; y <= centre.y + reach; y++) {
    for (let x = centre.x - reach; x <= centre.x + reach; x++) {
      const cell = { x, y };
      if (distanceSquared(cell, centre) <= radius && isSeen(cell)) cells.push(cell);
    }
  }
  return { centre, cells };
}

function middleOf(cells: readonly Point[]): Point {
  const middle = (values: readonly number[]): number => Math.round((Math.min(...values) + Math.max(...values)) / 2);
  return { x: middle(cells.map(({ x }) => x)), y: middle(cells.map(({ y }) => y)) };
}

/** How much higher the next try is, in map pixels, and how many there are: higher up it would not be told whose it is. */
const STEP = 5;
const TRIES = 11;

/** Keeps numbers and signs that float at the same time apart. */
export class FloatPlaces {
  private taken: readonly { readonly box: Rect; readonly until: number }[] = [];

  /** By how much a float has to be raised, so that none shown now is under it; its place is taken until a time in milliseconds. */
  raise({ left, right, top, bottom }: Rect, now: number, until: number): number {
    this.taken = this.taken.filter((other) => other.until > now);
    const boxes = Array.from({ length: TRIES }, (_, n) => ({ left, right, top: top - n * STEP, bottom: bottom - n * STEP }));
    const free = boxes.findIndex((box) => !this.taken.some((other) => overlaps(box, other.box)));
    const place = free < 0 ? TRIES - 1 : free;
    this.taken = [...this.taken, ...boxes.slice(place, place + 1).map((box) => ({ box, until }))];
    return place * STEP;
  }
}
