import type { Game } from '../engine/Game';
import type { Action } from '../engine/actions/Action';
import type { Intent } from '../engine/ai/intents';
import type { Point } from '../engine/core/point';
import type { Session } from './Session';
import type { Command, Layer, ModeKind } from './commands';

/** A mode's answer to a command. All but `stay`, `push` and `pop` first close everything above the map. */
export type ModeResult =
  | { readonly then: 'stay' }
  | { readonly then: 'push'; readonly mode: Mode }
  | { readonly then: 'pop' }
  /** Opens a mode in place of all open ones. */
  | { readonly then: 'turn'; readonly mode: Mode }
  | Turns;

/** A mode's wish for turns. */
export type Turns =
  /** Does an action, after asking where it is dangerous. */
  | { readonly then: 'act'; readonly action: Action; readonly next?: Next }
  /** Does an action without asking. */
  | { readonly then: 'dare'; readonly action: Action }
  /** Takes turns until the intent is done or something interrupts it. */
  | { readonly then: 'pursue'; readonly intent: Intent };

/** The mode to open again after an action unless something has come up meanwhile; null for none. */
export type Next = () => Mode | null;

/** One state of the interface; the panels show the topmost. Its logic knows neither Phaser nor the DOM. */
export interface Mode {
  readonly kind: ModeKind;
  readonly layer: Layer;
  /** The dungeon that it is about, if not that of the run. */
  readonly pack?: string | null;
  handle(command: Command, session: Session): ModeResult;
  /** Its marks on the map, if any. */
  marks?(session: Session): MapOverlay;
  /** What is read aloud of the cell under its cursor. */
  cursorWords?(game: Game): CursorWords;
  /** Chooses a dungeon, one that has just been added. */
  pick?(pack: string): void;
  /** What is read aloud beside its title, what matters most first; more lines may come later. */
  said?(session: Session): readonly string[];
}

/** A cursor's purpose, and its cell in one line. */
export interface CursorWords {
  readonly title: string;
  readonly words: string;
  /** How often its words were asked for again. */
  readonly asked: number;
}

export const STAY: ModeResult = { then: 'stay' };
export const POP: ModeResult = { then: 'pop' };

/** Opens a mode above this one. */
export function push(mode: Mode): ModeResult {
  return { then: 'push', mode };
}

/** Closes everything above the map and opens a mode there. */
export function turnTo(mode: Mode): ModeResult {
  return { then: 'turn', mode };
}

/** Does an action, after asking where it is dangerous. */
export function act(action: Action, next?: Next): ModeResult {
  return next ? { then: 'act', action, next } : { then: 'act', action };
}

/** Does an action whatever the danger. */
export function dare(action: Action): ModeResult {
  return { then: 'dare', action };
}

/** Takes up something that takes several turns. */
export function pursue(intent: Intent): ModeResult {
  return { then: 'pursue', intent };
}

/** Marks over the map: a cursor, where it may go, what would be hit, the path to walk, where the player is noticed from, what is heard. */
export interface MapOverlay {
  readonly cursor: Point | null;
  readonly reach: readonly Point[];
  readonly area: readonly Point[];
  readonly path: readonly Point[];
  /** Cells from which a monster awake would notice the player. */
  readonly seen: readonly Point[];
  /** Cells beside the player towards what it hears and doesn't see. */
  readonly heard: readonly Point[];
}

export const NO_MARKS: MapOverlay = { cursor: null, reach: [], area: [], path: [], seen: [], heard: [] };

/** Whether two cells are the same; null equals null. */
export function isSameCell(a: Point | null, b: Point | null): boolean {
  return a?.x === b?.x && a?.y === b?.y;
}
