import { type Chances, chancesOf } from '../../procgen/chances';
import { command } from '../Command';
import { contentById } from '../contentById';
import { writeText } from '../files';
import { floorsOf } from '../floorsOf';
import { takes } from '../options';
import { table } from '../printed';
import { askedRuns, PLAN, refusePlan } from '../runs/askedRuns';
import { MET, type MetTable } from '../runs/chronicle';
import { MetTally } from './MetTally';
import { type Box, INK, picture, rect, text } from './plot';
import { words } from './words';

export const chances = command('table', 'spawn chances by floor', takes('pack', 'floors', 'svg'), ({ pack, floors: asked, svg }) => {
  const content = contentById(pack);
  const floors = floorsOf(content, asked);
  const tables = chancesOf(content, floors);
  if (svg !== undefined) writeText(svg, chancesPicture({ pack: content.id, floors, tables }));
  const lines = tables.flatMap(({ of, rows }) => {
    const head = [of, ...floors.map((floor) => `floor ${floor}`)];
    return [...table([head, ...rows.map(({ id, percent }) => [words(id), ...percent.map(shown)])]), ''];
  });
  return { data: { pack: content.id, floors, tables }, lines: lines.slice(0, -1) };
});

/** A percentage; blank for 0, so that a table shows where things come and go. */
function shown(percent: number): string {
  return percent === 0 ? '' : percent.toFixed(1).padStart(4);
}

const WIDTH = 1180;
const LEFT = 20;
const TOP = 64;
const HEAD = 62;
/** The lowest segment with room for a label. */
const MIN_LABEL = 11;
const MIN_HEIGHT = 180;
const MAX_HEIGHT = 760;

/** Distinct neighbouring colours, used in turn. */
const COLOURS = [
  '#e0a07c', '#9fd070', '#86a8f0', '#d0a0f0', '#f0c848', '#7cccb4', '#f88890', '#b8b4c4', '#f4a860', '#a8d8e8', '#d4dc70', '#e4dcf0',
] as const;

/** A pack's tables as stacked columns, one column per floor. */
function chancesPicture({ pack, floors, tables }: { pack: string; floors: readonly number[]; tables: readonly Chances[] }): string {
  const parts = [text({ x: LEFT, y: 40 }, `Spawn chances of ${pack} by floor, in percent`, { size: 24, weight: 700, colour: INK.gold })];
  let y = TOP;
  for (const table of tables) {
    const height = heightOf(table);
    parts.push(stack(table, floors, { y: y + HEAD, height }));
    y += HEAD + height + 10;
  }
  return picture(WIDTH, y + 14, parts);
}

/** High enough for the smallest share on any floor to be legible. */
function heightOf({ rows }: Chances): number {
  const crowd = Math.max(...(rows[0]?.percent ?? []).map((_, index) => rows.filter(({ percent }) => (percent[index] ?? 0) > 0).length));
  return Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, crowd * 22));
}

function stack({ of, rows }: Chances, floors: readonly number[], { y, height }: { y: number; height: number }): string {
  const width = (WIDTH - 2 * LEFT) / floors.length;
  const parts = [text({ x: LEFT, y: y - 30 }, of, { size: 18, weight: 600 })];
  floors.forEach((floor, column) => {
    const x = LEFT + column * width;
    let top = y;
    parts.push(text({ x: x + width / 2, y: y - 8 }, `floor ${floor}`, { size: 12, colour: INK.faint, anchor: 'middle' }));
    rows.forEach(({ id, percent }, index) => {
      const share = percent[column] ?? 0;
      if (share === 0) return;
      const high = (height * share) / 100;
      const colour = COLOURS[index % COLOURS.length] as string;
      parts.push(segment({ x: x + 2, y: top, width: width - 4, height: high }, `${words(id)} ${Math.round(share)}`, colour));
      top += high;
    });
  });
  return parts.join('\n');
}

function segment({ x, y, width, height }: Box, label: string, colour: string): string {
  const box = rect({ x, y, width, height: Math.max(0.5, height - 1) }, `fill="${colour}"`);
  if (height < MIN_LABEL) return box;
  const shown = label.length * 6 > width - 6 ? `${label.slice(0, Math.floor((width - 12) / 6))}.` : label;
  return `${box}\n${text({ x: x + 4, y: y + height / 2 + 3.5 }, shown, { size: 11, colour: INK.night, weight: 600 })}`;
}

const OPTIONS = { ...takes('pack', 'from', 'fromFloor'), ...PLAN };

export const met = command('met', 'which table rows the bots met, and which they never did', OPTIONS, async (given, say) => {
  if (given.from !== undefined) refusePlan(given.chosen);
  const { header, each } = await askedRuns(given, say);
  const tally = new MetTally(header.tables);
  await each((record) => { tally.add(record); });
  const found = tally.read();
  const line = (name: MetTable): string[] => {
    const { rows, never } = found[name];
    return [name, String(rows - never.length), String(rows), never.map(words).join(', ')];
  };
  const [first, last] = header.seeds;
  return {
    data: { pack: header.pack, seeds: last - first + 1, ...found },
    lines: table([['table', 'met', 'of', 'never'], ...MET.map(line)]),
  };
});
