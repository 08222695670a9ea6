import * as v from 'valibot';
import { ID } from '../engine/core/id';
import { readOutsideJson, type JsonLimits } from '../engine/core/outsideJson';
import { SEED_LENGTH } from '../engine/core/seed';
import { inTextsOf, text, type Named } from './text';

/** A finished run, as it is stored. */
export interface HistoryEntry {
  /** The run's id. */
  readonly id: string;
  /** ISO 8601 instants; `began` is empty if unknown. */
  readonly began: string;
  readonly ended: string;
  readonly pack: string;
  readonly seed: string;
  /** The day of a daily run; empty for others. */
  readonly daily: string;
  readonly ranked: boolean;
  readonly kind: 'died' | 'won';
  /** Text key of what killed the player; empty for a win. */
  readonly cause: string;
  readonly floor: number;
  readonly level: number;
  readonly turns: number;
  readonly score: number;
  /** As `encodeReplay` writes it; null where actions are missing. */
  readonly replay: string | null;
  /** The tombstone, in the language the run was played in; empty where it was dropped to make room. */
  readonly morgue: string;
  /** Texts of the keys above as they were then, for when the pack is gone; older entries have none. */
  readonly names?: Readonly<Record<string, string>>;
}

/** What replaying an entry's recording here has shown: `earlier` if the entry is from before that was noted. */
export type Proof = (typeof PROOFS)[number];
const PROOFS = ['verified', 'refused', 'earlier'] as const;

/** An entry in the store. Its proof stays here: an export doesn't contain it, and an import can't bring one. */
export interface KeptEntry extends HistoryEntry {
  readonly proof?: Proof;
}

/** Maximum characters of a tombstone; a full bag and a long last fight take a tenth of it. */
export const MORGUE_LENGTH = 40_000;

/** Key prefix of entries; the id follows. */
export const HISTORY = 'history.';

/** Raise it when the shape changes. Format 1 had neither names nor proofs. */
const FORMAT = 2;

/** Limits of the kept names: more than an entry has, and longer than any. */
const MOST_NAMES = 20;
const LONGEST_NAME = 400;

/** Maximum nesting of our own JSON, with room to spare: deeper input is an attempt to exhaust the parser. */
export const MOST_DEPTH = 24;

/** Limits of an entry: a replay of millions of turns fits. */
const LIMITS: JsonLimits = { characters: 5_000_000, depth: MOST_DEPTH, values: Infinity };

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const instant = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp());

const nameText = v.pipe(v.string(), v.maxLength(LONGEST_NAME));

/** Schema of an entry from outside: no extra fields, and none longer than the game makes it. */
export const entrySchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  began: v.union([v.literal(''), instant]),
  ended: instant,
  pack: v.pipe(v.string(), v.regex(ID)),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(SEED_LENGTH)),
  daily: v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]),
  ranked: v.boolean(),
  kind: v.picklist(['died', 'won']),
  cause: v.pipe(v.string(), v.maxLength(200)),
  floor: v.pipe(whole, v.minValue(1)),
  level: whole,
  turns: whole,
  score: whole,
  replay: v.nullable(v.pipe(v.string(), v.maxLength(4_000_000), v.startsWith('LF1~'))),
  morgue: v.pipe(v.string(), v.maxLength(MORGUE_LENGTH)),
  names: v.exactOptional(v.pipe(v.record(nameText, nameText), v.maxEntries(MOST_NAMES))),
});

const keptSchema = v.variant('format', [
  v.strictObject({ format: v.literal(1), entry: entrySchema }),
  v.strictObject({ format: v.literal(FORMAT), entry: entrySchema, proof: v.exactOptional(v.picklist(PROOFS)) }),
]);

/** How a run ended, in a few words. */
export function endOf({ kind, ...named }: Named & Pick<HistoryEntry, 'kind' | 'cause'>): string {
  const { cause } = named;
  if (kind === 'won') return text('ui.history.won');
  if (cause === 'breed.player' || cause.startsWith('item.')) return text('ui.history.own');
  return inTextsOf(named, () => text(cause.startsWith('status.') ? 'ui.history.status' : 'ui.history.killed', { cause }));
}

/** The key that an entry is stored under. */
export function keyOfEntry({ id }: Pick<HistoryEntry, 'id'>): string {
  return HISTORY + id;
}

/** An entry as stored text. */
export function encodeEntry({ proof, ...entry }: KeptEntry): string {
  return JSON.stringify({ format: FORMAT, entry, proof });
}

/** Reads an entry; null where the text is damaged, forged or of a newer format. */
export function decodeEntry(text: string): KeptEntry | null {
  const read = readOutsideJson(text, LIMITS);
  const parsed = read.ok ? v.safeParse(keptSchema, read.value) : null;
  if (parsed?.success !== true) return null;
  const kept = parsed.output;
  if (kept.format === 1) return { ...kept.entry, proof: 'earlier' };
  return kept.proof === undefined ? kept.entry : { ...kept.entry, proof: kept.proof };
}

/** An entry without what is known only here. */
export function withoutProof({ proof: _stays, ...entry }: KeptEntry): HistoryEntry {
  return entry;
}

/** What a recording can prove of its entry, and what it counts for. */
const CLAIMS = ['pack', 'seed', 'kind', 'cause', 'floor', 'level', 'turns', 'score', 'replay', 'ranked'] as const;

/** Whether two entries claim the same of the same run. */
export function isSameRun(a: HistoryEntry, b: HistoryEntry): boolean {
  return a.id === b.id && CLAIMS.every((field) => a[field] === b[field]);
}

/** Newest first, ties by id. */
export function byTime(a: HistoryEntry, b: HistoryEntry): number {
  return compare(b.ended, a.ended) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
