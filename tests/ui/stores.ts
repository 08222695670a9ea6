import { beginRun, openPage, playTurns, Witness, type Browser, type Page } from '../support/pages';
import { type, topOf } from './support';

/** The question about another run. */
export const OFFER = 'ui.keeping.other';

/** Plays a run of that seed in a page whose database is fast or slow, and closes the page. */
export async function plays(browser: Browser, { isSlow, seed, turns = 3 }: { isSlow: boolean; seed: string; turns?: number }): Promise<Page> {
  const page = await openPage(browser, { isSlow });
  if (page.session.modes.top.kind === 'confirm') type(page.session, 'Enter');
  await beginRun(page, new Witness(), seed);
  await playTurns(page, new Witness(), turns);
  expect(page.session.runs.savedTurn).toBe(turns);
  browser.lock.free();
  return page;
}

/** Opens a page with a fast database. */
export function opens(browser: Browser): Promise<Page> {
  browser.lock.free();
  return openPage(browser);
}

/** What a page shows: seed and turn of its run, and the question above it. */
export function shown({ session }: Page): unknown[] {
  const top = topOf(session);
  return [session.isRunning ? session.game?.state.seed : null, session.isRunning ? session.game?.state.turn : null, top.kind === 'confirm' ? top.question.key : null];
}

/** The keys of saves, history and texts set aside in a place. */
export function saved(place: ReadonlyMap<string, string>): string[] {
  return [...place.keys()].filter((key) => /^(run|history|daily|packs|aside|present)/.test(key)).map((key) => key.replace(/[a-z0-9]{16,}/, 'id')).sort();
}
