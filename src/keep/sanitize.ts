import * as v from 'valibot';
import { isCommonName } from '../engine/core/id';

/* Schemas for browser storage, which may be damaged: each part is validated on its own, and the valid ones survive. */

const NAME = /^[a-zA-Z][\w.]{0,79}$/;

/** A table: keeps its valid entries, at most `most`; anything else becomes an empty table. */
export function validEntries<T>(entry: v.GenericSchema<unknown, T>, most: number): v.GenericSchema<unknown, Record<string, T>> {
  return v.pipe(
    v.unknown(),
    v.transform((value) => {
      const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
      const valid = entries.flatMap(([name, each]): [string, T][] => {
        const parsed = v.safeParse(entry, each);
        return NAME.test(name) && !isCommonName(name) && parsed.success ? [[name, parsed.output]] : [];
      });
      return Object.fromEntries(valid.slice(0, most));
    }),
  );
}

/** A list: keeps its valid members, at most `most`; anything else becomes an empty list. */
export function validMembers<T>(member: v.GenericSchema<unknown, T>, most: number): v.GenericSchema<unknown, T[]> {
  return v.pipe(
    v.unknown(),
    v.transform((value) => {
      const members: readonly unknown[] = Array.isArray(value) ? value : [];
      return members.flatMap((each) => {
        const parsed = v.safeParse(member, each);
        return parsed.success ? [parsed.output] : [];
      }).slice(0, most);
    }),
  );
}
