import type { Point } from '../engine/core/point';
import type { PLAIN_ACTIONS } from '../engine/run/actionCodec';

/** What the player wants, on any device: keys, taps and buttons all end in one of these. */
export type Command =
  | { readonly do: 'step'; readonly dx: number; readonly dy: number }
  /** An action that needs nothing but to be done, such as waiting. */
  | { readonly do: keyof typeof PLAIN_ACTIONS }
  /** Interacts with the player's own tile: picks up, takes the stairs, or else waits. */
  | { readonly do: 'here' }
  /** Takes the stairs underfoot, if given only those that lead `way`; without `way` it travels to stairs where there are none. */
  | { readonly do: 'stairs'; readonly way?: 'down' | 'up' }
  | { readonly do: 'explore' }
  | { readonly do: 'toStairs' }
  | { readonly do: 'rest' }
  /** A click or tap on a cell of the map. */
  | { readonly do: 'tap'; readonly cell: Point }
  /** The mouse is over a cell; null when it has left the map. */
  | { readonly do: 'hover'; readonly cell: Point | null }
  /** Shows a cell's tooltip, after hovering or a long press; null hides it. */
  | { readonly do: 'peek'; readonly cell: Point | null }
  /** The bag, to use, drop or equip an item. */
  | { readonly do: 'inventory' }
  | { readonly do: 'drop' }
  | { readonly do: 'equip' }
  /** On the map uses a quick slot, 0 first; in the bag assigns the marked item to it. Of cards it chooses the one with that number. */
  | { readonly do: 'quick'; readonly slot: number }
  /** Looks at cells one by one, first at `cell`, else at the nearest enemy or the player. */
  | { readonly do: 'look'; readonly cell?: Point }
  /** The map of the floor. */
  | { readonly do: 'map' }
  | { readonly do: 'surroundings' }
  | { readonly do: 'character' }
  | { readonly do: 'messages' }
  | { readonly do: 'help' }
  /** Everything met in all runs, and what can appear on this floor. */
  | { readonly do: 'bestiary' }
  | { readonly do: 'odds' }
  /** Turns the sound off or on. */
  | { readonly do: 'mute' }
  | { readonly do: 'settings' }
  | { readonly do: 'pause' }
  /** Dismisses the hint, or else the notice. */
  | { readonly do: 'dismiss' }
  /** Enters or leaves fullscreen. */
  | { readonly do: 'fullscreen' }
  /** Moves a list's cursor by a number of lines. */
  | { readonly do: 'cursor'; readonly by: number }
  /** Steps the marked line to its next or previous value. */
  | { readonly do: 'adjust'; readonly by: 1 | -1 }
  /** Moves the map cursor to the next or previous target. */
  | { readonly do: 'next'; readonly by: 1 | -1 }
  /** Scrolls a page by a number of units. */
  | { readonly do: 'scroll'; readonly by: number; readonly unit: 'line' | 'page' | 'all' }
  /** Moves the cursor to a line without choosing it. */
  | { readonly do: 'point'; readonly index: number }
  /** Chooses a line outright, as a click does. */
  | { readonly do: 'choose'; readonly index: number }
  /** Chooses the line with that letter, a-z. */
  | { readonly do: 'letter'; readonly letter: string }
  | { readonly do: 'confirm' }
  | { readonly do: 'close' }
  /** Any key, while one is awaited to be bound. */
  | { readonly do: 'key'; readonly name: string }
  /** Today's daily run: starts it, continues it or shows how it went. */
  | { readonly do: 'daily' }
  /** The history. */
  | { readonly do: 'pastRuns' }
  /** Export and import of everything in one file. */
  | { readonly do: 'files' }
  /** The new text of the field for pasted texts. */
  | { readonly do: 'paste'; readonly text: string }
  /** The new text of the seed field. */
  | { readonly do: 'seed'; readonly text: string }
  /** The hero to begin with. */
  | { readonly do: 'hero'; readonly hero: string }
  /** The list of the heroes to play. */
  | { readonly do: 'heroes' }
  /** Uses the hero's skill, or aims it. */
  | { readonly do: 'skill' }
  /** The list of all dungeons. */
  | { readonly do: 'dungeons' }
  /** Asks whether to remove the chosen pack. */
  | { readonly do: 'removePack' }
  /** Returns to the current or saved run. */
  | { readonly do: 'continue' }
  /** Plays or pauses the replay. */
  | { readonly do: 'toggle' }
  /** Winds the replay to a number of actions from its start. */
  | { readonly do: 'seek'; readonly to: number }
  /** Winds the replay by one action or a page of them. */
  | { readonly do: 'shift'; readonly by: 1 | -1; readonly unit: 'action' | 'page' }
  /** Doubles or halves the replay's speed. */
  | { readonly do: 'speed'; readonly by: 1 | -1 }
  /** Takes over the replayed run here. */
  | { readonly do: 'takeOver' }
  /** Begins another run or shows the end, on the last page of a run. */
  | { readonly do: 'ending'; readonly which: 'again' | 'same' | 'watch' }
  /** The page that verifies scores. */
  | { readonly do: 'scores' };

/**
 * Which keys are in force: on the map, in a replay, for a map cursor, a list with letters or numbers, a menu, a run's last page, a page,
 * or any key.
 */
export type Layer = 'play' | 'watch' | 'aim' | 'list' | 'menu' | 'end' | 'page' | 'capture';

/** The states of the interface, by what is on top. */
export type ModeKind =
  | 'opening' | 'newRun' | 'playing' | 'coming' | 'elsewhere' | 'confirm' | 'pause' | 'dungeons' | 'packFaults' | 'files' | 'import'
  | 'targeting' | 'look' | 'map' | 'surroundings' | 'inventory' | 'item' | 'quick' | 'feature' | 'character' | 'heroes' | 'newLevel'
  | 'chapter' | 'bestiary' | 'beast' | 'odds' | 'help' | 'messages' | 'settings' | 'keys' | 'bindingKeys' | 'capture'
  | 'gameOver' | 'share' | 'lastFloor' | 'watching' | 'pastRuns' | 'pastRun' | 'tombstone' | 'scores';

const REPEATABLE: readonly Command['do'][] = ['step', 'wait', 'cursor', 'adjust', 'next', 'scroll', 'shift', 'speed'];

/** Whether a held key may repeat the command: steps, waits and cursors, never an action with a price. */
export function isRepeatable(command: Command): boolean {
  return REPEATABLE.includes(command.do);
}
