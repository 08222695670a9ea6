import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { GenericSchema } from 'valibot';
import frames from '../../assets/frames.json';
import { packs } from '../content/packs';
import { DEEPER } from '../engine/pack/completePack';
import { effect, itemKind, itemKinds, target } from '../engine/pack/kindsSchema';
import { PACK_FORMAT } from '../engine/pack/packFile';
import { packSchema } from '../engine/pack/packSchema';
import { amount, curve, MOST, RANGES } from '../engine/pack/ranges';
import { glyph, sprite } from '../engine/pack/schemaParts';
import { MOST_TEXT } from '../engine/pack/textErrors';
import { GAME } from '../naming';
import { scenarioSchema } from './scenarios/Scenario';

/** Shared parts of the JSON Schema, by their names in it. */
const PARTS: Readonly<Record<string, GenericSchema>> = {
  effect, target, sprite, ...itemKinds,
  ...Object.fromEntries(Object.entries(curve).map(([range, schema]) => [`curveOf_${range}`, schema])),
};

/** The JSON Schema of pack files, generated from the game's own schema, for completion and checks in editors. */
export function packJsonSchema(): JsonSchema {
  const overrides = { overrideSchema: overrideOf, overrideAction: plainOf };
  const { $defs: all = {}, $schema: draft, ...pack } = toJsonSchema(
    packSchema, { definitions: PARTS, typeMode: 'input', errorMode: 'ignore', ...overrides },
  );
  describeRows(pack, all, { file: fileURLToPath(new URL('../engine/content.ts', import.meta.url)), type: 'PackRows' });
  const used = JSON.stringify([pack, all]);
  const parts = Object.fromEntries(Object.entries(all).filter(([name]) => used.includes(`"#/$defs/${name}"`)));
  const { $schema: _draft, ...scenario } = toJsonSchema(
    scenarioSchema, { typeMode: 'input', errorMode: 'ignore', overrideAction: plainOf },
  );
  const base: JsonSchema = { type: 'string', enum: Object.keys(packs), description: 'The pack whose tables these are put into.' };
  const language: JsonSchema = { type: 'object', additionalProperties: { type: 'string', maxLength: MOST_TEXT } };
  return {
    ...(draft === undefined ? {} : { $schema: draft }),
    title: `A ${GAME.name} pack file`,
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      lanternfallPack: { const: PACK_FORMAT, description: 'The format of this file.' },
      pack: { if: { required: ['extends'] }, then: { $ref: '#/$defs/differences' }, else: { $ref: '#/$defs/pack' } },
      texts: { type: 'object', additionalProperties: language, description: 'Texts by language, en or de, and key.' },
      scenarios: { type: 'array', items: scenario, description: 'Moments of play with what is expected of them; lab check plays them.' },
    },
    required: ['lanternfallPack', 'pack'],
    additionalProperties: false,
    $defs: { pack, differences: differences(pack, base, parts), ...parts },
  };
}

/** Parts without an equivalent in JSON Schema, or with a better one. The library passes the first part of a pipe. */
function overrideOf({ valibotSchema }: { readonly valibotSchema: unknown }): JsonSchema | undefined {
  const is = (schema: object): boolean =>
    schema === valibotSchema || ('pipe' in schema && Array.isArray(schema.pipe) && schema.pipe[0] === valibotSchema);
  const range = Object.entries(curve).find(([, schema]) => is(schema))?.[0];
  if (range !== undefined) return curveJson(RANGES[range as keyof typeof RANGES][1]);
  if (is(itemKind)) return { anyOf: Object.keys(itemKinds).map((name) => ({ $ref: `#/$defs/${name}` })) };
  if (is(amount)) {
    return { anyOf: [{ type: 'integer', minimum: RANGES.amount[0], maximum: RANGES.amount[1] }, curveJson(RANGES.amount[1])] };
  }
  if (is(glyph)) return { type: 'string', minLength: 1, maxLength: 1 };
  return is(sprite) ? { enum: spriteNames() } : undefined;
}

/** Drops what JSON Schema cannot express: which table an id is of, and patterns with flags, such as a glyph's. */
function plainOf(
  { valibotAction, jsonSchema }: { readonly valibotAction: object; readonly jsonSchema: JsonSchema },
): JsonSchema | undefined {
  const { pattern: _pattern, ...rest } = jsonSchema;
  if ('metadata' in valibotAction) {
    const { table: _table, unless: _unless, ...known } = jsonSchema as JsonSchema & { readonly table?: string; readonly unless?: string };
    return known;
  }
  if ('requirement' in valibotAction && valibotAction.requirement instanceof RegExp && valibotAction.requirement.flags !== '') return rest;
  return undefined;
}

