import type { ErrorReport } from './describeError';
import { GAME } from '../naming';

/** The run after the crash: none; saved; last action failed and unsaved; failed again at the same place; intact, but saving is blocked. */
export type Standing = 'none' | 'kept' | 'before' | 'again' | 'unkept';

/** What a crashed game can still do. Any method may throw: the screen then does without it. */
export interface Rescuer {
  /** Stops input, frames and saves; a part that did not load says nothing about the run. */
  stop(isLoading: boolean): void;
  /** The game's language, such as `de`. */
  language(): string;
  standing(): Standing;
  /** Lines about the run and how it was being played. */
  report(): readonly string[];
  /** All of the player's data as one file. */
  exportFile(): Promise<RescuedFile>;
  /** Lets the player choose such a file, to be used after a restart: null if imported, else why not; empty if cancelled. */
  importFile(): Promise<string | null>;
  /** Moves the newest save aside, so that the previous one is continued; false if there is none. */
  stepBack(): Promise<boolean>;
  /** Resolves when all pending writes are done. */
  settled(): Promise<void>;
}

/** A file's name and content. */
export interface RescuedFile {
  readonly name: string;
  readonly text: string;
}

/** The error screen's state. */
export interface Shell {
  rescuer: Rescuer | null;
  /** Shows the error screen; null until its script has run. */
  show: ((error: ErrorReport | Error) => void) | null;
  /** Stays `building` if the screen itself could not be built. */
  screen: 'none' | 'building' | 'shown';
  /** Whether the game's own script has begun. */
  isBegun: boolean;
  /** Addresses of files that the page lacks. */
  readonly missing: Set<string>;
  /** Error texts with their counts. */
  readonly errors: Map<string, number>;
  /** The rescuer's report at the first error. */
  about: readonly string[];
}

/** The screen and the game are separate scripts: they share this state on the window, under a global symbol. */
const KEY = Symbol.for(`${GAME.id}.shell`);

/** The shared state, created if missing. */
export function shellOf(win: Window): Shell {
  const holder = win as Window & { [KEY]?: Shell };
  const known: Shell | undefined = holder[KEY];
  if (known !== undefined) return known;
  const fresh: Shell = { rescuer: null, show: null, screen: 'none', isBegun: false, missing: new Set(), errors: new Map(), about: [] };
  holder[KEY] = fresh;
  return fresh;
}

/** Tells the error screen that the game's own script has come. */
export function begin(win: Window): void {
  shellOf(win).isBegun = true;
}

/** Registers the game's rescuer with the error screen. */
export function standBy(win: Window, rescuer: Rescuer): void {
  shellOf(win).rescuer = rescuer;
}

/** Shows the error screen from the game's own script, which need not bring the screen along. */
export function callShell(win: Window, error: ErrorReport | Error): void {
  shellOf(win).show?.(error);
}
