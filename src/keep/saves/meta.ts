import * as v from 'valibot';

/** Save metadata, written in the same transactions as the runs. */
export interface Meta {
  /** The number of saves in this browser, over all runs. */
  readonly revision: number;
  /** Finished runs by id, with the revision at which they ended: older saves of them are void. */
  readonly ended: Readonly<Record<string, number>>;
}

/** How many ends are kept: no slot holds a save older than these. */
const MOST_ENDED = 40;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const schema = v.object({ revision: whole, ended: v.record(v.string(), whole) });

export const NO_META: Meta = { revision: 0, ended: {} };

/** Parses stored metadata; missing or invalid text gives the default. */
export function readMeta(text: string | null): Meta {
  const parsed = v.safeParse(schema, jsonOf(text));
  return parsed.success ? parsed.output : NO_META;
}

/** The metadata after a write that ended the runs `over`. */
export function nextMeta({ ended }: Meta, revision: number, over: readonly string[]): Meta {
  const ends = [...Object.entries(ended).filter(([id]) => !over.includes(id)), ...over.map((id) => [id, revision] as const)];
  return { revision, ended: Object.fromEntries(ends.sort(([, a], [, b]) => a - b).slice(-MOST_ENDED)) };
}

/** Parses JSON; null if the text is none. */
export function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
