/** What ids look like (RULES 1.1): none is an integer-like key, which JavaScript would reorder. */
export const ID = /^[a-z][a-zA-Z0-9_]{0,39}$/;

/** How that reads. */
export const ID_RULE = 'a small letter and then at most 39 letters, digits or _';

/** Names that stand for something on every object, `Object` and `[object Object]` among them: no table from outside has such a key. */
const COMMON: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** Whether a name stands for something on every object. */
export function isCommonName(name: string): boolean {
  return COMMON.has(name);
}

/** Whether a text may be an id. */
export function isId(text: string): boolean {
  return ID.test(text) && !isCommonName(text);
}
