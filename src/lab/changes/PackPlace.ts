import * as v from 'valibot';
import { packSchema } from '../../engine/pack/packSchema';
import { RANGES, type Range } from '../../engine/pack/ranges';
import { curve } from '../../engine/pack/schemaParts';

/** The parts of Valibot's schemas that lead to those within. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly (Schema & v.GenericSchema)[];
  readonly getter?: (value: unknown) => Schema;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** A place in the schema of packs, and what a pack has there. */
export class PackPlace {
  private constructor(readonly value: unknown, private readonly schema: Schema | null) {}

  /** A whole pack. */
  static of(pack: unknown): PackPlace {
    return new PackPlace(pack, packSchema as unknown as Schema);
  }

  /** A place within, by its key. */
  at(key: string): PackPlace {
    const { entries, value: row, item } = resolved(this.schema, this.value) ?? {};
    return new PackPlace((this.value as Readonly<Record<string, unknown>>)[key], entries?.[key] ?? row ?? item ?? null);
  }

  /** The least and the greatest number allowed here, or as a curve's value; null where the pack holds anything else, or one of a few numbers. */
  get range(): Range | null {
    const schema = resolved(this.schema, this.value);
    if (!schema) return null;
    const name = Object.entries(curve).find(([, each]) => [schema, schema.pipe?.[0]].includes(each as unknown as Schema))?.[0];
    if (name !== undefined) return RANGES[name as keyof typeof RANGES];
    const [least, most] = ['min_value', 'max_value'].map((type) => schema.pipe?.find((step) => step.type === type)?.requirement);
    return typeof this.value === 'number' && typeof least === 'number' && typeof most === 'number' ? [least, most] : null;
  }
}

/** The schema that a value is checked by, within what is optional or depends on it. */
function resolved(schema: Schema | null | undefined, value: unknown): Schema | null {
  if (!schema) return null;
  if (schema.wrapped) return resolved(schema.wrapped, value);
  if (schema.getter) return resolved(schema.getter(value), value);
  if (schema.options && ['union', 'variant'].includes(schema.type)) {
    return resolved(schema.options.find((each) => v.is(each, value)), value);
  }
  return schema;
}
