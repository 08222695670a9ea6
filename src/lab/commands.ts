import { packs } from '../content/packs';
import type { Content } from '../engine/content';
import { loadContent } from '../engine/pack/loadContent';
import { encodeReplay } from '../engine/run/replay';
import { ProcgenService } from '../procgen/ProcgenService';
import { botNamed, DIVERSE } from './bots';
import { catalogue } from './catalogue';
import { balance } from './changes/balanceCommand';
import { diff } from './changes/diffCommand';
import { screenRows } from './changes/screenCommand';
import { tuneRows } from './changes/tuneCommand';
import { check } from './check';
import type { Command, CommandResult } from './Command';
import { summary, type BotSummary } from './compare';
import { curve, met } from './curve/curveCommand';
import { chances } from './curve/chances';
import { farm, worker } from './farm/farmCommands';
import { floorStatistics, reportOf, type FloorStatistics } from './floors';
import { floorsOf } from './lastFloor';
import { playWithReplay } from './playRun';
import { merge, playInto } from './runs/recordCommands';
import { textOf, writeText } from './files';
import { replayLines, replayReport } from './replay';
import { serve } from './serve/serveCommand';
import { floorPicture, legendOf } from './show';
import { table } from './table';
import { texts } from './texts';

const floors: Command = (options, progress) => {
  const content = options.pack();
  const seeds = options.count('seeds', 1000);
  const range = floorsOf(content, options.floors());
  const found = range.map((floor) => {
    progress(`floor ${floor}`);
    return floorStatistics(content, floor, seeds);
  });
  const { per } = content.counts;
  const counted = ['monsters', 'items'].map((what) => `${what} per ${per} (0, 1, 2 ... in %)`);
  const head = ['floor', 'size', 'rooms', 'min-max', 'ms', 'invalid', 'XP p10/50/90', ...counted, 'totals'];
  const data = { pack: content.id, seeds, floors: found };
  return withFailures({ data, lines: table([head, ...found.map((each) => statisticsRow(content, each))]) }, found);
};

/** A result that also says what failed of what was counted. */
function withFailures(result: CommandResult, counted: readonly { readonly failures?: readonly string[] }[]): CommandResult {
  const failures = counted.flatMap((each) => each.failures ?? []);
  return failures.length === 0 ? result : { ...result, lines: [...result.lines, '', ...failures], isFailure: true };
}

function statisticsRow(content: Content, { floor, rooms, drawn, counts, affixes, xp, invalid, msPerFloor }: FloorStatistics): (string | number)[] {
  const size = content.layoutWeights.weights(floor).map(([id]) => sizeOf(content, id, floor)).join(' ');
  const placed = Object.entries({ ...counts, ...affixes }).map(([id, count]) => `${id} ${count}`);
  const measures = [rooms.mean.toFixed(1), `${rooms.min}-${rooms.max}`, msPerFloor.toFixed(4), invalid, xp.join('/')];
  return [floor, size, ...measures, shares(drawn.monsters), shares(drawn.items), placed.join(', ')];
}

function sizeOf({ layouts }: Content, id: string, floor: number): string {
  const layout = layouts.get(id);
  return layout ? `${layout.width.at(floor)}x${layout.height.at(floor)}` : '';
}

/** A histogram as percentages, from count 0 on: `33 34 33`. */
function shares(histogram: readonly number[]): string {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  return histogram.map((count) => String(Math.round((100 * count) / total))).join(' ');
}

const show: Command = (options) => {
  const content = options.pack();
  const [seed, floor] = [options.seed(), floorsOf(content, [options.floor()])[0] as number];
  const { plan, rooms } = reportOf(content, { seed, floor, service: new ProcgenService(content, seed) });
  const lines = [...floorPicture(content, plan), '', ...legendOf(content, plan)];
  const { width, height, arrival, monsters, items } = plan;
  const cells = Array.from(plan.terrain, (tile) => content.tiles[tile]?.id);
  return { data: { pack: content.id, seed, floor, width, height, rooms, arrival, cells, monsters, items }, lines };
};

/** Plays a run, or many into a file. */
const playRun: Command = (options, progress) => {
  const [file, out] = [options.file('replay'), options.file('out')];
  if (out !== null) return playInto(out, options, progress);
  const { report, replay: recording } = playWithReplay(options.pack(), { seed: options.seed(), bot: options.bot(), turns: options.count('turns', 2000) });
  if (file !== null) writeText(file, `${encodeReplay(recording)}\n`);
  return { data: report, lines: table(Object.entries(report).map(([name, value]) => [name, String(value)])) };
};

/** Replays a recording. */
const replay: Command = (options) => {
  const file = options.operand();
  const report = replayReport(textOf(file), file, (id) => options.packOf(id));
  return { data: report, lines: replayLines(report) };
};

/** The commands with an operand, and its name in the help. */
export const OPERANDS: Readonly<Partial<Record<string, string>>> = { replay: 'FILE', check: 'FILE', merge: 'FILE', diff: 'PACK' };

/** Compares bots that differ in kind over the same seeds. */
const compare: Command = (options, progress) => {
  const content = options.pack();
  const [seeds, turns] = [options.count('seeds', 20), options.count('turns', 5000)];
  const summaries = Object.keys(DIVERSE).map((name): [string, BotSummary] => {
    const onRun = (seed: number): void => { if (seed % 10 === 0) progress(`${content.id}: ${name} ${seed} of ${seeds}`); };
    return [name, summary(content, { bot: botNamed(name), seeds, turns, onRun })];
  });
  const head = ['bot', 'median floor', 'level', 'turns', 'deepest', 'dead', 'won', 'killed by'];
  const data = { pack: content.id, seeds, turns, bots: Object.fromEntries(summaries) };
  return withFailures({ data, lines: table([head, ...summaries.map(summaryRow)]) }, summaries.map(([, each]) => each));
};

function summaryRow([name, { medianFloor, medianLevel, medianTurns, deepest, dead, won, causes }]: [string, BotSummary]): (string | number)[] {
  const killers = Object.entries(causes).map(([breed, count]) => `${breed} ${count}`);
  return [name, medianFloor, medianLevel, medianTurns, deepest, dead, won, killers.join(', ')];
}

/** The seed catalogue of all packs: the content of `tests/fixtures/seeds.txt`. */
const seedCatalogue: Command = () => {
  const lines = Object.values(packs).flatMap((rows) => {
    const loaded = loadContent(rows);
    return loaded.ok ? catalogue(loaded.content) : loaded.errors;
  });
  return { data: lines, lines };
};

/** The JSON Schema of pack files: the content of `docs/packs/pack.schema.json`. */
const schema: Command = async () => {
  // It reads comments with the TypeScript compiler, whose nine megabytes no other command should wait for.
  const { packJsonSchema } = await import('./packJsonSchema');
  const data = packJsonSchema();
  return { data, lines: [JSON.stringify(data, null, 1)] };
};

const commands = {
  floors, show, play: playRun, farm, worker, serve, merge, replay, compare, curve, diff, screen: screenRows, tune: tuneRows, balance,
  table: chances, met, check, texts, catalogue: seedCatalogue, schema,
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** All commands by name. */
export const COMMANDS: Readonly<Record<string, Command>> = commands;
