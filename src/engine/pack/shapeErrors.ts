import type * as v from 'valibot';
import { show } from '../core/floorCurve';
import { didYouMean } from '../core/nearest';
import { placeOf } from './packPlaces';
import { BETWEEN_FIELDS } from './schemaParts';

type Issue = v.BaseIssue<unknown>;

/** The path to the value an issue is about. */
export function pathOf(issue: Issue): string[] {
  return (issue.path ?? []).map((step) => String(step.key));
}

/** Whether the row can still be checked further: it has an unknown field, or a bad curve, which later checks skip. */
export function isSlight(issue: Issue): boolean {
  return issue.type === 'raw_check' || isUnknownField(issue);
}

function isUnknownField(issue: Issue): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never';
}

/** An issue's errors, each a sentence with the place, what was found and what was expected. */
export function shapeErrors(pack: unknown, issue: Issue): string[] {
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
