/** Colours of the game: night, stone, paper, and what stands out from them. */
export const INK = { night: '#1c1824', panel: '#26212f', grid: '#3b3547', faint: '#a9a5b4', text: '#f2ead0', ember: '#f08436', gold: '#f0c848', red: '#f45860', green: '#8ccc54', teal: '#68bc9c', blue: '#86a8f0', purple: '#c08cf0' } as const;

/** A rectangle of a picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Values by floor, the first of them floor 1; null where there is none. */
export interface Series {
  readonly label: string;
  readonly colour: string;
  readonly values: readonly (number | null)[];
  readonly as: 'line' | 'dashes' | 'bars';
  /** Writes its values beside its marks. */
  readonly isWritten?: boolean;
}

/** One plot over floors. */
export interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly series: readonly Series[];
  /** The highest value of the scale, where it is not simply what fits. */
  readonly top?: number;
  /** Floors with a boss. */
  readonly marked?: readonly number[];
  /** A line across, with its meaning. */
  readonly limit?: { readonly value: number; readonly label: string };
}

/** Room around the plot itself for the title above, the numbers on the left and the floors below. */
const MARGIN = { left: 54, right: 20, top: 62, bottom: 34 } as const;

/** A whole picture: a background with other parts upon it. */
export function picture(width: number, height: number, parts: readonly string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif">`;
  return [head, `<rect width="${width}" height="${height}" fill="${INK.night}"/>`, ...parts, '</svg>', ''].join('\n');
}

/** How a text is written. */
interface Lettering {
  readonly size?: number;
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
}

/** A line of text; `at` is its baseline. */
export function text(at: { x: number; y: number }, words: string, { size = 14, colour = INK.text, anchor = 'start', weight = 400 }: Lettering = {}): string {
  return `<text x="${short(at.x)}" y="${short(at.y)}" font-size="${size}" fill="${colour}" text-anchor="${anchor}"${weight === 400 ? '' : ` font-weight="${weight}"`}>${escaped(words)}</text>`;
}

