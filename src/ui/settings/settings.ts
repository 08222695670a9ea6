import * as v from 'valibot';
import type { Keys } from '../input/keymap';
import { attempt } from '../../keep/browser/LocalStorage';
import { validEntries, validMembers } from '../../keep/sanitize';
import { SETTING_ROWS, DEFAULTS, type Chosen } from './settingRows';
import { GAME } from '../../naming';

/** The player's settings, for all runs. */
export interface Settings extends Chosen, Keys {
  /** Ids of hints already read. */
  readonly hintsSeen: readonly string[];
  /** Whether the player has chosen its keys: in the settings, or by the first letter to walk. Until then a letter may choose the scheme. */
  readonly keysChosen: boolean;
  /** Item kinds in the quick slots, by id; empty for a free slot. */
  readonly quick: readonly string[];
}

/** Storage for settings. */
export interface SettingsStore {
  load(): Settings;
  save(settings: Settings): void;
}

export const DEFAULT_SETTINGS: Settings = {
  ...DEFAULTS, own: { classic: {}, wasd: {}, pad: {} }, keysChosen: false, hintsSeen: [], quick: [],
};

const KEY = `${GAME.id}.settings`;

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
  keysChosen: v.optional(v.fallback(v.nullable(v.boolean()), null), null),
  hintsSeen: v.optional(validMembers(name, MOST), []),
  quick: v.optional(validMembers(name, MOST), []),
});

/** Settings after a change; one of keys is a choice of them. */
export function changed(settings: Settings, change: Partial<Settings>): Settings {
  return { ...settings, keysChosen: settings.keysChosen || 'scheme' in change || 'own' in change, ...change };
}

/** Settings in memory, lost with the page. */
export function memorySettings(kept: Settings = DEFAULT_SETTINGS): SettingsStore {
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
  if (!parsed.success) return DEFAULT_SETTINGS;
  // Where a scheme was stored before there was a choice, the player knows its keys.
  const keysChosen = parsed.output.keysChosen ?? v.is(v.object({ scheme: v.picklist(SETTING_ROWS.scheme.values) }), value);
  return { ...DEFAULT_SETTINGS, ...parsed.output, keysChosen };
}
