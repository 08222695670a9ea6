import { isCommonName } from './id';

/** How much a JSON text from outside may hold. */
export interface JsonLimits {
  readonly characters: number;
  /** Lists and objects inside each other. */
  readonly depth: number;
  /** Lists, objects, texts and numbers in all. */
  readonly values: number;
}

/** Too long or too much of it; nested too deep; a key that is none or stands twice; no JSON, or cut short. */
export type JsonError = 'size' | 'deep' | 'name' | 'cut';

/** Why a text is not read: the kind of error, and one sentence with the place. */
interface Refusal {
  readonly error: JsonError;
  readonly why: string;
}

/** What a text holds, or why it is not read. */
export type OutsideJson = { readonly ok: true; readonly value: unknown } | ({ readonly ok: false } & Refusal);

/**
 * Reads JSON that somebody else has written. Its depth, its size and its keys are looked at in the text itself, before anything is made
 * of it: a key that stands twice would be lost, and one that every object has would mean something else.
 */
export function readOutsideJson(text: string, limits: JsonLimits): OutsideJson {
  if (text.length > limits.characters) return { ok: false, error: 'size', why: `it has ${text.length} characters; at most ${limits.characters}.` };
  const refusal = new Skimmer(text, limits).error();
  if (refusal) return { ok: false, ...refusal };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, error: 'cut', why: `it is not JSON: ${error.message}.` };
    throw error;
  }
}

const QUOTE = '"';
const OPENING = '{[';
const CLOSING = '}]';

/** Goes once over a JSON text without making anything of it; what is no JSON at all is left for the parser to say. */
class Skimmer {
  /** Of every object that is open the keys so far; null for a list. */
  private readonly open: (Set<string> | null)[] = [];
  private at = 0;
  private values = 0;

  constructor(
    private readonly text: string,
    private readonly limits: JsonLimits,
  ) {}

  /** What is wrong with it, or null. */
  error(): Refusal | null {
    for (; this.at < this.text.length; this.at++) {
      const char = this.text.charAt(this.at);
      const refusal = char === QUOTE ? this.word() : this.mark(char);
      if (refusal) return refusal;
      if (this.values > this.limits.values) return { error: 'size', why: `it holds more than ${this.limits.values} values.` };
    }
    return null;
  }

  private mark(char: string): Refusal | null {
    if (char === ',') this.values++;
    if (CLOSING.includes(char)) this.open.pop();
    if (!OPENING.includes(char)) return null;
    this.values++;
    this.open.push(char === '{' ? new Set() : null);
    return this.open.length > this.limits.depth ? { error: 'deep', why: `${this.place()}: it is nested deeper than ${this.limits.depth} levels.` } : null;
  }

  /** A text in quotes, which may be a key. */
  private word(): Refusal | null {
    const begin = this.at;
    for (this.at++; this.at < this.text.length && this.text.charAt(this.at) !== QUOTE; this.at++) if (this.text.charAt(this.at) === '\\') this.at++;
    const keys = this.open.at(-1);
    return keys && this.isKey() ? this.key(this.text.slice(begin, this.at + 1), keys) : null;
  }

  private isKey(): boolean {
    let next = this.at + 1;
    while (next < this.text.length && ' \t\n\r'.includes(this.text.charAt(next))) next++;
    return this.text.charAt(next) === ':';
  }

  private key(raw: string, keys: Set<string>): Refusal | null {
    const name = raw.includes('\\') ? unescaped(raw) : raw.slice(1, -1);
    const shown = JSON.stringify(name.slice(0, 40));
    if (isCommonName(name)) return { error: 'name', why: `${this.place()}: ${shown} is not allowed as a key.` };
    if (keys.has(name)) return { error: 'name', why: `${this.place()}: duplicate key ${shown}.` };
    keys.add(name);
    return null;
  }

  private place(): string {
    const before = this.text.slice(0, this.at).split('\n');
    return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
  }
}

/** The key that is meant; as it stands where that is no text at all. */
function unescaped(raw: string): string {
  try {
    return String(JSON.parse(raw));
  } catch (error) {
    if (error instanceof SyntaxError) return raw;
    throw error;
  }
}
