import * as v from 'valibot';
import type { Content } from '../../engine/content';
import { rulesOf } from '../../engine/run/replay';
import { weightsOf } from '../bots';
import { MET, metRows, type MetTable } from '../runs/metRows';
import { COLUMNS, type SeedRecord } from '../runs/playSeed';
import type { SeedRange } from '../runs/playSeeds';
import type { RunJob } from '../runs/runProgram';

/** The version of the format of record files. */
export const RECORDS_FORMAT = 4;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const ids = v.array(v.string());

const headerSchema = v.strictObject({
  /** Tells record files from others. */
  lanternfall: v.literal('runs'),
  format: v.number(),
  /** The version of the rules that the pack was played by, see `rulesOf`. */
  rules: count,
  pack: v.string(),
  /** The checksum of the pack's rows. */
  rows: v.string(),
  bot: v.string(),
  /** The weights of a bot that has some. */
  settings: v.nullable(v.record(v.string(), v.number())),
  /** The turns after which a run is aborted. */
  turns: count,
  /** A run that leaves this floor is over. */
  floors: count,
  /** The first and the last seed. */
  seeds: v.tuple([count, count]),
  /** What the numbers of a run's floors are, and the ids behind the digits of `met`. */
  columns: ids,
  tables: v.strictObject(Object.fromEntries(MET.map((table) => [table, ids])) as Record<MetTable, typeof ids>),
});

/** The first line of a record file: what was played. */
export type Header = v.InferOutput<typeof headerSchema>;

/** The header for a job's runs. */
export function headerOf(content: Content, { bot, turns, floors }: Omit<RunJob, 'pack'>, { first, last }: SeedRange): Header {
  const tables = metRows(content) as { [T in MetTable]: string[] };
  const played = { pack: content.id, rows: content.version, bot, settings: weightsOf(bot), turns, floors };
  return { lanternfall: 'runs', format: RECORDS_FORMAT, rules: rulesOf(content), ...played, seeds: [first, last], columns: [...COLUMNS], tables };
}

/** A header from a file's first line, or why it is none. */
export function readHeader(line: string): Header | string {
  const value = parsed(line);
  const found = v.safeParse(headerSchema, value);
  if (!v.is(v.object({ lanternfall: v.literal('runs'), format: v.number() }), value)) return 'is no file of runs: its first line is not their header';
  if (value.format !== RECORDS_FORMAT) return `has format ${value.format}; this version of the lab reads ${RECORDS_FORMAT}`;
  if (found.success) return found.output;
  return `has a damaged header: ${v.getDotPath(found.issues[0]) ?? 'it'} is not what it should be`;
}

/** The words for what headers can differ in. */
const FIELDS = { rules: 'version of the rules', pack: 'pack', rows: 'rows of the pack', bot: 'bot', turns: 'limit of turns', floors: 'last floor' } as const;

/** In what two headers differ so that their runs do not belong together, with both values; null for nothing. `free` may differ. */
export function differenceOf(one: Header, other: Header, free: readonly (keyof typeof FIELDS)[] = []): string | null {
  for (const [field, words] of Object.entries(FIELDS) as [keyof typeof FIELDS, string][]) {
    if (one[field] !== other[field] && !free.includes(field)) return `the ${words}: ${one[field]} and ${other[field]}`;
  }
  if (free.includes('bot')) return null;
  const [mine, others] = [one.settings ?? {}, other.settings ?? {}];
  const weight = Object.keys({ ...mine, ...others }).find((each) => mine[each] !== others[each]);
  return weight === undefined ? null : `the bot's weight ${weight}: ${mine[weight] ?? 'none'} and ${others[weight] ?? 'none'}`;
}

/** The same, or in their seeds. */
export function anyDifferenceOf(one: Header, other: Header, free: readonly (keyof typeof FIELDS)[] = []): string | null {
  const [seeds, others] = [one, other].map((header) => header.seeds.join('-'));
  return differenceOf(one, other, free) ?? (seeds === others ? null : `the seeds: ${seeds} and ${others}`);
}

const whole = v.pipe(v.number(), v.safeInteger());
const numbers = v.pipe(v.array(v.number()), v.length(COLUMNS.length));

const recordSchema = v.strictObject({
  seed: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
  end: v.picklist(['died', 'won', 'through', 'outOfTurns']),
  floor: whole,
  turns: whole,
  level: whole,
  cause: v.nullable(v.string()),
  hash: whole,
  floors: v.array(numbers),
  met: v.pipe(v.string(), v.regex(/^[\da-f]*$/)),
}) satisfies v.GenericSchema<unknown, SeedRecord>;

/** A run from a line of a file, or why it is none. */
export function readRecord(line: string): SeedRecord | string {
  const value = parsed(line);
  if (value === undefined) return 'is cut short or is not JSON';
  const found = v.safeParse(recordSchema, value);
  return found.success ? found.output : `is no run: ${v.getDotPath(found.issues[0]) ?? 'it'} is not what it should be`;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
