import * as v from 'valibot';
import { crc32 } from '../engine/core/crc32';
import { ID } from '../engine/core/id';
import { readOutsideJson, type JsonLimits } from '../engine/core/outsideJson';
import { entrySchema, MOST_DEPTH, type HistoryEntry } from './history';
import { text } from './text';
import type { TextKey } from '../keep/text';

/** All of a player's data, in one file. */
export interface Archive {
  /** When it was exported: an ISO 8601 instant. */
  readonly exported: string;
  /** The run in progress, as `encodeRun` writes it; null if there is none. */
  readonly run: string | null;
  /** Raw texts of runs that were set aside or cannot be read. */
  readonly aside: readonly string[];
  /** Settings and lore as their stores write them; not validated here. */
  readonly settings: Readonly<Record<string, unknown>> | null;
  readonly lore: Readonly<Record<string, unknown>> | null;
  readonly history: readonly HistoryEntry[];
  /** Days of daily runs, each with the id of the run that counts. */
  readonly daily: Readonly<Record<string, string>>;
  /** Texts of installed packs, by id. */
  readonly packs: Readonly<Record<string, string>>;
}

/** A decoded archive, or a sentence on why it was rejected. */
export type DecodedArchive = { readonly ok: true; readonly archive: Archive } | { readonly ok: false; readonly why: string };

/** Marks a file as an archive of this game. */
export const ARCHIVE_MAGIC = 'lanternfall-archive';

/** Raise it when the shape changes. */
const FORMAT = 1;

/** How many texts that were set aside an archive holds at most: the newest. */
export const MOST_ASIDE = 100;

/** The largest file read or written, in characters. */
export const MOST_CHARACTERS = 16_000_000;

const LIMITS: JsonLimits = { characters: MOST_CHARACTERS, depth: MOST_DEPTH, values: Infinity };

const saved = v.pipe(v.string(), v.maxLength(MOST_CHARACTERS));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const table = v.nullable(v.record(v.pipe(v.string(), v.maxLength(80)), v.unknown()));

const headSchema = v.looseObject({ magic: v.literal(ARCHIVE_MAGIC), format: whole });

const bodySchema = v.strictObject({
  exported: v.pipe(v.string(), v.maxLength(40), v.isoTimestamp()),
  run: v.nullable(saved),
  aside: v.pipe(v.array(saved), v.maxLength(MOST_ASIDE)),
  settings: table,
  lore: table,
  history: v.pipe(v.array(entrySchema), v.maxLength(100_000)),
  daily: v.record(v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  packs: v.record(v.pipe(v.string(), v.regex(ID)), saved),
});

const fileSchema = v.strictObject({ magic: v.literal(ARCHIVE_MAGIC), format: v.literal(FORMAT), crc32: whole, length: whole, body: v.unknown() });

/** An archive as the text of its file: indented JSON. If it would be too large, the oldest runs lose their replays. */
export function encodeArchive(archive: Archive): string {
  const sum = JSON.stringify(archive);
  const file = `${JSON.stringify({ magic: ARCHIVE_MAGIC, format: FORMAT, crc32: crc32(sum), length: sum.length, body: archive }, null, 1)}\n`;
  if (file.length <= MOST_CHARACTERS) return file;
  const lighter = lightened(archive);
  return lighter === archive ? file : encodeArchive(lighter);
}

function isBare({ replay, morgue }: HistoryEntry): boolean {
  return replay === null && morgue === '';
}

/** Strips the replay and tombstone of the older half of the runs that have one; then drops half of `aside`. History is newest first, `aside` oldest first. */
function lightened(archive: Archive): Archive {
  const full = archive.history.filter((entry) => !isBare(entry));
  const { aside } = archive;
  if (full.length === 0) return aside.length === 0 ? archive : { ...archive, aside: aside.slice(Math.ceil(aside.length / 2)) };
  const lost = new Set(full.slice(Math.floor(full.length / 2)));
  return { ...archive, history: archive.history.map((entry) => (lost.has(entry) ? { ...entry, replay: null, morgue: '' } : entry)) };
}

/** Decodes a file's text; `name` is for the messages. Damaged, forged, newer and oversized files are refused, with location, expected and got. */
export function decodeArchive(file: string, name: string): DecodedArchive {
  const json = readOutsideJson(file, LIMITS);
  if (!json.ok) return refused(`ui.archive.fault.${json.error}`, { name, n: file.length, most: MOST_CHARACTERS });
  if (!v.is(headSchema, json.value)) return refused('ui.archive.fault.magic', { name });
  if (json.value.format > FORMAT) return refused('ui.archive.fault.newer', { name, n: json.value.format, most: FORMAT });
  const parsed = v.safeParse(fileSchema, json.value);
  if (!parsed.success) return faulty(name, parsed.issues[0]);
  const body = JSON.stringify(parsed.output.body);
  const { length, crc32: sum } = parsed.output;
  if (body.length !== length) return wrong(name, { at: 'length', expected: String(length), got: String(body.length) });
  if (crc32(body) !== sum) return wrong(name, { at: 'crc32', expected: hex(sum), got: hex(crc32(body)) });
  const checked = v.safeParse(bodySchema, parsed.output.body);
  return checked.success ? { ok: true, archive: checked.output } : faulty(name, checked.issues[0]);
}

/** The file name of an archive made at that moment, in local time. */
export function archiveName(moment: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `lanternfall-${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}.json`;
}

function hex(sum: number): string {
  return sum.toString(16).padStart(8, '0');
}

function faulty(name: string, { path, expected, received }: v.BaseIssue<unknown>): DecodedArchive {
  const at = (path ?? []).map(({ key }) => String(key)).join('.');
  return wrong(name, { at: at === '' ? 'body' : at, expected: expected ?? text('ui.archive.fault.other'), got: brief(received) });
}

/** Cuts a long value to one line. */
function brief(received: string): string {
  return received.length > 60 ? `${received.slice(0, 60)}…` : received;
}

function wrong(name: string, where: { readonly at: string; readonly expected: string; readonly got: string }): DecodedArchive {
  return refused('ui.archive.fault.value', { name, ...where });
}

function refused(key: TextKey, params: Readonly<Record<string, string | number>>): DecodedArchive {
  return { ok: false, why: text(key, params) };
}
