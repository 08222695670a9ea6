import { availableParallelism } from 'node:os';
import { packs } from '../content/packs';
import { seedError } from '../engine/core/id';
import { TypedOption, type ValuesOf } from './Command';
import { UsageError } from './failures';
import { botNamed } from './bots';
import { contentById } from './contentById';
import { ENDLESS, range } from './floorsOf';
import type { SeedRange } from './runs/playRuns';

/** The most threads; more would not help. */
const MAX_WORKERS = 64;

/** Reads the text of an option; throws a `UsageError` that names the option if it can not be that. */
type Read<T> = (text: string, name: string) => T;

/** An option that may be left out. */
function option<T>(flags: string, about: string, read: Read<T>): TypedOption<T | undefined> {
  const [name = ''] = flags.split(' ');
  return new TypedOption<T | undefined>(flags, about).reads((text) => read(text, name));
}

/** An option that is as given here where it is left out. */
function optionOr<T>(usual: string, flags: string, about: string, read: Read<T>): TypedOption<T> {
  const [name = ''] = flags.split(' ');
  return new TypedOption<T>(flags, about).reads((text) => read(text, name)).default(read(usual, name), usual);
}

function flag(flags: string, about: string): TypedOption<true | undefined> {
  return new TypedOption(flags, about);
}

/** How many seeds, from the first. */
export const seedCount = (usual: string) => optionOr(usual, '--seeds <N>', 'how many seeds', whole);

/** Numbered seeds: how many from the first, or a range. */
export const seedRange = (usual: string) =>
  optionOr(usual, '--seeds <SEEDS>', 'how many seeds, such as 400, or which, such as 5001-6000', seeds);

export const turnLimit = (usual: string) => optionOr(usual, '--turns <N>', 'turns of a run at most', whole);

/** The recording that a command reads; elsewhere `--replay` writes one. */
export const recordingRead = option('--replay <FILE>', 'a recording, of which it cuts out a turn', fileName);

const FIRST_PACK = Object.keys(packs)[0] ?? '';

/** Every option that means the same wherever it is taken. */
const OPTIONS = {
  pack: new TypedOption<string>('--pack <PACK>', 'a built-in pack or a pack file (.json)').reads(packName).default(FIRST_PACK, FIRST_PACK),
  compare: option('--compare <PACK>', 'a second pack for comparison', packName),
  floors: option('--floors <A-B>', `a floor or a range of floors (default: all of the pack, ${ENDLESS} of one without an end)`, floorRange),
  fromFloor: option('--from-floor <N>', 'begins all runs on this floor, each with a hero as the fighter came there', whole),
  floor: optionOr('1', '--floor <N>', 'the floor', whole),
  seed: optionOr('1', '--seed <TEXT>', 'the seed', seed),
  bot: optionOr('fighter', '--bot <BOT>', 'fighter, bold or another of docs/LAB.md; `bold,daring=0.5` changes a weight', botName),
  second: optionOr('bold', '--second <BOT>', 'another bot, to confirm what the first has found', botName),
  turns: turnLimit('20000'),
  seeds: seedRange('100'),
  turn: option('--turn <N>', 'the turn that is cut out', whole),
  radius: option('--radius <N>', 'steps from the hero to the edge of what is cut out (default: as few as will do)', whole),
  kind: option('--kind <BREED>', 'the breed in question', breedName),
  relative: option('--relative <BREED>', 'its nearest relative, which is put in its place', breedName),
  forks: optionOr('200', '--forks <N>', 'how many fights are played', whole),
  actions: optionOr('10', '--actions <N>', 'how many of the actions that follow', whole),
  workers: optionOr(String(Math.min(MAX_WORKERS, availableParallelism())), '--workers <N>', 'how many threads share the work', threads),
  redis: option('--redis <URL>', 'the Redis server of a farm, such as redis://localhost:6379', address),
  report: option('--report <FILE>', 'writes a page (HTML)', fileName),
  svg: option('--svg <FILE>', 'writes a picture (SVG)', fileName),
  replay: option('--replay <FILE>', 'writes the recording of the run', fileName),
  from: option('--from <FILE>', 'reads runs instead of playing them', fileName),
  out: option('--out <FILE>', 'writes the runs; a name in .gz is packed', fileName),
  show: flag('--show', 'shows the room as text, turn by turn'),
  why: flag('--why', 'says of everything why it is there'),
  resume: flag('--resume', 'goes on with an unfinished file'),
  set: new TypedOption<readonly string[]>(
    '--set <PLACE=VALUE>', 'a change of the pack, such as monsters.wolf=[[6,15],[9,8]]; may be repeated',
  ).reads((change, before) => [...before, change]).default([], 'none'),
  rows: optionOr('monsters', '--rows <PLACES>', 'tables or rows of the pack, such as monsters,breeds.*.hp', places),
  by: optionOr('50', '--by <PERCENT>', 'how much smaller and larger', share),
  most: optionOr('4', '--most <TIMES>', 'how many times smaller or larger a row may get', times),
  target: option('--target <FILE>', 'the hazards wanted, such as [{"floor": 5, "hazard": 0.1, "within": 0.03}]', fileName),
  on: option('--on <A-B>', 'the hazard of these floors instead of the runs won', floorRange),
  lost: flag('--lost', 'with --on: the HP lost on these floors instead of deaths'),
  detect: optionOr('3', '--detect <POINTS>', 'the difference that matters, in percentage points', share),
  power: optionOr('80', '--power <PERCENT>', 'how likely such a difference is found', share),
  baseline: option('--baseline <FILE>', 'the runs of before; a name in .gz is packed', fileName),
  accept: flag('--accept', 'writes a new baseline with its picture, for a commit of its own'),
} as const;

