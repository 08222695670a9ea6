import type * as v from 'valibot';
import { show } from '../core/floorCurve';
import { didYouMean } from '../core/nearest';
import { placeOf } from './packPlaces';
import { BETWEEN_FIELDS } from './schemaParts';

type Issue = v.BaseIssue<unknown>;

/** The steps to the value that an issue is about. */
export function pathOf(issue: Issue): string[] {
  return (issue.path ?? []).map((step) => String(step.key));
}

/** Whether a row can be looked at further all the same: it has a field too many, or a curve that whoever reads it checks first. */
export function isSlight(issue: Issue): boolean {
  return issue.type === 'raw_check' || isFieldTooMany(issue);
}

function isFieldTooMany(issue: Issue): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never';
}

/** What an issue says about a pack, each as a sentence that names the place, what is there and what should be. */
export function shapeErrors(pack: unknown, issue: Issue): string[] {
  const path = pathOf(issue);
  if (isFieldTooMany(issue)) return fieldsTooMany(issue).map((error) => `${placeOf(pack, path.slice(0, -1))}: ${error}`);
  return [`${placeOf(pack, path)}: ${oneError(issue)}`];
}

function oneError({ type, input, message, expected }: Issue): string {
  if (type === 'raw_check') return `${message}.`;
  if (input === undefined) return `missing; expected ${message}.`;
  const names = Array.from((expected ?? '').matchAll(/"([^"]+)"/g), ([, name = '']) => name);
  return `${show(input)} is not ${message}${typeof input === 'string' ? didYouMean(input, names) : '.'}`;
}

/** The library tells of the first such field alone. */
function fieldsTooMany({ path, message }: Issue): string[] {
  const fields = message.split(BETWEEN_FIELDS);
  const row = path?.at(-1)?.input;
  const strange = typeof row === 'object' && row !== null ? Object.keys(row).filter((field) => !fields.includes(field)) : [];
  return strange.map((field) => `unknown field ${show(field)}${didYouMean(field, fields).replace(/^\.$/, `; the fields are ${message}.`)}`);
}