/** A floor curve's points; JSON Schema cannot express that floors ascend. */
function curveJson(most: number): JsonSchema {
  const floor = { type: 'integer', minimum: 0, maximum: RANGES.floor[1] } as const;
  const point: JsonSchema = { type: 'array', items: [floor, { type: 'integer', minimum: 0, maximum: most }], minItems: 2, maxItems: 2 };
  const points: JsonSchema = { type: 'array', items: point, maxItems: MOST.points };
  return {
    title: '[[floor, value], ...]: each value holds from its floor on; within "linear" the values between are interpolated.',
    anyOf: [points, { type: 'object', properties: { linear: points }, required: ['linear'], additionalProperties: false }],
  };
}

/** The atlas's sprite names, without frame numbers. */
function spriteNames(): string[] {
  return [...new Set(Object.values(frames).flat().map((name) => name.replace(/\.\w+$/, '')))].sort();
}

type Parts = Readonly<NonNullable<JsonSchema['$defs']>>;

/** The JSON Schema of a pack that extends another: nothing is required, and null removes a row. */
function differences(pack: JsonSchema, base: JsonSchema, parts: Parts): JsonSchema {
  const { id = {}, ...tables } = propertiesOf(pack);
  const loose = Object.entries(tables).map(([table, rows]) => [table, orNull(loosened(rows, DEEPER.includes(table) ? 2 : 1, parts))]);
  const properties = { id, extends: base, ...(Object.fromEntries(loose) as Record<string, JsonSchema>) };
  return { type: 'object', properties, required: ['id', 'extends'], additionalProperties: false };
}

/** A partial table or row; `extendPack` merges this many levels of it. */
function loosened(schema: JsonSchema, levels: number, parts: Parts): JsonSchema {
  const named = schema.$ref === undefined ? undefined : parts[schema.$ref.replace('#/$defs/', '')];
  if (typeof named === 'object') return named.properties ? loosened(named, levels, parts) : schema;
  const { required: _required, default: _default, ...rest } = schema;
  const inner = (part: JsonSchema): JsonSchema => orNull(levels > 0 ? loosened(part, levels - 1, parts) : withoutDefault(part));
  const { anyOf, additionalProperties, items } = rest;
  return {
    ...rest,
    ...(anyOf ? { anyOf: anyOf.map((part) => (typeof part === 'boolean' ? part : loosened(part, levels, parts))) } : {}),
    ...(rest.properties
      ? { properties: Object.fromEntries(Object.entries(propertiesOf(rest)).map(([field, part]) => [field, inner(part)])) }
      : {}),
    ...(typeof additionalProperties === 'object' ? { additionalProperties: inner(additionalProperties) } : {}),
    ...(typeof items === 'object' && !Array.isArray(items) && items.properties
      ? { items: { ...loosened(items, 0, parts), required: ['id'] } }
      : {}),
  };
}

function propertiesOf({ properties = {} }: JsonSchema): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(properties).map(([field, part]) => [field, typeof part === 'boolean' ? {} : part]));
}

function withoutDefault({ default: _default, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

/** Adds the source's doc comments and defaults to a JSON Schema: those of a file's type and all types it refers to. */
function describeRows(schema: JsonSchema, parts: Parts, from: { readonly file: string; readonly type: string }): void {
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
    if (typeof schema.items === 'object' && !Array.isArray(schema.items)) {
      this.inner(schema.items, this.checker.getIndexTypeOfType(type, ts.IndexKind.Number));
    }
    if (typeof schema.additionalProperties === 'object') {
      this.inner(schema.additionalProperties, this.checker.getIndexTypeOfType(type, ts.IndexKind.String));
    }
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
    const own = types.find((each) =>
      Object.entries(row.properties ?? {}).every(([name, field]) => this.fits(field, each.getProperty(name))));
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
  const before = ts.isTypeNode(node) && ts.isUnionTypeNode(parent)
    ? (parent.types[parent.types.indexOf(node) - 1]?.end ?? parent.pos)
    : node.getFullStart();
  const text = node.getSourceFile().text.slice(before, node.getStart());
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*\|?\s*$/.exec(text) ?? [];
  return comment.replace(/\s*\n\s*\* ?/g, ' ').trim();
}
