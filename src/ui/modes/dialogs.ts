import type { Mode } from '../Mode';
import type * as all from './all';
import { Coming } from './Coming';

/** All modes, those beyond the title and the map too. */
export type Dialogs = typeof all;

let loaded: Dialogs | null = null;

/** Loads the modes that neither the title nor the first turn needs; rejects if that fails. */
export async function loadDialogs(): Promise<Dialogs> {
  return (loaded ??= await import(/* webpackChunkName: "dialogs" */ './all'));
}

/** A mode that may still have to load: until then another stands in for it. */
export function dialog(make: (dialogs: Dialogs) => Mode): Mode {
  return loaded ? make(loaded) : new Coming(make);
}
