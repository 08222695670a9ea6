import { command } from '../Command';
import { writeText } from '../files';
import { takes } from '../options';
import { askedRuns, PLAN, planOf, refusePlan, runsToPlay, type AskedRuns } from '../runs/askedRuns';
import { table } from '../table';
import { CurveTally, type Curve, type CurveFloor } from './curve';
import { curvePage } from './curvePage';
import { curvePicture } from './curvePicture';
import { firstWords, mean, share, words } from './words';

const OPTIONS = { ...takes('pack', 'compare', 'from'), ...PLAN, ...takes('svg', 'report') };

export const curve = command('curve', 'how hard each floor is', OPTIONS, async (given, say) => {
  const { compare, from, report, svg } = given;
  if (from !== undefined && compare === undefined) refusePlan(given.chosen);
  const main = await curveOf(await askedRuns(given, say));
  const beside = compare === undefined ? null : await curveOf(runsToPlay(compare, planOf(given, say), say));
  if (report !== undefined) writeText(report, curvePage(main, beside));
  if (svg !== undefined) writeText(svg, curvePicture(main, beside));
  const isFailure = main.failed + (beside?.failed ?? 0) > 0;
  return { data: beside ? { ...main, beside } : main, lines: beside ? [...summary(main), '', ...summary(beside)] : summary(main), isFailure };
});

async function curveOf({ content, header, each }: AskedRuns): Promise<Curve> {
  const tally = new CurveTally(content, header);
  await each((record) => { tally.add(record); });
  return tally.read();
}

const HAPPENS = ['floor', 'runs', 'hazard %', 'alive after it %', 'HP on arrival %', 'HP lost %', 'harmless %', 'turns', 'deaths', 'killed by'];
const PLACED = ['floor', 'monsters', 'met', 'HP', 'power', 'elites %', 'traps', 'hazards', 'items', 'healing'];
const CHOICES = ['chosen', 'in % of the runs', 'won % of them'];
const OIL = ['floor', 'oil on arrival', 'found', 'burnt as light', 'by skills', 'by rest', 'wasted', 'XP gained'];

function summary(each: Curve): string[] {
  const { pack, bot, seeds, won, died, through, failed, best, floors } = each;
  const rest = through.value > 0 ? `, ${share(through)} % came through` : '';
  const cut = failed > 0 ? `; ${failed} failed and count as cut short` : '';
  return [
    `${pack}: ${seeds} runs by the ${bot} bot; ${share(won)} % won, ${share(died)} % died${rest}${cut}`,
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
  const [monsters, seen, traps, items, healing] = [at.monsters, at.seen, at.traps, at.items, at.healing].map(({ value }) => value.toFixed(1));
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
