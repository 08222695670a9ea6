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
