import { command } from '../Command';
import { writeText } from '../files';
import { seedRange, takes } from '../options';
import { signed } from '../curve/words';
import { table } from '../table';
import { factorsAt } from './factors';
import { measureOf } from './measure';
import { screen, type Effect } from './screen';
import { effectsPicture } from './effectsPicture';
import { PLAN, planOf } from '../runs/askedRuns';
import { rowsOf } from './sides';

const OPTIONS = { ...takes('pack', 'rows', 'by', 'on'), ...PLAN, seeds: seedRange('20'), ...takes('out', 'from', 'svg') };

export const screenRows = command('screen', 'which rows of a pack move the runs won, or the hazard of floors', OPTIONS, async (given, say) => {
  const { pack, by, from, out, svg } = given;
  const rows = rowsOf(pack);
  const factors = factorsAt(rows, given.rows);
  const measure = measureOf(given.on);
  const plan = planOf(given, say);
  const onRun = (arm: number, arms: number): void => { say(`arm ${arm} of ${arms}`); };
  const found = await screen({ rows, factors, by, plan, folder: from ?? out ?? null, reads: from !== undefined, onRun }, measure);
  if (svg !== undefined) writeText(svg, effectsPicture({ ...found, pack, measure: measure.name, by }));
  const seeds = plan.seeds.last - plan.seeds.first + 1;
  const percent = Math.round(100 * by);
  const head = ['row', 'effect in points', '95 % interval', 'sure'];
  return {
    data: { pack, bot: plan.job.bot, measure: measure.name, by, seeds, ...found },
    lines: [
      `${pack}: ${measure.name}, ${(100 * found.mean).toFixed(1)} % in the mean of ${found.arms} arms of ${seeds} runs by the ${plan.job.bot} bot`,
      `the effect of each row from ${percent} % smaller to ${percent} % larger:`,
      ...table([head, ...found.effects.map(row)]),
    ],
  };
});

function row({ factor, value, low, high }: Effect): string[] {
  return [factor, signed(value).padStart(6), `${signed(low)} to ${signed(high)}`, low > 0 || high < 0 ? 'yes' : ''];
}
