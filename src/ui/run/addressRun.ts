import * as v from 'valibot';
import { text } from '../../keep/text';

/** The run that an address asks for, such as `?pack=classicBare&seed=42`; either part may be missing. */
export interface AddressRun {
  readonly pack: string | null;
  readonly seed: string | null;
}

/** Each may be there once; no browser sends more than that many characters on purpose. */
const MOST_CHARACTERS = 2000;
const once = v.pipe(v.array(v.pipe(v.string(), v.maxLength(MOST_CHARACTERS))), v.maxLength(1));
const askedSchema = v.object({ pack: once, seed: once });

/** Reads the query of an address; null when it asks for no run, or for none that can be told from another. Whether there is such a run is not checked yet. */
export function addressRun(search: string): AddressRun | null {
  const { success, output } = v.safeParse(askedSchema, valuesOf(search));
  if (!success) return null;
  const [pack = null] = output.pack;
  const [seed = null] = output.seed;
  return pack === null && seed === null ? null : { pack, seed };
}

/** What is odd about the query of an address, as a sentence; null where nothing is. */
export function addressError(search: string): string | null {
  const { issues } = v.safeParse(askedSchema, valuesOf(search), { abortEarly: true });
  const [issue] = issues ?? [];
  if (!issue) return null;
  const what = String(issue.path?.[0].key);
  return (issue.path?.length ?? 0) > 1 ? text('ui.address.long', { what, n: MOST_CHARACTERS }) : text('ui.address.twice', { what });
}

function valuesOf(search: string): { readonly pack: readonly string[]; readonly seed: readonly string[] } {
  const query = new URLSearchParams(search);
  return { pack: query.getAll('pack'), seed: query.getAll('seed') };
}
