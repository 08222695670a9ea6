import type { Point } from '../../engine/core/point';

/** The game's colours: night, stone, paper and accents. */
export const INK = {
  night: '#1c1824', panel: '#26212f', grid: '#3b3547', faint: '#a9a5b4', text: '#f2ead0', ember: '#f08436',
  gold: '#f0c848', red: '#f45860', green: '#8ccc54', teal: '#68bc9c', blue: '#86a8f0', purple: '#c08cf0',
} as const;

export type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** Values by floor, starting with the first of the panel; null for none. */
export interface Series {
  readonly label: string;
  readonly colour: string;
  readonly values: readonly (number | null)[];
  readonly as: 'line' | 'dashes' | 'bars';
  /** Labels its marks with their values. */
  readonly isWritten?: boolean;
  /** The interval of each value, as a band behind a line. */
  readonly bounds?: readonly (Readonly<{ low: number; high: number }> | null)[];
}

/** One plot over floors. */
export interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly series: readonly Series[];
  /** The first floor, if not 1. */
  readonly first?: number;
  /** The top of the scale, if not automatic. */
  readonly top?: number;
  /** Floors with a boss. */
  readonly marked?: readonly number[];
  /** A labelled horizontal line. */
  readonly limit?: { readonly value: number; readonly label: string };
}

/** The margins around the plot for title, scale and floors. */
const MARGIN = { left: 54, right: 20, top: 62, bottom: 34 } as const;
/** How many times the greatest value the scale may reach to show an interval. */
const ROOM = 1.4;
const FONT = "font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif\"";
const DASHES = ' stroke-dasharray="5 4"';

/** An SVG picture: parts on a background. */
export function picture(width: number, height: number, parts: readonly string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${FONT}>`;
  return [head, `<rect width="${width}" height="${height}" fill="${INK.night}"/>`, ...parts, '</svg>', ''].join('\n');
}

interface Lettering {
  readonly size?: number;
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
}

/** A line of text; the point is on its baseline. */
export function text(
  { x, y }: Point, words: string, { size = 14, colour = INK.text, anchor = 'start', weight = 400 }: Lettering = {},
): string {
  const style = `font-size="${size}" fill="${colour}" text-anchor="${anchor}"${weight === 400 ? '' : ` font-weight="${weight}"`}`;
  return `<text x="${short(x)}" y="${short(y)}" ${style}>${escaped(words)}</text>`;
}

/** A rectangle; `style` holds its other attributes. */
export function rect({ x, y, width, height }: Box, style: string): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" ${style}/>`;
}

function rule({ x, y }: Point, width: number, style: string): string {
  return `<line x1="${short(x)}" y1="${short(y)}" x2="${short(x + width)}" y2="${short(y)}" ${style}/>`;
}

/** A plot with title, legend and axes. */
export function plot(panel: Panel, box: Box): string {
  const floors = Math.max(...panel.series.map(({ values }) => values.length));
  const values = panel.series.flatMap((series) => [...series.values.map((value) => value ?? 0), ...highest(series)]);
  const top = panel.top ?? ceiling(Math.max(panel.limit?.value ?? 0, ...values));
  const columns = panel.series.filter(({ as }) => as === 'bars').length;
  const { left, right, top: above, bottom } = MARGIN;
  const inner = { x: box.x + left, y: box.y + above, width: box.width - left - right, height: box.height - above - bottom };
  const scale: Scale = { inner, first: panel.first ?? 1, floors, top };
  return [
    rect(box, `rx="8" fill="${INK.panel}"`),
    text({ x: box.x + 16, y: box.y + 26 }, panel.title, { size: 17, weight: 600 }),
    legend(panel, { x: box.x + 16, y: box.y + 47 }),
    ...(panel.marked ?? []).map((floor) => mark(scale, floor)),
    axes(scale),
    ...panel.series.map((series, index) => (series.as === 'bars' ? bars(scale, series, { index, of: columns }) : line(scale, series))),
    ...(panel.limit ? [limit(scale, panel.limit)] : []),
  ].join('\n');
}

/** The tops of the intervals that the scale has room for: those of a few runs may be as wide as everything. */
function highest({ values, bounds = [] }: Series): number[] {
  const room = ROOM * Math.max(0, ...values.map((value) => value ?? 0));
  return bounds.map((each) => Math.min(room, each?.high ?? 0));
}

interface Scale {
  readonly inner: Box;
  readonly first: number;
  readonly floors: number;
  readonly top: number;
}

/** The centre of a floor's column. */
function across({ inner, first, floors }: Scale, floor: number): number {
  return inner.x + (inner.width * (floor - first + 0.5)) / floors;
}

function up({ inner, top }: Scale, value: number): number {
  return inner.y + inner.height * (1 - value / top);
}

function legend({ unit, series }: Panel, at: Point): string {
  const parts = [text(at, unit, { size: 13, colour: INK.faint })];
  let x = at.x + unit.length * 7.4 + 18;
  for (const { label, colour, as } of series) {
    if (label === '') continue;
    const stroke = `stroke="${colour}" stroke-width="3"${as === 'dashes' ? DASHES : ''}`;
    const bar = rect({ x, y: at.y - 10, width: 12, height: 11 }, `rx="2" fill="${colour}"`);
    parts.push(as === 'bars' ? bar : rule({ x, y: at.y - 4.5 }, 18, stroke));
    const width = as === 'bars' ? 17 : 23;
    parts.push(text({ x: x + width, y: at.y }, label, { size: 13, colour }));
    x += width + label.length * 6.9 + 16;
  }
  return parts.join('\n');
}

