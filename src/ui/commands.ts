import type { Point } from '../engine/core/point';

/** What a person wants, whatever device said it: keys, taps and buttons all end in one of these. */
export type Command =
  | { readonly do: 'step'; readonly dx: number; readonly dy: number }
  | { readonly do: 'wait' }
  | { readonly do: 'pickUp' }
  | { readonly do: 'stairs' }
  /** A cell of the map was clicked or touched. */
  | { readonly do: 'tap'; readonly cell: Point }
  | { readonly do: 'inventory' }
  | { readonly do: 'messages' }
  | { readonly do: 'help' }
  | { readonly do: 'pause' }
  /** Moves the mark in a list by so many lines. */
  | { readonly do: 'cursor'; readonly by: number }
  /** Puts the mark on a line without choosing it. */
  | { readonly do: 'point'; readonly index: number }
  /** Chooses a line outright, as a click does. */
  | { readonly do: 'choose'; readonly index: number }
  /** Chooses the line with that letter, a-z. */
  | { readonly do: 'letter'; readonly letter: string }
  | { readonly do: 'confirm' }
  | { readonly do: 'close' }
  /** The text in the seed field is now this. */
  | { readonly do: 'seed'; readonly text: string }
  /** Asks for the run that was left or stored. */
  | { readonly do: 'continue' };

/** Whether holding a key down may go on doing this: steps and waits and list marks, never a deed with a price. */
export function isRepeatable(command: Command): boolean {
  return command.do === 'step' || command.do === 'wait' || command.do === 'cursor';
}
