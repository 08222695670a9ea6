import * as v from 'valibot';
import { crc32 } from './core/crc32';
import { seedFault } from './core/seed';
import { isReadable, migrate } from './migrate';
import { STATE_FORMAT, type GameState } from './state';
import { stateSchema } from './stateSchema';

/** Marks a text as a saved run of this game. */
const MAGIC = 'lanternfall-run';

/** A saved run read back, or one sentence on why it cannot be. */
export type Decoded = { readonly ok: true; readonly state: GameState } | { readonly ok: false; readonly why: string };

/** A run as text: a header line with format, length and checksum, then the state as JSON. */
export function encodeRun(state: GameState): string {
  const body = JSON.stringify(state);
  const header = { magic: MAGIC, format: STATE_FORMAT, revision: state.turn, pack: state.pack, crc32: crc32(body), length: body.length };
  return `${JSON.stringify(header)}\n${body}`;
}

/** Reads a saved run. Anything torn, forged, newer or of another shape is refused with a reason; nothing is guessed. */
export function decodeRun(text: string): Decoded {
  const cut = text.indexOf('\n');
  const header = readJson(text.slice(0, Math.max(0, cut)));
  const body = text.slice(cut + 1);
  const why = headerFault(header, body);
  if (why !== null) return { ok: false, why };
  const parsed = v.safeParse(stateSchema, migrate(readJson(body), (header as { format: number }).format));
  if (!parsed.success) return { ok: false, why: `The saved run has a wrong value at ${path(parsed.issues[0])}.` };
  const state = parsed.output;
  const fault = stateFault(state);
  return fault === null ? { ok: true, state } : { ok: false, why: `The saved run does not hold together: ${fault}` };
}

function headerFault(header: unknown, body: string): string | null {
  if (!v.is(headerSchema, header) || header.magic !== MAGIC) return 'This is not a saved run of Lanternfall.';
  if (header.format > STATE_FORMAT) return `The saved run has format ${header.format}, newer than the ${STATE_FORMAT} that this version reads.`;
  if (!isReadable(header.format)) return `The saved run has format ${header.format}, which nothing here can read.`;
  if (header.length !== body.length) return `The saved run is torn: ${body.length} of ${header.length} characters are left.`;
  return header.crc32 === crc32(body) ? null : 'The saved run is damaged: its checksum does not fit.';
}

const headerSchema = v.object({ magic: v.string(), format: v.number(), crc32: v.number(), length: v.number() });

/** What the shape alone cannot say. */
function stateFault(state: GameState): string | null {
  const seed = seedFault(state.seed);
  if (seed !== null) return seed;
  for (const floor of state.floors) {
    const cells = floor.width * floor.height;
    if (floor.terrain.length !== cells || floor.explored.length !== cells) return `floor ${floor.number} has not ${cells} cells.`;
    const there = floor.number === state.floor ? [state.player] : [];
    const far = floor.places.map(({ x2, y2 }) => ({ x: x2, y: y2 }));
    const all = [...there, ...floor.actors, ...floor.items, ...floor.corpses, ...floor.traps, ...floor.hazards, ...far];
    const off = all.find(({ x, y }) => x >= floor.width || y >= floor.height);
    if (off) return `something at ${off.x},${off.y} is off floor ${floor.number}.`;
  }
  return state.floors.some((floor) => floor.number === state.floor) ? null : `floor ${state.floor} is missing.`;
}

function path(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).map((step) => String(step.key)).join('.') || 'its top';
}

/** JSON, or undefined where the text is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