function axes(scale: Scale): string {
  const { inner, first, floors, top } = scale;
  const lines = [0, top / 2, top].map((value) => {
    const y = up(scale, value);
    const label = text({ x: inner.x - 8, y: y + 4 }, String(short(value)), { size: 12, colour: INK.faint, anchor: 'end' });
    return `${rule({ x: inner.x, y }, inner.width, `stroke="${INK.grid}"`)}\n${label}`;
  });
  const step = Math.ceil(floors / 20);
  const labelled = Array.from({ length: floors }, (_, index) => first + index).filter((floor) => floor % step === 0 || floor === first);
  const labels = labelled.map((floor) => {
    const at = { x: across(scale, floor), y: inner.y + inner.height + 19 };
    return text(at, floor === first ? `floor ${first}` : String(floor), { size: 12, colour: INK.faint, anchor: 'middle' });
  });
  return [...lines, ...labels].join('\n');
}

/** A column behind everything else, marking a boss floor. */
function mark(scale: Scale, floor: number): string {
  const { inner, floors } = scale;
  const width = (inner.width / floors) * 0.86;
  const at = { x: across(scale, floor), y: inner.y + inner.height + 31 };
  const column = { x: at.x - width / 2, y: inner.y - 4, width, height: inner.height + 4 };
  const label = text(at, 'boss', { size: 12, colour: INK.purple, anchor: 'middle' });
  return `${rect(column, `rx="4" fill="${INK.purple}" opacity="0.16"`)}\n${label}`;
}

function bars(scale: Scale, { values, colour, isWritten }: Series, { index, of }: { index: number; of: number }): string {
  const width = Math.min(34, ((scale.inner.width / scale.floors) * 0.7) / of);
  return values.map((value, i) => {
    if (value === null) return '';
    const x = across(scale, scale.first + i) - (width * of) / 2 + width * index;
    const y = up(scale, value);
    const bar = rect({ x, y, width: width - 2, height: Math.max(0, scale.inner.y + scale.inner.height - y) }, `rx="2" fill="${colour}"`);
    if (isWritten !== true || value <= 0) return bar;
    return `${bar}\n${text({ x: x + width / 2 - 1, y: y - 5 }, String(Math.round(value)), { size: 12, colour, anchor: 'middle' })}`;
  }).filter((bar) => bar !== '').join('\n');
}

/** The intervals of a line. */
function band(scale: Scale, { bounds = [], colour }: Series): string {
  const edge = (side: 'low' | 'high'): string[] => bounds.flatMap((each, index) => {
    if (!each) return [];
    const y = up(scale, Math.max(0, Math.min(scale.top, each[side])));
    return [`${short(across(scale, scale.first + index))},${short(y)}`];
  });
  return `<polygon points="${[...edge('low'), ...edge('high').reverse()].join(' ')}" fill="${colour}" opacity="0.22"/>`;
}

function line(scale: Scale, series: Series): string {
  const { values, colour, as, isWritten } = series;
  const points = values.flatMap((value, index) => {
    return value === null ? [] : [{ x: across(scale, scale.first + index), y: up(scale, value), value }];
  });
  const path = points.map(({ x, y }) => `${short(x)},${short(y)}`).join(' ');
  const dots = points.map(({ x, y }) => `<circle cx="${short(x)}" cy="${short(y)}" r="${as === 'dashes' ? 3 : 4}" fill="${colour}"/>`);
  const lettering = { size: 12, colour, anchor: 'middle', weight: 600 } as const;
  const numbers = isWritten === true ? points.map(({ x, y, value }) => text({ x, y: y - 10 }, String(Math.round(value)), lettering)) : [];
  const stroke = `stroke="${colour}" stroke-width="${as === 'dashes' ? 2 : 3}" stroke-linejoin="round"${as === 'dashes' ? DASHES : ''}`;
  const behind = series.bounds?.some((each) => each !== null) === true ? [band(scale, series)] : [];
  return [...behind, `<polyline points="${path}" fill="none" ${stroke}/>`, ...dots, ...numbers].join('\n');
}

function limit(scale: Scale, { value, label }: { value: number; label: string }): string {
  const { inner } = scale;
  const y = up(scale, value);
  const line = rule({ x: inner.x, y }, inner.width, `stroke="${INK.red}" stroke-dasharray="2 4"`);
  return `${line}\n${text({ x: inner.x + inner.width, y: y - 5 }, label, { size: 12, colour: INK.red, anchor: 'end' })}`;
}

/** The next round number whose half is round too. */
function ceiling(value: number): number {
  if (value <= 0) return 2;
  const unit = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10].find((each) => each * unit >= value * 1.06);
  return short((step ?? 12) * unit);
}

/** A coordinate with at most one decimal, to keep pictures small and deterministic. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Text escaped for markup. */
export function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
