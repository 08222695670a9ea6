import { parseArgs } from 'node:util';
import { packs } from '../content/packs';
import type { Content } from '../engine/content';
import { seedFault } from '../engine/core/seed';
import { loadContent } from '../engine/loadContent';
import { BOTS, type Bot } from './bots';

/** A mistake in the arguments: its message is one sentence that says what exists. */
export class UsageError extends Error {}

/** The arguments of a command, each read on demand so that a command checks only what it uses. */
export interface Options {
  pack(): Content;
  seed(): string;
  bot(): Bot;
  /** A whole number of at least 1. */
  count(name: 'seeds' | 'turns', otherwise: number): number;
  floor(): number;
  /** All floors from first to last. */
  floors(): number[];
  readonly json: boolean;
}

const NAMES = ['pack', 'floors', 'seeds', 'floor', 'seed', 'bot', 'turns', 'json'] as const;

/** Reads `--name value` pairs; anything unknown is a `UsageError`. */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  const text = (name: string, otherwise: string): string => String(values[name] ?? otherwise);
  return {
    pack: () => packOf(text('pack', Object.keys(packs)[0] ?? '')),
    seed: () => seedOf(text('seed', '1')),
    bot: () => botOf(text('bot', 'random')),
    count: (name, otherwise) => wholeOf(`--${name}`, text(name, String(otherwise))),
    floor: () => wholeOf('--floor', text('floor', '1')),
    floors: () => rangeOf(text('floors', '1-10')),
    json: values['json'] === true,
  };
}

function parse(args: readonly string[]): Record<string, string | boolean | undefined> {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: name === 'json' ? ('boolean' as const) : ('string' as const) }]));
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    if (!isParseFault(error)) throw error;
    throw new UsageError(`${error.message.split(/[.\n]/)[0] ?? ''}; there are ${NAMES.map((name) => `--${name}`).join(' ')}.`);
  }
}

/** Whether `parseArgs` says that the arguments are wrong. */
function isParseFault(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function packOf(id: string): Content {
  const rows: unknown = Object.hasOwn(packs, id) ? packs[id as keyof typeof packs] : null;
  if (rows === null) throw new UsageError(`There is no pack "${id}"; there are ${Object.keys(packs).join(', ')}.`);
  const loaded = loadContent(rows);
  if (!loaded.ok) throw new UsageError(loaded.faults.join(' '));
  return loaded.content;
}

function seedOf(seed: string): string {
  const fault = seedFault(seed);
  if (fault !== null) throw new UsageError(fault);
  return seed;
}

function botOf(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (!bot) throw new UsageError(`There is no bot "${name}"; there are ${Object.keys(BOTS).join(', ')}.`);
  return bot;
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
