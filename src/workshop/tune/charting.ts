import type uPlot from 'uplot';
import { textScale } from '../tables/drawing';

/** What is drawn of each floor; null where nothing is known. Values are in percent. */
export interface Course {
  readonly colour: string;
  readonly values: readonly (number | null)[];
  /** The ends of its 95 % intervals, drawn as a band. */
  readonly band?: readonly (readonly [low: number, high: number] | null)[];
  readonly isDashed?: boolean;
}

/** The colours of what is there now, what is wanted, and what a search came to. */
export const COLOURS = { now: '#7fb2e5', target: '#f0c848', after: '#8fd068' } as const;

/** Draws courses over floors, bands first. */
export function drawCourses(plot: uPlot, floors: readonly number[], courses: readonly Course[]): void {
  for (const course of courses) drawBand(plot, floors, course);
  for (const course of courses) drawLine(plot, floors, course);
}

function placeOf(plot: uPlot, floor: number, value: number): readonly [x: number, y: number] {
  return [plot.valToPos(floor, 'x', true), plot.valToPos(value, 'y', true)];
}

function drawBand(plot: uPlot, floors: readonly number[], { colour, band = [] }: Course): void {
  const { ctx } = plot;
  const known = floors.flatMap((floor, at) => (band[at] ? [{ floor, ends: band[at] }] : []));
  if (known.length === 0) return;
  ctx.beginPath();
  for (const { floor, ends: [, high] } of known) ctx.lineTo(...placeOf(plot, floor, high));
  for (const { floor, ends: [low] } of [...known].reverse()) ctx.lineTo(...placeOf(plot, floor, low));
  ctx.closePath();
  ctx.fillStyle = `${colour}2e`;
  ctx.fill();
  ctx.lineWidth = 2 * textScale() * devicePixelRatio;
  ctx.strokeStyle = `${colour}66`;
  // A band of one floor is a bar.
  if (known.length === 1) ctx.stroke();
}

function drawLine(plot: uPlot, floors: readonly number[], { colour, values, isDashed = false }: Course): void {
  const { ctx } = plot;
  const scale = textScale() * devicePixelRatio;
  const places = floors.flatMap((floor, at) => {
    const value = values[at];
    return value === null || value === undefined ? [] : [placeOf(plot, floor, value)];
  });
  ctx.beginPath();
  for (const [x, y] of places) ctx.lineTo(x, y);
  ctx.setLineDash(isDashed ? [6 * scale, 4 * scale] : []);
  ctx.lineWidth = 2 * scale;
  ctx.strokeStyle = colour;
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.fillStyle = colour;
  for (const [x, y] of places) {
    ctx.beginPath();
    ctx.arc(x, y, 3.5 * scale, 0, 2 * Math.PI);
    ctx.fill();
  }
}
