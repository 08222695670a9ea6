import * as v from 'valibot';
import { seedError } from '../core/id';
import {
  checksumOf, MOST_CHARACTERS, readHeader, readJson, SEALED, unpackCells, type Header, type PackedFloor, type SavedRun,
} from './save';
import { STATE_FORMAT, type FloorState, type GameState } from '../state';
import { stepsOf } from './decodeReplay';
import { isReadable, migrate } from './migrate';
import { savedSchema } from './stateSchema';
import { GAME } from '../../naming';

/** Limit on a floor's cells, so that no save demands more memory than a game ever needs. */
const MOST_CELLS = 1 << 16;

/** A decoded save, or one sentence on why it was refused. */
type Decoded =
  | { readonly ok: true; readonly run: SavedRun; readonly revision: number }
  /** `newer` is the save's format if a later version wrote it, in which case it isn't damaged; else null. */
  | { readonly ok: false; readonly why: string; readonly newer: number | null };

/** Decodes a saved run. Anything truncated, forged, newer or malformed is refused with a reason; nothing is guessed. */
export function decodeRun(text: string): Decoded {
  if (text.length > MOST_CHARACTERS) return refusal(`The save is too long: ${text.length} characters (limit ${MOST_CHARACTERS}).`);
  const header = readHeader(text);
  const body = text.slice(text.indexOf('\n') + 1);
  if (header === null) return refusal(`This isn't a ${GAME.name} save.`);
  const { format } = header;
  if (format > STATE_FORMAT) {
    return { ...refusal(`The save has format ${format}; this version reads up to ${STATE_FORMAT}.`), newer: format };
  }
  const why = headerError(header, { text, body });
  if (why !== null) return refusal(why);
  const parsed = v.safeParse(savedSchema, migrate(readJson(body), format));
  if (!parsed.success) return refusal(`The save has an invalid value at ${path(parsed.issues[0])}.`);
  const { record, state: packed } = parsed.output;
  const floors = packed.floors.map(unpackFloor);
  const torn = packed.floors.find((_floor, i) => floors[i] === null);
  if (torn) return inconsistent(`floor ${torn.number} does not have ${torn.width * torn.height} cells.`);
  const state: GameState = { ...packed, floors: floors.filter((floor) => floor !== null) };
  const error = stateError(state)
    ?? (record.deeds !== null && typeof stepsOf(record.deeds) === 'number' ? 'its recording is unreadable.' : null);
  return error === null ? { ok: true, run: { record, state }, revision: header.revision } : inconsistent(error);
}

function headerError(header: Header, { text, body }: { text: string; body: string }): string | null {
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
