import * as v from 'valibot';
import { isCommonName } from '../engine/core/id';

/* For what is kept in the browser and may have been damaged there: each part is looked at for itself, and what is sound is kept. */

const NAME = /^[a-zA-Z][\w.]{0,79}$/;

/** A table of which only the entries are taken that are sound, and only so many; anything else is an empty one. */
export function validEntries<T>(entry: v.GenericSchema<unknown, T>, most: number): v.GenericSchema<unknown, Record<string, T>> {
  return v.pipe(
    v.unknown(),
    v.transform((value) => {
      const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
      const sound = entries.flatMap(([name, each]): [string, T][] => {
        const parsed = v.safeParse(entry, each);
        return NAME.test(name) && !isCommonName(name) && parsed.success ? [[name, parsed.output]] : [];
      });
      return Object.fromEntries(sound.slice(0, most));
    }),
  );
}

/** A list of which only the members are taken that are sound, and only so many; anything else is an empty one. */
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
