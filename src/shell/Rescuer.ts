/**
 * What has become of the run: there was none; it is all right and saved; its last action broke and is not saved; the same again at the
 * same place; it is all right and this browser saves nothing.
 */
export type Standing = 'none' | 'kept' | 'before' | 'again' | 'unkept';

/** What the game can still do when it has broken. Any of it may throw: the screen then does without. */
export interface Rescuer {
  /** No key, frame or save any more. */
  stop(): void;
  /** The language the game speaks, such as `de`. */
  language(): string;
  standing(): Standing;
  /** What was being played and how, line by line. */
  report(): readonly string[];
  /** Run, history, settings and all the rest as one file. */
  exportFile(): Promise<RescuedFile>;
  /** Lets the player choose such a file, to go on with it after a restart: null when that is done, else why not; nothing where it is called off. */
  importFile(): Promise<string | null>;
  /** Takes the newest save away, so that the one before it is gone on with; false where there is none. */
  stepBack(): Promise<boolean>;
  /** Settles when all that is being written is. */
  settled(): Promise<void>;
}

/** A file by its name and what is in it. */
export interface RescuedFile {
  readonly name: string;
  readonly text: string;
}

/** All that the error screen knows between two errors. */
export interface Shell {
  rescuer: Rescuer | null;
  /** `building` for good when the screen itself could not be made. */
  screen: 'none' | 'building' | 'shown';
  /** Errors in words, each with how often it came. */
  readonly errors: Map<string, number>;
  /** What the rescuer had to say of the run when the first error came. */
  about: readonly string[];
}

/** The screen stands in a script of its own, and the game in another: they meet on the window, under a name that both know. */
const KEY = Symbol.for('lanternfall.shell');

/** What is known of the page's errors. */
export function shellOf(win: Window): Shell {
  const holder = win as Window & { [KEY]?: Shell };
  const known: Shell | undefined = holder[KEY];
  if (known !== undefined) return known;
  const fresh: Shell = { rescuer: null, screen: 'none', errors: new Map(), about: [] };
  holder[KEY] = fresh;
  return fresh;
}

/** Lets the error screen ask the game for help from now on. */
export function standBy(win: Window, rescuer: Rescuer): void {
  shellOf(win).rescuer = rescuer;
}
