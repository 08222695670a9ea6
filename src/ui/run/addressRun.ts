import * as v from 'valibot';
import { text } from '../../keep/text';

/** The run in an address such as `?pack=classicBare&seed=42`; either part may be missing. */
export interface AddressRun {
  readonly pack: string | null;
  readonly seed: string | null;
}

/** The most characters of each; no browser sends more on purpose. */
const MOST_CHARACTERS = 2000;
const once = v.pipe(v.array(v.pipe(v.string(), v.maxLength(MOST_CHARACTERS))), v.maxLength(1));
const addressSchema = v.object({ pack: once, seed: once });

/** The run in an address's query, which need not exist; null when the query names none, or more than one. */
export function addressRun(search: string): AddressRun | null {
  const { success, output } = v.safeParse(addressSchema, valuesOf(search));
  if (!success) return null;
  const [pack = null] = output.pack;
  const [seed = null] = output.seed;
  return pack === null && seed === null ? null : { pack, seed };
}

/** What is wrong with an address's query, as a sentence; null where nothing is. */
export function addressError(search: string): string | null {
  const { issues } = v.safeParse(addressSchema, valuesOf(search), { abortEarly: true });
  const [issue] = issues ?? [];
  if (!issue) return null;
  const what = String(issue.path?.[0].key);
  return (issue.path?.length ?? 0) > 1 ? text('ui.address.long', { what, n: MOST_CHARACTERS }) : text('ui.address.twice', { what });
}

function valuesOf(search: string): { readonly pack: readonly string[]; readonly seed: readonly string[] } {
  const query = new URLSearchParams(search);
  return { pack: query.getAll('pack'), seed: query.getAll('seed') };
}
