import * as v from 'valibot';
import type { Content } from '../../engine/content';
import { show } from '../../engine/core/floorCurve';
import { rulesOf } from '../../engine/run/rulesVersion';
import { checksumOf } from '../arrivals/Arrival';
import { weightsOf } from '../botWeights';
import { UsageError } from '../failures';
import { MET, metRows, type MetTable } from './chronicle';
import { COLUMNS, deepestOf, ENDS, firstFloorOf, MOST_FLOORS, MOST_SEEDS, MOST_TURNS, type RunRecord, within } from './RunRecord';
import type { SeedRange } from './playRuns';
import type { RunJob } from './runProgram';

/** The version of the format of record files. */
export const RECORDS_FORMAT = 4;

const seed = within(1, MOST_SEEDS);
const ids = v.array(v.string());

const headerSchema = v.strictObject({
  /** Tells record files from others. */
  lanternfall: v.literal('runs'),
  format: v.number(),
  /** The version of the rules that the pack was played by, see `rulesOf`. */
  rules: within(1, 999_999),
  pack: v.string(),
  /** The checksum of the pack's rows. */
  rows: v.string(),
  bot: v.string(),
  /** The weights of a bot that has some. */
  settings: v.nullable(v.record(v.string(), v.pipe(v.number(), v.finite()))),
  /** The turns after which a run is aborted. */
  turns: within(1, MOST_TURNS),
  /** A run that leaves this floor is over. */
  floors: within(1, MOST_FLOORS),
  /** Where the runs began, if not on the first floor: the floor, and the checksum of the arrivals there. */
  begins: v.exactOptional(v.strictObject({ floor: within(2, MOST_FLOORS), arrivals: v.string() })),
  /** The first and the last seed. */
  seeds: v.pipe(v.tuple([seed, seed]), v.check(([first, last]) => first <= last)),
  /** What the numbers of a run's floors are, and the ids behind the digits of `met`. */
  columns: ids,
  tables: v.strictObject(Object.fromEntries(MET.map((table) => [table, ids])) as Record<MetTable, typeof ids>),
});

/** The first line of a record file: what was played. */
export type Header = v.InferOutput<typeof headerSchema>;

/** The header for a job's runs. */
export function headerOf(content: Content, { bot, turns, floors, begins }: Omit<RunJob, 'pack'>, { first, last }: SeedRange): Header {
  const tables = metRows(content) as { [T in MetTable]: string[] };
  const beginning = begins ? { begins: { floor: begins.floor, arrivals: checksumOf(begins.arrivals) } } : {};
  const played = { pack: content.id, rows: content.version, bot, settings: weightsOf(bot), turns, floors, ...beginning };
  return {
    lanternfall: 'runs', format: RECORDS_FORMAT, rules: rulesOf(content), ...played, seeds: [first, last], columns: [...COLUMNS], tables,
  };
}

/** A header from a file's first line, or why it is none. */
export function readHeader(line: string): Header | string {
  const value = parsed(line);
  const found = v.safeParse(headerSchema, value);
  if (!v.is(v.object({ lanternfall: v.literal('runs'), format: v.number() }), value)) {
    return 'is no file of runs: its first line is not their header';
  }
  if (value.format !== RECORDS_FORMAT) return `has format ${value.format}; this version of the lab reads ${RECORDS_FORMAT}`;
  if (found.success) return found.output;
  return `has a damaged header: ${faultOf(found.issues[0])}`;
}

/** The words for what headers can differ in. */
const FIELDS = {
  rules: 'version of the rules', pack: 'pack', rows: 'rows of the pack', bot: 'bot', turns: 'limit of turns', floors: 'last floor',
} as const;

