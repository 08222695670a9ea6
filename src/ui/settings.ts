import * as v from 'valibot';
import type { Keys } from './keymap';

/** How large words are, from usual to largest. */
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;

export type TextSize = (typeof TEXT_SIZES)[number];

/** What a player has chosen for all runs. */
export interface Settings extends Keys {
  readonly textSize: TextSize;
}

/** Where settings are kept. */
export interface SettingsStore {
  load(): Settings;
  save(settings: Settings): void;
}

export const DEFAULT_SETTINGS: Settings = { scheme: 'classic', own: { classic: {}, wasd: {} }, textSize: 'normal' };

const KEY = 'lanternfall.settings';

const own = v.optional(v.record(v.string(), v.array(v.string())), {});

/** What an older version did not store is as usual. */
const schema = v.object({
  scheme: v.picklist(['classic', 'wasd']),
  own: v.optional(v.object({ classic: own, wasd: own }), {}),
  textSize: v.optional(v.picklist(TEXT_SIZES), 'normal'),
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
