import * as v from 'valibot';
import { crc32 } from '../engine/core/hash';
import { ID } from '../engine/core/id';
import { type JsonLimits, readOutsideJson } from '../engine/core/outsideJson';
import { GAME } from '../naming';
import { entrySchema, MOST_DEPTH } from './HistoryBook';
import { type HistoryEntry, RUN_ID } from './history';
import { text, type TextKey } from './text';

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

/** Marks a file as an archive of this game. */
export const ARCHIVE_MAGIC = `${GAME.id}-archive`;

/** Raise it when the shape changes. In format 1 finished runs had no names. */
export const FORMAT = 2;

/** How many texts that were set aside an archive holds at most: the newest. */
export const MOST_ASIDE = 100;

/** The largest file read or written, in characters. */
export const MOST_CHARACTERS = 16_000_000;

/** An archive as the text of its file: indented JSON. If it would be too large, the oldest runs lose their replays. */
export function encodeArchive(archive: Archive): string {
  const lighter = lightened(archive);
  // A text that long can't even be made.
  if (lighter !== archive && textsIn(archive) > MOST_CHARACTERS) return encodeArchive(lighter);
  const sum = JSON.stringify(archive);
  const sealed = { magic: ARCHIVE_MAGIC, format: FORMAT, crc32: crc32(sum), length: sum.length, body: archive };
  const file = `${JSON.stringify(sealed, null, 1)}\n`;
  return lighter === archive || file.length <= MOST_CHARACTERS ? file : encodeArchive(lighter);
}

/** How many characters the replays, the tombstones and the texts set aside have, before any is escaped. */
function textsIn({ history, aside }: Archive): number {
  const runs = history.reduce((sum, { replay, morgue }) => sum + (replay?.length ?? 0) + morgue.length, 0);
  return aside.reduce((sum, { length }) => sum + length, runs);
}

function isBare({ replay, morgue }: HistoryEntry): boolean {
  return replay === null && morgue === '';
}

/**
 * Strips replay and tombstone from the older half of the runs that have one; once none has, drops the older half of `aside`.
 * History is newest first, `aside` oldest first.
 */
function lightened(archive: Archive): Archive {
  const full = archive.history.filter((entry) => !isBare(entry));
  const { aside } = archive;
  if (full.length === 0) return aside.length === 0 ? archive : { ...archive, aside: aside.slice(Math.ceil(aside.length / 2)) };
  const lost = new Set(full.slice(Math.floor(full.length / 2)));
  return { ...archive, history: archive.history.map((entry) => (lost.has(entry) ? { ...entry, replay: null, morgue: '' } : entry)) };
}

/** The file name of an archive made at that moment, in local time. */
export function archiveName(moment: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${GAME.id}-${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}.json`;
}

/** A decoded archive, or a sentence on why it was rejected. */
export type DecodedArchive = { readonly ok: true; readonly archive: Archive } | { readonly ok: false; readonly why: string };

/** Limits beyond the largest file that the game writes: anything larger would only hold up the page. */
const LIMITS: JsonLimits = { characters: MOST_CHARACTERS, depth: MOST_DEPTH, values: 2_000_000, keys: 100_000 };
const MOST_RUNS = 100_000;
const MOST_DAYS = 20_000;
const MOST_PACKS = 1000;

const saved = v.pipe(v.string(), v.maxLength(MOST_CHARACTERS));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const table = v.nullable(v.record(v.pipe(v.string(), v.maxLength(80)), v.unknown()));

const headSchema = v.looseObject({ magic: v.literal(ARCHIVE_MAGIC), format: whole });

const bodySchema = v.strictObject({
  exported: v.pipe(v.string(), v.maxLength(40), v.isoTimestamp()),
  run: v.nullable(saved),
  aside: listOf(saved, MOST_ASIDE),
  settings: table,
  lore: table,
  history: listOf(entrySchema, MOST_RUNS),
  daily: v.pipe(v.record(v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.regex(RUN_ID))), v.maxEntries(MOST_DAYS)),
  packs: v.pipe(v.record(v.pipe(v.string(), v.regex(ID)), saved), v.maxEntries(MOST_PACKS)),
});

/** A list whose length is checked before its members are. */
function listOf<T>(member: v.GenericSchema<unknown, T>, most: number): v.GenericSchema<unknown, T[]> {
  return v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(member));
}

const fileSchema = v.strictObject({
  magic: v.literal(ARCHIVE_MAGIC), format: v.picklist([1, FORMAT]), crc32: whole, length: whole, body: v.unknown(),
});

/** Only the first fault is reported, so the search stops there. */
const FIRST = { abortEarly: true };

/** Decodes a file's text. Damaged, forged, newer and oversized files are refused by a sentence that has `name`, place, expected and got. */
export function decodeArchive(file: string, name: string): DecodedArchive {
  const json = readOutsideJson(file, LIMITS);
  if (!json.ok) return refused(`ui.archive.fault.${json.error}`, { name, n: file.length, most: MOST_CHARACTERS });
  if (!v.is(headSchema, json.value)) return refused('ui.archive.fault.magic', { name });
  if (json.value.format > FORMAT) return refused('ui.archive.fault.newer', { name, n: json.value.format, most: FORMAT });
  const parsed = v.safeParse(fileSchema, json.value, FIRST);
  if (!parsed.success) return faulty(name, parsed.issues[0]);
  const body = JSON.stringify(parsed.output.body);
  const { length, crc32: sum } = parsed.output;
  if (body.length !== length) return wrong(name, { at: 'length', expected: String(length), got: String(body.length) });
  if (crc32(body) !== sum) return wrong(name, { at: 'crc32', expected: hex(sum), got: hex(crc32(body)) });
  const checked = v.safeParse(bodySchema, parsed.output.body, FIRST);
  return checked.success ? { ok: true, archive: checked.output } : faulty(name, checked.issues[0]);
}

function hex(sum: number): string {
  return sum.toString(16).padStart(8, '0');
}

/** A sentence on what a schema has found. */
function faulty(name: string, { path, type, expected, received }: v.BaseIssue<unknown>): DecodedArchive {
  const at = (path ?? []).map(({ key }) => String(key)).join('.') || 'body';
  if (received === 'undefined') return refused('ui.archive.fault.missing', { name, at });
  if (type === 'strict_object' && expected === 'never') return refused('ui.archive.fault.extra', { name, at: brief(at) });
  // A pattern means nothing to a player.
  const isNamed = expected !== null && !expected.startsWith('/');
  return wrong(name, { at: brief(at), expected: isNamed ? expected : text('ui.archive.fault.other'), got: brief(received) });
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
