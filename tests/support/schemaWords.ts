import * as v from 'valibot';

/** What a schema is made of, as far as this reads it. */
export interface Part {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly wrapped?: Part;
  readonly item?: Part;
  readonly value?: Part;
  readonly options?: readonly (Part | string | number)[];
  readonly literal?: unknown;
  readonly getter?: (value: unknown) => Part;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** One of each kind of value that a lazy schema tells apart. */
const SAMPLES: readonly unknown[] = [{}, { slot: '' }, { finds: 1 }, { opens: '' }, { wins: true }, 1];

const isPart = (option: unknown): option is Part => typeof option === 'object';

/**
 * Every field and every word that a schema knows, each with the path at which it comes first. One that several rows share, such as a trait, counts
 * once: what it is known by is the part of the schema that it is.
 */
export class SchemaWords {
  private readonly known = new Map<Part, Map<string, string>>();
  private readonly met = new Map<Part, Set<string>>();

  constructor(private readonly root: v.GenericSchema) {
    this.collect(root, '');
  }

  get count(): number {
    return [...this.known.values()].reduce((sum, words) => sum + words.size, 0);
  }

  /** Notes all fields and words of a value. */
  meet(value: unknown): void {
    this.walk(this.root, value);
  }

  /** Paths of all that no value had. */
  unmet(): string[] {
    return [...this.known].flatMap(([part, words]) => [...words].flatMap(([word, path]) => (this.met.get(part)?.has(word) === true ? [] : [path])));
  }

  private collect(part: Part, path: string, above: ReadonlySet<Part> = new Set()): void {
    if (above.has(part)) return;
    const all = new Set([...above, part]);
    for (const [field, entry] of Object.entries(part.entries ?? {})) {
      this.learn(entry, field, `${path}.${field}`);
      this.collect(entry, `${path}.${field}`, all);
    }
    for (const word of wordsOf(part)) this.learn(part, word, `${path} ${word}`);
    const inner = [part.wrapped, part.item, part.value, ...(part.options ?? []), ...(part.getter ? SAMPLES.map(part.getter) : [])];
    for (const each of inner) if (isPart(each)) this.collect(each, path, all);
  }

  private learn(part: Part, word: string, path: string): void {
    const words = this.known.get(part) ?? new Map<string, string>();
    if (!words.has(word)) words.set(word, path);
    this.known.set(part, words);
  }

  private walk(part: Part, value: unknown): void {
    for (const [field, entry] of Object.entries(part.entries ?? {})) {
      const own = (value as Readonly<Record<string, unknown>>)[field];
      if (own === undefined) continue;
      this.note(entry, field);
      this.walk(entry, own);
    }
    for (const word of wordsOf(part)) if (String(value) === word) this.note(part, word);
    if (part.wrapped && value !== null) this.walk(part.wrapped, value);
    if (part.getter) this.walk(part.getter(value), value);
    const { item, value: row } = part;
    if (item) for (const each of value as readonly unknown[]) this.walk(item, each);
    if (row) for (const each of Object.values(value as object) as unknown[]) this.walk(row, each);
    for (const option of part.options ?? []) if (isPart(option) && v.is(option as unknown as v.GenericSchema, value)) this.walk(option, value);
  }

  private note(part: Part, word: string): void {
    this.met.set(part, (this.met.get(part) ?? new Set()).add(word));
  }
}

/** The words that a list of them or a literal allows. */
function wordsOf({ type, options = [], literal }: Part): string[] {
  if (type === 'picklist') return options.map(String);
  return type === 'literal' ? [String(literal)] : [];
}
