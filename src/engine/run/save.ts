import * as v from 'valibot';
import { GAME } from '../../naming';
import { crc32 } from '../core/hash';
import { STATE_FORMAT, type FloorState, type GameState } from '../state';

/** Data about a run, apart from its state. */
export interface RunRecord {
  /** Unique, so that two runs of the same seed stay apart. */
  readonly id: string;
  /** Start time in ISO 8601; empty if unknown. */
  readonly began: string;
  /** Whether its score counts: played by the player alone, from a seed and from the first turn. */
  readonly ranked: boolean;
  /** Date of a daily run, such as 2026-11-20; else empty. */
  readonly daily: string;
  /** Version of rules and content, see `versionOf`; a run continued with other tables has no replay. */
  readonly version: string;
  /** All actions since its start, encoded by `Recording`; null if some were not recorded. */
  readonly deeds: string | null;
}

/** The record of a run without a recording. */
export const UNRECORDED: RunRecord = { id: 'unrecorded', began: '', ranked: false, daily: '', version: '', deeds: null };

/** A floor as saved, with run-length encoded cells. */
export interface PackedFloor extends Omit<FloorState, 'terrain' | 'explored'> {
  /** Alternating values and counts. */
  readonly terrain: readonly number[];
  readonly explored: readonly number[];
}

export interface PackedState extends Omit<GameState, 'floors'> {
  readonly floors: readonly PackedFloor[];
}

/** The state as saved; shares everything but the cells. */
export function packState(state: GameState): PackedState {
  const floors = state.floors.map((floor) => ({ ...floor, terrain: packCells(floor.terrain), explored: packCells(floor.explored) }));
  return { ...state, floors };
}

/** Run-length encodes cells, as alternating values and counts. */
export function packCells(cells: readonly number[]): number[] {
  const packed: number[] = [];
  for (let start = 0; start < cells.length; ) {
    const value = cells[start] as number;
    let end = start + 1;
    while (end < cells.length && cells[end] === value) end++;
    packed.push(value, end - start);
    start = end;
  }
  return packed;
}

/** Decodes cells; null unless there are exactly as many as expected, so that a short text can't demand a huge list. */
export function unpackCells(packed: readonly number[], cells: number): number[] | null {
  if (packed.length % 2 !== 0) return null;
  const unpacked: number[] = [];
  for (let at = 0; at < packed.length; at += 2) {
    const count = packed[at + 1] as number;
    if (count < 1 || unpacked.length + count > cells) return null;
    for (let i = 0; i < count; i++) unpacked.push(packed[at] as number);
  }
  return unpacked.length === cells ? unpacked : null;
}

/** Marks a text as a saved run of this game. */
export const RUN_MAGIC = `${GAME.id}-run`;

/** The longest save accepted: many times a long run's. */
export const MOST_CHARACTERS = 16_000_000;

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

/** Encodes a run: a header line with format, length and checksum, then record and state as JSON. Throws if it could not be read again. */
export function encodeRun(state: GameState, record: RunRecord = UNRECORDED, revision = state.turn): string {
  const body = JSON.stringify({ record, state: packState(state) });
  const text = `${JSON.stringify(headerOf(body, revision, record.version))}\n${body}`;
  if (text.length > MOST_CHARACTERS) throw new TooLongError(text.length);
  return text;
}

/** Encodes a run as `encodeRun`; null for one that no save could hold. */
export function encodeShort(state: GameState, record?: RunRecord): string | null {
  try {
    return encodeRun(state, record);
  } catch (error) {
    if (error instanceof TooLongError) return null;
    throw error;
  }
}

/** The revision in a save's header, without reading the rest; -1 if there is none. */
export function revisionOf(text: string): number {
  return readHeader(text)?.revision ?? -1;
}

/** The header of a save; null where there is none. */
export function readHeader(text: string): Header | null {
  const header = v.safeParse(headerSchema, readJson(text.slice(0, Math.max(0, text.indexOf('\n')))));
  return header.success && header.output.magic === RUN_MAGIC ? header.output : null;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const headerSchema = v.object({
  magic: v.string(), format: whole, revision: whole, contentVersion: v.optional(v.string(), ''), crc32: whole, length: whole,
});
export type Header = v.InferOutput<typeof headerSchema>;

/** From this format on the checksum also covers the header, so that the revision can't be forged. */
export const SEALED = 3;

export function headerOf(body: string, revision: number, contentVersion: string): Header {
  const header = { magic: RUN_MAGIC, format: STATE_FORMAT, revision, contentVersion, crc32: 0, length: body.length };
  return { ...header, crc32: checksumOf(header, body) };
}

export function checksumOf({ format, revision, contentVersion }: Header, body: string): number {
  return crc32(format < SEALED ? body : `${format} ${revision} ${contentVersion}\n${body}`);
}

/** Parsed JSON, or undefined if the text isn't any. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
