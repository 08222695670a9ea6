import { command, refuseIdle } from '../Command';
import { writeText } from '../files';
import { takes } from '../options';
import { table } from '../printed';
import { askedRuns, type AskedRuns, PLAN, planOf, refusePlan, runsToPlay } from '../runs/askedRuns';
import { type Curve, type CurveFloor, CurveTally } from './curve';
import { curvePicture } from './curvePicture';
import { escaped, INK } from './plot';
import { KINDS } from './reach';
import { firstWords, mean, share, words } from './words';

const OPTIONS = { ...takes('pack', 'compare', 'from', 'fromFloor'), ...PLAN, ...takes('svg', 'report') };

export const curve = command('curve', 'how hard each floor is', OPTIONS, async (given, say) => {
  const { compare, from, report, svg } = given;
  if (from !== undefined) refuseIdle(given.chosen, ['fromFloor'], 'is for runs that are played; --from reads them.');
  if (from !== undefined && compare === undefined) refusePlan(given.chosen);
  const main = await curveOf(await askedRuns(given, say));
  const alike = { ...given, fromFloor: main.from };
  const beside = compare === undefined ? null : await curveOf(runsToPlay(compare, planOf([compare], alike, say), say));
  if (report !== undefined) writeText(report, curvePage(main, beside));
  if (svg !== undefined) writeText(svg, curvePicture(main, beside));
  const isFailure = main.failed + (beside?.failed ?? 0) > 0;
  if (!beside) return { data: main, lines: summary(main), isFailure };
  return { data: { ...main, beside }, lines: [...summary(main), '', ...summary(beside)], isFailure };
});

async function curveOf({ content, header, each }: AskedRuns): Promise<Curve> {
  const tally = new CurveTally(content, header);
  await each((record) => { tally.add(record); });
  return tally.read();
}

const HAPPENS = [
  'floor', 'runs', 'hazard %', 'alive after it %', 'HP on arrival %', 'HP lost %', 'harmless %', 'turns', 'deaths', 'killed by',
];
const PLACED = ['floor', 'monsters', 'met', 'HP', 'power', 'elites %', 'traps', 'hazards', 'items', 'healing'];
const CHOICES = ['chosen', 'in % of the runs', 'won % of them'];
const OIL = ['floor', 'oil on arrival', 'found', 'burnt as light', 'by skills', 'by rest', 'wasted', 'XP gained'];

function summary(each: Curve): string[] {
  const { pack, bot, from, seeds, won, died, through, failed, best, floors } = each;
  const rest = through.value > 0 ? `, ${share(through)} % came through` : '';
  const where = from > 1 ? ` from floor ${from}` : '';
  const cut = failed > 0 ? `; ${failed} failed and count as cut short` : '';
  return [
    `${pack}: ${seeds} runs${where} by the ${bot} bot; ${share(won)} % won, ${share(died)} % died${rest}${cut}`,
    `in brackets: 95 % intervals; the hazard of a floor is the share of those who come there that die there`,
    '',
    ...table([HAPPENS, ...floors.map(happens)]),
    '',
    ...table([PLACED, ...floors.map(placed)]),
    '',
    ...[each.heroes, each.talents].flatMap(chosen),
    ...(floors.some(({ oilLeft }) => oilLeft.value > 0) ? [...table([OIL, ...floors.map(ledger)]), ''] : []),
    ...best.map(({ of, floor, won: wins }) => `the best of ${of}: floor ${mean(floor)}, won ${share(wins)} %`),
    ...floors.map(({ floor, first }) => `new on floor ${floor}: ${firstWords(first).join(', ') || 'nothing'}`),
  ];
}

function happens(at: CurveFloor): (string | number)[] {
  const killers = Object.entries(at.causes).slice(0, 4).map(([cause, { value, n }]) => `${words(cause)} ${Math.round(value * n)}`);
  const shares = [at.hazard, at.survival, at.arrival, at.lost, at.harmless].map(share);
  return [at.floor, at.reached, ...shares, mean(at.turns), at.deaths, killers.join(', ')];
}

function placed(at: CurveFloor): (string | number)[] {
  const [monsters, seen, traps, items, healing] = [at.monsters, at.seen, at.traps, at.items, at.healing]
    .map(({ value }) => value.toFixed(1));
  const [hp, power, elites] = [at.hp, at.power, at.eliteShare].map((value) => value.toFixed(1));
  return [at.floor, monsters, seen, hp, power, elites, traps, at.effects, items, healing].map((each) => each ?? '');
}

/** What was chosen in any run, those that won most first. */
function chosen(all: Curve['talents']): string[] {
  const rows = Object.entries(all).filter(([, { taken }]) => taken.value > 0).sort(([, a], [, b]) => b.won.value - a.won.value);
  return rows.length === 0 ? [] : [...table([CHOICES, ...rows.map(([id, { taken, won }]) => [words(id), share(taken), share(won)])]), ''];
}

/** What became of the oil: means over the runs that came there. */
function ledger({ floor, oilLeft, oilFound, oilLight, oilSkills, oilRest, oilWasted, xp }: CurveFloor): (string | number)[] {
  return [floor, ...[oilLeft, oilFound, oilLight, oilSkills, oilRest, oilWasted, xp].map(mean)];
}

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
function curvePage(main: Curve, other: Curve | null): string {
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
  const cells = (tag: 'th' | 'td', row: readonly string[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<div><table>\n${[cells('th', head), ...rows.map((row) => cells('td', row))].join('\n')}\n</table></div>`;
}
