import type { JsonSchema } from '@valibot/to-json-schema';
import ts from 'typescript';

type Parts = Readonly<NonNullable<JsonSchema['$defs']>>;

/** The JSON Schema of one place, and the type that its rows have in the source. */
interface Pair {
  readonly schema: JsonSchema;
  readonly type: ts.Type;
}

/** Writes what the source says of every field, and what it is where it is left out, into a JSON Schema: of a file's type and all that it leads to. */
export function describeRows(schema: JsonSchema, parts: Parts, from: { readonly file: string; readonly type: string }): void {
  const program = ts.createProgram([from.file], { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, strict: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(from.file);
  const root = source && checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores(from.type));
  if (!root) throw new Error(`${from.file} has no ${from.type}`);
  new Walk(checker, parts).into({ schema, type: checker.getDeclaredTypeOfSymbol(root) });
}

class Walk {
  /** What stands once and is pointed to is described once. */
  private readonly seen = new Set<JsonSchema>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly parts: Parts,
  ) {}

  into({ schema, type: loose }: Pair): void {
    const type = this.checker.getNonNullableType(loose);
    const part = this.partOf(schema);
    if (part) this.into({ schema: part, type });
    if (this.seen.has(schema)) return;
    this.seen.add(schema);
    for (const each of schema.anyOf ?? schema.oneOf ?? []) this.choose(each, type);
    if (typeof schema.items === 'object' && !Array.isArray(schema.items)) this.inner(schema.items, this.checker.getIndexTypeOfType(type, ts.IndexKind.Number));
    if (typeof schema.additionalProperties === 'object') this.inner(schema.additionalProperties, this.checker.getIndexTypeOfType(type, ts.IndexKind.String));
    if (schema.properties) this.row(schema, type);
  }

  private partOf({ $ref = '' }: JsonSchema): JsonSchema | undefined {
    const part = this.parts[$ref.replace('#/$defs/', '')];
    return typeof part === 'object' ? part : undefined;
  }

  private inner(schema: JsonSchema, type: ts.Type | undefined): void {
    if (type) this.into({ schema, type });
  }

  /** Of several types the one whose fields, and what they must be, are those of a schema. */
  private choose(schema: JsonSchema | boolean, type: ts.Type): void {
    if (typeof schema === 'boolean') return;
    const row = this.partOf(schema) ?? schema;
    const types = type.isUnion() ? type.types : [type];
    const own = types.find((each) => Object.entries(row.properties ?? {}).every(([name, field]) => this.fits(field, each.getProperty(name))));
    if (row.properties && own) this.into({ schema, type: own });
  }

  private fits(field: JsonSchema | boolean, symbol: ts.Symbol | undefined): boolean {
    if (!symbol || typeof field === 'boolean' || typeof field.const !== 'string') return symbol !== undefined;
    const type = this.checker.getTypeOfSymbol(symbol);
    return (type.isUnion() ? type.types : [type]).some((each) => each.isStringLiteral() && each.value === field.const);
  }

  private row(schema: JsonSchema, type: ts.Type): void {
    const about = aboutType(type);
    if (about !== '') schema.description ??= about;
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const symbol = type.getProperty(name);
      if (!symbol || typeof field === 'boolean') continue;
      this.field(field, symbol, schema.required?.includes(name) ?? false);
      this.into({ schema: field, type: this.checker.getTypeOfSymbol(symbol) });
    }
  }

  private field(field: JsonSchema, symbol: ts.Symbol, isRequired: boolean): void {
    const about = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    if (about !== '') field.description = about;
    if (isRequired || field.default !== undefined) return;
    const defaultRow = symbol.getJsDocTags(this.checker).find(({ name }) => name === 'default');
    if (defaultRow) field.default = JSON.parse(ts.displayPartsToString(defaultRow.text)) as NonNullable<JsonSchema['default']>;
    else if (field.type === 'boolean') field.default = false;
  }
}

/** What stands before a type, or before it among the others of which one is meant. */
function aboutType(type: ts.Type): string {
  const node = type.getSymbol()?.declarations?.[0];
  if (!node) return '';
  const { parent } = node;
  const before = ts.isTypeNode(node) && ts.isUnionTypeNode(parent) ? (parent.types[parent.types.indexOf(node) - 1]?.end ?? parent.pos) : node.getFullStart();
  const text = node.getSourceFile().text.slice(before, node.getStart());
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*\|?\s*$/.exec(text) ?? [];
  return comment.replace(/\s*\n\s*\* ?/g, ' ').trim();
}
