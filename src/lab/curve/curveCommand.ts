import { writeFileSync } from 'node:fs';
import type { Command } from '../Command';
import { contentById, packToSend } from '../contentById';
import type { Options } from '../options';
import { table } from '../table';
import { curveOf, type Curve, type CurveFloor } from './curve';
import { MET, type MetTable } from '../runs/chronicle';
import { metOf } from './metOf';
import { curvePicture } from './curvePicture';
import { curvePage } from './curvePage';
import type { SeedRecord } from '../runs/playSeed';
import { playSeeds } from '../runs/playSeeds';
import type { RunJob } from '../runs/runProgram';
import { firstWords, percent, words } from './words';

/** The turns after which a run is aborted. */
const MAX_TURNS = 20_000;

/** A pack's difficulty by floor, optionally compared with another pack's. */
export const curve: Command = async (options, progress) => {
  const packs = [options.packName(), options.comparedName()].filter((name) => name !== null);
  // An unknown name is refused before anything is played.
  for (const pack of packs) contentById(pack);
  const [report, svg] = [options.file('report'), options.file('svg')];
  const curves: Curve[] = [];
  for (const pack of packs) curves.push(await measure(pack, options, progress));
  const [main, other = null] = curves as [Curve, Curve?];
  if (report !== null) writeFileSync(report, curvePage(main, other));
  if (svg !== null) writeFileSync(svg, curvePicture(main, other));
  return { data: other ? { ...main, beside: other } : main, lines: curves.flatMap((each) => [...summary(each), '']).slice(0, -1) };
};

async function measure(pack: string, options: Options, progress: (line: string) => void): Promise<Curve> {
  return curveOf(contentById(pack), await recordsOf(pack, options, progress), jobOf(pack, options));
}

function recordsOf(pack: string, options: Options, progress: (line: string) => void): Promise<SeedRecord[]> {
  const seeds = options.count('seeds', 100);
  const onDone = (done: number): void => { if (done % 10 === 0) progress(`${pack}: ${done} of ${seeds}`); };
  return playSeeds(jobOf(pack, options), { seeds, workers: options.workers(), onDone });
}

function jobOf(pack: string, options: Options): RunJob {
  return { pack: packToSend(pack), bot: options.botName('fighter'), turns: options.count('turns', MAX_TURNS), floors: options.floors().at(-1) ?? 1 };
}

const HEAD = [
  'floor', 'runs', 'monsters', 'met', 'hp', 'power', 'elites %', 'traps', 'hazards', 'items', 'healing', 'hp lost %', 'turns', 'deaths', 'share of deaths %',
];

function summary(each: Curve): string[] {
  const { pack, bot, seeds, won, died, through, causes } = each;
  const killers = Object.entries(causes).slice(0, 12).map(([cause, count]) => `${words(cause)} ${count}`);
  return [
    `${pack}: ${seeds} runs by the ${bot} bot; ${percent(won)}% won, ${percent(died)}% died${through > 0 ? `, ${percent(through)}% came through` : ''}`,
    ...table([HEAD, ...each.floors.map(row)]),
    ...(killers.length > 0 ? [`killed by: ${killers.join(', ')}`] : []),
    ...each.floors.map(({ floor, first }) => `new on floor ${floor}: ${firstWords(first).join(', ') || 'nothing'}`),
  ];
}

function row(at: CurveFloor): (string | number)[] {
  const placed = [at.monsters, at.seen, at.hp, at.power, at.eliteShare, at.traps, at.effects, at.items];
  return [at.floor, at.reached, ...placed, at.healing, percent(at.lost), at.turns, at.deaths, percent(at.deathShare)];
}

/** The rows of a pack that a bot's runs met, and those that none did. */
export const met: Command = async (options, progress) => {
  const content = options.pack();
  const found = metOf(content, await recordsOf(options.packName(), options, progress));
  const line = (name: MetTable): string[] => {
    const { rows, never } = found[name];
    return [name, String(rows - never.length), String(rows), never.map(words).join(', ')];
  };
  return { data: { pack: content.id, seeds: options.count('seeds', 100), ...found }, lines: table([['table', 'met', 'of', 'never'], ...MET.map(line)]) };
};
