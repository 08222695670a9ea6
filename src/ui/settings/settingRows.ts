import { LANGUAGES } from '../../content/text';
import { PICKS } from '../../engine/ai/explore';
import { TRAVEL_SPEEDS } from '../input/Stride';

/** What one setting can be, in the order in which choosing goes through it. */
interface SettingRow<T extends string | number> {
  /** Where the settings list it. */
  readonly group: SettingGroup;
  readonly values: readonly T[];
  /** What it is before anybody has chosen. */
  readonly defaultValue: T;
}

export const SETTING_GROUPS = ['sound', 'picture', 'words', 'controls', 'help'] as const;

export type SettingGroup = (typeof SETTING_GROUPS)[number];

const SWITCH = ['on', 'off'] as const;
/** From silence to full. */
const VOLUMES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

function row<const T extends string | number>(group: SettingGroup, values: readonly T[], defaultValue: NoInfer<T>): SettingRow<T> {
  return { group, values, defaultValue };
}

/** Every setting with a list of values. Its name is the text `ui.settings.<id>`, a value's `ui.value.<id>.<value>`; on, off and numbers are said alike everywhere. */
export const SETTING_ROWS = {
  sound: row('sound', SWITCH, 'on'),
  effects: row('sound', VOLUMES, 7),
  ambience: row('sound', VOLUMES, 5),

  tiles: row('picture', ['sprites', 'glyphs'], 'sprites'),
  /** Screen pixels per sprite pixel; `fit` is what suits the window. */
  zoom: row('picture', ['fit', '1', '2', '3', '4', '5', '6'], 'fit'),
  /** `system` does what the player's system asks for. */
  motion: row('picture', ['system', 'full', 'reduced'], 'system'),
  /** How fast a turn is shown. */
  speed: row('picture', ['slow', 'normal', 'fast', 'instant'], 'normal'),
  /** Whether heavy hits shake the picture. */
  shake: row('picture', SWITCH, 'on'),
  contrast: row('picture', ['system', 'usual', 'high'], 'system'),
  /** Colours that stay apart for whoever lacks red (protan), green (deutan) or blue (tritan). */
  palette: row('picture', ['usual', 'protan', 'deutan', 'tritan'], 'usual'),
  minimap: row('picture', SWITCH, 'on'),

  /** `system` is the first of the browser's languages that there is. */
  language: row('words', ['system', ...LANGUAGES], 'system'),
  textSize: row('words', ['normal', 'large', 'largest'], 'normal'),
  /** `plain` is a face made to be legible, `system` that of the player's system, `pixel` that of the titles. */
  font: row('words', ['plain', 'system', 'pixel'], 'plain'),

  scheme: row('controls', ['classic', 'wasd'], 'classic'),
  /** The direction pad for thumbs, and on which side it lies. */
  pad: row('controls', ['off', 'left', 'right'], 'off'),
  /** How fast one travels, explores and rests. */
  travel: row('controls', TRAVEL_SPEEDS, 'normal'),
  /** What exploring fetches. */
  picks: row('controls', PICKS, 'all'),
  /** Whether an item that comes into view stops travel and exploring. */
  finds: row('controls', SWITCH, 'on'),
  /** Whether a phone buzzes when one is hurt. */
  vibration: row('controls', SWITCH, 'on'),
  /** Asking before an action that is dangerous. */
  confirm: row('controls', SWITCH, 'on'),
  /** Whether a run waits behind the pause menu when its window loses the focus. */
  blur: row('controls', SWITCH, 'on'),

  hints: row('help', SWITCH, 'on'),
  /** Whether a screen reader is told after each step where it goes on. */
  steps: row('help', SWITCH, 'off'),
} as const satisfies Record<string, SettingRow<string | number>>;

export type SettingId = keyof typeof SETTING_ROWS;

/** What a player has chosen from the lists. */
export type Chosen = { readonly [K in SettingId]: (typeof SETTING_ROWS)[K]['values'][number] };

export const SETTING_IDS = Object.keys(SETTING_ROWS) as readonly SettingId[];

/** The usual value of everything. */
export const DEFAULTS = Object.fromEntries(Object.entries(SETTING_ROWS).map(([id, { defaultValue }]) => [id, defaultValue])) as Chosen;
