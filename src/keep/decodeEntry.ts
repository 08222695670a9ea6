import * as v from 'valibot';
import { ID, SEED_LENGTH } from '../engine/core/id';
import { readOutsideJson, type JsonLimits } from '../engine/core/outsideJson';
import { FORMAT, MORGUE_LENGTH, PROOFS, RUN_ID, type KeptEntry } from './history';

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
  id: v.pipe(v.string(), v.regex(RUN_ID)),
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

/** Reads an entry; null where the text is damaged, forged or of a newer format. */
export function decodeEntry(text: string): KeptEntry | null {
  const read = readOutsideJson(text, LIMITS);
  const parsed = read.ok ? v.safeParse(keptSchema, read.value) : null;
  if (parsed?.success !== true) return null;
  const kept = parsed.output;
  if (kept.format === 1) return { ...kept.entry, proof: 'earlier' };
  return kept.proof === undefined ? kept.entry : { ...kept.entry, proof: kept.proof };
}
