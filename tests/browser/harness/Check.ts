import type { Page } from 'playwright-core';

/** One thing a browser must show. Checks of a file run in order in one profile: stored runs carry over from one to the next. */
export interface Check {
  /** What a player would notice. */
  readonly name: string;
  /** Throws on failure (node:assert will do). Console errors and the like fail it by themselves. */
  run(context: CheckContext): Promise<void>;
}

/** What a check works with. */
export interface CheckContext {
  /** The file's page, 1280x720; still as the previous check left it. */
  readonly page: Page;
  /** Address of the built page, ends with a slash. */
  readonly url: string;
  /** Loads the page, with `?pack=...` or the like after its address, and waits for a canvas. */
  readonly open: (query?: string) => Promise<void>;
  /** Saves a screenshot as tests/browser/screens/<name>.png; returns its path. */
  readonly screenshot: (name: string, page?: Page) => Promise<string>;
  /** One more page in the same profile, such as a phone's 390x844; also watched, and closed after the check. */
  readonly newPage: (width: number, height: number) => Promise<Page>;
  /** An emulated phone of 390x844 with touch and without a mouse, in its own profile; watched and closed like the others. */
  readonly newPhone: () => Promise<Page>;
  /** Expects trouble that this check causes itself, such as a console error, by its text. */
  readonly expectTrouble: (pattern: RegExp) => void;
}
