import type { Point } from '../engine/core/point';
import type { PLAIN_ACTIONS } from '../engine/run/actionCodec';

/** What a person wants, whatever device said it: keys, taps and buttons all end in one of these. */
export type Command =
  | { readonly do: 'step'; readonly dx: number; readonly dy: number }
  /** An action that needs nothing but to be done, such as waiting. */
  | { readonly do: keyof typeof PLAIN_ACTIONS }
  /** Whatever can be done where one stands: picks up, takes the stairs, or else waits. */
  | { readonly do: 'here' }
  /** Takes the stairs underfoot: those that lead that way; without a way whichever there are, and where there are none it walks to them. */
  | { readonly do: 'stairs'; readonly way?: 'down' | 'up' }
  | { readonly do: 'explore' }
  | { readonly do: 'toStairs' }
  | { readonly do: 'rest' }
  /** A cell of the map was clicked or touched. */
  | { readonly do: 'tap'; readonly cell: Point }
  /** The mouse is over that cell; null when it has left the map. */
  | { readonly do: 'hover'; readonly cell: Point | null }
  /** Shows what is known of a cell in a small box beside it, as a mouse that rests or a long press asks; null takes it away. */
  | { readonly do: 'peek'; readonly cell: Point | null }
  /** The lists of what is carried: to use it, to lay it down, to put it on. */
  | { readonly do: 'inventory' }
  | { readonly do: 'drop' }
  | { readonly do: 'equip' }
  /** On the map uses what is in that quick slot, 0 first; in a list of items puts the marked one there. */
  | { readonly do: 'quick'; readonly slot: number }
  /** Looks at one cell after another, first at that one or at oneself. */
  | { readonly do: 'look'; readonly cell?: Point }
  /** The whole floor as far as it is known. */
  | { readonly do: 'map' }
  | { readonly do: 'surroundings' }
  | { readonly do: 'character' }
  | { readonly do: 'messages' }
  | { readonly do: 'help' }
  /** What has been met over all runs, and what can appear on this floor. */
  | { readonly do: 'bestiary' }
  | { readonly do: 'odds' }
  /** Turns the sound off or on. */
  | { readonly do: 'mute' }
  | { readonly do: 'settings' }
  | { readonly do: 'pause' }
  /** Puts away the hint that is shown, else the notice. */
  | { readonly do: 'dismiss' }
  /** Fills the screen, or leaves it again. */
  | { readonly do: 'fullscreen' }
  /** Moves the mark in a list by so many lines. */
  | { readonly do: 'cursor'; readonly by: number }
  /** Sets the marked line to its next value, or back. */
  | { readonly do: 'adjust'; readonly by: 1 | -1 }
  /** Goes to the next thing worth aiming or looking at, or back. */
  | { readonly do: 'next'; readonly by: 1 | -1 }
  /** Scrolls a page by so many of that. */
  | { readonly do: 'scroll'; readonly by: number; readonly unit: 'line' | 'page' | 'all' }
  /** Puts the mark on a line without choosing it. */
  | { readonly do: 'point'; readonly index: number }
  /** Chooses a line outright, as a click does. */
  | { readonly do: 'choose'; readonly index: number }
  /** Chooses the line with that letter, a-z. */
  | { readonly do: 'letter'; readonly letter: string }
  | { readonly do: 'confirm' }
  | { readonly do: 'close' }
  /** Any key at all, where one is asked for to be bound. */
  | { readonly do: 'key'; readonly name: string }
  /** Today's daily run: begins it, goes on with it or shows how it went. */
  | { readonly do: 'daily' }
  /** The runs that are over. */
  | { readonly do: 'pastRuns' }
  /** Everything in one file. */
  | { readonly do: 'files' }
  /** The text in the field for pasted texts is now this. */
  | { readonly do: 'paste'; readonly text: string }
  /** The text in the seed field is now this. */
  | { readonly do: 'seed'; readonly text: string }
  /** All dungeons there are. */
  | { readonly do: 'dungeons' }
  /** Asks whether the pack that is chosen is to be taken off the title. */
  | { readonly do: 'giveUp' }
  /** Asks for the run that was left or stored. */
  | { readonly do: 'continue' }
  /** Lets what is watched go on or wait. */
  | { readonly do: 'toggle' }
  /** Winds it to so many actions after its start. */
  | { readonly do: 'seek'; readonly to: number }
  /** Winds it by one action, or by many. */
  | { readonly do: 'shift'; readonly by: 1 | -1; readonly unit: 'action' | 'page' }
  /** Twice as fast, or half. */
  | { readonly do: 'speed'; readonly by: 1 | -1 }
  /** Plays on from where one watches. */
  | { readonly do: 'takeOver' }
  /** Scores that prove themselves. */
  | { readonly do: 'scores' };

/** Which keys are in force: on the map, in a replay, for a map cursor, a lettered list, a menu, a page, or while any key is awaited. */
export type Layer = 'play' | 'watch' | 'aim' | 'list' | 'menu' | 'page' | 'capture';

const REPEATABLE: readonly Command['do'][] = ['step', 'wait', 'cursor', 'adjust', 'next', 'scroll', 'shift', 'speed'];

/** Whether holding a key down may go on doing this: steps, waits and marks, never an action with a price. */
export function isRepeatable(command: Command): boolean {
  return REPEATABLE.includes(command.do);
}
