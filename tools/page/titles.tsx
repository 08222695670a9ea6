import { render } from 'preact-render-to-string';
import { LANGUAGES, type Language } from '../../src/content/text';
import { dayName, dayOf } from '../../src/keep/daily';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { speakAs } from '../../src/keep/text';
import { NewRun } from '../../src/ui/modes/NewRun';
import { App } from '../../src/ui/panels/App';
import { firstPack } from '../../src/ui/run/newRuns';
import { Session } from '../../src/ui/Session';
import { DEFAULT_SETTINGS, memorySettings } from '../../src/ui/settings/settings';

/** Any day; `src/ui/panels/early/early.ts` puts the present one in its place. */
const DAY = new Date(0);

/** The title in every language, as a new player gets it: the page holds them, so that there are words before any script has come. */
export async function titles(): Promise<string> {
  // All that drawing asks of a page that is not there.
  Object.assign(globalThis, { document: { activeElement: null } });
  const all: string[] = [];
  for (const language of LANGUAGES) {
    await speakAs(language);
    all.push(`<template lang="${language}"><div class="ui early">${titleIn(language)}</div></template>`);
  }
  await speakAs('en');
  return all.join('\n    ');
}

function titleIn(language: Language): string {
  const settings = memorySettings({ ...DEFAULT_SETTINGS, language });
  const session = new Session({ storage: new MemoryStorage(), settings, random: () => 0, now: () => DAY });
  session.modes.reset(new NewRun(firstPack));
  const markup = render(<App session={session} sheet={null} parts={null} dialogs={null} />);
  // Nothing moves or is read aloud yet.
  const still = markup.replaceAll(/<span class="mote[^>]*><\/span>|<div class="spoken">.*?<\/div><\/div>/g, '');
  return still.replaceAll(dayName(dayOf(DAY)), '<span class="today"></span>');
}