/** In what two headers differ so that their runs do not belong together, with both values; null for nothing. `free` may differ. */
export function differenceOf(one: Header, other: Header, free: readonly (keyof typeof FIELDS)[] = []): string | null {
  for (const [field, words] of Object.entries(FIELDS) as [keyof typeof FIELDS, string][]) {
    if (one[field] !== other[field] && !free.includes(field)) return `the ${words}: ${one[field]} and ${other[field]}`;
  }
  const beginning = beginningDifferenceOf(one, other);
  if (beginning !== null || free.includes('bot')) return beginning;
  const mine = one.settings ?? {};
  const others = other.settings ?? {};
  const weight = Object.keys({ ...mine, ...others }).find((each) => mine[each] !== others[each]);
  return weight === undefined ? null : `the bot's weight ${weight}: ${mine[weight] ?? 'none'} and ${others[weight] ?? 'none'}`;
}

/** In what the beginnings of runs differ, with both values; null for nothing. */
export function beginningDifferenceOf({ begins: one }: Pick<Header, 'begins'>, { begins: other }: Pick<Header, 'begins'>): string | null {
  if (one?.floor !== other?.floor) return `the first floor: ${one?.floor ?? 1} and ${other?.floor ?? 1}`;
  if (one?.arrivals === other?.arrivals) return null;
  return `the heroes who came to floor ${one?.floor ?? 1}: ${one?.arrivals ?? 'none'} and ${other?.arrivals ?? 'none'}`;
}

/** Refuses to compare runs that begin elsewhere, which have other chances; the `UsageError` names both. */
export function refuseOtherBeginnings(one: NamedHeader, other: NamedHeader): void {
  const difference = beginningDifferenceOf(one.header, other.header);
  if (difference !== null) throw new UsageError(`${one.name} and ${other.name} cannot be compared: they differ in ${difference}.`);
}

/** What was played, with the name of its pack or file. */
export interface NamedHeader {
  readonly name: string;
  readonly header: Header;
}

/** In what two headers differ, their seeds included, with both values; null for nothing. `free` may differ. */
export function anyDifferenceOf(one: Header, other: Header, free: readonly (keyof typeof FIELDS)[] = []): string | null {
  const [seeds, others] = [one, other].map((header) => header.seeds.join('-'));
  return differenceOf(one, other, free) ?? (seeds === others ? null : `the seeds: ${seeds} and ${others}`);
}

/** A column's number of one floor, such as experience: sums of a million of them are still exact. */
const MOST = 1e9;
const numbers = v.pipe(v.array(within(-MOST, MOST)), v.length(COLUMNS.length));

const recordSchema = v.strictObject({
  seed: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
  from: v.exactOptional(within(2, MOST_FLOORS)),
  end: v.picklist(ENDS),
  floor: within(1, 2 * MOST_FLOORS),
  turns: within(0, MOST_TURNS),
  level: within(1, MOST_TURNS),
  cause: v.nullable(v.string()),
  hash: within(0, 2 ** 32 - 1),
  floors: v.pipe(v.array(numbers), v.maxLength(MOST_FLOORS)),
  met: v.pipe(v.string(), v.regex(/^[\da-f]*$/)),
}) satisfies v.GenericSchema<unknown, RunRecord>;

/**
 * A run from a line of a file, or why it is none.
 * @param floors the last floor of which it can tell   @param first the one that it began on
 */
export function readRecord(line: string, floors: number, first = 1): RunRecord | string {
  const value = parsed(line);
  return value === undefined ? 'is cut short or is not JSON' : recordIn(value, floors, first);
}

/** A run from a value that another program sent, or why it is none; see `readRecord`. */
export function recordIn(value: unknown, floors: number, first = 1): RunRecord | string {
  const found = v.safeParse(recordSchema, value);
  if (!found.success) return `is no run: ${faultOf(found.issues[0])}`;
  const record = found.output;
  if (firstFloorOf(record) !== first) return `is no run of these: it began on floor ${firstFloorOf(record)} instead of ${first}`;
  return deepestOf(record) > floors ? `is no run: it tells of floors after the last, ${floors}` : record;
}

/** What is wrong with a part that a schema refused. */
function faultOf(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'it'} is not what it should be (got ${show(issue.input)})`;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
