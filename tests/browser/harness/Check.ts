import type { Page } from 'playwright-core';

/** One thing a browser must show. Checks of a file run in order in one profile: stored runs last from one to the next. */
export interface Check {
  /** What a player would notice. */
  readonly name: string;
  /** Throws when it is not so (node:assert will do). Console errors and the like fail it by themselves. */
  run(context: CheckContext): Promise<void>;
}

/** What a check works with. */
export interface CheckContext {
  /** The file's page, 1280x720; still where the check before left it. */
  readonly page: Page;
  /** Address of the built page, ends with a slash. */
  readonly url: string;
  /** Loads the page, with `?pack=...` or the like behind its address, and waits for a canvas. */
  readonly open: (query?: string) => Promise<void>;
  /** Keeps a picture as tests/browser/screens/<name>.png; returns its path. */
  readonly screenshot: (name: string, page?: Page) => Promise<string>;
  /** A page more in the same profile, such as a phone's 390x844; it is watched too and closed after the check. */
  readonly newPage: (width: number, height: number) => Promise<Page>;
  /** An emulated phone of 390x844 with fingers and without a mouse, in a profile of its own; watched and closed like the others. */
  readonly newPhone: () => Promise<Page>;
  /** Trouble this check brings about itself, such as an error on the console, by its text. */
  readonly expectTrouble: (pattern: RegExp) => void;
}
