import * as v from 'valibot';
import type { Keys } from '../input/keymap';
import { validEntries, validMembers } from '../../keep/sanitize';
import { SETTING_ROWS, DEFAULTS, type Chosen } from './settingRows';

/** What a player has chosen for all runs. */
export interface Settings extends Chosen, Keys {
  /** Hints of the first run that have been read, by id. */
  readonly hintsSeen: readonly string[];
  /** Kinds of items in the quick slots, by id; empty where a slot is free. */
  readonly quick: readonly string[];
}

/** Where settings are kept. */
export interface SettingsStore {
  load(): Settings;
  save(settings: Settings): void;
}

export const DEFAULT_SETTINGS: Settings = { ...DEFAULTS, own: { classic: {}, wasd: {}, pad: {} }, hintsSeen: [], quick: [] };

const KEY = 'lanternfall.settings';

/** More than there are of anything, and longer than any name. */
const MOST = 200;
const name = v.pipe(v.string(), v.maxLength(80));
const keys = v.pipe(v.array(name), v.maxLength(20));
const own = v.optional(validEntries(keys, MOST), {});

/** A value that is missing or unknown is as usual, and takes no other with it. */
const chosen = Object.fromEntries(Object.entries(SETTING_ROWS).map(([id, { values, defaultValue }]) => [id, v.optional(v.fallback(v.picklist(values), defaultValue), defaultValue)]));

const schema = v.object({
  ...chosen,
  own: v.optional(v.fallback(v.object({ classic: own, wasd: own, pad: own }), { classic: {}, wasd: {}, pad: {} }), {}),
  hintsSeen: v.optional(validMembers(name, MOST), []),
  quick: v.optional(validMembers(name, MOST), []),
});

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
  return settingsIn(JSON.parse(stored));
}

/** The settings in a value from outside: what is missing or unknown is as usual. */
export function settingsIn(value: unknown): Settings {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? { ...DEFAULT_SETTINGS, ...parsed.output } : DEFAULT_SETTINGS;
}

function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}
