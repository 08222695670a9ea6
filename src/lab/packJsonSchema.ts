import { fileURLToPath } from 'node:url';
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import atlas from '../../assets/atlas.json';
import { packs } from '../content/packs';
import { effect, itemKind, itemKinds, target } from '../engine/pack/kindsSchema';
import { PACK_FORMAT } from '../engine/pack/packFile';
import { MOST_TEXT } from '../engine/pack/textErrors';
import { packSchema } from '../engine/pack/packSchema';
import { amount, curve, MOST, RANGES } from '../engine/pack/ranges';
import { glyph, sprite } from '../engine/pack/schemaParts';
import { describeRows } from './describeRows';
import { differences } from './differences';
import { GAME } from '../naming';

/** Shared parts of the JSON Schema, by their names in it. */
const PARTS: Readonly<Record<string, GenericSchema>> = {
  effect, target, sprite, ...itemKinds,
  ...Object.fromEntries(Object.entries(curve).map(([range, schema]) => [`curveOf_${range}`, schema])),
};

/** The JSON Schema of pack files, generated from the game's own schema, for completion and checks in editors. */
export function packJsonSchema(): JsonSchema {
  const overrides = { overrideSchema: overrideOf, overrideAction: plainOf };
  const { $defs: all = {}, $schema: draft, ...pack } = toJsonSchema(packSchema, { definitions: PARTS, typeMode: 'input', errorMode: 'ignore', ...overrides });
  describeRows(pack, all, { file: fileURLToPath(new URL('../engine/content.ts', import.meta.url)), type: 'PackRows' });
  const used = JSON.stringify([pack, all]);
  const parts = Object.fromEntries(Object.entries(all).filter(([name]) => used.includes(`"#/$defs/${name}"`)));
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
    },
    required: ['lanternfallPack', 'pack'],
    additionalProperties: false,
    $defs: { pack, differences: differences(pack, base, parts), ...parts },
  };
}

/** Parts without an equivalent in JSON Schema, or with a better one. The library passes the first part of a pipe. */
function overrideOf({ valibotSchema }: { readonly valibotSchema: unknown }): JsonSchema | undefined {
  const is = (schema: object): boolean => schema === valibotSchema || ('pipe' in schema && Array.isArray(schema.pipe) && schema.pipe[0] === valibotSchema);
  const range = Object.entries(curve).find(([, schema]) => is(schema))?.[0];
  if (range !== undefined) return curveJson(RANGES[range as keyof typeof RANGES][1]);
  if (is(itemKind)) return { anyOf: Object.keys(itemKinds).map((name) => ({ $ref: `#/$defs/${name}` })) };
  if (is(amount)) return { anyOf: [{ type: 'integer', minimum: RANGES.amount[0], maximum: RANGES.amount[1] }, curveJson(RANGES.amount[1])] };
  if (is(glyph)) return { type: 'string', minLength: 1, maxLength: 1 };
  return is(sprite) ? { enum: spriteNames() } : undefined;
}

/** Drops what JSON Schema cannot express: which table an id is of, and patterns with flags, such as a glyph's. */
function plainOf({ valibotAction, jsonSchema }: { readonly valibotAction: object; readonly jsonSchema: JsonSchema }): JsonSchema | undefined {
  const { pattern: _pattern, ...rest } = jsonSchema;
  if ('metadata' in valibotAction) {
    const { table: _table, unless: _unless, ...known } = jsonSchema as JsonSchema & { readonly table?: string; readonly unless?: string };
    return known;
  }
  return 'requirement' in valibotAction && valibotAction.requirement instanceof RegExp && valibotAction.requirement.flags !== '' ? rest : undefined;
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
  return [...new Set(Object.keys(atlas.frames).map((name) => name.replace(/\.\w+$/, '')))].sort();
}
