import type { Texts } from '../../../engine/content';

/** Saving, two tabs, and what went wrong. */
export const keeping = {
  'ui.elsewhere': 'Open elsewhere',
  'ui.elsewhere.other': 'The game is already open in another tab or window, and only one of them can save the run.',
  'ui.elsewhere.lost': 'Another tab or window has taken the run over. It is no longer saved here.',
  'ui.elsewhere.hint': 'Taking over goes on with the run as it was last saved. Nothing that is saved gets lost.',
  'ui.elsewhere.takeOver': 'Take over here',
  'ui.elsewhere.unsaved': 'Play here without saving',
  'ui.keeping.saved': 'Saved up to turn {n}.',
  'ui.keeping.behind': 'Saved up to turn {n}; what came after is being saved now.',
  'ui.keeping.soon': 'The run is being saved now.',
  'ui.keeping.page': 'Not saved: this browser keeps nothing, so the run ends with this page.',
  'ui.keeping.elsewhere': 'Not saved: another tab or window saves the run.',
  'ui.keeping.sign': 'not saved',
  'ui.keeping.fault.full': 'Saved up to turn {n} and not since: the browser has no room left. The run goes on, and saving is tried again.',
  'ui.keeping.fault.silent': 'Saved up to turn {n} and not since: the browser does not answer. The run goes on, and saving is tried again.',
  'ui.keeping.fault.refused': 'Saved up to turn {n} and not since: the browser refused. The run goes on, and saving is tried again.',
  'ui.keeping.never.full': 'Not saved yet: the browser has no room left. The run goes on, and saving is tried again.',
  'ui.keeping.never.silent': 'Not saved yet: the browser does not answer. The run goes on, and saving is tried again.',
  'ui.keeping.never.refused': 'Not saved yet: the browser refused. The run goes on, and saving is tried again.',
  'ui.keeping.unread.full': 'What this browser has stored could not be read, since it has no room left. Nothing of it is lost; load the page again to try once more.',
  'ui.keeping.unread.silent': 'The browser does not say what it has stored. Nothing of it is lost; load the page again to try once more.',
  'ui.keeping.unread.refused': 'What this browser has stored could not be read. Nothing of it is lost; load the page again to try once more.',
  'ui.keeping.spared': 'The stored run cannot go on here, but it stays kept. {why}',
  'ui.keeping.before': 'The save before it, of turn {n}, goes on instead.',
} as const satisfies Texts;
