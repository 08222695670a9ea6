import type { Command } from '../Command';
import { contentById } from '../contentById';
import { writeText } from '../files';
import { signed } from '../curve/words';
import { table } from '../table';
import { factorsAt } from './factors';
import { measureOf } from './measure';
import { screen, type Effect } from './screen';
import { effectsPicture } from './effectsPicture';
import { playingOf } from '../runs/playing';
import { rowsOf } from './sides';

/** Which rows of chosen tables matter most, with intervals. */
export const screenRows: Command = async (options, say) => {
  const pack = options.packName();
  contentById(pack);
  const rows = rowsOf(pack);
  const factors = factorsAt(rows, options.rows('monsters'));
  const measure = measureOf(options);
  const by = options.percent('by', 50);
  const playing = playingOf(options, '20', say);
  const [from, out, svg] = [options.file('from'), options.file('out'), options.file('svg')];
  const onRun = (arm: number, arms: number): void => { say(`arm ${arm} of ${arms}`); };
  const found = await screen({ rows, factors, by, playing, folder: from ?? out, reads: from !== null, onRun }, measure);
  if (svg !== null) writeText(svg, effectsPicture({ ...found, pack, measure: measure.name, by }));
  const seeds = playing.seeds.last - playing.seeds.first + 1;
  const percent = Math.round(100 * by);
  const head = ['row', 'effect in points', '95 % interval', 'sure'];
  return {
    data: { pack, bot: playing.job.bot, measure: measure.name, by, seeds, ...found },
    lines: [
      `${pack}: ${measure.name}, ${(100 * found.mean).toFixed(1)} % in the mean of ${found.arms} arms of ${seeds} runs by the ${playing.job.bot} bot`,
      `the effect of each row from ${percent} % smaller to ${percent} % larger:`,
      ...table([head, ...found.effects.map(row)]),
    ],
  };
};

function row({ factor, value, low, high }: Effect): string[] {
  return [factor, signed(value).padStart(6), `${signed(low)} to ${signed(high)}`, low > 0 || high < 0 ? 'yes' : ''];
}
