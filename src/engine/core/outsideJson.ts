import { isCommonName } from './id';

/** Limits on a JSON text from outside. */
export interface JsonLimits {
  readonly characters: number;
  /** Nesting of lists and objects. */
  readonly depth: number;
  /** Lists, objects, texts and numbers in all. */
  readonly values: number;
  /** Different keys in all; any number where it is left out. */
  readonly keys?: number;
}

/** Too many characters; too many values or different keys; nested too deep; a forbidden or duplicate key; not JSON, or cut short. */
type JsonError = 'size' | 'many' | 'deep' | 'name' | 'cut';

/** Why a text was refused: the kind of error, and one sentence with its position. */
interface Refusal {
  readonly error: JsonError;
  readonly why: string;
}

/** A text's value, or why it was refused. */
type OutsideJson = { readonly ok: true; readonly value: unknown } | ({ readonly ok: false } & Refusal);

/** Parses untrusted JSON after checking depth, size and keys: a duplicate key would be lost, and an inherited name means something else. */
export function readOutsideJson(text: string, limits: JsonLimits): OutsideJson {
  if (text.length > limits.characters) {
    return { ok: false, error: 'size', why: `it has ${text.length} characters; at most ${limits.characters}.` };
  }
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

/** Scans a JSON text once without building values; syntax errors are left to the parser. */
class Skimmer {
  /** The keys so far of every open object; null for a list. */
  private readonly open: (Set<string> | null)[] = [];
  /** All keys so far. */
  private readonly names = new Set<string>();
  private at = 0;
  private values = 0;

  constructor(
    private readonly text: string,
    private readonly limits: JsonLimits,
  ) {}

  /** The first error, or null. */
  error(): Refusal | null {
    for (; this.at < this.text.length; this.at++) {
      const char = this.text.charAt(this.at);
      const refusal = char === QUOTE ? this.word() : this.mark(char);
      if (refusal) return refusal;
      if (this.values > this.limits.values) return { error: 'many', why: `it holds more than ${this.limits.values} values.` };
    }
    return null;
  }

  private mark(char: string): Refusal | null {
    if (char === ',') this.values++;
    if (CLOSING.includes(char)) this.open.pop();
    if (!OPENING.includes(char)) return null;
    this.values++;
    this.open.push(char === '{' ? new Set() : null);
    return this.open.length > this.limits.depth
      ? { error: 'deep', why: `${this.place()}: it is nested deeper than ${this.limits.depth} levels.` }
      : null;
  }

  /** A string, which may be a key. */
  private word(): Refusal | null {
    const begin = this.at;
    do this.at = this.text.indexOf(QUOTE, this.at + 1); while (this.at >= 0 && this.isEscaped());
    if (this.at < 0) this.at = this.text.length;
    const keys = this.open.at(-1);
    return keys && this.isKey() ? this.key(this.text.slice(begin, this.at + 1), keys) : null;
  }

  /** Whether an odd number of backslashes comes before. */
  private isEscaped(): boolean {
    let first = this.at;
    while (this.text.charAt(first - 1) === '\\') first--;
    return (this.at - first) % 2 === 1;
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
    this.names.add(name);
    const { keys: most = Infinity } = this.limits;
    return this.names.size > most ? { error: 'many', why: `it holds more than ${most} different keys.` } : null;
  }

  private place(): string {
    const before = this.text.slice(0, this.at).split('\n');
    return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
  }
}

/** The key with its escapes resolved; as written if they are invalid. */
function unescaped(raw: string): string {
  try {
    return String(JSON.parse(raw));
  } catch (error) {
    if (error instanceof SyntaxError) return raw;
    throw error;
  }
}
