/** The run that an address asks for, such as `?pack=classicBare&seed=42`; either part may be missing. */
export interface AddressRun {
  readonly pack: string | null;
  readonly seed: string | null;
}

/** Reads the query of an address; null when it asks for no run. Nothing is checked yet. */
export function addressRun(search: string): AddressRun | null {
  const query = new URLSearchParams(search);
  const pack = query.get('pack');
  const seed = query.get('seed');
  return pack === null && seed === null ? null : { pack, seed };
}
