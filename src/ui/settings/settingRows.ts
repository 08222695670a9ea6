import { LANGUAGES } from '../../content/text';
import { PICKS } from '../../engine/ai/picks';
import { TRAVEL_SPEEDS } from '../input/Stride';
import { PAGE_DEFAULTS } from './systemPreferences';

/** A setting's values, in the order in which the menu cycles through them. */
interface SettingRow<T extends string | number> {
  /** Its group in the menu. */
  readonly group: SettingGroup;
  readonly values: readonly T[];
  readonly defaultValue: T;
}

export const SETTING_GROUPS = ['sound', 'picture', 'motion', 'words', 'controls', 'ways', 'help'] as const;

export type SettingGroup = (typeof SETTING_GROUPS)[number];

const SWITCH = ['on', 'off'] as const;
/** From silent to full. */
const VOLUMES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

function row<const T extends string | number>(group: SettingGroup, values: readonly T[], defaultValue: NoInfer<T>): SettingRow<T> {
  return { group, values, defaultValue };
}

/**
 * Every setting with a list of values. Its name is the text `ui.settings.<id>`, what it does that with `.about` where the name does not
 * say it, a value's `ui.value.<id>.<value>`; on, off and numbers share theirs.
 */
export const SETTING_ROWS = {
  sound: row('sound', SWITCH, 'on'),
  effects: row('sound', VOLUMES, 7),
  ambience: row('sound', VOLUMES, 5),

  tiles: row('picture', ['sprites', 'glyphs'], 'sprites'),
  /** Screen pixels per sprite pixel; `fit` suits the window. */
  zoom: row('picture', ['fit', '1', '2', '3', '4', '5', '6'], 'fit'),
  minimap: row('picture', SWITCH, 'on'),
  contrast: row('picture', ['system', 'usual', 'high'], PAGE_DEFAULTS.contrast),
  /** Colours that stay distinct without red (protan), green (deutan) or blue (tritan). */
  palette: row('picture', ['usual', 'protan', 'deutan', 'tritan'], PAGE_DEFAULTS.palette),

  /** `system` follows the system preference. */
  motion: row('motion', ['system', 'full', 'reduced'], PAGE_DEFAULTS.motion),
  /** Animation speed of a turn. */
  speed: row('motion', ['slow', 'normal', 'fast', 'instant'], 'normal'),
  /** Whether heavy hits shake the camera. */
  shake: row('motion', SWITCH, 'on'),

  /** `system` is the first supported one of the browser's languages. */
  language: row('words', ['system', ...LANGUAGES], 'system'),
  textSize: row('words', ['normal', 'large', 'largest'], PAGE_DEFAULTS.textSize),
  /** `plain` is a legible typeface, `system` the system's own, `pixel` that of the titles. */
  font: row('words', ['plain', 'system', 'pixel'], PAGE_DEFAULTS.font),

  scheme: row('controls', ['classic', 'wasd'], 'classic'),
  /** The on-screen D-pad and its side. */
  pad: row('controls', ['off', 'left', 'right'], 'off'),
  /** Whether a phone vibrates when the player is hurt. */
  vibration: row('controls', SWITCH, 'on'),

  /** Speed of travelling, exploring and resting. */
  travel: row('ways', TRAVEL_SPEEDS, 'normal'),
  /** What auto-explore picks up. */
  picks: row('ways', PICKS, 'all'),
  /** Whether an item coming into view stops travel and auto-explore. */
  finds: row('ways', SWITCH, 'on'),

  /** Whether to ask before a dangerous action. */
  confirm: row('help', SWITCH, 'on'),
  hints: row('help', SWITCH, 'on'),
  /** Whether losing the window's focus opens the pause menu. */
  blur: row('help', SWITCH, 'on'),
  /** Whether a screen reader announces the exits after each step. */
  steps: row('help', SWITCH, 'off'),
} as const satisfies Record<string, SettingRow<string | number>>;

export type SettingId = keyof typeof SETTING_ROWS;

/** A value for each setting. */
export type Chosen = { readonly [K in SettingId]: (typeof SETTING_ROWS)[K]['values'][number] };

export const SETTING_IDS = Object.keys(SETTING_ROWS) as readonly SettingId[];

/** The default values. */
export const DEFAULTS = Object.fromEntries(Object.entries(SETTING_ROWS).map(([id, { defaultValue }]) => [id, defaultValue])) as Chosen;
