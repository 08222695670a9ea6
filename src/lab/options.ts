import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { packs } from '../content/packs';
import type { Content } from '../engine/content';
import { seedFault } from '../engine/core/seed';
import { BOTS, type Bot } from './bots';
import { contentById } from './contentById';
import { UsageError } from './UsageError';

/** The arguments of a command, each read on demand so that a command checks only what it uses. */
export interface Options {
  pack(): Content;
  /** A second pack to be shown beside it. */
  beside(): Content | null;
  seed(): string;
  bot(): Bot;
  botName(otherwise: string): string;
  /** A whole number of at least 1. */
  count(name: 'seeds' | 'turns', otherwise: number): number;
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

/** More threads than that help nobody. */
const MOST_WORKERS = 64;

/** Reads `--name value` pairs, and the operand of a command that takes one; anything unknown is a `UsageError`. */
export function readOptions(args: readonly string[], operand: string | null = null): Options {
  const { values, positionals } = parse(args, operand !== null);
  const text = (name: string, otherwise: string): string => String(values[name] ?? otherwise);
  const botName = (otherwise: string): string => botOf(text('bot', otherwise));
  return {
    pack: () => contentById(text('pack', Object.keys(packs)[0] ?? '')),
    beside: () => (values['beside'] === undefined ? null : contentById(text('beside', ''))),
    seed: () => seedOf(text('seed', '1')),
    bot: () => BOTS[botName('random')] as Bot,
    botName,
    count: (name, otherwise) => wholeOf(`--${name}`, text(name, String(otherwise))),
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
    if (!isParseFault(error)) throw error;
    throw new UsageError(`${error.message.split(/[.\n]/)[0] ?? ''}; there are ${NAMES.map((name) => `--${name}`).join(' ')}.`);
  }
}

/** Whether `parseArgs` says that the arguments are wrong. */
function isParseFault(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function operandOf([first, ...more]: readonly string[], name: string): string {
  if (first !== undefined && more.length === 0) return first;
  throw new UsageError(`This command takes one ${name}, not ${more.length + (first === undefined ? 0 : 1)}.`);
}

function seedOf(seed: string): string {
  const fault = seedFault(seed);
  if (fault !== null) throw new UsageError(fault);
  return seed;
}

function botOf(name: string): string {
  if (!Object.hasOwn(BOTS, name)) throw new UsageError(`There is no bot "${name}"; there are ${Object.keys(BOTS).join(', ')}.`);
  return name;
}

function workersOf(value: string): number {
  const workers = /^[1-9]\d?$/.test(value) ? Number(value) : Infinity;
  if (workers <= MOST_WORKERS) return workers;
  throw new UsageError(`--workers takes a whole number from 1 to ${MOST_WORKERS}, not "${value}".`);
}

function fileOf(name: string, value: string | boolean | undefined): string | null {
  if (value === '') throw new UsageError(`${name} takes the name of a file to write.`);
  return value === undefined ? null : String(value);
}

function wholeOf(name: string, value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(`${name} takes a whole number from 1 to 999999999, not "${value}".`);
}

function rangeOf(value: string): number[] {
  const match = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/.exec(value);
  const first = Number(match?.[1]);
  const last = Number(match?.[2] ?? match?.[1]);
  if (!match || first > last) throw new UsageError(`--floors takes a floor or a range such as 3 or 1-10, from 1 to 9999 and ascending, not "${value}".`);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
