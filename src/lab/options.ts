import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { packs } from '../content/packs';
import { seedError } from '../engine/core/seed';
import { botNamed } from './bots';
import { contentById } from './contentById';
import { isPackFile } from './packFile';
import type { SeedRange } from './runs/playRuns';
import { UsageError } from './UsageError';

/** What an option was given: more than one value where it may be repeated. */
type Value = string | boolean | (string | boolean)[] | undefined;

/** A command's arguments, parsed on demand so that a command checks only those it uses. */
export type Options = Readonly<ReturnType<typeof readOptions>>;

const NAMES = [
  'pack', 'compare', 'floors', 'seeds', 'floor', 'seed', 'bot', 'turns', 'workers', 'report', 'svg', 'replay',
  'from', 'out', 'resume', 'set', 'rows', 'by', 'on', 'detect', 'power', 'target', 'second', 'redis', 'baseline', 'accept', 'json',
] as const;

/** An option's name, without its dashes. */
export type OptionName = (typeof NAMES)[number];

type FileOption = 'report' | 'svg' | 'replay' | 'from' | 'out' | 'target' | 'baseline';

/** Options without a value. */
const FLAGS: readonly OptionName[] = ['resume', 'accept', 'json'];

/** The most threads; more would not help. */
const MAX_WORKERS = 64;

/** Parses `--name value` pairs and the operand, if any; throws a `UsageError` on anything unknown. */
export function readOptions(args: readonly string[], operand: string | null = null) {
  const { values, positionals } = parse(args, operand !== null);
  const text = (name: string, fallback: string): string => String(values[name] ?? fallback);
  const packName = (): string => text('pack', Object.keys(packs)[0] ?? '');
  const botName = (fallback: string, option: 'bot' | 'second' = 'bot'): string => {
    const name = text(option, fallback);
    botNamed(name);
    return name;
  };
  const file = (name: FileOption): string | null => fileOf(`--${name}`, values[name]);
  return {
    pack: () => contentById(packName()),
    /** The id or file of the pack. */
    packName,
    /** The id or file of a second pack to compare. */
    comparedName: () => (values['compare'] === undefined ? null : text('compare', '')),
    /** The pack with an id: the `--pack` if it has that id, else a built-in one. */
    packOf: (id: string) => (isPackFile(packName()) && contentById(packName()).id === id ? contentById(packName()) : contentById(id)),
    seed: () => seedOf(text('seed', '1')),
    bot: () => botNamed(botName('random')),
    botName,
    /** The bot that is to confirm what another has found. */
    secondBot: () => botName('bold', 'second'),
    /** A whole number of at least 1. */
    count: (name: 'seeds' | 'turns', fallback: number) => wholeOf(`--${name}`, text(name, String(fallback))),
    floor: () => wholeOf('--floor', text('floor', '1')),
    /** All floors of the range. */
    floors: () => rangeOf('--floors', text('floors', '1-10')),
    /** The number of threads. */
    workers: () => workersOf(text('workers', String(Math.min(MAX_WORKERS, availableParallelism())))),
    /** The numbered seeds: `--seeds 400` for the first 400, `--seeds 5001-6000` for others. */
    seeds: (fallback: string) => seedsOf(text('seeds', fallback)),
    /** Changes of a pack, as given. */
    changes: () => [values['set'] ?? []].flat().map(String),
    /** Places of a pack, such as `monsters,breeds.*.hp`. */
    rows: (fallback: string) => text('rows', fallback).split(',').map((place) => place.trim()),
    /** A range of floors; null for all. */
    range: (name: 'on') => {
      const floors = values[name] === undefined ? [] : rangeOf(`--${name}`, text(name, ''));
      return floors.length > 0 ? ([floors[0] as number, floors.at(-1) as number] as const) : null;
    },
    /** Percent, as a fraction. */
    percent: (name: 'detect' | 'power' | 'by', fallback: number) => percentOf(`--${name}`, text(name, String(fallback))),
    /** The file for a page, a picture, a recording or runs; null if there is none. */
    file,
    neededFile: (name: FileOption) => {
      const given = file(name);
      if (given === null) throw new UsageError(`--${name} FILE is missing.`);
      return given;
    },
    redis: () => redisOf(values['redis']),
    /** The operand, such as a file. */
    operand: () => operandOf(positionals, operand ?? ''),
    /** One or more of them. */
    operands: () => (positionals.length > 0 ? positionals : [operandOf(positionals, operand ?? '')]),
    resume: values['resume'] === true,
    accept: values['accept'] === true,
    json: values['json'] === true,
  };
}

function parse(args: readonly string[], hasOperand: boolean): { values: Record<string, Value>; positionals: readonly string[] } {
  const options = Object.fromEntries(NAMES.map((name) => {
    const type = FLAGS.includes(name) ? ('boolean' as const) : ('string' as const);
    return [name, { type, multiple: name === 'set' }];
  }));
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: hasOperand });
  } catch (error) {
    if (!isParseError(error)) throw error;
    throw new UsageError(`${error.message.split(/[.\n]/)[0] ?? ''}. Options: ${NAMES.map((name) => `--${name}`).join(' ')}.`);
  }
}

/** Whether `parseArgs` rejected the arguments. */
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

function seedsOf(value: string): SeedRange {
  const match = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/.exec(value);
  const [first, last] = match?.[2] === undefined ? [1, Number(match?.[1])] : [Number(match[1]), Number(match[2])];
  if (match && first <= last) return { first, last };
  throw new UsageError(`--seeds must be how many, or an ascending range, such as 400 or 5001-6000, of at most 999999999 (got "${value}").`);
}

function workersOf(value: string): number {
  const workers = /^[1-9]\d?$/.test(value) ? Number(value) : Infinity;
  if (workers <= MAX_WORKERS) return workers;
  throw new UsageError(`--workers must be a whole number from 1 to ${MAX_WORKERS} (got "${value}").`);
}

function fileOf(name: string, value: Value): string | null {
  if (value === '') throw new UsageError(`${name} needs a file name.`);
  return value === undefined ? null : String(value);
}

/** The address of a farm's Redis server; null for none. */
function redisOf(value: Value): string | null {
  const url = value === undefined ? null : String(value);
  if (url === null || (/^rediss?:\/\/[^/]/.test(url) && URL.canParse(url))) return url;
  throw new UsageError(`--redis must be an address such as redis://localhost:6379 (got "${url}").`);
}

function percentOf(name: string, value: string): number {
  const percent = /^\d{1,2}(?:\.\d{1,3})?$/.test(value) ? Number(value) : 0;
  if (percent > 0) return percent / 100;
  throw new UsageError(`${name} must be a percentage above 0 and below 100, such as 3 or 0.5 (got "${value}").`);
}

function wholeOf(name: string, value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(`${name} must be a whole number from 1 to 999999999 (got "${value}").`);
}

function rangeOf(name: string, value: string): number[] {
  const match = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/.exec(value);
  const first = Number(match?.[1]);
  const last = Number(match?.[2] ?? match?.[1]);
  if (!match || first > last) throw new UsageError(`${name} must be a floor or an ascending range from 1 to 9999, such as 3 or 1-10 (got "${value}").`);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