/** A plot with its title, its legend and its axes. */
export function plot(panel: Panel, box: Box): string {
  const floors = Math.max(...panel.series.map(({ values }) => values.length));
  const top = panel.top ?? ceiling(Math.max(panel.limit?.value ?? 0, ...panel.series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const inner = { x: box.x + MARGIN.left, y: box.y + MARGIN.top, width: box.width - MARGIN.left - MARGIN.right, height: box.height - MARGIN.top - MARGIN.bottom };
  const scale: Scale = { inner, floors, top };
  return [
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="8" fill="${INK.panel}"/>`,
    text({ x: box.x + 16, y: box.y + 26 }, panel.title, { size: 17, weight: 600 }),
    legend(panel, { x: box.x + 16, y: box.y + 47 }),
    ...(panel.marked ?? []).map((floor) => mark(scale, floor)),
    axes(scale),
    ...panel.series.map((series, index) => (series.as === 'bars' ? bars(scale, series, { index, of: panel.series.filter(({ as }) => as === 'bars').length }) : line(scale, series))),
    ...(panel.limit ? [limit(scale, panel.limit)] : []),
  ].join('\n');
}

interface Scale {
  readonly inner: Box;
  readonly floors: number;
  readonly top: number;
}

/** The middle of a floor's column. */
function across({ inner, floors }: Scale, floor: number): number {
  return inner.x + (inner.width * (floor - 0.5)) / floors;
}

function up({ inner, top }: Scale, value: number): number {
  return inner.y + inner.height * (1 - value / top);
}

function legend({ unit, series }: Panel, at: { x: number; y: number }): string {
  const parts = [text(at, unit, { size: 13, colour: INK.faint })];
  let x = at.x + unit.length * 6.9 + 18;
  for (const { label, colour, as } of series) {
    if (label === '') continue;
    parts.push(as === 'bars' ? `<rect x="${short(x)}" y="${at.y - 10}" width="12" height="11" rx="2" fill="${colour}"/>` : `<line x1="${short(x)}" y1="${at.y - 4.5}" x2="${short(x + 18)}" y2="${at.y - 4.5}" stroke="${colour}" stroke-width="3"${as === 'dashes' ? ' stroke-dasharray="5 4"' : ''}/>`);
    const width = as === 'bars' ? 17 : 23;
    parts.push(text({ x: x + width, y: at.y }, label, { size: 13, colour }));
    x += width + label.length * 6.9 + 16;
  }
  return parts.join('\n');
}

function axes(scale: Scale): string {
  const { inner, floors, top } = scale;
  const lines = [0, top / 2, top].map((value) => {
    const y = short(up(scale, value));
    return `<line x1="${inner.x}" y1="${y}" x2="${inner.x + inner.width}" y2="${y}" stroke="${INK.grid}"/>\n${text({ x: inner.x - 8, y: up(scale, value) + 4 }, String(short(value)), { size: 12, colour: INK.faint, anchor: 'end' })}`;
  });
  const step = Math.ceil(floors / 20);
  const labels = Array.from({ length: floors }, (_, index) => index + 1).filter((floor) => floor % step === 0 || floor === 1);
  return [...lines, ...labels.map((floor) => text({ x: across(scale, floor), y: inner.y + inner.height + 19 }, floor === 1 ? 'floor 1' : String(floor), { size: 12, colour: INK.faint, anchor: 'middle' }))].join('\n');
}

/** A column behind everything else, for a floor with a boss. */
function mark(scale: Scale, floor: number): string {
  const { inner, floors } = scale;
  const width = (inner.width / floors) * 0.86;
  return `<rect x="${short(across(scale, floor) - width / 2)}" y="${inner.y - 4}" width="${short(width)}" height="${inner.height + 4}" rx="4" fill="${INK.purple}" opacity="0.16"/>\n${text({ x: across(scale, floor), y: inner.y + inner.height + 31 }, 'boss', { size: 12, colour: INK.purple, anchor: 'middle' })}`;
}

function bars(scale: Scale, { values, colour, isWritten }: Series, { index, of }: { index: number; of: number }): string {
  const width = Math.min(34, ((scale.inner.width / scale.floors) * 0.7) / of);
  return values.map((value, i) => {
    if (value === null) return '';
    const x = across(scale, i + 1) - (width * of) / 2 + width * index;
    const y = up(scale, value);
    const bar = `<rect x="${short(x)}" y="${short(y)}" width="${short(width - 2)}" height="${short(Math.max(0, scale.inner.y + scale.inner.height - y))}" rx="2" fill="${colour}"/>`;
    return isWritten === true && value > 0 ? `${bar}\n${text({ x: x + width / 2 - 1, y: y - 5 }, String(Math.round(value)), { size: 12, colour, anchor: 'middle' })}` : bar;
  }).filter((bar) => bar !== '').join('\n');
}

function line(scale: Scale, { values, colour, as, isWritten }: Series): string {
  const points = values.flatMap((value, index) => (value === null ? [] : [{ x: across(scale, index + 1), y: up(scale, value), value }]));
  const path = points.map(({ x, y }) => `${short(x)},${short(y)}`).join(' ');
  const dots = points.map(({ x, y }) => `<circle cx="${short(x)}" cy="${short(y)}" r="${as === 'dashes' ? 3 : 4}" fill="${colour}"/>`);
  const numbers = isWritten === true ? points.map(({ x, y, value }) => text({ x, y: y - 10 }, String(Math.round(value)), { size: 12, colour, anchor: 'middle', weight: 600 })) : [];
  return [`<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="${as === 'dashes' ? 2 : 3}" stroke-linejoin="round"${as === 'dashes' ? ' stroke-dasharray="5 4"' : ''}/>`, ...dots, ...numbers].join('\n');
}

function limit(scale: Scale, { value, label }: { value: number; label: string }): string {
  const { inner } = scale;
  const y = up(scale, value);
  return `<line x1="${inner.x}" y1="${short(y)}" x2="${inner.x + inner.width}" y2="${short(y)}" stroke="${INK.red}" stroke-dasharray="2 4"/>\n${text({ x: inner.x + inner.width, y: y - 5 }, label, { size: 12, colour: INK.red, anchor: 'end' })}`;
}

/** The next round number, of which a half is round as well. */
function ceiling(value: number): number {
  if (value <= 0) return 2;
  const unit = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10].find((each) => each * unit >= value * 1.06);
  return short((step ?? 12) * unit);
}

/** A coordinate with at most one digit after the point, so that pictures are small and always the same. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Text that means itself within markup. */
export function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
