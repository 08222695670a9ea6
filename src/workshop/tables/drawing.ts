import type uPlot from 'uplot';
import type { Layer } from './stacks';

/** What a chart shows of floors from left to right and values from 0 up. */
export interface Picture {
  /** Consecutive floors. */
  readonly floors: readonly number[];
  /** The greatest value that there is room for. */
  readonly top: number;
  readonly draw: (plot: uPlot) => void;
}

/** Neighbouring colours that can be told apart, used in turn; ink is legible on each. */
const COLOURS = [
  '#e0a07c', '#9fd070', '#86a8f0', '#d0a0f0', '#f0c848', '#7cccb4', '#f88890', '#b8b4c4', '#f4a860', '#a8d8e8', '#d4dc70', '#e4dcf0',
] as const;

/** The colour of a row by its place in its table. */
export function colourOf(index: number): string {
  return COLOURS[index % COLOURS.length] ?? COLOURS[0];
}

/** The value of a colour of the page. */
export function pageColour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** Page pixels for each of 16 parts of the text size, which grows with the window and by the setting. */
export function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/** Whether labels would touch if each had only so many page pixels. */
export function areTight(labels: readonly string[], room: number): boolean {
  return Math.max(0, ...labels.map(({ length }) => length)) * 8.5 * textScale() > room;
}

/** Half of the width that an area keeps level at each floor, as part of the way to the next. */
const LEVEL = 0.32;

/** How areas are shown: their names, the places of their rows in the table, and the one that is chosen. */
export interface StackLook {
  readonly nameOf: (id: string) => string;
  readonly placeOf: (id: string) => number;
  readonly chosen: string | null;
}

