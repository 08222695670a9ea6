/* Keeps of the pack schema in docs/packs what the workshop's forms say beside fields: npm run --silent schema. */

/** What is said of a part of a pack: what it is, its value where it is left out, and the same of what it consists of. */
export interface RowNote {
  readonly about?: string;
  readonly fallback?: unknown;
  readonly fields?: Readonly<Record<string, RowNote>>;
  /** Of each row of a table, or each entry of a list. */
  readonly each?: RowNote;
  /** Of each kind that it can be, in the schema's order. */
  readonly kinds?: readonly RowNote[];
  /** The shared part that it is. */
  readonly is?: string;
}

/** Notes on a whole pack and on what several of its parts share. */
export interface RowNotes {
  readonly pack: RowNote;
  readonly shared: Readonly<Record<string, RowNote>>;
}

/** A JSON Schema, as far as it is read here. */
interface Schema {
  readonly description?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const DEFS = '#/$defs/';

/** The content of assets/rowNotes.json. @param schema that of docs/packs/pack.schema.json */
export function rowNotesText(schema: string): string {
  return `${JSON.stringify(rowNotes(JSON.parse(schema) as Schema))}\n`;
}

/** What a schema says of a pack's parts, without what it demands of them. */
function rowNotes({ $defs = {} }: Schema): RowNotes {
  const { pack = {}, differences: _differences, ...parts } = $defs;
  return { pack: noteOf(pack), shared: notesOf(parts) };
}

function notesOf(parts: Readonly<Record<string, Schema>>): Record<string, RowNote> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, noteOf(part)] as const).filter(([, note]) => says(note)));
}

function noteOf({ description, default: fallback, properties, additionalProperties, items, anyOf, oneOf, $ref }: Schema): RowNote {
  const fields = notesOf(properties ?? {});
  const inner = typeof additionalProperties === 'object' ? additionalProperties : isOne(items) ? items : null;
  const kinds = (anyOf ?? oneOf ?? []).map(noteOf);
  const each = inner ? noteOf(inner) : {};
  return {
    ...(description === undefined ? {} : { about: description }),
    ...(isNothing(fallback) ? {} : { fallback }),
    ...(says(fields) ? { fields } : {}),
    ...(says(each) ? { each } : {}),
    ...(kinds.some(says) ? { kinds } : {}),
    ...($ref === undefined ? {} : { is: $ref.replace(DEFS, '') }),
  };
}

function isOne(items: Schema['items']): items is Schema {
  return items !== undefined && !Array.isArray(items);
}

/** Whether a default is nothing that needs saying. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === false || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

function says(note: object): boolean {
  return Object.keys(note).length > 0;
}
