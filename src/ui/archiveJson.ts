/** JSON from outside, or what is wrong with it. */
export type Json = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: 'cut' | 'deep' | 'name' };

/** What a file of ours is nested at most, with room to spare: deeper ones are made to exhaust whoever reads them. */
const MOST_DEPTH = 24;

/** Names that would reach what all objects have in common. */
const FORBIDDEN = new Set(['__proto__', 'prototype', 'constructor']);

const [QUOTE, BACKSLASH, BRACE, BRACKET] = Array.from('"\\{[', (sign) => sign.charCodeAt(0));
const [BRACE_END, BRACKET_END] = Array.from('}]', (sign) => sign.charCodeAt(0));

/** Reads JSON that nobody vouches for: not too deep, and without names that mean something to the language. */
export function readJson(text: string): Json {
  if (isTooDeep(text)) return { ok: false, fault: 'deep' };
  try {
    const value: unknown = JSON.parse(text);
    return isForbidden(value) ? { ok: false, fault: 'name' } : { ok: true, value };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, fault: 'cut' };
    throw error;
  }
}

/** Whether brackets stand too deep within each other, those in strings left out. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (isInString) {
      // What follows a backslash ends nothing.
      if (sign === BACKSLASH) at++;
      else isInString = sign !== QUOTE;
    } else if (sign === QUOTE) isInString = true;
    else if (sign === BRACE || sign === BRACKET) depth++;
    else if (sign === BRACE_END || sign === BRACKET_END) depth--;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}

function isForbidden(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => FORBIDDEN.has(name) || isForbidden(inner));
}
