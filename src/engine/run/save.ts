import * as v from 'valibot';
import { crc32 } from '../core/crc32';
import { seedError } from '../core/seed';
import { isReadable, migrate } from './migrate';
import { packState, unpackCells, type PackedFloor } from './packCells';
import { stepsOf } from './replay';
import { UNRECORDED, type RunRecord } from './RunRecord';
import { STATE_FORMAT, type FloorState, type GameState } from '../state';
import { savedSchema } from './stateSchema';

/** Marks a text as a saved run of this game. */
const MAGIC = 'lanternfall-run';

/** The longest save accepted: many times a long run's. */
export const MOST_CHARACTERS = 16_000_000;

/** Limit on a floor's cells, so that no save demands more memory than a game ever needs. */
const MOST_CELLS = 1 << 16;

/** A run that no save could hold. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';

  constructor(characters: number) {
    super(`The run is too long to be saved: ${characters} characters (limit ${MOST_CHARACTERS}).`);
  }
}

/** A run with all that is kept of it. */
export interface SavedRun {
  readonly record: RunRecord;
  readonly state: GameState;
}

/** A decoded save, or one sentence on why it was refused. */
export type Decoded =
  | { readonly ok: true; readonly run: SavedRun; readonly revision: number }
  /** `newer` is the save's format if a later version wrote it, in which case it isn't damaged; else null. */
  | { readonly ok: false; readonly why: string; readonly newer: number | null };

/** Encodes a run: a header line with format, length and checksum, then record and state as JSON. Throws rather than write what could not be read. */
export function encodeRun(state: GameState, record: RunRecord = UNRECORDED, revision = state.turn): string {
  const body = JSON.stringify({ record, state: packState(state) });
  const text = `${JSON.stringify(headerOf(body, revision, record.version))}\n${body}`;
  if (text.length > MOST_CHARACTERS) throw new TooLongError(text.length);
  return text;
}

/** The same; null for a run that no save could hold. */
export function encodeShort(state: GameState, record?: RunRecord): string | null {
  try {
    return encodeRun(state, record);
  } catch (error) {
    if (error instanceof TooLongError) return null;
    throw error;
  }
}

/** Decodes a saved run. Anything truncated, forged, newer or malformed is refused with a reason; nothing is guessed. */
export function decodeRun(text: string): Decoded {
  if (text.length > MOST_CHARACTERS) return refusal(`The save is too long: ${text.length} characters (limit ${MOST_CHARACTERS}).`);
  const header = readHeader(text);
  const body = text.slice(text.indexOf('\n') + 1);
  if (header === null) return refusal('This isn\'t a Lanternfall save.');
  const { format } = header;
  if (format > STATE_FORMAT) return { ...refusal(`The save has format ${format}; this version reads up to ${STATE_FORMAT}.`), newer: format };
  const why = headerError(header, text);
  if (why !== null) return refusal(why);
  const parsed = v.safeParse(savedSchema, migrate(readJson(body), format));
  if (!parsed.success) return refusal(`The save has an invalid value at ${path(parsed.issues[0])}.`);
  const { record, state: packed } = parsed.output;
  const floors = packed.floors.map(unpackFloor);
  const torn = packed.floors.find((_floor, i) => floors[i] === null);
  if (torn) return inconsistent(`floor ${torn.number} does not have ${torn.width * torn.height} cells.`);
  const state: GameState = { ...packed, floors: floors.filter((floor) => floor !== null) };
  const error = stateError(state) ?? (record.deeds !== null && typeof stepsOf(record.deeds) === 'number' ? 'its recording is unreadable.' : null);
  return error === null ? { ok: true, run: { record, state }, revision: header.revision } : inconsistent(error);
}

/** The revision in a save's header, without reading the rest; -1 if there is none. */
export function revisionOf(text: string): number {
  return readHeader(text)?.revision ?? -1;
}

function readHeader(text: string): Header | null {
  const header = v.safeParse(headerSchema, readJson(text.slice(0, Math.max(0, text.indexOf('\n')))));
  return header.success && header.output.magic === MAGIC ? header.output : null;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const headerSchema = v.object({ magic: v.string(), format: whole, revision: whole, contentVersion: v.optional(v.string(), ''), crc32: whole, length: whole });
type Header = v.InferOutput<typeof headerSchema>;

/** From this format on the checksum also covers the header, so that the revision can't be forged. */
const SEALED = 3;

export function headerOf(body: string, revision: number, contentVersion: string): Header {
  const header = { magic: MAGIC, format: STATE_FORMAT, revision, contentVersion, crc32: 0, length: body.length };
  return { ...header, crc32: checksumOf(header, body) };
}

function checksumOf({ format, revision, contentVersion }: Header, body: string): number {
  return crc32(format < SEALED ? body : `${format} ${revision} ${contentVersion}\n${body}`);
}

function headerError(header: Header, text: string): string | null {
  const body = text.slice(text.indexOf('\n') + 1);
  if (!isReadable(header.format)) return `The save has format ${header.format}, which this version can't read.`;
  if (header.length !== body.length) return `The save is incomplete (${body.length} of ${header.length} characters).`;
  if (header.crc32 !== checksumOf(header, body)) return 'The save is damaged (checksum mismatch).';
  return header.format < SEALED || text.startsWith(`${JSON.stringify(header)}\n`) ? null : 'The save is damaged (header changed).';
}

function unpackFloor(floor: PackedFloor): FloorState | null {
  const cells = floor.width * floor.height;
  if (cells > MOST_CELLS) return null;
  const terrain = unpackCells(floor.terrain, cells);
  const explored = unpackCells(floor.explored, cells);
  // Spread first, to keep the order of fields the same as in an uninterrupted run.
  return terrain && explored ? { ...floor, terrain, explored: explored.map((cell) => (cell === 1 || cell === 2 ? cell : 0)) } : null;
}

/** The first error beyond what the schema checks. */
function stateError(state: GameState): string | null {
  const seed = seedError(state.seed);
  if (seed !== null) return seed;
  for (const floor of state.floors) {
    const there = floor.number === state.floor ? [state.player] : [];
    const far = floor.places.map(({ x2, y2 }) => ({ x: x2, y: y2 }));
    const all = [...there, ...floor.actors, ...floor.items, ...floor.corpses, ...floor.traps, ...floor.hazards, ...floor.memories, ...far];
    const off = all.find(({ x, y }) => x >= floor.width || y >= floor.height);
    if (off) return `something at ${off.x},${off.y} is off floor ${floor.number}.`;
  }
  if (new Set(state.floors.map(({ number }) => number)).size < state.floors.length) return 'duplicate floor.';
  return state.floors.some((floor) => floor.number === state.floor) ? null : `floor ${state.floor} is missing.`;
}

function refusal(why: string): { readonly ok: false; readonly why: string; readonly newer: null } {
  return { ok: false, why, newer: null };
}

function inconsistent(error: string): Decoded {
  return refusal(`The save is inconsistent: ${error}`);
}

function path(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).map((step) => String(step.key)).filter((key, at) => at > 0 || key !== 'state').join('.') || 'its top';
}

/** Parsed JSON, or undefined if the text isn't any. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