type Declared = typeof OPTIONS;

/** The values of all options. */
export type Values = ValuesOf<Declared>;

/** Some of the options. */
export function takes<Name extends keyof Declared>(...names: Name[]): Pick<Declared, Name> {
  return Object.fromEntries(names.map((name) => [name, OPTIONS[name]])) as Pick<Declared, Name>;
}

/** Some of the options, which must be given. */
export function needs<Name extends keyof Declared>(...names: Name[]): { readonly [N in Name]: TypedOption<NonNullable<Values[N]>> } {
  const needed = names.map((name) => {
    const { flags, description, parseArg } = OPTIONS[name];
    return [name, new TypedOption(flags, description).argParser(parseArg as (text: string) => unknown).makeOptionMandatory()];
  });
  return Object.fromEntries(needed) as { [N in Name]: TypedOption<NonNullable<Values[N]>> };
}

function places(text: string): string[] {
  return text.split(',').map((place) => place.trim());
}

/** The name of a pack that there is. */
function packName(name: string): string {
  contentById(name);
  return name;
}

function botName(name: string): string {
  botNamed(name);
  return name;
}

function seed(text: string): string {
  const error = seedError(text);
  if (error !== null) throw new UsageError(error);
  return text;
}

function seeds(text: string, name: string): SeedRange {
  const match = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/.exec(text);
  const last = Number(match?.[2] ?? match?.[1]);
  const first = match?.[2] === undefined ? 1 : Number(match[1]);
  if (match && first <= last) return { first, last };
  throw new UsageError(`${name} must be how many, or an ascending range, such as 400 or 5001-6000, of at most 999999999 (got "${text}").`);
}

function threads(text: string, name: string): number {
  const count = /^[1-9]\d?$/.test(text) ? Number(text) : Infinity;
  if (count <= MAX_WORKERS) return count;
  throw new UsageError(`${name} must be a whole number from 1 to ${MAX_WORKERS} (got "${text}").`);
}

function fileName(text: string, name: string): string {
  if (text === '') throw new UsageError(`${name} needs a file name.`);
  return text;
}

/** An id, of whatever pack. */
function breedName(text: string, name: string): string {
  if (text !== '') return text;
  throw new UsageError(`${name} needs the id of a breed.`);
}

function address(text: string, name: string): string {
  if (/^rediss?:\/\/[^/]/.test(text) && URL.canParse(text)) return text;
  throw new UsageError(`${name} must be an address such as redis://localhost:6379 (got "${text}").`);
}

/** A percentage as a fraction. */
function share(text: string, name: string): number {
  const percent = /^\d{1,2}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (percent > 0) return percent / 100;
  throw new UsageError(`${name} must be a percentage above 0 and below 100, such as 3 or 0.5 (got "${text}").`);
}

/** A number above 1. */
function times(text: string, name: string): number {
  const number = /^\d{1,2}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (number > 1) return number;
  throw new UsageError(`${name} must be a number above 1 and below 100, such as 2 or 1.5 (got "${text}").`);
}

function whole(text: string, name: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`${name} must be a whole number from 1 to 999999999 (got "${text}").`);
}

/** All floors of a range; there is always one. */
function floorRange(text: string, name: string): number[] {
  const match = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/.exec(text);
  const first = Number(match?.[1]);
  const last = Number(match?.[2] ?? match?.[1]);
  if (!match || first > last) {
    throw new UsageError(`${name} must be a floor or an ascending range from 1 to 9999, such as 3 or 1-10 (got "${text}").`);
  }
  return range(first, last);
}
