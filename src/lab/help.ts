import type { CommandName } from './commands';
import type { OptionName } from './options';

/** A command's purpose, operand and options. */
interface Help {
  readonly purpose: string;
  readonly operand?: string;
  readonly options: readonly OptionName[];
}

const RUN = ['pack', 'seed', 'bot', 'turns'] as const;
const RUNS = ['pack', 'seeds', 'bot', 'turns', 'workers', 'redis'] as const;

const HELP: Readonly<Record<CommandName, Help>> = {
  floors: { purpose: 'what the tables of a pack generate', options: ['pack', 'floors', 'seeds'] },
  show: { purpose: 'draws one floor', options: ['pack', 'floor', 'seed'] },
  play: { purpose: 'lets a bot play one run, or many into a file', options: [...RUN, 'replay', 'seeds', 'floors', 'workers', 'out', 'resume'] },
  serve: { purpose: 'lets bots outside play, by lines of JSON: docs/BOTS.md', options: [] },
  farm: { purpose: 'plays runs into a file on all workers at a Redis server', options: ['redis', 'pack', 'seeds', 'bot', 'turns', 'floors', 'out', 'resume'] },
  worker: { purpose: 'plays for farms until it is stopped', options: ['redis', 'workers'] },
  merge: { purpose: 'joins files of runs, given in any order', operand: 'FILE...', options: ['out'] },
  replay: { purpose: 'replays a recording and tells where it diverges', operand: 'FILE', options: ['pack'] },
  compare: { purpose: 'compares the bots', options: ['pack', 'seeds', 'turns'] },
  curve: { purpose: 'how hard each floor is', options: [...RUNS, 'floors', 'compare', 'from', 'svg', 'report'] },
  diff: {
    purpose: 'whether a change makes a pack harder, as soon as it is sure',
    operand: 'A [B]',
    options: ['set', 'on', 'detect', 'power', ...RUNS.slice(1), 'floors'],
  },
  screen: {
    purpose: 'which rows of a pack move the runs won, or the hazard of floors',
    options: ['rows', 'by', 'on', ...RUNS, 'floors', 'out', 'from', 'svg'],
  },
  tune: { purpose: 'solves rows of a pack for hazards by floor', options: ['rows', 'target', ...RUNS, 'second', 'floors'] },
  balance: {
    purpose: 'fails when a pack is surely no longer as hard as its baseline',
    options: ['baseline', 'accept', 'set', 'detect', ...RUNS, 'floors', 'svg'],
  },
  table: { purpose: 'spawn chances by floor', options: ['pack', 'floors', 'svg'] },
  met: { purpose: 'which table rows the bots met, and which they never did', options: [...RUNS, 'floors', 'from'] },
  check: { purpose: 'lists every error of a pack file and lets a bot prove it', operand: 'FILE', options: [] },
  texts: { purpose: 'what each language lacks: docs/LANGUAGES.md', options: [] },
  catalogue: { purpose: 'the seed catalogue of the built-in packs', options: [] },
  schema: { purpose: 'the JSON Schema of pack files', options: [] },
};

const OPTIONS: Readonly<Record<OptionName, string>> = {
  pack: 'PACK        a built-in pack or a pack file (.json)',
  compare: 'PACK     a second pack for comparison',
  floors: 'A-B       a floor or a range of floors',
  seeds: 'N, A-B     how many seeds, or which',
  floor: 'N          the floor',
  seed: 'TEXT        the seed',
  bot: 'BOT          fighter, bold or another of docs/LAB.md; `bold,daring=0.5` changes a weight',
  turns: 'N          turns of a run at most',
  workers: 'N        how many threads share the work',
  report: 'FILE      writes a page (HTML)',
  svg: 'FILE         writes a picture (SVG)',
  replay: 'FILE      writes the recording of the run',
  from: 'FILE        reads runs instead of playing them',
  out: 'FILE         writes the runs; a name in .gz is packed',
  resume: '          goes on with an unfinished file',
  set: 'PLACE=VALUE  a change of the pack, such as monsters.wolf=[[6,15],[9,8]]; may be repeated',
  rows: 'PLACES      tables or rows of the pack, such as monsters,breeds.*.hp (monsters)',
  by: 'PERCENT       how much smaller and larger (50)',
  target: 'FILE      the hazards wanted, such as [{"floor": 5, "hazard": 0.1, "within": 0.03}]',
  second: 'BOT       another bot, to confirm what the first has found',
  on: 'A-B           the hazard of these floors instead of the runs won',
  detect: 'POINTS    the difference that matters, in percentage points (3)',
  power: 'PERCENT    how likely such a difference is found (80)',
  baseline: 'FILE    the runs of before; a name in .gz is packed',
  accept: '          writes a new baseline with its picture, for a commit of its own',
  redis: 'URL        the Redis server of a farm, such as redis://localhost:6379',
  json: '            machine-readable output',
};

/** Lists all commands, or one command's options. */
export function helpText(name: string): string[] {
  const help = Object.hasOwn(HELP, name) ? HELP[name as keyof typeof HELP] : undefined;
  if (help) {
    const operand = help.operand === undefined ? '' : ` ${help.operand}`;
    return [`lab ${name}${operand}: ${help.purpose}`, ...[...help.options, 'json' as const].map((option) => `  --${option} ${OPTIONS[option]}`)];
  }
  const commands = Object.entries(HELP).map(([command, { purpose }]) => `  ${command.padEnd(10)} ${purpose}`);
  return ['npm run --silent lab -- COMMAND [OPTIONS]', '', ...commands, '', 'COMMAND --help lists its options.'];
}

/** Whether a command line asks for help. */
export function asksForHelp([name = 'help', ...args]: readonly string[]): boolean {
  return name === 'help' || name === '--help' || args.includes('--help');
}
