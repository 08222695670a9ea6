import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { packs } from '../content/packs';
import type { Content } from '../engine/content';
import { seedError } from '../engine/core/seed';
import type { Bot } from './Bot';
import { BOTS } from './bots';
import { contentById } from './contentById';
import { isPackFile } from './packFile';
import { UsageError } from './UsageError';

/** The arguments of a command, each read on demand so that a command checks only what it uses. */
export interface Options {
  pack(): Content;
  /** The id or the file that the pack was asked for by. */
  packName(): string;
  /** The same of a second pack that is shown beside it. */
  besideName(): string | null;
  /** The pack of an id: the one that was asked for where it has that id, else one of ours. */
  packOf(id: string): Content;
  seed(): string;
  bot(): Bot;
  botName(fallback: string): string;
  /** A whole number of at least 1. */
  count(name: 'seeds' | 'turns', fallback: number): number;
  floor(): number;
  /** All floors from first to last. */
  floors(): number[];
  /** How many threads share the work. */
  workers(): number;
  /** Where a page, a picture or a recording is to be written. */
  file(name: 'report' | 'svg' | 'replay'): string | null;
  /** What the command is about, such as a file. */
  operand(): string;
  readonly json: boolean;
}

const NAMES = ['pack', 'beside', 'floors', 'seeds', 'floor', 'seed', 'bot', 'turns', 'workers', 'report', 'svg', 'replay', 'json'] as const;

/** The name of an option, without its dashes. */
export type OptionName = (typeof NAMES)[number];

/** More threads than that help nobody. */
const MOST_WORKERS = 64;

/** Reads `--name value` pairs, and the operand of a command that takes one; anything unknown is a `UsageError`. */
export function readOptions(args: readonly string[], operand: string | null = null): Options {
  const { values, positionals } = parse(args, operand !== null);
  const text = (name: string, fallback: string): string => String(values[name] ?? fallback);
  const packName = (): string => text('pack', Object.keys(packs)[0] ?? '');
  const botName = (fallback: string): string => botOf(text('bot', fallback));
  return {
    pack: () => contentById(packName()),
    packName,
    besideName: () => (values['beside'] === undefined ? null : text('beside', '')),
    packOf: (id) => (isPackFile(packName()) && contentById(packName()).id === id ? contentById(packName()) : contentById(id)),
    seed: () => seedOf(text('seed', '1')),
    bot: () => BOTS[botName('random')] as Bot,
    botName,
    count: (name, fallback) => wholeOf(`--${name}`, text(name, String(fallback))),
    floor: () => wholeOf('--floor', text('floor', '1')),
    floors: () => rangeOf(text('floors', '1-10')),
    workers: () => workersOf(text('workers', String(Math.min(MOST_WORKERS, availableParallelism())))),
    file: (name) => fileOf(`--${name}`, values[name]),
    operand: () => operandOf(positionals, operand ?? ''),
    json: values['json'] === true,
  };
}

function parse(args: readonly string[], hasOperand: boolean): { values: Record<string, string | boolean | undefined>; positionals: readonly string[] } {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: name === 'json' ? ('boolean' as const) : ('string' as const) }]));
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: hasOperand });
  } catch (error) {
    if (!isParseError(error)) throw error;
    throw new UsageError(`${error.message.split(/[.\n]/)[0] ?? ''}. Options: ${NAMES.map((name) => `--${name}`).join(' ')}.`);
  }
}

/** Whether `parseArgs` says that the arguments are wrong. */
function isParseError(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function operandOf([first, ...more]: readonly string[], name: string): string {
  if (first !== undefined && more.length === 0) return first;
  throw new UsageError(`Expected one ${name}, got ${more.length + (first === undefined ? 0 : 1)}.`);
}

function seedOf(seed: string): string {
  const error = seedError(seed);
  if (error !== null) throw new UsageError(error);
  return seed;
}

function botOf(name: string): string {
  if (!Object.hasOwn(BOTS, name)) throw new UsageError(`Unknown bot "${name}". Bots: ${Object.keys(BOTS).join(', ')}.`);
  return name;
}

function workersOf(value: string): number {
  const workers = /^[1-9]\d?$/.test(value) ? Number(value) : Infinity;
  if (workers <= MOST_WORKERS) return workers;
  throw new UsageError(`--workers must be a whole number from 1 to ${MOST_WORKERS} (got "${value}").`);
}

function fileOf(name: string, value: string | boolean | undefined): string | null {
  if (value === '') throw new UsageError(`${name} needs a file name.`);
  return value === undefined ? null : String(value);
}

function wholeOf(name: string, value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(`${name} must be a whole number from 1 to 999999999 (got "${value}").`);
}

function rangeOf(value: string): number[] {
  const match = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/.exec(value);
  const first = Number(match?.[1]);
  const last = Number(match?.[2] ?? match?.[1]);
  if (!match || first > last) throw new UsageError(`--floors must be a floor or an ascending range from 1 to 9999, such as 3 or 1-10 (got "${value}").`);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
