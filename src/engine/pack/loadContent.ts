import * as v from 'valibot';
import type { Content, PackRows, TileKind } from '../content';
import { show } from '../core/floorCurve';
import { isCommonName } from '../core/id';
import { didYouMean } from '../core/nearest';
import { compilePack } from './compilePack';
import { withAdded, withDefault } from './completePack';
import { mapErrors, stairsErrors } from './mapErrors';
import { placeOf, type WellFormed, soundPart } from './packPlaces';
import { packSchema } from './packSchema';
import { referenceErrors } from './references';
import { ruleErrors } from './ruleErrors';
import { BETWEEN_FIELDS } from './schemaParts';

/** A compiled pack, or all its errors, each a sentence with pack, table, id and value. */
type Loaded =
  | { readonly ok: true; readonly content: Content; readonly rows: PackRows }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Checks and compiles a pack, completely or not at all. */
export function loadContent(pack: unknown, defaultTiles: readonly TileKind[] = []): Loaded {
  const { errors, sound } = examinePack(pack, defaultTiles);
  return sound && errors.length === 0 ? { ok: true, content: compilePack(sound.rows), rows: sound.rows } : { ok: false, errors };
}

/** A pack's errors, each a sentence with pack, table, id and value; and its well-formed part, null if it isn't a pack at all. */
interface Examined {
  readonly errors: readonly string[];
  readonly sound: WellFormed | null;
}

/** Checks a pack, with its defaults filled in. The other rows are checked even if one is malformed. */
export function examinePack(pack: unknown, defaultTiles: readonly TileKind[]): Examined {
  const common = commonNames(pack);
  if (common.length > 0) return { errors: common, sound: null };
  const { issues = [], output } = v.safeParse(packSchema, pack, { abortPipeEarly: true });
  const errors = issues.flatMap((issue) => shapeErrors(pack, issue));
  const wounds = issues.filter((issue) => !isSlight(issue)).map(pathOf);
  if (wounds.some((path) => path.length === 0)) return { errors, sound: null };
  const part = soundPart(withAdded(pack, output) as object, wounds);
  const sound = { ...part, rows: withDefault(part.rows, defaultTiles) };
  const { rows } = sound;
  return { errors: [...errors, ...referenceErrors(sound), ...ruleErrors(rows), ...stairsErrors(rows), ...mapErrors(rows)], sound };
}

/** Keys anywhere in a pack that every object inherits, which the schema can't detect. */
function commonNames(pack: unknown): string[] {
  const errors: string[] = [];
  const stack: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: pack, path: [] }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const key of Object.keys(value)) {
      if (isCommonName(key)) errors.push(`${placeOf(pack, [...path, key])}: ${show(key)} is not allowed as an id.`);
      else stack.push({ value: (value as Record<string, unknown>)[key], path: [...path, key] });
    }
  }
  return errors;
}

type Issue = v.BaseIssue<unknown>;

/** The path to the value an issue is about. */
function pathOf(issue: Issue): string[] {
  return (issue.path ?? []).map((step) => String(step.key));
}

/** Whether the row can still be checked further: it has an unknown field, or a bad curve, which later checks skip. */
function isSlight(issue: Issue): boolean {
  return issue.type === 'raw_check' || isUnknownField(issue);
}

function isUnknownField(issue: Issue): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never';
}

/** An issue's errors, each a sentence with the place, what was found and what was expected. */
function shapeErrors(pack: unknown, issue: Issue): string[] {
  const path = pathOf(issue);
  if (isUnknownField(issue)) return unknownFields(issue).map((error) => `${placeOf(pack, path.slice(0, -1))}: ${error}`);
  return [`${placeOf(pack, path)}: ${oneError(issue)}`];
}

function oneError({ type, input, message, expected }: Issue): string {
  if (type === 'raw_check') return `${message}.`;
  if (input === undefined) return `missing; expected ${message}.`;
  const names = Array.from((expected ?? '').matchAll(/"([^"]+)"/g), ([, name = '']) => name);
  return `${show(input)} is not ${message}${typeof input === 'string' ? didYouMean(input, names) : '.'}`;
}

/** Reports all unknown fields of a row; valibot's issue names only the first. */
function unknownFields({ path, message }: Issue): string[] {
  const fields = message.split(BETWEEN_FIELDS);
  const row = path?.at(-1)?.input;
  const unknown = typeof row === 'object' && row !== null ? Object.keys(row).filter((field) => !fields.includes(field)) : [];
  return unknown.map((field) => `unknown field ${show(field)}${didYouMean(field, fields).replace(/^\.$/, `; the fields are ${message}.`)}`);
}
