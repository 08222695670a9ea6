import type { JsonSchema } from '@valibot/to-json-schema';
import ts from 'typescript';

type Parts = Readonly<NonNullable<JsonSchema['$defs']>>;

/** Adds the source's doc comments and defaults to a JSON Schema: those of a file's type and all types it refers to. */
export function describeRows(schema: JsonSchema, parts: Parts, from: { readonly file: string; readonly type: string }): void {
  const modules = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const program = ts.createProgram([from.file], { target: ts.ScriptTarget.ES2022, ...modules, strict: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(from.file);
  const root = source && checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores(from.type));
  if (!root) throw new Error(`${from.file} has no ${from.type}`);
  new Walk(checker, parts).describe(schema, checker.getDeclaredTypeOfSymbol(root));
}

class Walk {
  /** Shared parts are described only once. */
  private readonly seen = new Set<JsonSchema>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly parts: Parts,
  ) {}

  describe(schema: JsonSchema, loose: ts.Type): void {
    const type = this.checker.getNonNullableType(loose);
    const part = this.partOf(schema);
    if (part) this.describe(part, type);
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
    if (type) this.describe(schema, type);
  }

  /** Picks the union member whose fields, and their literal values, match a schema. */
  private choose(schema: JsonSchema | boolean, type: ts.Type): void {
    if (typeof schema === 'boolean') return;
    const row = this.partOf(schema) ?? schema;
    const types = type.isUnion() ? type.types : [type];
    const own = types.find((each) => Object.entries(row.properties ?? {}).every(([name, field]) => this.fits(field, each.getProperty(name))));
    if (row.properties && own) this.describe(schema, own);
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
      this.describe(field, this.checker.getTypeOfSymbol(symbol));
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

/** The comment before a type, or before it within a union. */
function aboutType(type: ts.Type): string {
  const node = type.getSymbol()?.declarations?.[0];
  if (!node) return '';
  const { parent } = node;
  const before = ts.isTypeNode(node) && ts.isUnionTypeNode(parent) ? (parent.types[parent.types.indexOf(node) - 1]?.end ?? parent.pos) : node.getFullStart();
  const text = node.getSourceFile().text.slice(before, node.getStart());
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*\|?\s*$/.exec(text) ?? [];
  return comment.replace(/\s*\n\s*\* ?/g, ' ').trim();
}
