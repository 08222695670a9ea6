import { Command as CommandLine } from 'commander';
import { didYouMean } from '../engine/core/nearest';
import { arrivals } from './arrivals/arrivalsCommand';
import { floors, seedCatalogue, show } from './floors';
import { balance } from './changes/balance';
import { diff } from './changes/diff';
import { screenRows } from './changes/screen';
import { tuneCommand } from './changes/tune';
import { command, help, type Asked } from './Command';
import { compare } from './compare';
import { chances, met } from './curve/chances';
import { curve } from './curve/curveCommand';
import { farm, worker } from './farm/farmCommands';
import { check } from './contentById';
import { replay } from './replay';
import { merge, play } from './runs/runCommands';
import { distinct, scenario } from './scenarios/scenarioCommand';
import { serve } from './serve/Conversation';
import { texts } from './texts';
import { UsageError } from './failures';

/** The content of `docs/packs/pack.schema.json`. */
const schema = command('schema', 'the JSON Schema of pack files', {}, async () => {
  // It reads comments with the TypeScript compiler, whose nine megabytes no other command should wait for.
  const { packJsonSchema } = await import('./packJsonSchema');
  const data = packJsonSchema();
  return { data, lines: [JSON.stringify(data, null, 1)] };
});

/** All commands, in the order of the help. */
export const COMMANDS = [
  floors, show, play, farm, worker, serve, merge, replay, scenario, distinct, compare, curve, diff, screenRows, tuneCommand, balance,
  chances, met, arrivals, check, texts, seedCatalogue, schema,
];

const lab = new CommandLine('npm run --silent lab --').usage('COMMAND [options]').helpOption('--help', 'lists the commands');
for (const { line } of COMMANDS) lab.addCommand(line);

/** What a command line asks for; throws a `UsageError` that names what is valid. */
export function asked([name = 'help', ...args]: readonly string[]): Asked {
  const isHelp = ['help', '--help'].includes(name);
  const wanted = isHelp ? args.find((arg) => !arg.startsWith('-')) : name;
  if (wanted === undefined) return help(lab);
  const found = COMMANDS.find(({ line }) => line.name() === wanted);
  if (found) return isHelp ? help(found.line) : found.read(args);
  const names = COMMANDS.map(({ line }) => line.name());
  throw new UsageError(`Unknown command "${wanted}"${didYouMean(wanted, names)} Commands: ${names.join(', ')}.`);
}
