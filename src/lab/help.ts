import type { CommandName } from './commands';
import type { OptionName } from './options';

/** What a command does, what it takes behind its name, and its options. */
interface Help {
  readonly about: string;
  readonly operand?: string;
  readonly takes: readonly OptionName[];
}

const RUN = ['pack', 'seed', 'bot', 'turns'] as const;
const RUNS = ['pack', 'seeds', 'bot', 'turns', 'workers'] as const;

const HELP: Readonly<Record<CommandName, Help>> = {
  floors: { about: 'what the tables of a pack generate', takes: ['pack', 'floors', 'seeds'] },
  show: { about: 'draws one floor', takes: ['pack', 'floor', 'seed'] },
  play: { about: 'lets a bot play one run', takes: [...RUN, 'replay'] },
  replay: { about: 'replays a recording and tells where it diverges', operand: 'FILE', takes: ['pack'] },
  compare: { about: 'compares the bots', takes: ['pack', 'seeds', 'turns'] },
  curve: { about: 'how hard each floor is', takes: [...RUNS, 'floors', 'beside', 'svg', 'report'] },
  table: { about: 'spawn chances by floor', takes: ['pack', 'floors', 'svg'] },
  met: { about: 'which table rows the bots met, and which they never did', takes: [...RUNS, 'floors'] },
  check: { about: 'lists every error of a pack file and lets a bot prove it', operand: 'FILE', takes: [] },
  catalogue: { about: 'the seed catalogue of the built-in packs', takes: [] },
  schema: { about: 'the JSON Schema of pack files', takes: [] },
};

const OPTIONS: Readonly<Record<OptionName, string>> = {
  pack: 'PACK        a built-in pack or a pack file (.json)',
  beside: 'PACK      a second pack for comparison',
  floors: 'A-B       a floor or a range of floors',
  seeds: 'N          how many seeds',
  floor: 'N          the floor',
  seed: 'TEXT        the seed',
  bot: 'BOT          fighter, random, restless, waiter or vandal',
  turns: 'N          turns of a run at most',
  workers: 'N        how many threads share the work',
  report: 'FILE      writes a page (HTML)',
  svg: 'FILE         writes a picture (SVG)',
  replay: 'FILE      writes the recording of the run',
  json: '            machine-readable output',
};

/** All commands, or one of them with its options. */
export function helpText(name: string): string[] {
  const help = Object.hasOwn(HELP, name) ? HELP[name as keyof typeof HELP] : undefined;
  if (help) return [`lab ${name}${help.operand === undefined ? '' : ` ${help.operand}`}: ${help.about}`, ...[...help.takes, 'json' as const].map((option) => `  --${option} ${OPTIONS[option]}`)];
  return ['npm run --silent lab -- COMMAND [OPTIONS]', '', ...Object.entries(HELP).map(([command, { about }]) => `  ${command.padEnd(10)} ${about}`), '', 'COMMAND --help lists its options.'];
}

/** Whether a command line asks for help instead of an answer. */
export function asksForHelp([name = 'help', ...args]: readonly string[]): boolean {
  return name === 'help' || name === '--help' || args.includes('--help');
}