/** Draws a stack as areas, level at each floor, with names where there is room. */
export function drawStack(plot: uPlot, floors: readonly number[], layers: readonly Layer[], look: StackLook): void {
  const { ctx } = plot;
  const ink = pageColour('--ink');
  for (const layer of layers) {
    const isFaint = look.chosen !== null && look.chosen !== layer.id;
    enclose(plot, floors, layer);
    ctx.globalAlpha = isFaint ? 0.72 : 1;
    ctx.fillStyle = colourOf(look.placeOf(layer.id));
    ctx.fill();
    ctx.globalAlpha = 0.7;
    ctx.lineWidth = 0.75 * devicePixelRatio;
    ctx.strokeStyle = ink;
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  const chosen = layers.find(({ id }) => id === look.chosen);
  if (chosen) outline(plot, floors, chosen);
  const names: Box[] = [];
  const scale = textScale() * devicePixelRatio;
  for (const layer of layers) nameLayer(plot, { floors, layer, name: look.nameOf(layer.id), names, scale });
}

function outline(plot: uPlot, floors: readonly number[], layer: Layer): void {
  enclose(plot, floors, layer);
  plot.ctx.lineWidth = 2 * textScale() * devicePixelRatio;
  plot.ctx.strokeStyle = pageColour('--bone');
  plot.ctx.stroke();
}

/** Goes around the area of a layer. */
function enclose(plot: uPlot, floors: readonly number[], { from, to }: Layer): void {
  plot.ctx.beginPath();
  trace(plot, floors, to, false);
  trace(plot, floors, from, true);
  plot.ctx.closePath();
}

function trace(plot: uPlot, floors: readonly number[], heights: readonly number[], isBack: boolean): void {
  const last = floors.length - 1;
  const corners = floors.flatMap((floor, index) => {
    const height = heights[index] ?? 0;
    return [[floor - (index === 0 ? 0.5 : LEVEL), height], [floor + (index === last ? 0.5 : LEVEL), height]] as const;
  });
  for (const [x, y] of isBack ? corners.reverse() : corners) plot.ctx.lineTo(plot.valToPos(x, 'x', true), plot.valToPos(y, 'y', true));
}

/** A part of a chart, in its canvas's pixels. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A layer to be named, and the names that are there. */
interface Naming {
  readonly floors: readonly number[];
  readonly layer: Layer;
  readonly name: string;
  readonly names: Box[];
  /** Canvas pixels for each of 16 parts of the text size. */
  readonly scale: number;
}

/** The height of a name, and so the least of an area with its name in it, in parts of the text size. */
const NAMED = 12;

/** Writes a name into an area where that is highest, unless another is there. */
function nameLayer(plot: uPlot, { floors, layer: { from, to }, name, names, scale }: Naming): void {
  const { ctx, bbox: { left, width } } = plot;
  ctx.font = `600 ${11 * scale}px system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = '#0b0a10';
  const half = ctx.measureText(name).width / 2 + 2 * scale;
  const at = (value: number | undefined): number => plot.valToPos(value ?? 0, 'y', true);
  const places = floors.map((floor, index) => {
    const x = Math.min(left + width - half, Math.max(left + half, plot.valToPos(floor, 'x', true)));
    return { x, y: (at(from[index]) + at(to[index])) / 2, height: at(from[index]) - at(to[index]) };
  });
  const high = places.filter(({ height }) => height >= NAMED * scale).sort((a, b) => b.height - a.height);
  const boxOf = ({ x, y }: { x: number; y: number }): Box =>
    ({ left: x - half, right: x + half, top: y - NAMED * scale, bottom: y + NAMED * scale });
  const free = high.find((place) => !names.some((other) => isOver(boxOf(place), other)));
  if (!free || half > (width / floors.length) * 0.6) return;
  names.push(boxOf(free));
  ctx.fillText(name, free.x, free.y);
}

function isOver(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** A line through a chart: its value on each floor. */
export interface Line {
  readonly values: readonly number[];
  /** A colour of the page. */
  readonly colour: string;
  readonly isDashed?: boolean;
}

/** Draws lines from floor to floor. */
export function drawLines(plot: uPlot, floors: readonly number[], lines: readonly Line[]): void {
  const { ctx } = plot;
  const scale = textScale() * devicePixelRatio;
  for (const { values, colour, isDashed = false } of lines) {
    ctx.beginPath();
    floors.forEach((floor, index) => { ctx.lineTo(plot.valToPos(floor, 'x', true), plot.valToPos(values[index] ?? 0, 'y', true)); });
    ctx.setLineDash(isDashed ? [5 * scale, 4 * scale] : []);
    ctx.lineWidth = 2 * scale;
    ctx.strokeStyle = pageColour(colour);
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/** Fills what is between two values on each floor. */
export function drawBand(plot: uPlot, floors: readonly number[], low: readonly number[], high: readonly number[]): void {
  const { ctx } = plot;
  const at = (index: number, values: readonly number[]): void => {
    ctx.lineTo(plot.valToPos(floors[index] ?? 0, 'x', true), plot.valToPos(values[index] ?? 0, 'y', true));
  };
  ctx.beginPath();
  for (let index = 0; index < floors.length; index++) at(index, high);
  for (let index = floors.length - 1; index >= 0; index--) at(index, low);
  ctx.closePath();
  ctx.fillStyle = pageColour('--stone-3');
  ctx.globalAlpha = 0.8;
  ctx.fill();
  ctx.globalAlpha = 1;
}

/** Draws a curve: level over each floor where it goes in steps, straight from floor to floor where it is linear. */
export function drawCurve(plot: uPlot, floors: readonly number[], values: readonly number[], isLinear: boolean): void {
  const { ctx } = plot;
  const ends = isLinear ? 0 : 0.5;
  const at = (x: number, y: number): void => { ctx.lineTo(plot.valToPos(x, 'x', true), plot.valToPos(y, 'y', true)); };
  const path = (): void => {
    floors.forEach((floor, index) => {
      if (ends > 0) at(floor - ends, values[index] ?? 0);
      at(floor + ends, values[index] ?? 0);
    });
  };
  const [first = 1, last = 1] = [floors[0], floors.at(-1)];
  ctx.beginPath();
  at(first - ends, 0);
  path();
  at(last + ends, 0);
  ctx.closePath();
  ctx.fillStyle = pageColour('--gold');
  ctx.globalAlpha = 0.16;
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.beginPath();
  path();
  ctx.lineWidth = 2 * textScale() * devicePixelRatio;
  ctx.strokeStyle = pageColour('--gold');
  ctx.stroke();
}

/** A round number with room above a value, not above a limit; `more` is how many times the value there should be room for. */
export function roomFor(value: number, limit = Infinity, more = 1.05): number {
  const wanted = Math.max(value * more, value > 0 && value < 2 ? 1 : 4);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const round = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((step) => step * power >= wanted) ?? 10;
  return Math.min(limit, round * power);
}
