/* What may be an id, a seed or a record. */

/** The form of an id (RULES 1.1): never an integer-like key, which JavaScript would reorder. */
export const ID = /^[a-z][a-zA-Z0-9_]{0,39}$/;

/** `ID` in words, for errors. */
export const ID_RULE = 'a lower-case letter and then at most 39 letters, digits or _';

/** Names every object inherits, plus `prototype`: not allowed as keys in tables from outside. */
const COMMON: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

export function isCommonName(name: string): boolean {
  return COMMON.has(name);
}

export function isId(text: string): boolean {
  return ID.test(text) && !isCommonName(text);
}

/** The longest seed accepted. */
export const SEED_LENGTH = 32;

/** A seed's error as a sentence; null for any text of 1 to 32 characters. */
export function seedError(seed: string): string | null {
  if (seed.length > 0 && seed.length <= SEED_LENGTH) return null;
  return `A seed must be 1 to ${SEED_LENGTH} characters long (this one ${seed.length === 0 ? 'is empty' : `has ${seed.length}`}).`;
}

/** Whether a parsed value is an object and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
