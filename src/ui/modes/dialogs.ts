import { completeTexts } from '../../keep/text';
import { type Mode, type ModeResult, POP, STAY } from '../Mode';
import type { Command } from '../commands';

const loadModes = () => import(/* webpackChunkName: "dialogs" */ './all');

/** All modes, those beyond the title and the map too. */
export type Dialogs = Awaited<ReturnType<typeof loadModes>>;

type Made<Class> = Class extends abstract new (...args: never[]) => infer Instance ? Instance : never;

/** Any mode by its class, told from others by its kind. */
export type AnyMode = Made<Dialogs[keyof Dialogs]>;

let loaded: Dialogs | null = null;

/** Loads the modes that neither the title nor the first turn needs, and all texts; rejects if that fails. */
export async function loadDialogs(): Promise<Dialogs> {
  if (loaded) return loaded;
  const [modes] = await Promise.all([loadModes(), completeTexts()]);
  return (loaded ??= modes);
}

/** All modes, if they have been loaded. */
export function loadedDialogs(): Dialogs | null {
  return loaded;
}

/** A mode that may still have to load: until then another stands in for it. */
export function dialog(make: (dialogs: Dialogs) => Mode): Mode {
  return loaded ? make(loaded) : new Coming(make);
}

/** Stands in for a dialog that is still loading. */
export class Coming implements Mode {
  readonly kind = 'coming';
  readonly layer = 'menu';

  /** @param make makes the dialog once it has come */
  constructor(readonly make: (dialogs: Dialogs) => Mode) {}

  handle({ do: what }: Command): ModeResult {
    return what === 'close' ? POP : STAY;
  }
}
