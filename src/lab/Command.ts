import { Command as CommandLine, CommanderError, Option } from 'commander';
import { didYouMean } from '../engine/core/nearest';
import { UsageError } from './failures';

/** A command's result: `data` for `--json`, `lines` for people. */
export interface CommandResult {
  readonly data: unknown;
  readonly lines: readonly string[];
  /** The command ran but found errors: the program exits with 1. */
  readonly isFailure?: boolean;
}

/** Tells how far a command is; a terminal shows the last line only. */
export type Say = (line: string) => void;

/** An option that knows the type of its value, which commander does not keep. */
export class TypedOption<T> extends Option {
  declare readonly type: T;

  /** How its text is read. */
  reads(read: (text: string, before: T) => T): this {
    return this.argParser(read);
  }
}

type Options = Readonly<Record<string, Option>>;

/** The values of some options, by their names. */
export type ValuesOf<O extends Options> = { readonly [Name in keyof O]: O[Name] extends TypedOption<infer T> ? T : never };

/** What a command gets: the values, and the names of those that were on the command line. */
export type Given<O extends Options> = ValuesOf<O> & { readonly chosen: readonly string[] };

/** What a command line asks for. */
export interface Asked {
  readonly json: boolean;
  readonly run: (say: Say) => CommandResult | Promise<CommandResult>;
}

/** A command of the lab. */
export interface Command {
  /** What it takes, which is also its help. */
  readonly line: CommandLine;
  /** Reads what follows its name; throws a `UsageError` where that is not what it takes. */
  readonly read: (args: readonly string[]) => Asked;
}

/**
 * Declares a command: what it takes, and what it does with that.
 * @param usage its name and operands, such as `merge <FILE...>`
 */
export function command<O extends Options>(
  usage: string, purpose: string, options: O,
  run: (given: Given<O>, say: Say, ...operands: string[]) => CommandResult | Promise<CommandResult>,
): Command {
  const [name, ...operands] = usage.split(' ');
  const line = new CommandLine(name).description(purpose).helpOption('--help', 'lists what the command takes');
  for (const operand of operands) line.argument(operand);
  for (const option of Object.values(options)) line.addOption(option);
  line.option('--json', 'machine-readable output').exitOverride()
    .configureOutput({ writeErr: () => undefined }).showSuggestionAfterError(false);
  const read = (args: readonly string[]): Asked => {
    if (args.includes('--help')) return help(line);
    try {
      refuseMissingValues(line, args);
      line.parse(args, { from: 'user' });
    } catch (error) {
      throw error instanceof CommanderError ? new UsageError(sentenceOf(line, error)) : error;
    }
    const { json, ...given } = line.opts();
    const chosen = Object.keys(given).filter((each) => line.getOptionValueSource(each) !== 'default');
    const { args: found } = line;
    return { json: json === true, run: (say) => run({ ...(given as ValuesOf<O>), chosen }, say, ...found) };
  };
  return { line, read };
}

/** The help of a command, or of all. */
export function help(line: CommandLine): Asked {
  return { json: false, run: () => ({ data: null, lines: line.helpInformation().trimEnd().split('\n') }) };
}

/** Refuses options that were given and say nothing beside others. */
export function refuseIdle(chosen: readonly string[], idle: readonly string[], why: string): void {
  const name = idle.find((each) => chosen.includes(each));
  if (name !== undefined) throw new UsageError(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${why}`);
}

/** Refuses an option in place of another's value, which would swallow it. */
function refuseMissingValues(line: CommandLine, args: readonly string[]): void {
  args.forEach((arg, at) => {
    const value = args[at + 1];
    if (value?.startsWith('-') !== true || !line.options.some(({ long, required }) => required && long === arg)) return;
    throw new UsageError(`${arg} needs a value (got "${value}"; ${arg}=${value} would be one that begins with a dash).`);
  });
}

/** What commander refused, in a sentence that names what is valid. */
function sentenceOf(line: CommandLine, { code, message }: CommanderError): string {
  const takes = line.options.map(({ long }) => long ?? '');
  const options = `Options: ${takes.join(' ')}.`;
  const [, quoted = ''] = /'(.*)'/s.exec(message) ?? [];
  const named = quoted.replace(/[<>]/g, '');
  switch (code) {
    case 'commander.unknownOption': {
      // What comes after the name may be secret.
      const [name = ''] = quoted.split('=');
      if (takes.includes(name)) return `${name} takes no value.`;
      return `lab ${line.name()} does not take ${name}${didYouMean(name, takes)} ${options}`;
    }
    case 'commander.optionMissingArgument':
      return `The value of ${named} is missing. ${options}`;
    case 'commander.missingMandatoryOptionValue':
      return `${named} is missing.`;
    case 'commander.missingArgument':
      return `Expected one ${named}, got 0.`;
    case 'commander.excessArguments': {
      const [operand] = line.registeredArguments;
      if (operand) return `Expected one ${operand.name()}, got ${line.args.length}.`;
      return `lab ${line.name()} takes no "${line.args[0] ?? ''}". ${options}`;
    }
    default:
      return message.replace(/^error: /, '');
  }
}

/** A result that also says what failed of what was counted. */
export function withFailures(result: CommandResult, counted: readonly { readonly failures?: readonly string[] }[]): CommandResult {
  const failures = counted.flatMap((each) => each.failures ?? []);
  return failures.length === 0 ? result : { ...result, lines: [...result.lines, '', ...failures], isFailure: true };
}
