import * as v from 'valibot';

/** What is kept beside the runs, in the same transactions. */
export interface Meta {
  /** Counts every save of this browser, over all runs. */
  readonly revision: number;
  /** Runs that are over, by id, with the revision of their end: what is older is dead, whatever a slot says. */
  readonly ended: Readonly<Record<string, number>>;
}

/** The newest so many ends are enough: nothing older is left in any slot. */
const MOST_ENDED = 40;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const schema = v.object({ revision: whole, ended: v.record(v.string(), whole) });

export const NO_META: Meta = { revision: 0, ended: {} };

/** Meta as it is kept; the usual where there is none or nonsense. */
export function readMeta(text: string | null): Meta {
  const parsed = v.safeParse(schema, jsonOf(text));
  return parsed.success ? parsed.output : NO_META;
}

/** Meta after a write that ended some runs. */
export function nextMeta({ ended }: Meta, revision: number, over: readonly string[]): Meta {
  const ends = [...Object.entries(ended).filter(([id]) => !over.includes(id)), ...over.map((id) => [id, revision] as const)];
  return { revision, ended: Object.fromEntries(ends.sort(([, a], [, b]) => a - b).slice(-MOST_ENDED)) };
}

/** JSON, or null where the text is none. */
export function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
