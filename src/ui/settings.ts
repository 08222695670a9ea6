import * as v from 'valibot';
import type { Scheme } from './keymap';

/** What a player has chosen for all runs. */
export interface Settings {
  readonly scheme: Scheme;
}

/** Where settings are kept. */
export interface SettingsStore {
  load(): Settings;
  save(settings: Settings): void;
}

export const DEFAULT_SETTINGS: Settings = { scheme: 'classic' };

const KEY = 'lanternfall.settings';

const schema = v.object({ scheme: v.picklist(['classic', 'wasd']) });

/** Settings that last as long as the page. */
export function memorySettings(): SettingsStore {
  let kept = DEFAULT_SETTINGS;
  return {
    load: () => kept,
    save: (settings) => {
      kept = settings;
    },
  };
}

/** Settings in the browser's local storage; `open` may throw where the browser blocks it, and then they do not last. */
export function browserSettings(open: () => Storage): SettingsStore {
  const memory = memorySettings();
  return {
    load: () => attempt(() => read(open().getItem(KEY)), memory.load()),
    save: (settings) => {
      memory.save(settings);
      attempt(() => { open().setItem(KEY, JSON.stringify(settings)); }, undefined);
    },
  };
}

/** The settings in a stored text; the usual ones where it holds none or nonsense. */
function read(stored: string | null): Settings {
  if (stored === null) return DEFAULT_SETTINGS;
  const parsed = v.safeParse(schema, JSON.parse(stored));
  return parsed.success ? parsed.output : DEFAULT_SETTINGS;
}

function attempt<T>(deed: () => T, otherwise: T): T {
  try {
    return deed();
  } catch {
    return otherwise;
  }
}
