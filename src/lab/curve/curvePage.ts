import type { Curve, CurveFloor } from './curve';
import { curvePicture } from './curvePicture';
import { escaped, INK } from './plot';
import { KINDS } from './reach';
import { mean, share, words } from './words';

const STYLE = `
body { background: ${INK.night}; color: ${INK.text}; font: 16px/1.5 system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif; }
body { max-width: 960px; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; border-radius: 8px; }
h2 { color: ${INK.gold}; margin: 2rem 0 .5rem; }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .5rem; text-align: right; border-bottom: 1px solid ${INK.grid}; vertical-align: top; }
th { color: ${INK.faint}; font-weight: 600; }
td:first-child, th:first-child, .words td, .words th { text-align: left; }
div { overflow-x: auto; }
`;

const COLUMNS: readonly (readonly [head: string, of: (at: CurveFloor) => string | number])[] = [
  ['floor', (at) => (at.boss ? `${at.floor}, boss` : at.floor)],
  ['runs', (at) => at.reached],
  ['hazard %', (at) => share(at.hazard)],
  ['alive after it %', (at) => share(at.survival)],
  ['HP on arrival %', (at) => share(at.arrival)],
  ['HP lost %', (at) => share(at.lost)],
  ['turns', (at) => mean(at.turns)],
  ['monsters', (at) => mean(at.monsters)],
  ['met', (at) => mean(at.seen)],
  ['HP', (at) => at.hp.toFixed(1)],
  ['power', (at) => at.power.toFixed(1)],
  ['elites %', (at) => at.eliteShare.toFixed(1)],
  ['traps', (at) => mean(at.traps)],
  ['hazards', (at) => at.effects ?? '-'],
  ['items', (at) => mean(at.items)],
  ['healing', (at) => mean(at.healing)],
  ['XP', (at) => mean(at.xp)],
  ['oil on arrival', (at) => mean(at.oilLeft)],
  ['oil found', (at) => mean(at.oilFound)],
  ['burnt as light', (at) => mean(at.oilLight)],
  ['by skills', (at) => mean(at.oilSkills)],
  ['by rest', (at) => mean(at.oilRest)],
  ['wasted', (at) => mean(at.oilWasted)],
];

/** A self-contained page: the picture, and the numbers behind it. */
export function curvePage(main: Curve, other: Curve | null): string {
  const parts = [curvePicture(main, other), numbers(main), ...(other ? [numbers(other)] : []), causes(main), layouts(main), firsts(main)];
  const meta = '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">';
  const head = `${meta}\n<title>Difficulty of ${escaped(main.pack)} by floor</title>\n<style>${STYLE}</style>`;
  return `<!doctype html>\n<html lang="en">\n${head}\n<body>\n${parts.join('\n')}\n</body>\n</html>\n`;
}

function numbers({ pack, floors }: Curve): string {
  const numbers = grid(COLUMNS.map(([head]) => head), floors.map((at) => COLUMNS.map(([, of]) => String(of(at)))));
  return `<h2>${escaped(pack)} in numbers</h2>\n<p>In brackets: 95 % intervals.</p>\n${numbers}`;
}

function causes({ floors, causes: all }: Curve): string {
  const rows = Object.entries(all).map(([cause, deaths]) => {
    const where = floors.flatMap(({ floor, causes: here }) => (here[cause] ? [`${floor}: ${share(here[cause])} %`] : []));
    return [words(cause), String(deaths), where.join('; ')];
  });
  return `<h2>Causes of death</h2>\n${grid(['cause', 'deaths', 'of those who came to a floor'], rows)}`;
}

function layouts({ floors }: Curve): string {
  const rows = floors.map((at) => [String(at.floor), Object.entries(at.layouts).map(([id, count]) => `${words(id)} ${count}`).join(', ')]);
  return `<h2>Layouts used</h2>\n<section class="words">${grid(['floor', 'how often'], rows)}</section>`;
}

function firsts({ floors }: Curve): string {
  const rows = floors.flatMap(({ floor, first }) => {
    return KINDS.filter((table) => first[table].length > 0).map((table) => [String(floor), table, first[table].map(words).join(', ')]);
  });
  return `<h2>First seen</h2>\n<section class="words">${grid(['floor', 'table', 'new'], rows)}</section>`;
}

function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: 'th' | 'td', row: readonly string[]): string => `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<div><table>\n${[cells('th', head), ...rows.map((row) => cells('td', row))].join('\n')}\n</table></div>`;
}
