import * as v from 'valibot';
import type { Keys } from '../input/keymap';
import { attempt } from '../../keep/browser/Tail';
import { validEntries, validMembers } from '../../keep/sanitize';
import { SETTING_ROWS, DEFAULTS, type Chosen } from './settingRows';

/** The player's settings, for all runs. */
export interface Settings extends Chosen, Keys {
  /** Ids of hints already read. */
  readonly hintsSeen: readonly string[];
  /** Item kinds in the quick slots, by id; empty for a free slot. */
  readonly quick: readonly string[];
}

/** Storage for settings. */
export interface SettingsStore {
  load(): Settings;
  save(settings: Settings): void;
}

export const DEFAULT_SETTINGS: Settings = { ...DEFAULTS, own: { classic: {}, wasd: {}, pad: {} }, hintsSeen: [], quick: [] };

const KEY = 'lanternfall.settings';

/** Maximum entries of any table or list. */
const MOST = 200;
const name = v.pipe(v.string(), v.maxLength(80));
const keys = v.pipe(v.array(name), v.maxLength(20));
const own = v.optional(validEntries(keys, MOST), {});

/** A missing or unknown value falls back to its default; the others stay. */
const chosen = Object.fromEntries(Object.entries(SETTING_ROWS).map(([id, { values, defaultValue }]) => [
  id, v.optional(v.fallback(v.picklist(values), defaultValue), defaultValue),
]));

const schema = v.object({
  ...chosen,
  own: v.optional(v.fallback(v.object({ classic: own, wasd: own, pad: own }), { classic: {}, wasd: {}, pad: {} }), {}),
  hintsSeen: v.optional(validMembers(name, MOST), []),
  quick: v.optional(validMembers(name, MOST), []),
});

/** Settings in memory, lost with the page. */
export function memorySettings(): SettingsStore {
  let kept = DEFAULT_SETTINGS;
  return {
    load: () => kept,
    save: (settings) => {
      kept = settings;
    },
  };
}

/** Settings in the browser's local storage; `open` may throw where the browser blocks it: then they are lost with the page. */
export function browserSettings(open: () => Storage): SettingsStore {
  const memory = memorySettings();
  return {
    load: () => attempt(() => settingsIn(JSON.parse(open().getItem(KEY) ?? 'null'))) ?? memory.load(),
    save: (settings) => {
      memory.save(settings);
      attempt(() => { open().setItem(KEY, JSON.stringify(settings)); });
    },
  };
}

/** The settings in a value from outside; missing or unknown ones are the defaults. */
export function settingsIn(value: unknown): Settings {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? { ...DEFAULT_SETTINGS, ...parsed.output } : DEFAULT_SETTINGS;
}
