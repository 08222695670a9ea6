import type { Mode } from '../Mode';
import type * as all from './all';
import { completeTexts } from '../../keep/text';
import { Coming } from './Coming';

/** All modes, those beyond the title and the map too. */
export type Dialogs = typeof all;

let loaded: Dialogs | null = null;

/** Loads the modes that neither the title nor the first turn needs, and all texts; rejects if that fails. */
export async function loadDialogs(): Promise<Dialogs> {
  if (loaded) return loaded;
  const [modes] = await Promise.all([import(/* webpackChunkName: "dialogs" */ './all'), completeTexts()]);
  return (loaded ??= modes);
}

/** A mode that may still have to load: until then another stands in for it. */
export function dialog(make: (dialogs: Dialogs) => Mode): Mode {
  return loaded ? make(loaded) : new Coming(make);
}
