import type { JsonSchema } from '@valibot/to-json-schema';
import { DEEPER } from '../engine/pack/completePack';

type Parts = Readonly<NonNullable<JsonSchema['$defs']>>;

/** The JSON Schema of a pack that extends another: nothing is required, and null removes a row. */
export function differences(pack: JsonSchema, base: JsonSchema, parts: Parts): JsonSchema {
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
    ...(rest.properties ? { properties: Object.fromEntries(Object.entries(propertiesOf(rest)).map(([field, part]) => [field, inner(part)])) } : {}),
    ...(typeof additionalProperties === 'object' ? { additionalProperties: inner(additionalProperties) } : {}),
    ...(typeof items === 'object' && !Array.isArray(items) && items.properties ? { items: { ...loosened(items, 0, parts), required: ['id'] } } : {}),
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
